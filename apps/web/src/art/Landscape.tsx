/** Decoration behind a heading or in a row: a wonder in its land, below a sky. The plain look shows nothing. */
import { lightOf } from '@heptapolis/boxes/light'
import { appearance, useSkin } from './appearance.ts'
import styles from './landscape.module.css'
import { type LandscapeForm, useLandscape } from './landscapes.ts'

export interface LandscapePlace {
  wonder: string
  /** Selects the light. */
  age: number
}

export function Landscape({ wonder, age, form }: LandscapePlace & { form: LandscapeForm }) {
  const light = appearance(({ theme }) => lightOf(age, false, theme))
  const address = useLandscape(wonder, form, light)
  if (useSkin() === 'plain') return undefined
  return (
    <span className={styles.landscape} data-light={light} data-landscape="" aria-hidden="true">
      {address === undefined ? undefined : <img src={address} alt="" />}
    </span>
  )
}
