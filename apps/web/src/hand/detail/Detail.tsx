/** Details of the chosen card: its effect in words, its value now, its cost and chains. */
import { BASE, hasAids } from '@heptapolis/boxes'
import type { Game, Piece } from '@heptapolis/engine/show'
import { describePiece, pieceName, say, terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { CloseButton } from '../../look/controls/CloseButton.tsx'
import { Modal } from '../../look/controls/Modal.tsx'
import { Icon } from '../../look/Icon.tsx'
import { Facade } from '../../look/pieces/Card.tsx'
import { colourOf, freedBy, freesLater } from '../../look/pieces/pieces.ts'
import { BoxMark, CostRow, Glyph } from '../../look/pieces/Tokens.tsx'
import { RuleLink } from '../../rules/RuleLink.tsx'
import { worthOf } from '../effects/worth.ts'
import { costOf, kindOf, namesOf } from '../slots.ts'
import styles from './detail.module.css'

interface DetailProps {
  game: Game
  viewer: number
  piece: Piece
  onClose: () => void
}

export function Detail({ game, viewer, piece, onClose }: DetailProps) {
  return (
    <Modal className={styles.dialog} label={pieceName(piece)} onClose={onClose}>
      <DetailBody game={game} viewer={viewer} piece={piece} />
      <CloseButton className={styles.close} onClose={onClose} />
    </Modal>
  )
}

function DetailBody({ game, viewer, piece }: Omit<DetailProps, 'onClose'>) {
  const w = words()
  const colour = colourOf(piece)
  const before = freedBy(game.rules, piece)
  const later = freesLater(game.rules, piece)
  return (
    <div className={classes(styles.detail, `c-${colour}`)}>
      <div className={styles.facade}>
        <Facade piece={piece} roof={22} largest={28} />
      </div>
      <div className={styles.body}>
        <p className={styles.kind}>
          {piece.colour >= 0 ? <Glyph colour={colour} /> : undefined}
          {kindOf(piece)}
          {piece.age > 0 ? ` · ${terms().age(piece.age)}` : ''}
          {piece.box === BASE ? undefined : <BoxMark box={piece.box} label={say().boxName(piece.box)} />}
        </p>
        <h3>{pieceName(piece)}</h3>
        <p className={styles.row}>
          {costOf(piece) ? <CostRow cost={piece.def.cost} size={19} /> : undefined}
          {before.length > 0 ? (
            <span className={styles.row}>
              <Icon name="link" size={14} /> {w.orFreeWith(namesOf(before))}
            </span>
          ) : undefined}
        </p>
        <p className={styles.text}>{describePiece(piece)}</p>
        {hasAids(game.rules) && (piece.sort === 'card' || piece.sort === 'guild') ? (
          <Now game={game} viewer={viewer} piece={piece} />
        ) : undefined}
        {later.length > 0 ? (
          <p className={classes(styles.row, styles.quiet)}>
            <Icon name="link" size={14} /> {w.freesLater}
            {later.map((card) => (
              <span key={card.id} className={styles.row}>
                <Glyph colour={colourOf(card)} size={13} /> {pieceName(card)}
              </span>
            ))}
          </p>
        ) : undefined}
        {piece.copies.length > 0 ? (
          <p className={classes(styles.row, styles.quiet)}>
            <Icon name="person" size={13} /> {w.inPlayFrom(piece.copies)}
          </p>
        ) : undefined}
        <p className={classes(styles.row, styles.quiet)}>
          <RuleLink setup={game.rules.setup} anchor={`piece-${piece.id}`} />
        </p>
      </div>
    </div>
  )
}

function Now({ game, viewer, piece }: Omit<DetailProps, 'onClose'>) {
  const { points, coins } = worthOf(game, viewer, piece)
  const w = words()
  const parts = [...(coins > 0 ? [terms().coins(coins)] : []), ...(points !== 0 ? [terms().points(points)] : [])]
  if (parts.length === 0) return undefined
  return <p className={styles.now}>{w.brings(parts)}</p>
}
