/** An expansion in a list: its picture and its name. In the plain look its mark stands for the picture. */
import { appearance } from '../../art/appearance.ts'
import { say } from '../../i18n/index.ts'
import styles from './box-tile.module.css'
import { BoxMark } from './Tokens.tsx'

export const BoxTile = ({ box }: { box: string }) => (
  <>
    <BoxPicture box={box} />
    <span className={styles.mark}>
      <BoxMark box={box} size={16} />
    </span>
    {say().boxName(box)}
  </>
)

export function BoxPicture({ box }: { box: string }) {
  const light = appearance(({ theme }) => (theme === 'dark' ? 'evening' : 'noon'))
  return <span className={styles.picture} data-light={light} style={{ '--cover': `var(--cover-${box}, none)` }} />
}
