/**
 * Start page: description of the game, ways to play, games in progress. For speed it loads neither the rules engine
 * nor card data.
 */
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link, Redirect, useSearch } from 'wouter'
import { install, installing } from '../app/install.ts'
import { appearance } from '../art/appearance.ts'
import { named, withTexts, words } from '../i18n/app.ts'
import { hasPlayedFirstGame } from '../lessons/storage.ts'
import { classes } from '../look/classes.ts'
import { ActionTile } from '../look/controls/ActionTile.tsx'
import { useHandheld } from '../look/useNarrow.ts'
import { hasHistory } from './has-history.ts'
import type { GameHistory } from './history/game-history.ts'
import styles from './home.module.css'
import { lastPlan } from './last-plan.ts'
import { useStart } from './useStart.ts'
import { homeWords } from './words.ts'

/** Set-up links begin at the home address; they open the set-up. */
export function HomeScreen() {
  const search = useSearch()
  const query = new URLSearchParams(search)
  if (query.has('seat') || query.has('edition')) return <Redirect to={`/new?${search}`} replace />
  return <Home />
}

function Home() {
  const history = useHistory()
  // Above the fold of a phone too: there it takes the place of the panorama.
  const isHandheld = useHandheld()
  const running = history && history.running.length > 0 ? <history.RunningGames running={history.running} /> : undefined
  return (
    <main>
      <Hero isRunning={running !== undefined}>{isHandheld ? running : undefined}</Hero>
      <div className={styles.low}>
        <div className={styles.row}>
          {isHandheld ? undefined : running}
          <Tiles />
        </div>
        {history && history.done.length > 0 ? <history.PastGames done={history.done} /> : undefined}
        <footer className={styles.foot}>
          <Link href="/games">{words().yourGames}</Link>
          <Link href="/progress">{words().progress}</Link>
          <Link href="/season">{words().season}</Link>
          <Link href="/account">{words().account}</Link>
          <Install />
        </footer>
      </div>
    </main>
  )
}

type KnownHistory = GameHistory & Pick<typeof import('./history/History.tsx'), 'RunningGames' | 'PastGames'>

/** Games of this browser and the components that show them. They load the engine, so they load only if there are games. */
function useHistory(): KnownHistory | undefined {
  const [history, setHistory] = useState<KnownHistory>()
  useEffect(() => {
    const load = async () => {
      if (!(await hasHistory())) return
      const { recall, RunningGames, PastGames } = await withTexts(import('./history/History.tsx'))
      setHistory({ ...(await recall()), RunningGames, PastGames })
    }
    void load()
  }, [])
  return history
}

/** A game in progress is continued first: then no other action is primary. */
function Hero({ isRunning, children }: { isRunning: boolean; children: ReactNode }) {
  const w = homeWords()
  const light = appearance(({ theme }) => (theme === 'dark' ? 'ember' : 'dusk'))
  return (
    <section className={styles.hero} data-light={light}>
      <div className={styles.panorama} aria-hidden="true" />
      <div className={styles.front}>
        <h1>{w.title}</h1>
        <p>{w.about}</p>
        {children ? <div className={styles.running}>{children}</div> : undefined}
        <Actions isRunning={isRunning} />
      </div>
    </section>
  )
}

function Actions({ isRunning }: { isRunning: boolean }) {
  const w = homeWords()
  const { start, isBusy, problem } = useStart()
  const { players, expansions, level } = lastPlan()
  const learnHelp = hasPlayedFirstGame() ? w.lessonsHelp : w.learnHelp
  const withFriends = () =>
    start(async ({ startTable }) => {
      const made = await startTable()
      if (made && 'problem' in made) throw new Error(made.problem)
      return made?.path
    })
  return (
    <>
      <ul className={styles.actions}>
        <ActionTile
          icon="bot"
          text={w.actions.bots}
          isFirst={!isRunning}
          isBusy={isBusy}
          onPress={() => void start((it) => it.startLastPlan())}
        />
        <ActionTile icon="o-friends" text={w.actions.friends} isBusy={isBusy} onPress={() => void withFriends()} />
        <ActionTile icon="o-door" text={w.actions.people} href="/tables" />
        <ActionTile icon="book" text={[words().shelf.learn, learnHelp]} href="/learn" />
      </ul>
      {problem === undefined ? undefined : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={styles.mix}>
        <span>{w.mix(players, expansions, level === '' ? '' : named(words().levels, level))}</span>{' '}
        <Link href="/new">{w.changeSetup}</Link>
      </p>
    </>
  )
}

/** Shown where the browser offers to install the app. */
function Install() {
  const prompt = installing((now) => now.prompt)
  if (!prompt) return undefined
  return (
    <button type="button" onClick={() => install(prompt)}>
      {words().install}
    </button>
  )
}

const TILES = ['daily', 'ladder', 'puzzles', 'rules'] as const
type TileName = (typeof TILES)[number]

function Tiles() {
  const { nav } = words()
  const { tiles } = homeWords()
  return (
    <ul className={styles.tiles}>
      {TILES.map((name) => (
        <li key={name}>
          <Tile name={name} title={nav[name]} help={tiles[name]} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ name, title, help }: { name: TileName; title: string; help: string }) {
  const day = appearance(({ theme }) => (theme === 'dark' ? 'evening' : 'noon'))
  const id = useId()
  return (
    <Link href={`/${name}`} className={styles.tile} aria-labelledby={id} aria-describedby={`${id}-help`}>
      <span className={classes(styles.vignette, styles[name])} data-light={name === 'daily' ? 'moon' : day} />
      <span className={styles.caption}>
        <b id={id}>{title}</b>
        <small id={`${id}-help`}>{help}</small>
      </span>
    </Link>
  )
}
