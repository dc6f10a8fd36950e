/** The signed-in devices of an account; each can be signed out. */
import type { MyAccount } from '@heptapolis/wire'
import { ListRow, RowList } from '../look/controls/RowList.tsx'
import styles from './account.module.css'
import { signOutDevice, signOutOtherDevices } from './account-api.ts'
import { RequestError } from './RequestError.tsx'
import { useAccountRequest } from './useAccountRequest.ts'
import { accountWords } from './words.ts'

export function Devices({ devices, onChange }: { devices: MyAccount['devices']; onChange: () => Promise<void> }) {
  const w = accountWords()
  const { isBusy, problem, run } = useAccountRequest()
  if (devices.length < 2) return undefined
  return (
    <section className={styles.part}>
      <h2>{w.devices}</h2>
      <p className={styles.help}>{w.devicesHelp}</p>
      <RequestError problem={problem} />
      <RowList>
        {devices.map((device) => (
          <Row
            key={device.id}
            device={device}
            isBusy={isBusy}
            onEnd={() =>
              run(
                () => signOutDevice(device.id),
                () => void onChange(),
              )
            }
          />
        ))}
      </RowList>
      <div className={styles.row}>
        <button
          type="button"
          className="btn"
          disabled={isBusy}
          onClick={() => run(signOutOtherDevices, () => void onChange())}
        >
          {w.endOthers}
        </button>
      </div>
    </section>
  )
}

interface RowProps {
  device: MyAccount['devices'][number]
  isBusy: boolean
  onEnd: () => void
}

function Row({ device, isBusy, onEnd }: RowProps) {
  const w = accountWords()
  const { seen, isThis, tables } = device
  const name = w.device(device)
  const notes = [isThis ? w.thisOne : w.seen(dayText(seen)), ...(tables ? [w.playsOnly(tables.length)] : [])]
  return (
    <ListRow title={name} notes={notes}>
      {isThis ? undefined : (
        <button
          type="button"
          className="btn ghost"
          disabled={isBusy}
          aria-label={tables ? w.endSeatOf(name) : w.endOne(name, dayText(seen))}
          onClick={onEnd}
        >
          {tables ? w.endSeat : w.signOut}
        </button>
      )}
    </ListRow>
  )
}

const dayText = (at: number): string =>
  new Date(at).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })
