/** The effects of a component in words, or the stages of both sides of a wonder. */
import { decimal, describePiece, sideName, terms, words } from '../../i18n/index.ts'
import { CostRow } from '../../look/pieces/Tokens.tsx'
import type { EditionPrint } from '../catalogue/catalogue.ts'
import { figureOfId } from '../catalogue/statistics.ts'
import { describeHalves, libraryWords } from '../words.ts'
import styles from './entry.module.css'

export function Texts({ print }: { print: EditionPrint }) {
  const w = libraryWords()
  if (print.boards.length === 0) return <p className={styles.text}>{describePiece(print.piece)}</p>
  return print.boards.map(({ def, piece, stages }) => (
    <ul key={def.id} className={styles.stages}>
      <li>
        <b>{terms().capital(w.side(sideName(def.side)))}</b>
      </li>
      <li>
        {describePiece(piece)} {def.anyOrder ? `(${w.anyOrder})` : ''}
      </li>
      {stages.map((halves, i) => (
        <li key={halves[0].id} className={styles.stage}>
          <CostRow cost={halves[0].def.cost} size={16} />
          <span>{words().described(terms().capital(w.stage(i + 1)), describeHalves(halves))}</span>
        </li>
      ))}
      <SideFigure print={print} id={def.id} />
    </ul>
  ))
}

function SideFigure({ print, id }: { print: EditionPrint; id: string }) {
  const figure = figureOfId(print, id)
  return figure ? (
    <li className={styles.quiet}>{libraryWords().luck(decimal(figure.luck, 2), decimal(figure.cities, 0))}</li>
  ) : undefined
}
