/** Mark beside a name that we chose, because no printed name in this language is known. */
import { Icon } from '../look/Icon.tsx'
import { isOurName } from './catalogue/names.ts'
import styles from './detail/rulings.module.css'
import { libraryWords } from './words.ts'

export const OurName = ({ id, size = 13 }: { id: string; size?: number }) =>
  isOurName(id) ? (
    <span className={styles.ours} title={libraryWords().ourName}>
      <Icon name="quill" size={size} label={libraryWords().ourName} />
    </span>
  ) : undefined
