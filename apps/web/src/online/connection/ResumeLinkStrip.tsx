/** A notice after a resume link was used: the link opens this table only. It goes when closed, or with the first move. */
import { useState } from 'react'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { recallTable, rememberTable } from '../server/storage.ts'
import styles from '../strip.module.css'
import { onlineWords } from '../words.ts'

export function ResumeLinkStrip({ id }: { id: string }) {
  const [isNew, setNew] = useState(() => recallTable(id).onlyHere === true)
  if (!isNew) return undefined
  const close = () => {
    closeLinkNotice(id)
    setNew(false)
  }
  return (
    <p className={classes(styles.question, styles.note)}>
      <Icon name="o-phone" size={17} />
      <span>{onlineWords().onlyThisTable}</span>
      <button type="button" className="btn" onClick={close}>
        {words().close}
      </button>
    </p>
  )
}

export const closeLinkNotice = (id: string): void => rememberTable(id, { onlyHere: undefined })
