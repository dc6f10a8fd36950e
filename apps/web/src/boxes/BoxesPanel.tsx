/** All that the boxes have put in the middle of the table, in words. */
import type { TableView } from '../city/view.ts'
import { SidePanel } from '../game/SidePanel.tsx'
import { words } from '../i18n/index.ts'
import { BoxParts } from './BoxTiles.tsx'
import styles from './panel.module.css'

export function BoxesPanel({ view, viewer, onClose }: { view: TableView; viewer: number; onClose: () => void }) {
  return (
    <SidePanel title={words().onTheTable} onClose={onClose}>
      <div className={styles.body}>
        <BoxParts view={view} viewer={viewer} />
      </div>
    </SidePanel>
  )
}
