/** Patterns of the own games: points lost by kind and Age, advice, and turns to try again. */
import { FEWEST_GAMES, LOSS_KINDS, type LossKind, lostBy, type Pattern, patternsOf } from '@heptapolis/bots/patterns'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { decimal, say, tenths, terms } from '../i18n/index.ts'
import { type OwnLostGame, ownLostGames } from './lost-games.ts'
import styles from './progress.module.css'
import { progressWords } from './words.ts'
import { MOST_TOLD, worstTurns } from './worst-turns.ts'

const AGES = [1, 2, 3] as const

export function Patterns() {
  const w = progressWords()
  const games = useLostGames()
  const [which, setWhich] = useState('')
  const shown = games?.filter(choiceOf(which))
  return (
    <section className="panel">
      <h2>{w.patterns}</h2>
      <p>{w.patternsHelp}</p>
      {shown === undefined ? (
        <p role="status">{w.looking}</p>
      ) : (
        <>
          <Which games={games ?? []} which={which} onChange={setWhich} />
          {shown.length < FEWEST_GAMES ? <p>{w.fewGames(FEWEST_GAMES)}</p> : <PatternList games={shown} />}
        </>
      )}
    </section>
  )
}

function useLostGames(): readonly OwnLostGame[] | undefined {
  const [games, setGames] = useState<readonly OwnLostGame[]>()
  useEffect(() => {
    let isWanted = true
    void ownLostGames(() => isWanted).then((found) => isWanted && setGames(found))
    return () => {
      isWanted = false
    }
  }, [])
  return games
}

const BASE = 'base'
const WITH_BOXES = 'boxes'

/** All games, those with or without expansions, or those of a wonder. */
function choiceOf(which: string): (game: OwnLostGame) => boolean {
  if (which === '') return () => true
  if (which === BASE) return ({ boxes }) => boxes.length === 0
  if (which === WITH_BOXES) return ({ boxes }) => boxes.length > 0
  return ({ wonder }) => wonder === which
}

interface WhichProps {
  games: readonly OwnLostGame[]
  which: string
  onChange: (which: string) => void
}

function Which({ games, which, onChange }: WhichProps) {
  const w = progressWords()
  const wonders = [...new Set(games.map(({ wonder }) => wonder))].sort()
  return (
    <label className={styles.which}>
      {w.which}{' '}
      <select value={which} onChange={({ target }) => onChange(target.value)}>
        <option value="">{w.all}</option>
        <option value={BASE}>{w.base}</option>
        <option value={WITH_BOXES}>{w.withBoxes}</option>
        {wonders.map((wonder) => (
          <option key={wonder} value={wonder}>
            {say().wonder(wonder)}
          </option>
        ))}
      </select>
    </label>
  )
}

function PatternList({ games }: { games: readonly OwnLostGame[] }) {
  const w = progressWords()
  const patterns = patternsOf(games).slice(0, MOST_TOLD)
  return (
    <>
      {patterns.length === 0 ? <p>{w.sound}</p> : undefined}
      <ul className={styles.advice}>
        {patterns.map((pattern) => (
          <PatternAdvice key={pattern.kind} pattern={pattern} games={games} />
        ))}
      </ul>
      <LossTable games={games} />
    </>
  )
}

function PatternAdvice({
  pattern: { kind, points, usual },
  games,
}: {
  pattern: Pattern
  games: readonly OwnLostGame[]
}) {
  const w = progressWords()
  const turns = worstTurns(games, kind)
  return (
    <li>
      <h3>
        {terms().capital(w.kinds[kind])} <small>{w.lost(tenths(points), tenths(usual))}</small>
      </h3>
      <p>{w.advice[kind]}</p>
      {turns.length === 0 ? undefined : (
        <p>
          {w.tryIt}{' '}
          {turns.map(({ game, index, age, lost }) => (
            <Link key={`${game.id} ${index}`} href={`/replay/${game.id}?move=${index}&as=${game.seat}`}>
              {w.position(say().wonder(game.wonder), terms().age(age), tenths(lost))}
            </Link>
          ))}
        </p>
      )}
    </li>
  )
}

function LossTable({ games }: { games: readonly OwnLostGame[] }) {
  const w = progressWords()
  const mean = (kind: LossKind, age?: number) =>
    games.reduce(
      (sum, { losses }) => sum + lostBy(age === undefined ? losses : losses.filter((one) => one.age === age), kind),
      0,
    ) / games.length
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.kind}</th>
            <th scope="col">{w.perGame}</th>
            {AGES.map((age) => (
              <th key={age} scope="col">
                {terms().age(age)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LOSS_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{w.kinds[kind]}</th>
              <td>{decimal(mean(kind))}</td>
              {AGES.map((age) => (
                <td key={age}>{decimal(mean(kind, age))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
