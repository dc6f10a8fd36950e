/** A picture of the rulebook, the same as in print but for a painted wonder. */
import { type PictureView as Drawn, pictureSvg } from '@heptapolis/rulebook'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useSkin } from '../../art/appearance.ts'
import { Monument } from '../../look/pieces/Monument.tsx'
import styles from './picture.module.css'
import { drawn, readSvg } from './svg.ts'

export function PictureView({ picture }: { picture: Drawn }) {
  const isPainted = useSkin() === 'painted'
  return (
    <figure className={styles.picture} id={`picture-${picture.id}`} style={{ '--units': picture.width }}>
      <div className={styles.drawing}>
        <Svg svg={pictureSvg(picture, isPainted)} />
        {isPainted && picture.wonder ? (
          <span className={styles.wonder} style={placeOf(picture, picture.wonder)} aria-hidden="true">
            <Monument wonder={picture.wonder.id} built={1} stages={1} isDecoration />
          </span>
        ) : undefined}
      </div>
      <figcaption>{picture.caption}</figcaption>
    </figure>
  )
}

const placeOf = ({ width, height }: Drawn, wonder: NonNullable<Drawn['wonder']>): CSSProperties => ({
  left: `${(wonder.x / width) * 100}%`,
  bottom: `${(1 - wonder.ground / height) * 100}%`,
  width: `${(wonder.width / width) * 100}%`,
})

export function Svg({ svg }: { svg: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.replaceChildren(drawn(readSvg(svg))), [svg])
  return <div ref={place} className={styles.svg} />
}
