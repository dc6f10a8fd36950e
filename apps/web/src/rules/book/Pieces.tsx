/** Cards and other pieces of a rulebook chapter, with picture and text. */
import { BASE } from '@heptapolis/boxes'
import type { Piece } from '@heptapolis/engine/show'
import type { Component, ComponentGroup, Rulebook } from '@heptapolis/rulebook'
import { pieceName, sentence } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Facade } from '../../look/pieces/Card.tsx'
import { faceOf, widthOf } from '../../look/pieces/face.ts'
import { Monument } from '../../look/pieces/Monument.tsx'
import { colourOf } from '../../look/pieces/pieces.ts'
import { BoxMark, CostRow } from '../../look/pieces/Tokens.tsx'
import styles from './pieces.module.css'

export function Pieces({ book, group }: { book: Rulebook; group: ComponentGroup }) {
  return (
    <>
      {group.note === undefined ? undefined : <p>{sentence(group.note)}</p>}
      <ul className={styles.pieces}>
        {group.items.map((item) => (
          <PieceView key={item.id} book={book} item={item} />
        ))}
      </ul>
    </>
  )
}

function PieceView({ book, item }: { book: Rulebook; item: Component }) {
  const { labels } = book.words
  const { between } = book.say.terms
  const piece = book.rules.byId.get(item.id)
  const wonder = book.rules.boards.find(({ def }) => def.id === item.id)?.def.wonder
  const chains = [
    ...(item.chainFrom.length > 0 ? [`${labels.chainFrom} ${book.say.terms.or(item.chainFrom)}`] : []),
    ...(item.chainTo.length > 0 ? [`${labels.chainTo} ${book.say.terms.and(item.chainTo)}`] : []),
  ]
  return (
    <li id={`piece-${item.id}`} className={classes(styles.piece, piece && `c-${colourOf(piece)}`)}>
      {wonder ? (
        <div className={styles.face}>
          <Monument wonder={wonder} built={1} stages={1} width={72} />
        </div>
      ) : piece && piece.effects.length > 0 ? (
        <div className={styles.face}>
          <Facade piece={piece} roof={12} largest={sizeOf(piece)} />
        </div>
      ) : undefined}
      <div className={styles.words}>
        <h4>
          {piece ? pieceName(piece) : item.name}
          {item.side ? <small>{item.side}</small> : undefined}
          {item.age === undefined || item.sort === 'card' ? undefined : <small>{book.say.terms.age(item.age)}</small>}
          {item.copies > 1 ? <small>{labels.copies(item.copies)}</small> : undefined}
          {item.box === BASE ? undefined : <BoxMark box={item.box} size={13} />}
        </h4>
        {item.stages || item.cost === undefined ? undefined : <CostRow cost={item.cost} size={16} />}
        {item.effects.length > 0 ? <p>{sentence(item.effects.join(between))}</p> : undefined}
        {item.details.map((detail) => (
          <p key={detail}>{sentence(detail)}</p>
        ))}
        {chains.length > 0 ? <p className={styles.chain}>{sentence(chains.join(between))}</p> : undefined}
        {item.stages ? (
          <ol className={styles.stages}>
            {item.stages.map((halves) => (
              <li key={halves[0].id} id={`piece-${halves[0].id}`}>
                {hasCost(halves[0]) ? <CostRow cost={halves[0].cost} size={15} /> : undefined}
                <span>{labels.either(halves.map(({ effects }) => effects.join(between)))}</span>
              </li>
            ))}
          </ol>
        ) : undefined}
      </div>
    </li>
  )
}

/** A stage that copies another has the cost of that one, and none of its own. */
const hasCost = ({ cost = {} }: Component): boolean => Object.keys(cost).length > 0

/** Long rows of symbols are drawn smaller. */
function sizeOf({ effects }: Piece): number {
  const width = widthOf(faceOf(effects.map(({ effect }) => effect)))
  return width > 5 ? 10 : width > 3 ? 13 : 20
}
