/** Asks for the display name before the first table of this device, and remembers it. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { words } from '../../i18n/index.ts'
import { Dialog, DialogActions } from '../../look/controls/Dialog.tsx'
import { ownName } from '../server/own-account.ts'
import { rememberName } from '../server/storage.ts'
import { onlineWords } from '../words.ts'
import styles from './ask-name.module.css'
import { NameInput } from './NameInput.tsx'

/** The name of the account, the remembered one, or the one entered now; undefined if the person cancels. */
export async function askName(): Promise<string | undefined> {
  return (await ownName()) || typedName()
}

function typedName(): Promise<string | undefined> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const close = (name: string | undefined) => {
      root.unmount()
      place.remove()
      if (name !== undefined) rememberName(name)
      resolve(name)
    }
    root.render(<NameDialog onDone={close} />)
  })
}

function NameDialog({ onDone }: { onDone: (name: string | undefined) => void }) {
  const w = onlineWords()
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  return (
    <Dialog title={w.askName} lead={w.askNameHelp} closedBy="closerequest" onClose={() => onDone(undefined)}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (name !== '') onDone(name)
        }}
      >
        <NameInput name={typed} onType={setTyped} />
        <DialogActions>
          <button type="button" className="btn" onClick={() => onDone(undefined)}>
            {words().cancel}
          </button>
          <button type="submit" className="btn primary" disabled={name === ''}>
            {w.goOn}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
