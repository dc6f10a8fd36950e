/** Head of a chapter: its number, title and summary above a painted land. */
import { BASE } from '@heptapolis/boxes'
import type { Chapter } from '@heptapolis/rulebook'
import { Landscape } from '../../art/Landscape.tsx'
import { BoxMark } from '../../look/pieces/Tokens.tsx'
import { placeOf } from '../opening/places.ts'
import styles from './band.module.css'

type BandProps = Pick<Chapter, 'id' | 'number' | 'title' | 'summary' | 'box'>

export const Band = ({ id, number, title, summary, box }: BandProps) => (
  <header className={styles.band}>
    <Landscape {...placeOf({ id, box })} form="strip" />
    <h2>
      <span className={styles.number}>{number}</span> {title}{' '}
      {box === BASE ? undefined : <BoxMark box={box} size={24} />}
    </h2>
    <p>{summary}</p>
  </header>
)
