/** Page with the games stored in this browser: resume, replay, save, delete, and import of a recorded game. */
import type { MyTable } from '@heptapolis/wire'
import { type ChangeEvent, useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { forgetAnalyses } from '../analysis/analyses.ts'
import { exportGame, importWithAnalyses } from '../analysis/exported-game.ts'
import { BotFace } from '../city/BotFace.tsx'
import { PersonFace } from '../city/SeatCity.tsx'
import { partyOf, playerName } from '../game-model/names.ts'
import type { CityProgress } from '../game-model/records/course.ts'
import { games as kept, listGames, type StoredGame } from '../game-model/saved/store.ts'
import { seatsHere } from '../game-model/table.ts'
import { lessonName } from '../home/lesson-name.ts'
import { WaysToPlay } from '../home/WaysToPlay.tsx'
import { say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { PageHead } from '../look/controls/PageHead.tsx'
import { Icon } from '../look/Icon.tsx'
import { BoxMark } from '../look/pieces/Tokens.tsx'
import { myTables } from '../online/my-tables/my-tables.ts'
import { TableRow } from '../online/my-tables/TableRow.tsx'
import { onlineWords } from '../online/words.ts'
import styles from './games.module.css'

export function GamesScreen() {
  const w = words()
  const [games, setGames] = useState<readonly StoredGame[]>()
  const [tables, setTables] = useState<readonly MyTable[]>()
  const [problem, setProblem] = useState<string>()
  const [, navigate] = useLocation()
  const [removed, setRemoved] = useState<StoredGame>()
  const refresh = useCallback(() => listGames().then(setGames), [])
  useEffect(() => {
    void refresh()
    void myTables().then(setTables)
  }, [refresh])
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const result = await importWithAnalyses(await file.text())
    if (result.ok) navigate(`/replay/${result.value}`)
    else setProblem(say().problem(result.error))
  }
  const remove = async (game: StoredGame) => {
    await kept.remove(game.id)
    await forgetAnalyses(game.id)
    setRemoved(game)
    await refresh()
  }
  const undo = async (game: StoredGame) => {
    await kept.put(game)
    setRemoved(undefined)
    await refresh()
  }
  return (
    <main className="page-column">
      <PageHead scene="games" title={w.yourGames}>
        <Link href="/new" className="btn primary">
          {w.newGame}
        </Link>
        <label className="btn">
          <Icon name="plus" size={15} /> {w.importRecord}
          <input
            type="file"
            className="hidden-text"
            accept=".txt,.json,text/plain,application/json"
            onChange={(e) => void open(e)}
          />
        </label>
      </PageHead>
      {tables?.length ? (
        <p className={styles.none}>
          <Link href="/programs">{onlineWords().programs}</Link>
        </p>
      ) : undefined}
      {problem ? (
        <NoticeBox kind="problem">
          <b>{w.badRecord}</b> {problem}
        </NoticeBox>
      ) : undefined}
      {removed ? (
        <p className={styles.removed} role="status">
          {w.removed}{' '}
          <button type="button" className="btn" onClick={() => void undo(removed)}>
            <Icon name="undo" size={15} /> {w.bringBack}
          </button>
        </p>
      ) : undefined}
      {games?.length === 0 && tables?.length === 0 ? (
        <>
          <p className={styles.none}>{w.noGames}</p>
          <WaysToPlay ways={['bots', 'people', 'learn']} />
        </>
      ) : undefined}
      <ul className={styles.list}>
        {latestFirst(games ?? [], tables ?? []).map((one) =>
          'table' in one ? (
            <TableRow key={one.table} mine={one} />
          ) : (
            <GameRow key={one.id} game={one} onRemove={() => void remove(one)} />
          ),
        )}
      </ul>
    </main>
  )
}

/** Stored games and online tables in one list. */
const latestFirst = (games: readonly StoredGame[], tables: readonly MyTable[]): (StoredGame | MyTable)[] => {
  const at = (one: StoredGame | MyTable): number => ('table' in one ? one.updated : (one.played ?? 0))
  return [...games, ...tables].sort((a, b) => at(b) - at(a))
}

/** An unreadable entry can still be deleted. */
function GameRow({ game, onRemove }: { game: StoredGame; onRemove: () => void }) {
  const w = words()
  if (!isGame(game)) {
    return (
      <li className={styles.game}>
        <div className={styles.who}>
          <b>{w.corrupt}</b>
          <span>{game.id}</span>
        </div>
        <nav className={styles.ways}>
          <Remove onRemove={onRemove} />
        </nav>
      </li>
    )
  }
  const { sitters } = game
  const { boxes } = game.record.setup
  return (
    <li className={styles.game}>
      <Faces sitters={sitters} />
      <div className={styles.who}>
        <b>{game.lesson ? lessonName(game.lesson.box) : sitters.map(playerName).join(', ')}</b>
        <span>
          {new Date(game.played ?? 0).toLocaleString(document.documentElement.lang, {
            dateStyle: 'medium',
            timeStyle: 'short',
          })}{' '}
          · {statusText(game)}
          {boxes.map((box) => (
            <BoxMark key={box} box={box} size={14} label={say().boxName(box)} />
          ))}
        </span>
      </div>
      <nav className={styles.ways}>
        <Link href={`/play/${game.id}`} className={classes('btn', !game.over && 'primary')}>
          {game.over ? w.scoreSheet : w.resume}
        </Link>
        <Link href={`/replay/${game.id}`} className="btn">
          {w.replay}
        </Link>
        <button type="button" className="btn ghost" onClick={() => void exportGame(game.id, game.record)}>
          {w.saveRecord}
        </button>
        <Remove onRemove={onRemove} />
      </nav>
    </li>
  )
}

/** Faces of the bots; people have a symbol. */
const Faces = ({ sitters }: Pick<StoredGame, 'sitters'>) => (
  <span className={styles.faces} aria-hidden="true">
    {sitters.slice(0, MOST_FACES).map((one, i) => (
      <span key={keyAt(i)}>
        {one.kind === 'bot' ? <BotFace name={one.name} size={40} symbol={20} /> : <PersonFace />}
      </span>
    ))}
  </span>
)

const MOST_FACES = 4
const keyAt = (i: number): string => `seat ${i}`

const isGame = ({ record, sitters }: StoredGame): boolean =>
  Array.isArray(sitters) && Array.isArray(record?.moves) && Array.isArray(record.setup?.boxes)

function Remove({ onRemove }: { onRemove: () => void }) {
  const { remove } = words()
  return (
    <button type="button" className="btn ghost icon" title={remove} onClick={onRemove}>
      <Icon name="cross" size={15} />
    </button>
  )
}

/** The own city, its place or the turn it is in, and the winners. */
function statusText(game: StoredGame): string {
  const w = words()
  const { wonder, result } = ownCity(game) ?? {}
  const city = wonder === undefined ? [] : [say().wonder(wonder)]
  if (!game.over) return [...city, w.inAge(game.age ?? 1, game.turn)].join(' · ')
  const own = result ? city.map((name) => w.placed(name, result.rank, result.total)) : [...city, w.over]
  return [...own, ...(result?.rank === 1 ? [] : winnerNames(game))].join(' · ')
}

/** The city of the only person at this device. */
function ownCity({ cities, sitters }: StoredGame): CityProgress | undefined {
  const [own, ...others] = seatsHere(sitters)
  return others.length === 0 && own !== undefined ? cities?.[own] : undefined
}

const winnerNames = ({ winners = [], sitters }: StoredGame): string[] =>
  winners.length > 0 ? [words().wonBy(winners.map((seat) => partyOf(sitters[seat])))] : []
