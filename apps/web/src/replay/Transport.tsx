/** Controls of a replay: buttons for first, back, play and forward, and a slider for all steps. */
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import styles from './replay.module.css'

interface TransportProps {
  round: number
  last: number
  playing: boolean
  /** The text of the current turn. */
  said: string
  onGo: (round: number) => void
  onPlay: () => void
}

export function Transport({ round, last, playing, said, onGo, onPlay }: TransportProps) {
  const w = words()
  const step = (icon: string, label: string, to: number) => (
    <button
      type="button"
      className="btn ghost icon"
      title={label}
      disabled={to < 0 || to > last || to === round}
      onClick={() => onGo(to)}
    >
      <Icon name={icon} size={16} />
    </button>
  )
  const play = playing ? w.pause : w.playOn
  return (
    <div className={styles.controls}>
      {step('replay', w.first, 0)}
      {step('left', w.previous, round - 1)}
      <button type="button" className="btn icon" title={play} onClick={onPlay}>
        <Icon name={playing ? 'o-pause' : 'o-play'} size={16} />
      </button>
      {step('right', w.next, round + 1)}
      <input
        type="range"
        min={0}
        max={last}
        value={round}
        aria-label={w.step(round + 1, last + 1)}
        aria-valuetext={said}
        onChange={(event) => onGo(Number(event.target.value))}
      />
      <span className={styles.count}>{w.step(round + 1, last + 1)}</span>
    </div>
  )
}
