/** Page of the ladder: 30 set tables with tasks, easiest first, and how far this browser has come. */
import type { Rung } from '@heptapolis/bots/ladder'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { listGames, type StoredGame } from '../game-model/saved/store.ts'
import { named, say, sideName, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { PageHead } from '../look/controls/PageHead.tsx'
import { Icon } from '../look/Icon.tsx'
import { BoxMark } from '../look/pieces/Tokens.tsx'
import styles from './ladder.module.css'
import { type LadderProgress, ladderProgress, nextRung, RUNGS, rungGame, startRung } from './ladder.ts'
import { TaskList } from './TaskList.tsx'
import { ladderWords } from './words.ts'

export function LadderScreen() {
  const w = ladderWords()
  const progress = ladderProgress()
  const running = useRunningGames()
  const next = nextRung(progress)
  const done = RUNGS.filter(({ id }) => progress[id] === 'done').length
  return (
    <main className="page-column">
      <PageHead scene="ladder" title={w.title} lead={w.intro(RUNGS.length)} />
      <p className={styles.count}>
        <b>{w.count(done, RUNGS.length)}</b> <progress value={done} max={RUNGS.length} aria-label={w.title} />
      </p>
      <ol className={styles.list}>
        {RUNGS.map((rung, i) => (
          <Entry
            key={rung.id}
            rung={rung}
            number={i + 1}
            isNext={rung === next}
            state={progress[rung.id]}
            running={running.get(rungGame(rung).setup.seed)}
          />
        ))}
      </ol>
    </main>
  )
}

/** Unfinished games by seed. */
function useRunningGames(): ReadonlyMap<string, StoredGame> {
  const [games, setGames] = useState<ReadonlyMap<string, StoredGame>>(new Map())
  useEffect(() => {
    const read = async () => {
      const open = (await listGames()).filter(({ over, aside }) => !over && !aside)
      setGames(new Map(open.reverse().map((kept) => [kept.record.setup.seed, kept])))
    }
    void read()
  }, [])
  return games
}

interface EntryProps {
  rung: Rung
  number: number
  isNext: boolean
  state: LadderProgress[string] | undefined
  running: StoredGame | undefined
}

function Entry({ rung, number, isNext, state, running }: EntryProps) {
  const w = ladderWords()
  const { wonder, side, bots, boxes, task } = rung
  const levels = [...new Set(bots)].map((level) => named(words().levels, level))
  return (
    <li className={classes(styles.rung, isNext && styles.next)}>
      <h2>
        <span className={styles.number}>{number}</span>
        <span>
          {say().wonder(wonder)}, {sideName(side)}
        </span>
        {state === undefined ? undefined : (
          <small className={styles[state]}>
            <Icon name={state === 'done' ? 'check' : 'hourglass'} size={12} /> {w[state]}
          </small>
        )}
      </h2>
      <TaskList task={task} />
      <p className={styles.setup}>
        {w.table(bots.length + 1, levels)}
        {boxes.map((id) => (
          <span key={id}>
            <BoxMark box={id} size={16} /> {say().boxName(id)}
          </span>
        ))}
      </p>
      <Way rung={rung} number={number} isNext={isNext} running={running} hasTried={state !== undefined} />
    </li>
  )
}

interface WayProps extends Pick<EntryProps, 'rung' | 'number' | 'isNext' | 'running'> {
  hasTried: boolean
}

function Way({ rung, number, isNext, running, hasTried }: WayProps) {
  const w = ladderWords()
  const [, navigate] = useLocation()
  const look = classes('btn', isNext && 'primary')
  const play = async () => navigate(await startRung(rung))
  if (running) {
    return (
      <Link href={`/play/${running.id}`} className={look} aria-label={words().labelled(w.number(number), w.goOn)}>
        {w.goOn}
      </Link>
    )
  }
  const text = hasTried ? w.again : w.play
  return (
    <button
      type="button"
      className={look}
      aria-label={words().labelled(w.number(number), text)}
      onClick={() => void play()}
    >
      {text}
    </button>
  )
}
