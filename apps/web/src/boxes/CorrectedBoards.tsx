/** Forms in which players correct printed board values after their own copy, one per expansion that has such boards. */
import type { Edition } from '@heptapolis/engine'
import { CORRECTABLE, type Corrections, withLetters } from '../corrections/corrections.ts'
import { BOARD_FORMS } from './board-forms.ts'

interface CorrectedBoardsProps {
  boxes: readonly string[]
  edition: Edition
  corrections: Corrections
  onChange: (corrections: Corrections) => void
}

export function CorrectedBoards({ boxes, edition, corrections, onChange }: CorrectedBoardsProps) {
  return CORRECTABLE.filter(({ box }) => boxes.includes(box)).map(({ box, boards }) => {
    const Form = BOARD_FORMS[boards.form]
    return (
      <Form
        key={box}
        edition={edition}
        letters={corrections[box] ?? ''}
        onChange={(letters) => onChange(withLetters(corrections, box, letters))}
      />
    )
  })
}
