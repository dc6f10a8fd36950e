/** Table screen as text: the question, the cities as a table, expansions and the last turn. */
import { tableFacts } from '@heptapolis/table/typed'
import { fightsAt } from '../../city/fights.ts'
import { fightText } from '../../city/Outcome.tsx'
import { nearestTo } from '../../city/view.ts'
import { playerName } from '../../game-model/names.ts'
import { pieceName, say, terms, words } from '../../i18n/index.ts'
import type { LayoutProps } from '../layouts/layout.ts'
import { cityLines, lastTurn } from '../log/log.ts'
import { CitiesTable } from './CitiesTable.tsx'
import { factSpeech } from './facts.ts'
import styles from './text-mode.module.css'
import { textWords } from './words.ts'

export function TextTable({ view, viewer, lines, cityProps, hand, opened, middle = {} }: LayoutProps) {
  const w = textWords()
  const { game, cities } = view
  const fights = fightsAt(view, viewer).map((fight) => fightText(fight, cities[fight.foe].name))
  const facts = tableFacts(
    game,
    factSpeech((piece) => `${pieceName(piece)} (${say().does(piece)})`),
  )
  return (
    <div className={styles.table}>
      {hand}
      {middle.question}
      <CitiesTable view={view} viewer={viewer} playerOf={(seat) => playerName(cityProps(cities[seat]).player)} />
      {fights.length > 0 ? (
        <p>{words().labelled(terms().capital(words().ifAgeEnded), fights.join('. '))}</p>
      ) : undefined}
      {facts.length > 0 ? (
        <section aria-label={w.table}>
          <h2>{w.table}</h2>
          <dl>
            {facts.map(([label, text]) => (
              <div key={label}>
                <dt>{terms().capital(label)}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : undefined}
      <section aria-label={w.lastTurn}>
        <h2>{w.lastTurn}</h2>
        <ul>
          {cityLines(lastTurn(lines, nearestTo(game, viewer))).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </section>
      {middle.drawer ?? middle.said}
      {opened}
    </div>
  )
}
