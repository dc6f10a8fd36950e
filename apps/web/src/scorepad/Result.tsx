/** Who has won and why: towers, the sheet, the source of every point, and ways to pass it on. */
import { type Ruleset, type ScoreRow, scienceOf } from '@heptapolis/engine'
import { useState } from 'react'
import { Link } from 'wouter'
import { type Standing, Towers } from '../end/EndScreen.tsx'
import { lineLook } from '../end/lines.ts'
import { saveFile } from '../game/save.ts'
import { cityName, describePiece, known, pieceName, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { minus } from '../look/Tokens.tsx'
import { ruleLink } from '../rules/links.ts'
import type { Pad, PadPosition } from './pad.ts'
import type { Reckoning, Sheet } from './reckon.ts'
import styles from './result.module.css'
import { fileName, toCode, toCsv, toJson } from './share.ts'
import { scoreWords, whoOf } from './words.ts'

export function Result({ pad, reckoning }: { pad: Pad; reckoning: Reckoning }) {
  const { position } = pad
  const { sheets, rules } = reckoning
  const [picked, setPicked] = useState<{ seat: number; line: string }>()
  if (!rules || sheets.length === 0) return undefined
  const ordered = sheets.toSorted((a, b) => a.rank - b.rank || b.total - a.total)
  const lines = ordered[0].rows.filter(({ id }) =>
    sheets.some(({ rows }) => rows.some((row) => row.id === id && isThere(row))),
  )
  const row = picked && sheets.find(({ seat }) => seat === picked.seat)?.rows.find(({ id }) => id === picked.line)
  return (
    <div className={styles.result}>
      <p className={styles.verdict}>{verdict(ordered, position)}</p>
      <div className={styles.chart}>
        <Towers standings={ordered.map((sheet) => standingOf(sheet, position, rules))} />
      </div>
      <div className={styles.sheet}>
        <table>
          <caption className="hidden-text">{scoreWords().sheet}</caption>
          <thead>
            <tr>
              <td />
              {ordered.map((sheet) => (
                <th key={sheet.seat} scope="col" className={classes(sheet.rank === 1 && styles.won)}>
                  {whoOf(position, sheet.seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <span className={classes(styles.mark, lineLook(line.id).look)}>
                    <Icon name={lineLook(line.id).icon} size={15} />
                  </span>
                  <span>{known(words().scoreLine, line.id, line.name)}</span>
                </th>
                {ordered.map((sheet) => (
                  <Cell
                    key={sheet.seat}
                    row={sheet.rows.find(({ id }) => id === line.id)}
                    won={sheet.rank === 1}
                    on={picked?.seat === sheet.seat && picked.line === line.id}
                    onPick={() => setPicked({ seat: sheet.seat, line: line.id })}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words().total}</th>
              {ordered.map(({ seat, total, rank }) => (
                <td key={seat} className={classes(rank === 1 && styles.won)}>
                  {minus(total)}
                </td>
              ))}
            </tr>
            {position.setup.teams ? (
              <tr className={styles.teams}>
                <th scope="row">{scoreWords().teamTotal}</th>
                {ordered.map(({ seat, team = 0, teamTotal = 0, rank }) => (
                  <td key={seat} className={classes(rank === 1 && styles.won)}>
                    {scoreWords().team(team)}: {minus(teamTotal)}
                  </td>
                ))}
              </tr>
            ) : undefined}
          </tfoot>
        </table>
      </div>
      {row && picked ? (
        <Sources row={row} seat={picked.seat} position={position} reckoning={reckoning} rules={rules} />
      ) : (
        <p className={styles.help}>{scoreWords().explainHelp}</p>
      )}
      <Ways pad={pad} sheets={ordered} />
    </div>
  )
}

const isThere = ({ points, from }: ScoreRow): boolean => points !== 0 || from.length > 0

function standingOf(sheet: Sheet, position: PadPosition, rules: Ruleset): Standing {
  const { wonder = '' } = position.cities[sheet.seat]
  const board = rules.boards.find(({ def }) => def.wonder === wonder)
  return {
    seat: sheet.seat,
    city: whoOf(position, sheet.seat),
    wonder,
    name: board ? cityName(board.def) : '',
    bot: false,
    score: { ...sheet, rows: [...sheet.rows] },
  }
}

function verdict(ordered: readonly Sheet[], position: PadPosition): string {
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

function Cell({ row, won, on, onPick }: { row: ScoreRow | undefined; won: boolean; on: boolean; onPick: () => void }) {
  const points = row?.points ?? 0
  return (
    <td
      className={classes(
        won && styles.won,
        points < 0 && styles.negative,
        points === 0 && styles.zero,
        on && styles.on,
      )}
    >
      <button type="button" aria-expanded={on} onClick={onPick}>
        {minus(points)}
      </button>
    </td>
  )
}

interface SourcesProps {
  row: ScoreRow
  seat: number
  position: PadPosition
  reckoning: Reckoning
  rules: Ruleset
}

function Sources({ row, seat, position, reckoning, rules }: SourcesProps) {
  const w = scoreWords()
  const isBare = reckoning.sheets.find((sheet) => sheet.seat === seat)?.bare
  return (
    <section className={styles.sources} aria-live="polite">
      <h2>
        {whoOf(position, seat)}: {known(words().scoreLine, row.id, row.name)} {minus(row.points)}
      </h2>
      {isBare ? <p>{w.fromNumbers}</p> : undefined}
      {!isBare && row.from.length === 0 ? <p>{w.nothing}</p> : undefined}
      <ul>
        {row.from.map(({ source, points }) => (
          <li key={source}>
            <b>{minus(points)}</b> <Source source={source} seat={seat} reckoning={reckoning} rules={rules} />
          </li>
        ))}
      </ul>
      <Link href={ruleLink(rules.setup, `score-${row.id}`)} className="btn ghost">
        <Icon name="book" size={15} /> {scoreWords().rule}
      </Link>
    </section>
  )
}

function Source({
  source,
  seat,
  reckoning,
  rules,
}: { source: string } & Pick<SourcesProps, 'seat' | 'reckoning' | 'rules'>) {
  const w = scoreWords()
  const piece = rules.byId.get(source)
  if (piece) {
    return (
      <span>
        {pieceName(piece)} <small>{describePiece(piece)}</small>
      </span>
    )
  }
  const { game } = reckoning
  if (source === 'symbols' && game) {
    const { counts, wild, borrowed } = scienceOf(game, seat)
    return (
      <span>
        {w.sources.symbols} <small>{w.symbols(...counts, wild, borrowed)}</small>
      </span>
    )
  }
  return <span>{w.sources[source] ?? words().scoreSource[source] ?? source.replaceAll('-', ' ')}</span>
}

function Ways({ pad, sheets }: { pad: Pad; sheets: readonly Sheet[] }) {
  const w = scoreWords()
  const [copied, setCopied] = useState(false)
  const { position, date } = pad
  const share = async () => {
    await navigator.clipboard.writeText(`${location.origin}/score#p=${await toCode(position)}`)
    setCopied(true)
  }
  const named = sheets.map((sheet) => ({ ...sheet, name: whoOf(position, sheet.seat) }))
  const csv = () =>
    toCsv(named, {
      line: ({ id, name }) => known(words().scoreLine, id, name),
      total: words().total,
      rank: '#',
      coins: w.coins,
    })
  return (
    <nav className={styles.ways}>
      <button type="button" className="btn" onClick={() => void share()}>
        <Icon name="link" size={16} /> {copied ? w.linkCopied : w.share}
      </button>
      <button type="button" className="btn" onClick={() => saveFile(fileName(position, date, 'csv'), csv())}>
        {w.csv}
      </button>
      <button
        type="button"
        className="btn"
        onClick={() => saveFile(fileName(position, date, 'json'), toJson(position))}
      >
        {w.json}
      </button>
    </nav>
  )
}
