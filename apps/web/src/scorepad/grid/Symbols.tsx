/** Science symbols in a cell of the score-pad grid, by kind; wild ones only if there are any. */
import { Icon } from '../../look/Icon.tsx'
import { KINDS } from '../model/numbers.ts'
import styles from './grid.module.css'

export const Symbols = ({ text }: { text: string }) => (
  <span className={styles.symbols} aria-hidden="true">
    {KINDS.filter((kind, i) => kind !== 'wild' || text.length > i).map((kind, i) => (
      <span key={kind}>
        <Icon name={kind} size={14} />
        <b>{text[i] ?? '·'}</b>
      </span>
    ))}
  </span>
)
