/** Profile page of a person: ratings over time, results by wonder and expansion, recent and best games. */
import { ENOUGH_GAMES, type PlayedGame, type PoolProfile, type Profile } from '@heptapolis/wire'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { Notice } from '../app/Notice.tsx'
import { ResultTowers } from '../home/history/ResultTowers.tsx'
import { WaysToPlay } from '../home/WaysToPlay.tsx'
import { say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Monument } from '../look/pieces/Monument.tsx'
import { BoxMark, Points } from '../look/pieces/Tokens.tsx'
import { useNarrow } from '../look/useNarrow.ts'
import { ProfileActions } from '../online/moderation/ProfileActions.tsx'
import { server } from '../online/server/server.ts'
import { recallAccount } from '../online/server/storage.ts'
import { ensureSession, useRequest } from '../online/server/useRequest.ts'
import { onlineWords, troubleText } from '../online/words.ts'
import { OwnGoals } from '../progress/OwnGoals.tsx'
import { Page } from './Page.tsx'
import styles from './profile.module.css'
import { Sparkline } from './Sparkline.tsx'
import { communityWords } from './words.ts'

const MOST_WONDERS = 7
const ON_A_PHONE = 12

/** Undefined for the own profile. */
export function ProfileScreen({ name }: { name: string | undefined }) {
  const w = communityWords()
  const ask = useCallback(
    () => (name === undefined ? ensureSession().then(server.ownProfile) : server.profile(name)),
    [name],
  )
  const { value: profile, trouble } = useRequest(ask)
  if (trouble === 'no-person') {
    return <Notice title={words().notFound} text={troubleText(trouble)} way={{ href: '/tables', text: w.nav.tables }} />
  }
  return (
    <Page
      page={name === undefined ? 'me' : 'people'}
      title={profile?.name || (name ?? w.visitor)}
      lead={profile ? leadOf(profile) : trouble === undefined ? w.coming : undefined}
      trouble={trouble}
      tools={
        profile?.isYou ? (
          <>
            <Link href="/games" className="btn">
              <Icon name="replay" size={17} /> {w.allGames}
            </Link>
            <Link href="/account" className="btn">
              <Icon name="person" size={17} /> {w.account}
            </Link>
          </>
        ) : undefined
      }
    >
      {profile ? <Played profile={profile} /> : undefined}
      {profile?.isYou ? <OwnGoals /> : undefined}
      {profile && isOther(profile) ? <ProfileActions name={profile.name} /> : undefined}
    </Page>
  )
}

/** Without actions to report or block on the own page, which otherwise looks like that of others. */
const isOther = ({ isYou, name }: Profile): boolean => !isYou && name !== recallAccount()

const dated = (at: number, wish: Intl.DateTimeFormatOptions): string =>
  new Date(at).toLocaleDateString(document.documentElement.lang, wish)

function leadOf({ isYou, isBot, since, games, won, often, strangers, left }: Profile): string {
  const w = communityWords()
  const month = dated(since, { month: 'long', year: 'numeric' })
  return [
    isBot ? w.isBot : '',
    games === 0 ? (isYou ? w.nothingYet : w.nothingOpen) : w.since(month, games, won),
    often.length > 0 ? w.often(often) : '',
    left > 0 ? w.hasLeft(left, strangers) : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function Played({ profile }: { profile: Profile }) {
  const w = communityWords()
  const { pools, wonders, boxes, last, best, isYou, games } = profile
  const narrow = useNarrow()
  const shown = last.slice(0, narrow ? ON_A_PHONE : last.length)
  if (games === 0 && isYou) return <WaysToPlay ways={['people', 'daily', 'learn']} />
  return (
    <>
      {pools.length > 0 ? (
        <section className={classes('panel', styles.pools)}>
          {pools.map((pool) => (
            <Pool key={pool.pool} {...pool} />
          ))}
        </section>
      ) : undefined}
      {wonders.length > 0 ? <ByWonder wonders={wonders} /> : undefined}
      {boxes.length > 0 ? <ByBox boxes={boxes} /> : undefined}
      {shown.length > 0 ? (
        <div className={styles.below}>
          <section className="panel">
            <h2 className={styles.title}>{w.last(shown.length)}</h2>
            <ResultTowers done={shown.map(towerOf).reverse()} />
          </section>
          <section className="panel">
            <h2 className={styles.title}>{w.best}</h2>
            <ul className={styles.best}>
              {best.map((game) => (
                <Best key={`${game.table} ${game.at}`} game={game} />
              ))}
            </ul>
          </section>
        </div>
      ) : undefined}
      {isYou && games > 0 ? <p className={styles.note}>{w.strangersHear}</p> : undefined}
    </>
  )
}

function Pool({ pool, rating, give, games, course }: PoolProfile) {
  const w = communityWords()
  const isEnough = games >= ENOUGH_GAMES
  return (
    <div className={styles.pool}>
      <span>{onlineWords().pools[pool]}</span>
      <b>{isEnough ? rating : '–'}</b>
      <span>{isEnough ? w.give(give, games) : w.ratedFrom(games, ENOUGH_GAMES)}</span>
      {isEnough ? <Sparkline course={course} width={212} height={46} /> : undefined}
    </div>
  )
}

function ByWonder({ wonders }: Pick<Profile, 'wonders'>) {
  const w = communityWords()
  const narrow = useNarrow()
  return (
    <section>
      <h2 className={styles.title}>
        {w.byWonder} <span>{w.byWonderHelp}</span>
      </h2>
      <ul className={styles.wonders}>
        {wonders.slice(0, MOST_WONDERS).map(({ of, games, won, points }) => (
          <li key={of}>
            <span className={styles.monument} aria-hidden="true">
              <Monument wonder={of} built={won} stages={games} width={narrow ? 66 : 112} />
            </span>
            <b>{say().wonder(of)}</b>
            <span>
              <strong>{w.share(won, games)}</strong> {w.ofGames(games)}
            </span>
            <span>{w.points(points)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ByBox({ boxes }: Pick<Profile, 'boxes'>) {
  const w = communityWords()
  return (
    <section>
      <h2 className={styles.title}>{w.byBox}</h2>
      <ul className={styles.boxes}>
        {boxes.map(({ of, games, won, points }) => (
          <li key={of}>
            <BoxMark box={of} size={19} /> <b>{say().boxName(of)}</b> {w.share(won, games)} {w.ofGames(games)},{' '}
            {w.points(points)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same tower as on the start screen. */
const towerOf = ({ table = '', at, players, place, points }: PlayedGame) => ({
  href: `${table} ${at}`,
  at,
  players,
  rank: place,
  points,
  winner: { name: '', points: 0 },
})

function Best({ game }: { game: PlayedGame }) {
  const w = communityWords()
  const { table, at, players, points, wonder, boxes } = game
  const name = say().wonder(wonder)
  return (
    <li>
      <Points points={points} size={28} />
      {table === undefined ? (
        <b>{name}</b>
      ) : (
        <Link href={`/replay/${table}`} aria-label={w.replay(name, points)}>
          {name}
        </Link>
      )}
      <span className={styles.how}>{w.playersAnd(players, boxes.map(say().boxName))}</span>
      <time dateTime={new Date(at).toISOString()}>{dated(at, { day: 'numeric', month: 'short' })}</time>
    </li>
  )
}
