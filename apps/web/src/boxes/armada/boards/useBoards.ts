/** State of the form for the printed values of Armada boards. Valid fields are used and stored at once. */
import { ARMADA, type BoardFault, type Boards, boardsIn, codeOf, readBoards } from '@heptapolis/boxes/armada'
import { useMemo, useState } from 'react'
import { type BoardDraft, draftOf, readDraft } from './draft.ts'
import { keepBoards, keptBoards } from './storage.ts'
import { boardsWords } from './words.ts'

interface BoardsState {
  draft: BoardDraft
  /** False for boards from a link: they must not replace the stored ones. */
  own: boolean
}

export interface BoardsEditor {
  draft: BoardDraft
  ours: BoardDraft
  boards: Boards
  faults: readonly BoardFault[]
  type: (path: string, text: string) => void
  /** Replaces all boards. */
  put: (boards: Boards) => void
  /** Loads the stored boards, if they differ. */
  takeKept?: () => void
  /** Undoes a replacement of all boards. */
  undo?: () => void
}

export function useBoards(code: string, onChange: (code: string) => void): BoardsEditor {
  const { letters } = boardsWords()
  const [kept] = useState(keptBoards)
  const [now, setNow] = useState<BoardsState>(() => ({
    draft: draftOf(boardsOf(code), letters),
    own: kept === '' || kept === code,
  }))
  const [before, setBefore] = useState<BoardsState>()
  const ours = useMemo(() => draftOf(ARMADA, letters), [letters])
  const { boards, faults } = useMemo(() => readDraft(now.draft, letters), [now, letters])
  const go = (next: BoardsState) => {
    const wish = codeOf(readDraft(next.draft, letters).boards)
    if (next.own) keepBoards(wish)
    setNow(next)
    onChange(wish)
  }
  const replace = (by: Boards, own: boolean) => {
    setBefore(now)
    go({ draft: draftOf(by, letters), own })
  }
  return {
    draft: now.draft,
    ours,
    boards,
    faults,
    type: (path, text) => go({ ...now, draft: { ...now.draft, [path]: text } }),
    put: (by) => replace(by, now.own),
    takeKept: now.own ? undefined : () => replace(boardsOf(kept), true),
    undo:
      before &&
      (() => {
        setBefore(undefined)
        go(before)
      }),
  }
}

const boardsOf = (code: string): Boards => readBoards(boardsIn(code), ARMADA).boards
