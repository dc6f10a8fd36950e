/** Statistics of a piece by bot level, and the turn in which bots usually build it. */
import { COUNTED, figureOf, statisticsOf, type TurnFigure } from '@heptapolis/bots/statistics'
import { decimal, named, terms, words } from '../../i18n/index.ts'
import type { EditionPrint } from '../catalogue/catalogue.ts'
import { countedIds } from '../catalogue/statistics.ts'
import { libraryWords, usageWords } from '../words.ts'
import styles from './bot-statistics.module.css'

const levels = await Promise.all(COUNTED.map(statisticsOf))

export function BotStatistics({ print }: { print: EditionPrint }) {
  const w = libraryWords()
  const rows = levels.flatMap((statistics) => {
    const figure = figureOf(statistics, print.edition, countedIds(print))
    return figure ? [{ ...statistics, figure }] : []
  })
  if (rows.length === 0) return undefined
  return (
    <details className={styles.experience}>
      <summary>{w.experience}</summary>
      <table>
        <thead>
          <tr>
            {w.experienceHead(usageWords(print.piece.sort).head).map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ level, figure: { built, luck, error, cities, turns } }) => (
            <tr key={level}>
              <th>{named(words().levels, level)}</th>
              <td>{built === undefined ? '–' : w.share(built)}</td>
              <td>
                {decimal(luck, 2)} ± {decimal(error, 2)}
              </td>
              <td>{decimal(cities, 0)}</td>
              <td>{turns.length > 0 ? usualTurn(turns) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** The most frequent turn. */
function usualTurn(turns: readonly TurnFigure[]): string {
  const { age, turn, share } = turns.reduce((most, one) => (one.share > most.share ? one : most))
  return libraryWords().usualTurn(terms().age(age), turn, share)
}
