/** Points of a conflict as they stand, wherever the table shows them: `+5`, `−1`, `=` for a tie. */
import { named, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { signed } from '../look/pieces/Tokens.tsx'
import styles from './city.module.css'
import { type Fight, isTie } from './fights.ts'

/** Symbols of the reasons to fight a city besides both neighbours. */
const SYMBOLS: Readonly<Record<string, string>> = { boarding: 'boarding', peace: 'dove' }

interface PointsPillProps {
  points: number
  text?: string
}

export const PointsPill = ({ points, text = signed(points) }: PointsPillProps) => (
  <span className={classes(styles.outcome, points > 0 && styles.win, points < 0 && styles.lose)} data-outcome="">
    {text}
  </span>
)

export function Outcome({ fight }: { fight: Fight }) {
  const { points, times } = fight
  const often = times > 1 && points !== 0 ? `${times}×` : ''
  return <PointsPill points={points} text={isTie(fight) ? '=' : `${often}${signed(points)}`} />
}

/** Why a city is fought that is no neighbour, or fought again. */
export const FightReason = ({ by }: Pick<Fight, 'by'>) =>
  by ? (
    <span className={styles.reason} title={named(words().foughtBy, by)}>
      <Icon name={SYMBOLS[by]} size={13} />
    </span>
  ) : undefined

/** All fights with one city, in numbers. */
export const Outcomes = ({ fights }: { fights: readonly Fight[] }) =>
  fights.map((fight) => (
    <span key={`${fight.side} ${fight.by}`} className={styles.fight}>
      <FightReason by={fight.by} />
      <Outcome fight={fight} />
    </span>
  ))

/** A fight in words: `Gizah 4, you 3: you lose 1 point (boarding)`. */
export function fightText({ mine, theirs, times, points, by }: Fight, foe: string): string {
  const text = words().fight(foe, mine, theirs, times * points)
  return by ? `${text} (${named(words().foughtBy, by)})` : text
}
