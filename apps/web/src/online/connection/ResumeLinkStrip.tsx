/** A notice, shown once after a resume link was used: the link opens this table only. */
import { useState } from 'react'
import { words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { recallTable, rememberTable } from '../server/storage.ts'
import styles from '../strip.module.css'
import { onlineWords } from '../words.ts'

export function ResumeLinkStrip({ id }: { id: string }) {
  const [isNew, setNew] = useState(() => recallTable(id).onlyHere === true)
  if (!isNew) return undefined
  const close = () => {
    rememberTable(id, { onlyHere: undefined })
    setNew(false)
  }
  return (
    <p className={styles.question}>
      <Icon name="o-phone" size={17} />
      <span>{onlineWords().onlyThisTable}</span>
      <button type="button" className="btn" onClick={close}>
        {words().close}
      </button>
    </p>
  )
}
