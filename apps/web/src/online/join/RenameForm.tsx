/** Changes the display name at this table, unless it belongs to an account; or leaves the seat. */
import { useState } from 'react'
import type { CommandState } from '../connection/useCommands.ts'
import styles from '../room.module.css'
import { recallAccount, rememberName } from '../server/storage.ts'
import { onlineWords } from '../words.ts'
import { NameInput } from './NameInput.tsx'

export function RenameForm({ name, commands }: { name: string; commands: CommandState }) {
  const w = onlineWords()
  const [typed, setTyped] = useState(name)
  const isNew = typed.trim() !== '' && typed !== name
  return (
    <form
      className={styles.renaming}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isNew) return
        rememberName(typed)
        commands.run({ do: 'name', name: typed })
      }}
    >
      {recallAccount() === '' ? (
        <>
          <NameInput name={typed} onType={setTyped} />
          <button type="submit" className="btn" disabled={!isNew}>
            {w.rename}
          </button>
        </>
      ) : undefined}
      <button type="button" className="btn ghost" onClick={() => commands.run({ do: 'stand' })}>
        {w.standUp}
      </button>
    </form>
  )
}
