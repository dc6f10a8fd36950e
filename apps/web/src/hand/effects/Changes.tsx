/** List of the effects of a choice, one row each: the value before and after, then risks. */
import { hasAids } from '@heptapolis/boxes'
import type { Game, MoveJson } from '@heptapolis/engine'
import { type ReactNode, useMemo } from 'react'
import { penaltyOf, rewardOf } from '../../boxes/joint-work.ts'
import { participation } from '../../boxes/participation.ts'
import { type Fight, isTie } from '../../city/fights.ts'
import type { CityView } from '../../city/view.ts'
import { pieceName, say, terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { BoxMark, Coin, minus, Points, signed, Token } from '../../look/pieces/Tokens.tsx'
import styles from './changes.module.css'
import { type Consequence, changesOf } from './changes.ts'
import { lawWords } from './law-words.ts'
import type { Buyable } from './resource-gains.ts'
import { changeWords } from './words.ts'

interface ChangesProps {
  game: Game
  city: number
  cities: readonly CityView[]
  move: MoveJson
}

/** `by`: the action that changes it, if the panel is about another one. */
export function Changes({ game, city, cities, move, by }: ChangesProps & { by?: string }) {
  const changes = useMemo(() => changesOf(game, city, move), [game, city, move])
  const part = useMemo(() => participation(game, move), [game, move])
  if (!hasAids(game.rules)) return undefined
  const w = words()
  const c = changeWords()
  const rows = (wanted: readonly Consequence[]) =>
    wanted.map((change) => <Row key={keyOf(change)} {...rowOf(change, cities)} />)
  const risk = part && part.left > 0 ? c.ifItFails(part.coins) : undefined
  // The payment says what the sellers get.
  const now = changes.filter((change) => !isFight(change) && change.is !== 'gets')
  const later = changes.filter(isFight)
  if (now.length === 0 && later.length === 0 && !risk) return undefined
  return (
    <section className={styles.changes} aria-label={c.whatChanges}>
      {now.length > 0 || risk ? <h3>{by ? w.labelled(by, c.whatChanges) : c.whatChanges}</h3> : undefined}
      <ul>
        {rows(now)}
        {risk ? <Row icon={<Icon name="risk" size={16} />} text={risk} /> : undefined}
      </ul>
      {later.length > 0 ? <h3>{c.conflictsThen}</h3> : undefined}
      <ul>{rows(later)}</ul>
    </section>
  )
}

/** Points of conflicts come at the end of the Age and are not part of the points now. */
const isFight = ({ is }: Consequence): boolean => is === 'fight' || is === 'peace' || is === 'rank'

/** The same inside a button. Where there is little room, icons stand for the names of values. */
export function BriefChanges({ game, city, cities, move }: ChangesProps) {
  const changes = useMemo(() => changesOf(game, city, move), [game, city, move])
  if (changes.length === 0 || !hasAids(game.rules)) return undefined
  return (
    <small className={styles.brief}>
      {changes.map((change) => {
        const { icon, text, from, to } = rowOf(change, cities)
        return (
          <span key={keyOf(change)}>
            <span className="hidden-text">{terms().between}</span>
            {icon} <span className={classes(VALUES.has(change.is) && styles.name)}>{text}</span>{' '}
            <Values from={from} to={to} />
          </span>
        )
      })}
    </small>
  )
}

const VALUES: ReadonlySet<Consequence['is']> = new Set(['shields', 'points', 'science', 'coins', 'mark'])

const keyOf = (change: Consequence): string =>
  [
    change.is,
    'fight' in change && change.fight.foe,
    'symbol' in change && change.symbol,
    'city' in change && change.city,
    'amount' in change && `${change.what} ${change.amount}`,
    'piece' in change && change.piece.id,
    'what' in change && change.is === 'saves' && buyableName(change.what),
  ]
    .filter((part) => part !== false)
    .join(' ')

const buyableName = (what: Buyable): string => (typeof what === 'number' ? terms().stage(what) : pieceName(what))

interface RowProps {
  icon: ReactNode
  text: string
  from?: ReactNode
  to?: ReactNode
}

const Row = ({ icon, text, from, to }: RowProps) => (
  <li>
    <span className={styles.icon}>{icon}</span>
    <span className={styles.text}>{text}</span>
    <Values from={from} to={to} />
  </li>
)

const Values = ({ from, to }: Pick<RowProps, 'from' | 'to'>) => (
  <span className={styles.values}>
    {from}
    {from === undefined || to === undefined ? undefined : <Icon name="right" size={9} label={changeWords().becomes} />}
    {to === undefined ? undefined : <b>{to}</b>}
  </span>
)

function token(fight: Fight): ReactNode {
  const { points, times } = fight
  if (points === 0) return isTie(fight) ? '=' : '0'
  return tokenOf(points, times)
}

const tokenOf = (points: number, times = 1): ReactNode =>
  points === 0 ? '0' : <Token text={`${times > 1 ? `${times}×` : ''}${signed(points)}`} bad={points < 0} size={18} />

function rowOf(change: Consequence, cities: readonly CityView[]): RowProps {
  const w = words()
  const c = changeWords()
  switch (change.is) {
    case 'fight': {
      const { fight, before } = change
      const text = c.against(fight.mine, fight.theirs, cities[fight.foe].name)
      const [from, to] = [before && token(before), token(fight)]
      return { icon: <Icon name="shield" size={16} />, text, from, to }
    }
    case 'shields':
      return { icon: <Icon name="shield" size={16} />, text: c.yourShields, from: change.from, to: change.to }
    case 'peace':
      return { icon: <Icon name="shield" size={16} />, text: w.noFights }
    case 'points':
      return {
        icon: <Points points="" size={18} />,
        text: change.hasCoins ? c.pointsWithCoins : c.pointsNow,
        from: minus(change.from),
        to: minus(change.to),
      }
    case 'science':
      return { icon: <Points points="" size={18} />, text: c.sciencePoints, from: change.from, to: change.to }
    case 'symbol': {
      const text = terms().symbols[change.symbol][1]
      return { icon: <Icon name={change.symbol} size={16} />, text, from: change.from, to: change.to }
    }
    case 'coins':
      return { icon: <Coin coins="" size={16} />, text: c.yourCoins, from: change.from, to: change.to }
    case 'coinsOf': {
      const text = c.coinsOf(cities[change.city].name)
      return { icon: <Coin coins="" size={16} />, text, from: change.from, to: change.to }
    }
    case 'forSale':
      return { icon: <Coin coins="" size={16} />, text: c.forSale(cities[change.city].name) }
    case 'others': {
      const names = change.isAll ? c.everyOther : terms().and(change.cities.map((seat) => cities[seat].name))
      const text = c.othersChange[change.what](names, change.amount, change.isAll || change.cities.length === 1)
      return { icon: <Icon name="everyone" size={16} />, text }
    }
    case 'gets':
      return { icon: <Coin coins="" size={16} />, text: w.gets(cities[change.city].name), to: signed(change.coins) }
    case 'mark': {
      const { symbol, field, from, to } = change
      return { icon: <Icon name={symbol} size={16} />, text: say().field(field), from, to }
    }
    case 'rank': {
      const { field, symbol, from, to } = change
      return { icon: <Icon name={symbol} size={16} />, text: say().field(field), from: tokenOf(from), to: tokenOf(to) }
    }
    case 'idle':
      return { icon: <Icon name="risk" size={16} />, text: c.nothingToChoose }
    case 'failing': {
      const text = c.failsWithout(change.name, change.left, penaltyOf(change.piece))
      return { icon: <Icon name="risk" size={16} />, text }
    }
    case 'law':
      return { icon: <BoxMark box={change.piece.box} size={16} />, text: lawWords(change) }
    case 'chains':
      return { icon: <Icon name="link" size={16} />, text: w.freeLater(change.cards.map(pieceName)) }
    case 'opens': {
      const text = [false, true].flatMap((isCard) => {
        const names = change.what.filter((what) => isCard === (typeof what !== 'number')).map(buyableName)
        return names.length === 0 ? [] : isCard ? c.payableIfBack(names) : c.nowPayable(names)
      })
      return { icon: <Icon name="act-build" size={16} />, text: text.join(terms().between) }
    }
    case 'saves': {
      const name = buyableName(change.what)
      const text = typeof change.what === 'number' ? c.cheaper(name, change.coins) : c.cheaperIfBack(name, change.coins)
      return { icon: <Coin coins="" size={16} />, text }
    }
    case 'spare':
      return { icon: <Coin coins="" size={16} />, text: c.spareGood }
    case 'buyers':
      return { icon: <Coin coins="" size={16} />, text: c.buyers(change.cities.map((seat) => cities[seat].name)) }
  }
}

/** Text of a participation below its name: what it costs, and the number of missing cities. */
export function partWords(game: Game, move: MoveJson): string {
  const part = participation(game, move)
  if (!part) return ''
  const cost = words().labelled(part.name, say().cost(part.piece.def.cost))
  return [cost, changeWords().toGo(part.left)].join(' · ')
}

/** Reward of a participation. */
export function partEffect(game: Game, move: MoveJson): string {
  const part = participation(game, move)
  return part ? changeWords().onceFinished(part.name, rewardOf(part.piece, game.rules)) : ''
}
