/** Current state of the military conflicts: those of the viewer and, in team games, the partner's. */
import { isOver } from '@heptapolis/engine/show'
import { type Fight, fightsAt, partnerOf, sumOf } from '../../city/fights.ts'
import { FightReason, fightText, Outcome, Outcomes } from '../../city/Outcome.tsx'
import type { TableView } from '../../city/view.ts'
import { terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { signed } from '../../look/pieces/Tokens.tsx'
import { Ask } from '../../tooltips/Tooltip.tsx'
import styles from './shared.module.css'

interface ConflictsProps {
  view: TableView
  viewer: number
  /** Name of the front city. */
  own: string
  /** Stacked, if space is short. */
  stacked: boolean
}

/** Undefined while fights are shown, and after the end of the game: no Age is left to end. */
export function Conflicts({ view, viewer, own, stacked }: ConflictsProps) {
  const { game, cities } = view
  if (isOver(game) || view.fought) return undefined
  const partner = partnerOf(game, viewer)
  const fights = fightsAt(view, viewer)
  const w = words()
  const said = fights.map((fight) => fightText(fight, cities[fight.foe].name))
  return (
    <section
      className={classes(styles.tile, styles.conflicts)}
      aria-label={w.ifAgeEnded}
      data-explain="fights"
      data-about={viewer}
    >
      <h3>
        <Ask topic="fights" seat={viewer}>
          <Icon name="shield" size={14} /> {terms().capital(w.ifAgeEnded)}
        </Ask>
      </h3>
      {fights.length === 0 ? (
        <p className={styles.versus}>{w.noFights}</p>
      ) : (
        <>
          <p className="hidden-text">{said.join('. ')}</p>
          {partner === undefined && !stacked ? <Between view={view} own={own} fights={fights} /> : undefined}
          {partner === undefined && stacked ? <Below view={view} own={own} fights={fights} /> : undefined}
        </>
      )}
      {partner === undefined ? undefined : <Team view={view} own={own} partner={partner} fights={fights} />}
    </section>
  )
}

interface RowsProps {
  view: TableView
  own: string
  fights: readonly Fight[]
}

/** Own city between its opponents. */
function Between({ view: { cities }, own, fights }: RowsProps) {
  const [toLeft, toRight] = (['left', 'right'] as const).map((side) => fights.find((fight) => fight.side === side))
  return (
    <p className={styles.versus} aria-hidden="true">
      {toLeft ? (
        <>
          <span>
            {cities[toLeft.foe].name} <b>{toLeft.theirs}</b>
          </span>
          <Outcome fight={toLeft} />
        </>
      ) : undefined}
      <span>
        <b>{fights[0].mine}</b> {own}
      </span>
      {toRight ? (
        <>
          <Outcome fight={toRight} />
          <span>
            <b>{toRight.theirs}</b> {cities[toRight.foe].name}
          </span>
        </>
      ) : undefined}
    </p>
  )
}

function Below({ view: { cities }, own, fights }: RowsProps) {
  const first = (
    <li key="own">
      <b>{fights[0].mine}</b>
      <span>{own}</span>
    </li>
  )
  const rows = fights.map((fight) => (
    <li key={`${fight.side} ${fight.foe} ${fight.by}`}>
      <b>{fight.theirs}</b>
      <span>
        {cities[fight.foe].name} <FightReason by={fight.by} />
      </span>
      <Outcome fight={fight} />
    </li>
  ))
  return (
    <ul className={styles.stacked} aria-hidden="true">
      {rows.toSpliced(1, 0, first)}
    </ul>
  )
}

interface TeamProps extends RowsProps {
  partner: number
}

/** Partners never fight each other; each fights the neighbour on the other side, twice. */
function Team({ view, own, partner, fights }: TeamProps) {
  const { cities } = view
  const w = words()
  const theirs = fightsAt(view, partner)
  const together = sumOf(fights) + sumOf(theirs)
  const row = (name: string, fight: Fight) => (
    <li key={name}>
      <span className={styles.side}>
        {name} <b>{fight.mine}</b>
      </span>
      <Outcome fight={fight} />
      <span>
        <b>{fight.theirs}</b> {cities[fight.foe].name}
      </span>
    </li>
  )
  return (
    <>
      <p className="hidden-text">
        {w.labelled(w.team, signed(together))}. {w.neverFights(cities[partner].name)}
      </p>
      <ul className={styles.team} aria-hidden="true" title={w.neverFights(cities[partner].name)}>
        {fights.map((fight) => row(own, fight))}
        {theirs.map((fight) => row(cities[partner].name, fight))}
      </ul>
      <p className={styles.together} aria-hidden="true">
        <Icon name="partners" size={14} /> {w.team} <b>{signed(together)}</b>
      </p>
    </>
  )
}

/** State of all fights with one city, the own number first. */
export function Versus({ fights, foe }: { fights: readonly Fight[]; foe: string }) {
  if (fights.length === 0) return undefined
  const [{ mine, theirs }] = fights
  const w = words()
  return (
    <span className={styles.fight}>
      <span className="hidden-text">
        {fights.map((fight) => w.labelled(w.ifAgeEnded, fightText(fight, foe))).join('. ')}
      </span>
      <span aria-hidden="true">
        <Icon name="shield" size={14} /> {mine}:{theirs}
        <Outcomes fights={fights} />
      </span>
    </span>
  )
}
