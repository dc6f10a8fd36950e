/** Painted background of a city: sky and land. Hidden from screen readers. */
import { useLight } from './light.tsx'
import { type Surroundings, useSurroundings } from './pictures.ts'
import styles from './scene.module.css'

interface SceneProps {
  wonder: string
  age: number
  /** Whether the monument is behind the town, on its own mound. */
  hasMound?: boolean
  /** Shows a camp, because nothing is built. */
  isEmpty?: boolean
  isSmall?: boolean
}

export function Scene({ wonder, age, hasMound = false, isEmpty = false, isSmall = false }: SceneProps) {
  const light = useLight()
  const around = useSurroundings(wonder, light)
  return (
    <div className={styles.scene} data-light={light} data-scene="" aria-hidden="true">
      <span className={styles.orb} data-age={Math.max(1, age)} />
      {around ? <Painted {...{ around, hasMound, isEmpty, isSmall }} /> : undefined}
    </div>
  )
}

interface PaintedProps extends Required<Pick<SceneProps, 'hasMound' | 'isEmpty' | 'isSmall'>> {
  around: Surroundings
}

function Painted({ around, hasMound, isEmpty, isSmall }: PaintedProps) {
  const { land, mound, clouds, stars, camp, isRock, isSea } = around
  return (
    <>
      {stars ? <img className={styles.stars} src={stars} alt="" /> : undefined}
      {isSmall ? undefined : <img className={styles.clouds} src={clouds} alt="" />}
      {hasMound ? <img className={styles.mound} data-rock={isRock || undefined} src={mound} alt="" /> : undefined}
      <img className={styles.land} data-low={(hasMound && isSea) || undefined} src={land} alt="" />
      {isEmpty ? <img className={styles.camp} src={camp} alt="" /> : undefined}
    </>
  )
}
