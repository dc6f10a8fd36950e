/** Wonder of a city: a painting, or a line drawing that fills from the ground, one slice per stage. */
import { memo, useId, useLayoutEffect, useRef } from 'react'
import { useSkin } from '../../art/appearance.ts'
import { useLight } from '../../art/light.tsx'
import { useMonument } from '../../art/monuments.ts'
import { words } from '../../i18n/index.ts'
import styles from './monument.module.css'
import { raise } from './raise.ts'

const HEIGHT = 70

interface MonumentProps {
  wonder: string
  built: number
  stages: number
  width?: number
  /** Not read out: the number of stages says nothing here. */
  isDecoration?: boolean
}

export const Monument = memo((props: MonumentProps) =>
  useSkin() === 'painted' ? <PaintedMonument {...props} /> : <PlainMonument {...props} />,
)

/** Unbuilt parts are hazy. */
function PaintedMonument({ wonder, built, stages, width = 120, isDecoration }: MonumentProps) {
  const light = useLight()
  const picture = useMonument({ wonder, built, stages, light })
  const image = useRaised(wonder, built, picture?.address)
  const label = isDecoration ? '' : words().stagesBuilt(built, stages)
  const height = Math.round(width * 0.8)
  if (picture === undefined) {
    return (
      <svg
        className={styles.monumentPainted}
        {...{ width, height }}
        role="img"
        aria-label={label}
        aria-hidden={isDecoration}
        data-monument=""
      />
    )
  }
  const { address, isSea } = picture
  return (
    <img
      ref={image}
      className={styles.monumentPainted}
      src={address}
      {...{ width, height }}
      alt={label}
      data-monument={isSea ? 'sea' : ''}
    />
  )
}

/** Animates the monument when a stage is added in view. */
function useRaised(wonder: string, built: number, address: string | undefined) {
  const image = useRef<HTMLImageElement>(null)
  const last = useRef({ wonder, built, address })
  useLayoutEffect(() => {
    const { current: before } = last
    last.current = { wonder, built, address }
    const isHigher = before.wonder === wonder && built > before.built
    if (isHigher && before.address && address && image.current) raise(image.current, before.address)
  }, [wonder, built, address])
  return image
}

function PlainMonument({ wonder, built, stages, width = 120, isDecoration }: MonumentProps) {
  const clip = useId()
  const shape = `#wonder-${wonder || 'gate'}`
  const full = stages === 0 ? 0 : (HEIGHT * built) / stages
  return (
    <svg
      className={styles.monument}
      viewBox="0 0 120 72"
      width={width}
      height={Math.round(width * 0.6)}
      role="img"
      aria-label={words().stagesBuilt(built, stages)}
      aria-hidden={isDecoration}
    >
      <clipPath id={clip}>
        <rect
          className={styles.fill}
          x="0"
          y="0"
          width="120"
          height="73"
          style={{ transform: `translateY(${71 - full}px)` }}
        />
      </clipPath>
      <use className={styles.open} href={shape} />
      <use className={styles.built} href={shape} clipPath={`url(#${clip})`} />
      <path className={styles.ground} d="M0 71h120" />
    </svg>
  )
}
