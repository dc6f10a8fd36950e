/** Number of cards in the discard pile. */

import { words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { Ask } from '../../tooltips/Tooltip.tsx'
import styles from '../table.module.css'

/** If boxes fill the line, only the number is shown. */
export function Discard({ count, brief }: { count: number; brief: boolean }) {
  const said = words().discarded(count)
  return (
    <Ask topic="discard" seat={0} which={count} className={styles.discard} quiet>
      <Icon name="discard" size={17} />
      {brief ? (
        <>
          <span aria-hidden="true">{count}</span>
          <span className="hidden-text">{said}</span>
        </>
      ) : (
        said
      )}
    </Ask>
  )
}
