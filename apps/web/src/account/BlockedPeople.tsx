/** List of the people whom this account has blocked, and its own count of abandoned games. */
import type { AvoidedPlayer as One } from '@heptapolis/wire'
import { useCallback, useEffect, useState } from 'react'
import { ListRow, RowList } from '../look/controls/RowList.tsx'
import { Icon } from '../look/Icon.tsx'
import styles from './account.module.css'
import { blockedPeople, unblock } from './account-api.ts'
import { RequestError } from './RequestError.tsx'
import { useAccountRequest } from './useAccountRequest.ts'
import { accountWords } from './words.ts'

export function BlockedPeople() {
  const w = accountWords()
  const [people, setPeople] = useState<readonly One[]>([])
  const { problem, run } = useAccountRequest()
  const refresh = useCallback(
    () =>
      blockedPeople().then((found) => {
        if (found.ok) setPeople(found.value)
      }),
    [],
  )
  useEffect(() => void refresh(), [refresh])
  if (people.length === 0) return undefined
  return (
    <section className={styles.part}>
      <h2>{w.avoided}</h2>
      <p className={styles.help}>{w.avoidedHelp}</p>
      <RequestError problem={problem} />
      <RowList>
        {people.map(({ id, name, degree }) => (
          <ListRow key={id} title={name} notes={[w.degrees[degree]]}>
            <button
              type="button"
              className="btn ghost icon"
              title={w.unavoid(name)}
              onClick={() =>
                run(
                  () => unblock(id),
                  () => void refresh(),
                )
              }
            >
              <Icon name="cross" size={15} />
            </button>
          </ListRow>
        ))}
      </RowList>
    </section>
  )
}
