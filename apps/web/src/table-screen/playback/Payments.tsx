/** Animation of the coins that move from the buyers' cities to the sellers', all at once. */
import { paymentsOf } from '@heptapolis/boxes'
import type { Game } from '@heptapolis/engine/show'
import { useLayoutEffect, useRef } from 'react'
import { zoom } from '../../look/page/zoom.ts'
import { Coin } from '../../look/pieces/Tokens.tsx'
import type { Beat } from './beats.ts'
import styles from './payments.module.css'

export function Payments({ game, beat }: { game: Game; beat: Beat | undefined }) {
  const layer = useRef<HTMLDivElement>(null)
  const paid = beat?.is === 'settle' ? beat.paid : []
  useLayoutEffect(() => {
    for (const coin of layer.current?.children ?? []) if (coin instanceof HTMLElement) send(coin, beat?.ms ?? 0)
  }, [beat])
  if (paid.length === 0) return undefined
  const payments = paid.flatMap((event) =>
    paymentsOf(event, game.rules.cities).map((payment) => ({ from: event.seat, ...payment })),
  )
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      {payments.map(({ from, to, coins }) => (
        <span key={`${from} ${to}`} className={styles.coin} data-from={from} data-to={to}>
          <Coin coins={coins} size={28} />
        </span>
      ))}
    </div>
  )
}

/** Share of the beat in which coins move; the rest is for reading. */
const SHARE = 0.85
const LIFT = 36

function send(coin: HTMLElement, ms: number): void {
  const from = purseOf(coin.dataset.from)
  const to = purseOf(coin.dataset.to)
  if (!from || !to) return
  const at = (x: number, y: number) => `translate(${x}px, ${y}px) translate(-50%, -50%)`
  coin.animate(
    [
      { transform: at(from.x, from.y), opacity: 0 },
      { transform: at(from.x, from.y), opacity: 1, offset: 0.12 },
      { transform: at((from.x + to.x) / 2, Math.min(from.y, to.y) - LIFT), opacity: 1, offset: 0.5 },
      { transform: at(to.x, to.y), opacity: 1, offset: 0.9 },
      { transform: at(to.x, to.y), opacity: 0 },
    ],
    { duration: ms * SHARE, easing: 'ease-in-out', fill: 'both' },
  )
}

/** Place of a city's coins: its purse, or on a phone its place in the row of seats. */
function purseOf(seat: string | undefined): { x: number; y: number } | undefined {
  const spot =
    document.querySelector(`[data-seat="${seat}"] [data-purse]`) ?? document.querySelector(`[data-tab="${seat}"]`)
  if (!spot) return undefined
  const { left, top, width, height } = spot.getBoundingClientRect()
  return { x: (left + width / 2) / zoom(), y: (top + height / 2) / zoom() }
}
