/** One puzzle: a table, a hand to choose from, and the result. */
import { parseRecord } from '@heptapolis/engine/records'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Notice } from '../app/Notice.tsx'
import { viewTable } from '../city/view.ts'
import { botName } from '../game-model/bots/bot-names.ts'
import type { Thinker } from '../game-model/bots/thinker.ts'
import { type LocalTable, openTable } from '../game-model/local-table.ts'
import type { PlayerInfo } from '../game-model/table.ts'
import { say, words } from '../i18n/index.ts'
import { TableScreen } from '../table-screen/TableScreen.tsx'
import { useShot } from '../table-screen/useShot.ts'
import { PuzzleResult } from './PuzzleResult.tsx'
import styles from './puzzles.module.css'
import { isSolvedBy, PUZZLES, type Puzzle, rememberResult } from './puzzles.ts'
import { puzzleWords } from './words.ts'

/** The other seats never choose: the game stays at this turn. */
const NOBODY: Thinker = { think: () => new Promise(() => {}), stop: () => {} }
const KEPT_NOWHERE = async () => undefined

export function PuzzleScreen({ number }: { number: number }) {
  const puzzle = PUZZLES[number - 1]
  const opened = useMemo(() => puzzle && tableOf(puzzle), [puzzle])
  if (!puzzle || !opened) return <Missing />
  if (!opened.ok) return <Notice title={words().corrupt} text={say().problem(opened.error)} />
  return <AtPuzzle puzzle={puzzle} table={opened.value} />
}

function Missing() {
  const w = puzzleWords()
  return <Notice title={words().notFound} text={w.gone} way={{ href: '/puzzles', text: w.all }} />
}

function tableOf({ record, seat, number }: Puzzle) {
  const read = parseRecord(record)
  if (!read.ok) return read
  const sitters = read.value.setup.seats.map(
    (_, i): PlayerInfo =>
      i === seat ? { kind: 'you', name: words().whoSits.you } : { kind: 'bot', name: botName(i), level: 'medium' },
  )
  const saved = { id: `puzzle-${number}`, record: read.value, sitters, fixed: read.value.moves.length }
  return openTable(saved, NOBODY, KEPT_NOWHERE)
}

function AtPuzzle({ puzzle, table }: { puzzle: Puzzle; table: LocalTable }) {
  const { seat, number } = puzzle
  const shot = useShot(table)
  const [isShown, setShown] = useState(false)
  const chosen = shot.chosen(seat)
  const isSolved = chosen !== undefined && isSolvedBy(puzzle, chosen)
  useEffect(() => {
    if (chosen) rememberResult(number, isSolved ? 'solved' : 'tried')
  }, [chosen, isSolved, number])
  const again = () => {
    setShown(false)
    void table.takeBack(seat, shot.steps(seat).length)
  }
  const answer =
    chosen || isShown ? (
      <PuzzleResult
        puzzle={puzzle}
        view={viewTable(table.sight(seat))}
        chosen={chosen}
        onAgain={chosen ? again : () => setShown(false)}
      />
    ) : undefined
  return (
    <TableScreen
      table={table}
      around={{
        ...ALONE,
        strip: <Strip puzzle={puzzle} onShow={() => setShown(true)} />,
        instead: answer,
        task: puzzleWords().task,
      }}
      onEnd={() => {}}
    />
  )
}

/** Features that only online tables have. */
const ALONE = {
  tools: undefined,
  panel: undefined,
  question: undefined,
  said: undefined,
  drawer: undefined,
  problem: undefined,
}

function Strip({ puzzle: { number, level }, onShow }: { puzzle: Puzzle; onShow: () => void }): ReactNode {
  const w = puzzleWords()
  return (
    <p className={styles.strip}>
      <b>{w.number(number)}</b>
      <span>
        {w.level(level)} · {w.levels[level - 1]}
      </span>
      <button type="button" onClick={onShow}>
        {w.show}
      </button>
      <Link href="/puzzles">{w.all}</Link>
    </p>
  )
}
