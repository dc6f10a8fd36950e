/** Painted background of a city: sky and land. Hidden from screen readers. */
import { memo } from 'react'
import { useLight } from './light.tsx'
import { type SceneParts, type Surroundings, useSurroundings } from './pictures.ts'
import styles from './scene.module.css'

interface SceneProps extends Partial<SceneParts> {
  wonder: string
  age: number
}

export const Scene = memo(({ wonder, age, hasMound = false, isEmpty = false, isSmall = false }: SceneProps) => {
  const light = useLight()
  const around = useSurroundings(wonder, light, { hasMound, isEmpty, isSmall })
  return (
    <div className={styles.scene} data-light={light} data-scene="" aria-hidden="true">
      <span className={styles.orb} data-age={Math.max(1, age)} />
      {around ? <Painted {...around} /> : undefined}
    </div>
  )
})

const Painted = ({ land, mound, clouds, stars, camp, isRock, isSea }: Surroundings) => (
  <>
    {stars ? <img className={styles.stars} src={stars} alt="" /> : undefined}
    {clouds ? <img className={styles.clouds} src={clouds} alt="" /> : undefined}
    {mound ? <img className={styles.mound} data-rock={isRock || undefined} src={mound} alt="" /> : undefined}
    <img className={styles.land} data-low={(mound && isSea) || undefined} src={land} alt="" />
    {camp ? <img className={styles.camp} src={camp} alt="" /> : undefined}
  </>
)
