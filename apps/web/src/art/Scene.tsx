/** Painted background of a city: sky and land. Hidden from screen readers. */
import { type CSSProperties, memo } from 'react'
import { useLight } from './light.tsx'
import moving from './moving.module.css'
import { type MovingImage, type SceneParts, type Surroundings, useSurroundings } from './pictures.ts'
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

const Painted = ({ land, mound, clouds, stars, camp, moving: things, isRock, isSea }: Surroundings) => (
  <>
    {stars ? <img className={styles.stars} src={stars} alt="" /> : undefined}
    {clouds ? <img className={styles.clouds} src={clouds} alt="" /> : undefined}
    {mound ? <img className={styles.mound} data-rock={isRock || undefined} src={mound} alt="" /> : undefined}
    <img className={styles.land} data-low={(mound && isSea) || undefined} src={land} alt="" />
    {things.map((thing) => (
      <Drifting key={`${thing.what} ${thing.x}`} {...thing} />
    ))}
    {camp ? <img className={styles.camp} src={camp} alt="" /> : undefined}
  </>
)

/** Its place is that of the land: from the right edge and from the foot, in units of its strip. */
function Drifting({ what, x, y, scale, box: [left, top, width, height], address }: MovingImage) {
  const place: CSSProperties = {
    '--from-right': LAND.width - x - (left + width) * scale,
    '--from-foot': LAND.height - y - (top + height) * scale,
    '--wide': width * scale,
    '--high': height * scale,
    '--pole': `${(-left / width) * 100}%`,
  }
  return <img className={`${styles.moving} ${moving.moves}`} data-moves={what} style={place} src={address} alt="" />
}

const LAND = { width: 820, height: 220 }
