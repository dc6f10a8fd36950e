/** Leaderboard of a season for one category of games: the top, and the rows around the viewer. */
import { type BoardRow, ENOUGH_GAMES, type Leaderboard, POOLS } from '@heptapolis/wire'
import { Fragment, useCallback, useState } from 'react'
import { Link } from 'wouter'
import { LevelFace } from '../city/BotFace.tsx'
import { WaysToPlay } from '../home/WaysToPlay.tsx'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Points } from '../look/pieces/Tokens.tsx'
import { useNarrow } from '../look/useNarrow.ts'
import { server } from '../online/server/server.ts'
import { useRequest } from '../online/server/useRequest.ts'
import { onlineWords } from '../online/words.ts'
import { Page } from './Page.tsx'
import { Sparkline } from './Sparkline.tsx'
import styles from './season.module.css'
import { communityWords } from './words.ts'

export function SeasonScreen({ pool = POOLS[0] }: { pool?: string | undefined }) {
  const w = communityWords()
  const [season, setSeason] = useState<number>()
  const ask = useCallback(() => server.board(pool, season), [pool, season])
  const { value: board, trouble } = useRequest(ask)
  return (
    <Page
      page="season"
      title={board ? titleOf(board) : w.nav.season}
      lead={
        board ? leadOf(board) : trouble === undefined ? <span className={styles.coming}>{w.coming}</span> : undefined
      }
      trouble={trouble}
    >
      <div className={styles.choices}>
        <nav aria-label={w.pool}>
          {POOLS.map((one) => (
            <Link
              key={one}
              href={`/season/${one}`}
              className={classes('btn', one === pool && styles.chosen)}
              aria-current={one === pool ? 'page' : undefined}
            >
              {onlineWords().pools[one]}
            </Link>
          ))}
        </nav>
        {board && board.seasons > 1 ? (
          <select
            aria-label={w.seasons}
            value={board.season.number}
            onChange={({ target }) => setSeason(Number(target.value))}
          >
            {Array.from({ length: board.seasons }, (_, i) => board.seasons - i).map((number) => (
              <option key={number} value={number}>
                {w.season(number)}
              </option>
            ))}
          </select>
        ) : undefined}
      </div>
      {board && board.rows.length > 0 ? (
        <section className={classes('panel', styles.panel)}>
          <Rows rows={board.rows} />
        </section>
      ) : undefined}
      {board?.rows.length === 0 ? <WaysToPlay ways={['people', 'daily']} /> : undefined}
      {board || trouble !== undefined ? (
        <>
          <p className={styles.note}>{w.boardNote}</p>
          <Bots />
        </>
      ) : undefined}
    </Page>
  )
}

const WEEK = 7 * 24 * 3_600_000

function leadOf({ people, season, seasons }: Leaderboard): string {
  const w = communityWords()
  const enough = people === 0 ? w.nobody : w.enough(people, ENOUGH_GAMES)
  if (season.number < seasons) return enough
  const end = new Date(season.began + season.weeks * WEEK)
  return `${enough} ${w.seasonEnds(end.toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' }))}`
}

function titleOf({ season, seasons, week }: Leaderboard): string {
  const w = communityWords()
  if (season.number < seasons) return `${w.season(season.number)}, ${w.seasonOver}`
  return w.week(season.number, week)
}

function Rows({ rows }: { rows: readonly BoardRow[] }) {
  const w = communityWords()
  const narrow = useNarrow()
  return (
    <table className={styles.board}>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-text">#</span>
          </th>
          <th scope="col" className={styles.name}>
            {w.head.player}
          </th>
          <th scope="col">{w.head.rating}</th>
          {narrow ? undefined : <th scope="col">{w.head.course}</th>}
          <th scope="col">{w.head.games}</th>
          <th scope="col">{w.head.won}</th>
          <th scope="col">{w.head.best}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <Fragment key={row.name}>
            {i > 0 && row.place > rows[i - 1].place + 1 ? (
              <tr className={styles.gap}>
                <td colSpan={narrow ? 6 : 7} />
              </tr>
            ) : undefined}
            <tr className={classes(row.isYou && styles.you)}>
              <td className={styles.place}>{row.place}</td>
              <th scope="row" className={styles.name}>
                <Icon name={row.isBot ? 'bot' : 'person'} size={13} />
                <Link href={`/people/${encodeURIComponent(row.name)}`}>{row.name}</Link>
                {row.isYou ? <small className={styles.mark}>{words().whoSits.you}</small> : undefined}
              </th>
              <td className={styles.rating}>
                {row.rating} <small>± {row.give}</small>
              </td>
              {narrow ? undefined : (
                <td className={styles.course}>
                  <Sparkline course={row.course} width={132} height={30} />
                </td>
              )}
              <td>{row.games}</td>
              <td>{w.share(row.won, row.games)}</td>
              <td>
                <Points points={row.best} size={26} />
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** Ratings of the bot levels, for comparison. */
function Bots() {
  const w = communityWords()
  const { value: bots = [] } = useRequest(server.botRatings)
  if (bots.length === 0) return undefined
  return (
    <section className={classes('panel', styles.bots)}>
      <h2>{w.bots}</h2>
      <ul>
        {bots.map(({ level, rating, give }) => (
          <li key={level}>
            <LevelFace level={level} size={56} />
            {onlineWords().levels[level]} <b>{rating}</b> <small>± {give}</small>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{w.botsNote(Math.max(...bots.map(({ games }) => games)))}</p>
    </section>
  )
}
