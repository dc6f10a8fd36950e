/** A shipyard: four columns of spaces, each with what it costs to sail there and what it gives. */
import { type Cost, type Piece, type Price, RESOURCES, vector } from '@heptapolis/engine'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { Coin, CostRow, Glyph, Points } from '../look/Tokens.tsx'
import styles from './library.module.css'
import { libraryWords } from './words.ts'

const FLEETS = ['red', 'yellow', 'blue', 'green'] as const

interface Space {
  naval?: number
  level?: number
  coins?: number
  tax?: boolean
  points?: number
  explore?: number
}
interface Yard {
  wonder: number
  tracks: readonly { prices: readonly Price[]; spaces: readonly Space[] }[]
}

export const yardOn = ({ def }: Piece): Yard | undefined => ('yard' in def ? (def.yard as Yard) : undefined)

export function Shipyard({ name, yard }: { name: string; yard: Yard }) {
  return (
    <article className={styles.wonder}>
      <header>
        <Icon name="ship" size={26} />
        <h3>{name}</h3>
      </header>
      <ul className={styles.tracks}>
        {yard.tracks.map((track, i) => (
          <li key={FLEETS[i]} className={`c-${FLEETS[i]}`}>
            <span className={styles.fleet}>
              <Glyph colour={FLEETS[i]} size={16} />
              {yard.wonder === i ? <Icon name="stage" size={14} label={libraryWords().wonderColumn} /> : undefined}
            </span>
            <ol className={styles.spaces}>
              {track.spaces.map((space, at) => (
                <li key={spaceKey(at)}>
                  <CostRow cost={costOf(track.prices[at])} size={14} />
                  <Gain space={space} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </article>
  )
}

const spaceKey = (at: number): string => `space ${at}`

function Gain({ space }: { space: Space }) {
  const w = words()
  return (
    <span className={styles.gain}>
      {space.naval ? (
        <span className={styles.part} title={w.marks.naval}>
          <Icon name="naval" size={13} label={w.marks.naval} />
          {space.naval}
        </span>
      ) : undefined}
      {space.level ? (
        <span className={styles.part}>
          <Icon name="tax" size={13} />
          {space.level}
        </span>
      ) : undefined}
      {space.coins ? <Coin coins={space.coins} size={15} /> : undefined}
      {space.points ? <Points points={space.points} size={18} /> : undefined}
      {space.explore ? (
        <span className={styles.part}>
          <Icon name="island" size={14} />
          {'I'.repeat(space.explore)}
        </span>
      ) : undefined}
    </span>
  )
}

const costOf = ({ need, coins }: Price): Cost => ({
  ...Object.fromEntries(RESOURCES.map((good, r) => [good, vector.count(need, r)])),
  ...(coins > 0 ? { coins } : {}),
})
