/** Result of a score-pad: towers, score sheet, source of every point, sharing. */
import { type Ruleset, SYMBOLS, scienceOf } from '@heptapolis/engine/show'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { saveFile } from '../app/save.ts'
import { bgStatsLink } from '../end/share/bg-stats.ts'
import { type ScoreNote, ScoreSheet } from '../end/sheet/ScoreSheet.tsx'
import { type FinalScore, inOrder } from '../end/standing.ts'
import { Towers } from '../end/towers/Towers.tsx'
import { Sunset } from '../end/winner/Sunset.tsx'
import { endWords } from '../end/words.ts'
import { RESULT_PATH, toCode } from '../game-model/result-link.ts'
import { cityName, say, terms, words } from '../i18n/index.ts'
import { copyText } from '../look/copy.ts'
import { Icon } from '../look/Icon.tsx'
import type { PadPosition, ScorePad } from './model/pad.ts'
import type { PadResult, PadSheet } from './model/scoring.ts'
import { fileName, toCsv, toJson } from './model/share.ts'
import { playOf } from './reported-play.ts'
import styles from './result.module.css'
import { scoreWords, whoOf } from './words.ts'

const Code = lazy(() => import('../online/join/QrCode.tsx').then((it) => ({ default: it.QrCode })))
const CODE_SIZE = 300

export interface ResultProps {
  pad: ScorePad
  reckoning: PadResult
}

export function Result({ pad, reckoning }: ResultProps) {
  const { position } = pad
  const { sheets, rules, problems } = reckoning
  if (!rules || sheets.length === 0) return undefined
  const isOpen = problems.length > 0 || sheets.some(({ missing }) => missing > 0)
  return (
    <div className={styles.result}>
      <p className={styles.verdict}>
        {isOpen ? `${scoreWords().soFar} ` : ''}
        {verdict(inRank(sheets), position)}
      </p>
      <Counted pad={pad} reckoning={reckoning} />
    </div>
  )
}

export const inRank = (sheets: readonly PadSheet[]): PadSheet[] =>
  sheets.toSorted((a, b) => a.rank - b.rank || b.total - a.total)

export const standingsOf = (position: PadPosition, { sheets }: PadResult, rules: Ruleset): FinalScore[] =>
  sheets.map((sheet) => standingOf(sheet, position, rules)).sort(inOrder)

/** Towers and points, and what can be done with them. */
export function Counted({ pad, reckoning, children }: ResultProps & { children?: ReactNode }) {
  const { position } = pad
  const { sheets, rules } = reckoning
  if (!rules || sheets.length === 0) return undefined
  const standings = standingsOf(position, reckoning, rules)
  return (
    <>
      <Sunset wonder={standings[0].wonder} side={standings[0].side} className={styles.chart}>
        <Towers standings={standings} isAcross />
      </Sunset>
      <div>
        <ScoreSheet
          standings={standings}
          rules={rules}
          position={position}
          note={noteFrom(reckoning)}
          bare={scoreWords().fromNumbers}
          roomy
        />
      </div>
      <p className={styles.help}>{scoreWords().explainHelp}</p>
      <Ways pad={pad} sheets={inRank(sheets)}>
        {children}
      </Ways>
    </>
  )
}

/** The symbols that count for science. */
const noteFrom =
  ({ game }: PadResult): ScoreNote =>
  (source, { seat }) => {
    if (source !== 'symbols' || !game) return undefined
    const { counts, wild, borrowed } = scienceOf(game, seat)
    const w = scoreWords()
    return [
      ...SYMBOLS.map((symbol, i) => terms().countSymbols(counts[i], symbol)),
      ...(wild > 0 ? [w.ofChoice(wild)] : []),
      ...(borrowed > 0 ? [w.borrowed(borrowed)] : []),
    ].join(', ')
  }

function standingOf(sheet: PadSheet, position: PadPosition, rules: Ruleset): FinalScore {
  const { wonder = '', side } = position.cities[sheet.seat]
  const board = rules.boards.find(({ def }) => def.wonder === wonder)
  return {
    seat: sheet.seat,
    title: whoOf(position, sheet.seat),
    // A bot of a played game has the name of its city.
    subtitle: board && cityName(board.def) !== whoOf(position, sheet.seat) ? cityName(board.def) : '',
    wonder,
    side,
    bot: false,
    own: false,
    score: { ...sheet, rows: [...sheet.rows] },
    bare: sheet.bare,
  }
}

export function verdict(ordered: readonly PadSheet[], position: PadPosition): string {
  const w = scoreWords()
  const first = ordered.filter(({ rank }) => rank === 1)
  const names = new Intl.ListFormat(document.documentElement.lang).format(
    first.map(({ seat }) => whoOf(position, seat)),
  )
  if (position.setup.teams && new Set(first.map(({ team }) => team)).size === 1)
    return w.teamWins(names, first[0].teamTotal ?? 0)
  if (first.length > 1) return w.shared(names, first[0].total)
  const tied = ordered.some(({ rank, total }) => rank > 1 && total === first[0].total)
  return tied ? w.winsTie(names, first[0].total, first[0].coins) : w.wins(names, first[0].total)
}

function Ways({ pad, sheets, children }: { pad: ScorePad; sheets: readonly PadSheet[]; children?: ReactNode }) {
  const w = scoreWords()
  const [copied, setCopied] = useState(false)
  const [shown, setShown] = useState<string>()
  const { position, date } = pad
  const link = async () => `${location.origin}${RESULT_PATH}${await toCode(position)}`
  const share = async () => setCopied(await copyText(await link()))
  const named = sheets.map((sheet) => ({ ...sheet, name: whoOf(position, sheet.seat) }))
  // Spreadsheets read accents only after a byte order mark.
  const csv = () =>
    `\ufeff${toCsv(named, {
      line: say().scoreLine,
      total: words().total,
      rank: w.rank,
      coins: w.coins,
    })}`
  return (
    <nav className={styles.ways}>
      {children}
      <button
        type="button"
        className="btn"
        aria-expanded={shown !== undefined}
        onClick={() => void (shown ? setShown(undefined) : link().then(setShown))}
      >
        <Icon name="o-phone" size={16} /> {w.handOver}
      </button>
      <button type="button" className="btn" onClick={() => void share()}>
        <Icon name="link" size={16} /> {copied ? w.linkCopied : w.share}
      </button>
      <button
        type="button"
        className="btn"
        onClick={() => saveFile(fileName(position, date, 'csv'), csv(), 'text/csv')}
      >
        {w.csv}
      </button>
      <button
        type="button"
        className="btn"
        onClick={() => saveFile(fileName(position, date, 'json'), toJson(position))}
      >
        {w.json}
      </button>
      <a className="btn" href={bgStatsLink(playOf(pad, sheets))} target="_blank" rel="noreferrer">
        {endWords().share.bgStats}
      </a>
      {shown ? (
        <figure className={styles.code} ref={(code) => code?.scrollIntoView({ block: 'center' })}>
          <Suspense>
            <Code text={shown} size={CODE_SIZE} />
          </Suspense>
          <figcaption>{w.handOverHelp}</figcaption>
        </figure>
      ) : undefined}
    </nav>
  )
}
