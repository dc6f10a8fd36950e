/** Cover over the hand when several people share one screen: it stays until the owner of the hand taps. */
import { useLayoutEffect } from 'react'
import { words } from '../../i18n/index.ts'
import { findFocus } from '../../look/page/focus.ts'
import { CardBack } from '../../look/pieces/Card.tsx'
import styles from './cover.module.css'

interface CoverProps {
  name: string
  age: number
  cards: number
  /** People who have chosen and may still change their choice. */
  chosen: readonly { name: string; again: () => void }[]
  onShow: () => void
}

export function Cover({ name, age, cards, chosen, onShow }: CoverProps) {
  const w = words()
  useLayoutEffect(findFocus, [])
  return (
    <section className={styles.cover} aria-label={w.passTo(name)}>
      <div className={styles.backs} aria-hidden="true">
        {Array.from({ length: cards }, (_, i) => `back ${i}`).map((key) => (
          <div key={key} className={styles.back}>
            <CardBack mark={'I'.repeat(age)} />
          </div>
        ))}
      </div>
      <div className={styles.text}>
        <h2 tabIndex={-1} data-home="">
          {w.passTo(name)}
        </h2>
        <p>{w.passHelp}</p>
        <button type="button" className="btn primary" onClick={onShow}>
          {w.showHand(name)}
        </button>
        {chosen.map((other) => (
          <button key={other.name} type="button" className="btn ghost" onClick={other.again}>
            {w.choosesAgain(other.name)}
          </button>
        ))}
      </div>
    </section>
  )
}
