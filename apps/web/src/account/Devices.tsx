/** Where the account is signed in, and how a lost device is signed out. */
import type { MyAccount } from '@heptapolis/wire'
import { keyed } from '../look/keyed.ts'
import styles from './account.module.css'
import { endOthers } from './door.ts'
import { Trouble } from './Trouble.tsx'
import { useAsking } from './useAsking.ts'
import { accountWords } from './words.ts'

export function Devices({ devices, onChange }: { devices: MyAccount['devices']; onChange: () => Promise<void> }) {
  const w = accountWords()
  const { isBusy, problem, run } = useAsking()
  if (devices.length < 2) return undefined
  return (
    <section className={styles.part}>
      <h2>{w.devices}</h2>
      <p className={styles.help}>{w.devicesHelp}</p>
      <Trouble problem={problem} />
      <ul className={styles.list}>
        {keyed(devices, ({ seen }) => `${seen}`).map(({ key, thing: { seen, isThis } }) => (
          <li key={key}>
            <span>{isThis ? w.thisOne : w.anotherOne}</span>
            <small>
              {w.seen(new Date(seen).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' }))}
            </small>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <button type="button" className="btn" disabled={isBusy} onClick={() => run(endOthers, () => void onChange())}>
          {w.endOthers}
        </button>
      </div>
    </section>
  )
}
