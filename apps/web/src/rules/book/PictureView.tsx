/** A picture of the rulebook, the same as in print. */
import { type PictureView as Drawn, pictureSvg } from '@heptapolis/rulebook'
import { useEffect, useRef } from 'react'
import styles from './picture.module.css'
import { drawn, readSvg } from './svg.ts'

export function PictureView({ picture }: { picture: Drawn }) {
  return (
    <figure className={styles.picture} id={`picture-${picture.id}`} style={{ '--units': picture.width }}>
      <Svg svg={pictureSvg(picture)} />
      <figcaption>{picture.caption}</figcaption>
    </figure>
  )
}

export function Svg({ svg }: { svg: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.replaceChildren(drawn(readSvg(svg))), [svg])
  return <div ref={place} className={styles.svg} />
}
