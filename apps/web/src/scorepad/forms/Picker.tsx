/** The search field that adds any piece to a city by a few letters. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { useId, useRef, useState } from 'react'
import { pieceName } from '../../i18n/index.ts'
import { foreignNames } from '../../library/catalogue/names.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { keyed } from '../../look/keyed.ts'
import { Face } from '../../look/pieces/Face.tsx'
import { faceOf, shortFace } from '../../look/pieces/face.ts'
import { colourOf } from '../../look/pieces/pieces.ts'
import { Glyph } from '../../look/pieces/Tokens.tsx'
import { holdersBut, isIn, lastEntered } from '../model/edit.ts'
import { isRepeatable } from '../model/fields.ts'
import { findPieces } from '../model/find.ts'
import type { PadPosition } from '../model/pad.ts'
import { scoreWords, whoOf } from '../words.ts'
import styles from './picker.module.css'

interface PickerProps {
  rules: Ruleset
  position: PadPosition
  seat: number
  onToggle: (piece: Piece) => void
  /** Removes a piece that was entered by mistake. */
  onRemove: (piece: Piece) => void
}

const MOST = 8
const MOST_RECENT = 3

export function Picker({ rules, position, seat, onToggle, onRemove }: PickerProps) {
  const w = scoreWords()
  const [letters, setLetters] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const help = useId()
  const isHere = (piece: Piece) => !isRepeatable(rules, piece) && isIn(rules, position.cities[seat], piece)
  const found = findPieces(rules, letters, pieceName, MOST, ({ id }) => foreignNames(id)).sort(
    (a, b) => Number(isHere(a)) - Number(isHere(b)),
  )
  const recent = lastEntered(rules, position.cities[seat], MOST_RECENT)
  const take = (piece: Piece | undefined) => {
    if (!piece) return
    onToggle(piece)
    setLetters('')
    input.current?.focus()
  }
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault()
        take(found.find((piece) => !isHere(piece)))
      }}
    >
      {letters.trim() === '' ? (
        <Recent pieces={recent} onRemove={onRemove} />
      ) : (
        <ul className={styles.found} aria-label={w.add}>
          {found.map((piece, i) => (
            <li key={piece.id}>
              <Candidate
                rules={rules}
                piece={piece}
                position={position}
                seat={seat}
                first={i === 0}
                onTake={() => take(piece)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.field}>
        <Icon name="plus" size={18} />
        <input
          ref={input}
          type="text"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-label={w.add}
          aria-describedby={help}
          placeholder={w.addShort}
          value={letters}
          onChange={({ target }) => setLetters(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setLetters('')
            if (key === 'Backspace' && letters === '' && recent.length > 0) onRemove(recent[0])
          }}
        />
        <span id={help} className={styles.help} role="status">
          {letters.trim() === ''
            ? ''
            : found.length === 0
              ? w.noMatch
              : isHere(found[0])
                ? w.has
                : w.addFirst(pieceName(found[0]))}
        </span>
      </div>
    </form>
  )
}

/** The last entries. A tap or Backspace removes one. */
function Recent({ pieces, onRemove }: { pieces: readonly Piece[]; onRemove: (piece: Piece) => void }) {
  const w = scoreWords()
  if (pieces.length === 0) return undefined
  return (
    <ul className={styles.recent} aria-label={w.recent}>
      {keyed(pieces, ({ id }) => id).map(({ key, thing: piece }) => (
        <li key={key}>
          <button
            type="button"
            className={`c-${colourOf(piece)}`}
            aria-label={w.removePiece(pieceName(piece))}
            onClick={() => onRemove(piece)}
          >
            <Glyph colour={colourOf(piece)} size={14} /> <span>{pieceName(piece)}</span> <Icon name="cross" size={11} />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface CandidateProps {
  rules: Ruleset
  piece: Piece
  position: PadPosition
  seat: number
  first: boolean
  onTake: () => void
}

/** A search result. Shows who has the piece; a tap on an own piece removes it. */
function Candidate({ rules, piece, position, seat, first, onTake }: CandidateProps) {
  const w = scoreWords()
  const here = !isRepeatable(rules, piece) && isIn(rules, position.cities[seat], piece)
  const others = holdersBut(rules, position, seat, piece)
  return (
    <button
      type="button"
      className={classes(styles.candidate, `c-${colourOf(piece)}`, first && styles.first, here && styles.here)}
      aria-pressed={here}
      onClick={onTake}
    >
      <Glyph colour={colourOf(piece)} size={16} />
      <span className={styles.name}>
        {pieceName(piece)}
        {here ? <small>{w.has}</small> : undefined}
        {others.length > 0 ? <small>{w.hasElse(others.map((at) => whoOf(position, at)).join(', '))}</small> : undefined}
      </span>
      <Face lines={[shortFace(faceOf(piece.effects.map(({ effect }) => effect)), 3).words]} size={16} />
      {here ? <Icon name="check" size={15} /> : undefined}
    </button>
  )
}
