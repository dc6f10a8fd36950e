/** Wonder in the library, with its sides, start resource, stages and costs. */
import { BASE } from '@heptapolis/boxes'
import type { Board, Piece } from '@heptapolis/engine/show'
import type { PrintProps } from '../boxes/props.ts'
import { cityName, describePiece, sideName } from '../i18n/index.ts'
import { Face } from '../look/pieces/Face.tsx'
import { faceOf } from '../look/pieces/face.ts'
import { Monument } from '../look/pieces/Monument.tsx'
import { BoxMark, CostRow } from '../look/pieces/Tokens.tsx'
import styles from './library.module.css'
import { describeHalves, libraryWords } from './words.ts'

export function Wonder({ print: { boards } }: PrintProps) {
  const [{ def, piece }] = boards
  return (
    <article className={styles.wonder}>
      <header>
        <Monument wonder={def.wonder} built={1} stages={1} width={64} />
        <h3>{cityName(def)}</h3>
        {piece.box === BASE ? undefined : <BoxMark box={piece.box} size={15} />}
      </header>
      <div className={styles.sides}>
        {boards.map((board) => (
          <Side key={board.def.id} board={board} />
        ))}
      </div>
    </article>
  )
}

function Side({ board }: { board: Board }) {
  const w = libraryWords()
  return (
    <dl className={styles.side}>
      <dt>{sideName(board.def.side)}</dt>
      <dd title={describePiece(board.piece)}>
        <span className={styles.cost}>{w.start}</span> <Symbols piece={board.piece} />
      </dd>
      {board.stages.map((halves) => (
        <dd key={halves[0].id} title={describeHalves(halves)}>
          <span className={styles.cost}>
            <CostRow cost={halves[0].def.cost} size={15} />
          </span>
          {halves.map((half, i) => (
            <span key={half.id} className={styles.half}>
              {i > 0 ? <i>{w.choice}</i> : undefined}
              <Symbols piece={half} />
            </span>
          ))}
        </dd>
      ))}
    </dl>
  )
}

function Symbols({ piece, size = 20 }: { piece: Piece; size?: number }) {
  return (
    <span className={styles.symbols}>
      <Face lines={[faceOf(piece.effects.map(({ effect }) => effect)).flat()]} size={size} />
    </span>
  )
}
