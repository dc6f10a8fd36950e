/**
 * Setting of a new game or waiting room: which wonders, leaders, guilds and other drawn cards may be dealt. Guests see it
 * read-only.
 */
import { BOXES } from '@heptapolis/boxes'
import { compile, poolsIn, type Ruleset, type Terms } from '@heptapolis/engine/show'
import { useMemo } from 'react'
import { pieceName, say } from '../i18n/index.ts'
import styles from './agreement.module.css'
import { agreementWords } from './words.ts'

interface WonderPoolProps {
  terms: Terms
  without: readonly string[]
  /** For guests, who cannot change it. */
  isFixed?: boolean
  onChange: (without: string[]) => void
}

/** Group of things that may be left out. */
interface PoolGroup {
  id: string
  label: string
  things: readonly { id: string; name: string }[]
  /** At least this many must stay. */
  needed: number
}

export function WonderPool({ terms, ...choice }: WonderPoolProps) {
  const mix = JSON.stringify({ ...terms, without: undefined, seats: terms.seats.map(() => ({})) })
  const [wonders, ...cards] = useMemo(() => {
    const rules = compile({ ...JSON.parse(mix), seed: '' }, BOXES)
    return rules.ok ? groupsOf(rules.value) : []
  }, [mix])
  return (
    <>
      {wonders ? <PoolList group={wonders} {...choice} /> : undefined}
      {cards.length > 0 ? (
        <details>
          <summary>{agreementWords().cardsInTheGame}</summary>
          {cards.map((group) => (
            <PoolList key={group.id} group={group} {...choice} />
          ))}
        </details>
      ) : undefined}
    </>
  )
}

function PoolList({ group, without, isFixed, onChange }: { group: PoolGroup } & Omit<WonderPoolProps, 'terms'>) {
  const w = agreementWords()
  const { label, things, needed } = group
  const toggle = (id: string) =>
    onChange(without.includes(id) ? without.filter((other) => other !== id) : [...without, id])
  const left = things.filter(({ id }) => !without.includes(id)).length
  return (
    <details>
      <summary>{w.counted(label, left, things.length)}</summary>
      {isFixed ? undefined : (
        <p>
          {w.leftOutHelp} {w.atLeast(needed)}
        </p>
      )}
      <div className={styles.pool}>
        {things.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" checked={!without.includes(id)} onChange={() => toggle(id)} />
            {name}
          </label>
        ))}
      </div>
    </details>
  )
}

const FEWEST_CITIES = 3

function groupsOf(rules: Ruleset): PoolGroup[] {
  const wonders = rules.wonders.map(([board]) => ({ id: board.def.wonder, name: say().wonder(board.def.wonder) }))
  const cities = Math.max(FEWEST_CITIES, rules.players)
  return [{ id: 'wonders', label: agreementWords().leftOut, things: wonders, needed: cities }, ...poolGroups(rules)]
}

const poolGroups = (rules: Ruleset): PoolGroup[] =>
  poolsIn(rules).map(({ pieces, needed }) => {
    const all = pieces.map((index) => rules.pieces[index])
    const [{ sort, box, age }] = all
    const things = all.map((piece) => ({ id: piece.id, name: pieceName(piece) }))
    return { id: `${sort} ${box} ${age}`, label: poolLabel(sort, box, age), things, needed }
  })

/** Cards are named by their box, all others by their kind: "Guilds in the game, Age III". */
function poolLabel(sort: string, box: string, age: number): string {
  const { capital, age: ageName } = say().terms
  const w = agreementWords()
  const inAge = age > 0 ? ageName(age) : undefined
  return sort === 'card' ? w.cardsOf(say().boxName(box), inAge) : w.inTheGame(capital(say().sort(sort)[1]), inAge)
}
