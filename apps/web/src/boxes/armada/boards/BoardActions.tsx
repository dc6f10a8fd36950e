/** Buttons of the form for the printed values of Armada boards that concern all boards: open a file, save, undo. */

import { ARMADA, type Boards, boardsFile, readBoards } from '@heptapolis/boxes/armada'
import { type ChangeEvent, useState } from 'react'
import { saveFile } from '../../../app/save.ts'
import { NoticeBox } from '../../../look/controls/NoticeBox.tsx'
import { Icon } from '../../../look/Icon.tsx'
import styles from './boards.module.css'
import type { BoardsEditor } from './useBoards.ts'
import { boardsWords, faultWords } from './words.ts'

export function BoardActions({ correcting, onClose }: { correcting: BoardsEditor; onClose: () => void }) {
  const w = boardsWords()
  const { boards, faults, put, takeKept, undo } = correcting
  const [problems, setProblems] = useState<readonly string[]>([])
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    const read = fromFile(await file.text())
    setProblems(read.problems)
    if (read.problems.length === 0) put(read.boards)
  }
  return (
    <footer className={styles.foot}>
      <BadFile problems={problems} />
      {faults.length > 0 ? <NoticeBox kind="problem">{w.putRight}</NoticeBox> : undefined}
      <div className={styles.ways}>
        <button type="button" className="btn primary" onClick={onClose}>
          {w.done}
        </button>
        <label className="btn">
          {w.open}
          <input type="file" className="hidden-text" accept=".json,application/json" onChange={(e) => void open(e)} />
        </label>
        <button type="button" className="btn" onClick={() => saveFile('armada-boards.json', boardsFile(boards))}>
          {w.save}
        </button>
        {takeKept ? (
          <button type="button" className="btn" onClick={takeKept}>
            {w.kept}
          </button>
        ) : undefined}
        <button type="button" className="btn ghost" onClick={() => put(ARMADA)}>
          {w.back}
        </button>
        {undo ? (
          <button type="button" className="btn ghost" onClick={undo}>
            <Icon name="undo" size={15} /> {w.undo}
          </button>
        ) : undefined}
      </div>
    </footer>
  )
}

function fromFile(text: string): { boards: Boards; problems: readonly string[] } {
  const w = boardsWords()
  try {
    const { boards, faults } = readBoards(JSON.parse(text), ARMADA)
    return { boards, problems: faults.map(faultWords) }
  } catch {
    return { boards: ARMADA, problems: [w.notJson] }
  }
}

const MOST_TOLD = 4

function BadFile({ problems }: { problems: readonly string[] }) {
  const w = boardsWords()
  if (problems.length === 0) return undefined
  return (
    <NoticeBox kind="problem">
      <b>{w.badFile}</b>
      <ul>
        {problems.slice(0, MOST_TOLD).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {problems.length > MOST_TOLD ? <li>{w.more(problems.length - MOST_TOLD)}</li> : undefined}
      </ul>
    </NoticeBox>
  )
}
