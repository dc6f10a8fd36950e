/** Side panel with the pieces of all expansions in the middle of the table, as text instead of tiles. */

import { BoxParts } from '../../boxes/BoxTiles.tsx'
import styles from '../../boxes/panel.module.css'
import type { TableView } from '../../city/view.ts'
import { words } from '../../i18n/index.ts'
import { SidePanel } from './SidePanel.tsx'

export function BoxesPanel({ view, viewer, onClose }: { view: TableView; viewer: number; onClose: () => void }) {
  return (
    <SidePanel title={words().onTheTable} onClose={onClose}>
      <div className={styles.body}>
        <BoxParts view={view} viewer={viewer} />
      </div>
    </SidePanel>
  )
}
