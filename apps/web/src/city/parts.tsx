/** Components shared by the large and small views of a city: player, status, numbers, tokens, stages, resources. */
import { RESOURCES, type Resource } from '@heptapolis/engine/show'
import { memo } from 'react'
import { playerName } from '../game-model/names.ts'
import type { PlayerInfo } from '../game-model/table.ts'
import { describePiece, freeCity, say, terms, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Face } from '../look/pieces/Face.tsx'
import { faceOf } from '../look/pieces/face.ts'
import { Coin, CostRow, Good, signed, Token } from '../look/pieces/Tokens.tsx'
import { Ask } from '../tooltips/Tooltip.tsx'
import { BotFace } from './BotFace.tsx'
import styles from './city.module.css'
import { Counted } from './close/Counted.tsx'
import type { Fight } from './fights.ts'
import type { GoodsView } from './goods.ts'
import { fightText, Outcomes } from './Outcome.tsx'
import type { CityView, StageView } from './view.ts'

/** A filled bust is connected, a dashed one disconnected. */
const bustOf = ({ kind, level, goneSince }: PlayerInfo): string => {
  if (kind === 'away' && level) return 'o-sits-in'
  return goneSince === undefined ? 'person' : 'o-away'
}

export function Who({ player }: { player: PlayerInfo | undefined }) {
  if (!player) return <span className={styles.who}>{freeCity()}</span>
  return (
    <span className={styles.who}>
      {player.kind === 'bot' ? (
        <BotFace name={player.name} size={20} symbol={13} />
      ) : (
        <Icon name={bustOf(player)} size={13} />
      )}
      {playerName(player)}
      {player.kind === 'away' && player.level ? ` · ${words().sitsIn}` : ''}
    </span>
  )
}

export function Status({ ready, player }: { ready: boolean; player?: PlayerInfo }) {
  const { goneSince, until, level } = player ?? {}
  if (goneSince !== undefined && !level) {
    return (
      <span className={classes(styles.status, styles.gone)} data-status>
        <Icon name="o-line-cut" size={13} />
        {words().lineLost} <Counted from={goneSince} />
      </span>
    )
  }
  return (
    <span className={classes(styles.status, ready ? styles.ready : styles.wait)} data-status>
      <Icon name={ready ? 'check' : 'hourglass'} size={12} />
      {ready ? words().ready : until === undefined ? words().choosing : <Counted to={until} />}
    </span>
  )
}

/** Coins, shields and science; `fights`: those of the viewer with this city. */
interface FiguresProps {
  city: CityView
  fights?: readonly Fight[]
  /** For a distant city. */
  quiet?: boolean
  children?: React.ReactNode
}

export function Figures({ city, fights = [], quiet = false, children }: FiguresProps) {
  const w = words()
  const { compass, gear, tablet, wild } = city.science
  const symbols = [
    ['compass', compass],
    ['gear', gear],
    ['tablet', tablet],
    ...(wild > 0 ? [['wild', wild] as const] : []),
  ] as const
  return (
    <div className={styles.figures} data-figures="">
      <Ask topic="coins" seat={city.seat} quiet={quiet} className={classes(styles.figure, styles.money)}>
        <span className={styles.purse} data-purse>
          <Coin coins="" size={16} />
        </span>
        <b>{city.coins}</b>
        <span className="hidden-text">{w.coinsLabel(city.coins)}</span>
      </Ask>
      <Ask topic="shields" seat={city.seat} quiet={quiet} className={styles.figure}>
        <Icon name="shield" size={16} label={w.shieldsLabel} className={styles.shield} />
        <b>{city.shields}</b>
        {fights.length > 0 ? <Ahead city={city} fights={fights} /> : undefined}
      </Ask>
      <Ask topic="science" seat={city.seat} quiet={quiet} className={classes(styles.figure, styles.science)}>
        {symbols.map(([symbol, count]) => (
          <span key={symbol} className={count > 0 ? undefined : styles.zero}>
            <Icon name={symbol} size={15} label={terms().symbols[symbol][1]} />
            <b>{count}</b>
          </span>
        ))}
      </Ask>
      {children}
    </div>
  )
}

const Ahead = ({ city, fights }: { city: CityView; fights: readonly Fight[] }) => (
  <>
    <span className={styles.ahead} aria-hidden="true">
      <Outcomes fights={fights} />
    </span>
    <span className="hidden-text">{fights.map((fight) => fightText(fight, city.name)).join('. ')}</span>
  </>
)

/** Conflict tokens: side by side if they are few, otherwise counted by value. */
interface TokenRowProps {
  tokens: readonly number[]
  seat: number
  quiet?: boolean
  spread?: number
}

export const TokenRow = memo(({ tokens, seat, quiet, spread = 6 }: TokenRowProps) => {
  if (tokens.length === 0) return undefined
  const counts = new Map<number, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  const shown =
    tokens.length <= spread ? tokens.map((token, i) => ({ key: `${token}/${i}`, token, times: 1 })) : grouped(counts)
  return (
    <Ask topic="tokens" seat={seat} quiet={quiet} className={styles.tokens}>
      <span className="hidden-text">{words().conflictTokens}</span>
      {shown.map(({ key, token, times }) => (
        <Token key={key} text={times > 1 ? `${times}×${signed(token)}` : signed(token)} bad={token < 0} />
      ))}
    </Ask>
  )
})

const grouped = (counts: ReadonlyMap<number, number>): { key: string; token: number; times: number }[] =>
  [...counts].map(([token, times]) => ({ key: String(token), token, times }))

interface StagesProps {
  stages: readonly StageView[]
  seat: number
  size?: number
}

export const Stages = memo(({ stages, seat, size = 17 }: StagesProps) => (
  <ol className={styles.stages}>
    {stages.map((stage) => (
      <Stage key={stage.number} stage={stage} seat={seat} size={size} />
    ))}
  </ol>
))

function Stage({ stage, seat, size }: { stage: StageView; seat: number; size: number }) {
  const w = words()
  const { status, pieces, cost } = stage
  const text = pieces.map(describePiece).join(' / ')
  const said = w.described(
    `${terms().stage(stage.number)}, ${w.stageState[status]}`,
    status === 'built' ? text : `${text} ${terms().capital(needsText(cost))}`,
  )
  return (
    <li className={classes(styles.stage, styles[status])} data-stage={status}>
      <Ask topic="stage" seat={seat} which={stage.number} className={styles.over} label={said} />
      <span className={styles.mark} aria-hidden="true">
        {status === 'built' ? <Icon name="check" size={11} /> : stage.number}
      </span>
      <span className={styles.stageCost} aria-hidden="true">
        {status === 'built' ? undefined : <CostRow cost={cost} size={15} />}
      </span>
      <span className={styles.stageEffect} aria-hidden="true">
        {pieces.map((piece, i) => (
          <span key={piece.id} className={styles.half}>
            {i > 0 ? '/' : undefined}
            {/* Two halves share the width of one stage. */}
            <Face
              lines={[faceOf(piece.effects.map(({ effect }) => effect)).flat()]}
              size={size}
              repeat={pieces.length > 1 ? 1 : 2}
            />
          </span>
        ))}
      </span>
    </li>
  )
}

/** `cost: 2 wood`, or `no cost`. */
export const needsText = (cost: StageView['cost']): string =>
  Object.keys(cost ?? {}).length > 0 ? words().costs(say().cost(cost)) : say().cost(cost)

interface GoodsProps {
  goods: readonly GoodsView[]
  /** Seat that tooltips refer to; without it there are none. */
  seat?: number
  own: boolean
  size?: number
}

/** Production of a city. Many sources are counted by kind. */
export const GoodsStrip = memo(({ goods, own, seat, size = 20 }: GoodsProps) => {
  const shown = goods.filter((source) => own || source.sold)
  if (shown.length === 0) return <span className={styles.none}>{words().nothingYet}</span>
  return (
    <span className={styles.goods}>
      {keyed(shown).map(([key, source]) => (
        <span
          key={key}
          className={classes(source.options.length > 1 && styles.pick, !source.sold && styles.own)}
          title={seat === undefined ? heard(source) : undefined}
        >
          {seat === undefined ? undefined : (
            <Ask
              topic="goods"
              seat={seat}
              which={source.options.join(' ')}
              className={styles.over}
              quiet
              label={heard(source)}
            />
          )}
          <span className={styles.drawn} aria-hidden={seat !== undefined || undefined}>
            {source.options.length > 3 ? (
              <Folded options={source.options} size={size} />
            ) : (
              <All goods={source.options} size={size} />
            )}
          </span>
        </span>
      ))}
    </span>
  )
})

const heard = ({ options }: GoodsView): string => options.map((good) => say().good(good)).join(' / ')

const All = ({ goods, size }: { goods: readonly Resource[]; size: number }) =>
  goods.map((good) => <Good key={good} good={good} size={size} />)

/** Four or more alternatives, drawn smaller. */
const Folded = ({ options, size }: { options: readonly Resource[]; size: number }) => (
  <All goods={options.filter((good) => RESOURCES.includes(good))} size={Math.round(size * 0.8)} />
)

const keyed = (goods: readonly GoodsView[]): [string, GoodsView][] => {
  const seen = new Map<string, number>()
  return goods.map((source) => {
    const name = source.options.join() + source.sold
    seen.set(name, (seen.get(name) ?? 0) + 1)
    return [`${name}${seen.get(name)}`, source]
  })
}
