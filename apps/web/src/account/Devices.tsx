/** Where the account is signed in, and how a lost device is signed out. */
import type { MyAccount } from '@heptapolis/wire'
import styles from './account.module.css'
import { endDevice, endOthers } from './door.ts'
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
        {devices.map(({ id, seen, isThis }) => (
          <li key={id}>
            <span>
              {isThis ? w.thisOne : w.anotherOne} <small>{w.seen(dayText(seen))}</small>
            </span>
            {isThis ? undefined : (
              <button
                type="button"
                className="btn ghost"
                disabled={isBusy}
                aria-label={w.endOne(dayText(seen))}
                onClick={() =>
                  run(
                    () => endDevice(id),
                    () => void onChange(),
                  )
                }
              >
                {w.signOut}
              </button>
            )}
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

const dayText = (at: number): string =>
  new Date(at).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })
