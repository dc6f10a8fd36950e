/** Points of all cities as towers: floors are gains, and losses sink the tower. */
import type { Score, ScoreRow } from '@heptapolis/engine/show'
import { BotFace } from '../../city/BotFace.tsx'
import { say, terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { Monument } from '../../look/pieces/Monument.tsx'
import { minus } from '../../look/pieces/Tokens.tsx'
import { useFlat } from '../../look/useNarrow.ts'
import { lineLook } from '../lines/lines.ts'
import { type EndRatings, type FinalScore, type StandingParty, sidesOf, subtitleIn, titleIn } from '../standing.ts'
import { useNameRoom } from '../useNameRoom.ts'
import { endWords } from '../words.ts'
import styles from './towers.module.css'

interface TowersProps {
  standings: readonly FinalScore[]
  /** Rating changes, if the game was rated. */
  ratingOf?: EndRatings['of']
  /** As wide as the page on every screen. */
  isAcross?: boolean
}

export function Towers({ standings, ratingOf, isAcross = false }: TowersProps) {
  const highest = Math.max(1, ...standings.map(({ score }) => score.total))
  const deepest = Math.max(0, ...standings.map(({ score }) => lost(score)))
  const isFlat = useFlat()
  const usual = useNameRoom(isAcross)
  const room = isFlat ? 'half' : usual
  const inTeams = standings.some(({ score }) => score.team !== undefined)
  const sources = standings[0]?.score.rows.length ?? 0
  const vars = {
    '--sources': sources,
    '--count': standings.length,
    '--highest': highest,
    '--deepest': deepest,
  }
  return (
    <section
      className={classes(styles.towers, inTeams && styles.inTeams, ratingOf && styles.rated)}
      aria-label={endWords().chart}
      style={vars}
      data-towers={standings.length}
    >
      <div className={styles.ground}>
        {sidesOf(standings).map((side) => (
          <Ground
            key={side.members[0].seat}
            side={side}
            inTeams={inTeams}
            namesOf={(one) => [titleIn(one, standings, room), subtitleIn(one, standings, room)]}
            ratingOf={ratingOf}
          />
        ))}
      </div>
    </section>
  )
}

interface GroundProps extends Pick<TowersProps, 'ratingOf'> {
  side: StandingParty
  inTeams: boolean
  namesOf: (one: FinalScore) => BriefNames
}

/** Partners share one ground, with their sum above both. */
function Ground({ side: { members, total }, inTeams, namesOf, ratingOf }: GroundProps) {
  const won = members[0].score.rank === 1
  const tallest = Math.max(0, ...members.map(({ score }) => score.total))
  return (
    <div className={classes(styles.side, won && styles.winner)} style={{ '--members': members.length }}>
      {inTeams ? (
        <span className={styles.sum} style={{ '--above': tallest }}>
          <span aria-hidden="true">{minus(total)}</span>
          <span className="hidden-text">{words().labelled(endWords().teamTotal, terms().points(total))}</span>
        </span>
      ) : undefined}
      {members.map((one) => (
        <Tower key={one.seat} one={one} names={namesOf(one)} rating={ratingOf?.(one.seat)} />
      ))}
    </div>
  )
}

/** Title and subtitle in the available space. */
type BriefNames = readonly [title: string, subtitle: string]

interface TowerProps {
  one: FinalScore
  names: BriefNames
  rating: ReturnType<EndRatings['of']>
}

function Tower({ one, names: [name, player], rating }: TowerProps) {
  const { title, subtitle, wonder, bot, own, score } = one
  const sunk = lost(score)
  return (
    <div className={classes(styles.tower, own && styles.own)} style={{ '--lost': sunk }}>
      <div className={styles.up} role="img" aria-label={words().labelled(title, terms().points(score.total))}>
        <span className={styles.points}>{minus(score.total)}</span>
        <Monument wonder={wonder} built={1} stages={1} width={72} isDecoration />
        <div className={styles.floors}>
          {floorsOf(score).map(({ row, above, nth }) => (
            <Floor key={row.id} row={row} above={above} nth={nth} />
          ))}
        </div>
      </div>
      <div className={styles.down} aria-hidden="true">
        {sunk > 0 ? (
          <>
            <span className={styles.cellar} />
            <b>{minus(-sunk)}</b>
          </>
        ) : undefined}
      </div>
      <p className={styles.who}>
        <b title={title}>{name}</b>
        {player === '' ? undefined : (
          <span className={styles.player}>
            {bot ? <BotFace name={subtitle} size={18} symbol={12} /> : <Icon name="person" size={12} />}
            <span title={subtitle}>{player}</span>
          </span>
        )}
        {rating ? (
          <small>
            <b>{rating.rating}</b> {rating.change}
          </small>
        ) : undefined}
      </p>
    </div>
  )
}

const lost = ({ rows }: Score): number => rows.reduce((sum, { points }) => sum - Math.min(0, points), 0)

/** Floors from the roof down, each with its part above the ground. */
function floorsOf(score: Score): { row: ScoreRow; above: number; nth: number }[] {
  let sunk = lost(score)
  return score.rows
    .map((row, nth) => {
      const below = Math.min(sunk, Math.max(0, row.points))
      sunk -= below
      return { row, above: row.points - below, nth }
    })
    .filter(({ above }) => above > 0)
    .toReversed()
}

function Floor({ row, above, nth }: { row: ScoreRow; above: number; nth: number }) {
  const { icon, className, style } = lineLook(row.id)
  return (
    <div
      className={classes(styles.floor, className)}
      style={{ ...style, '--above': above, '--nth': nth }}
      title={say().scoreLine(row.id)}
    >
      {above > 2 ? (
        <>
          <Icon name={icon} size={12} /> <b>{row.points}</b>
        </>
      ) : undefined}
    </div>
  )
}
