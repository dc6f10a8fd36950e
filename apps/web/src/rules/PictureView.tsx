/** A picture of the book, drawn by the rulebook as it is on paper and in the single file. */
import { type PictureView as Drawn, pictureSvg } from '@heptapolis/rulebook'
import { useEffect, useRef } from 'react'
import styles from './picture.module.css'

export function PictureView({ picture }: { picture: Drawn }) {
  return (
    <figure className={styles.picture} id={`picture-${picture.id}`}>
      <Svg svg={pictureSvg(picture)} />
      <figcaption>{picture.caption}</figcaption>
    </figure>
  )
}

/** Ours, and nothing of it was typed by anybody: it is put into the page as it is. */
export function Svg({ svg }: { svg: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    place.current?.replaceChildren(drawn)
  }, [svg])
  return <div ref={place} className={styles.svg} />
}
