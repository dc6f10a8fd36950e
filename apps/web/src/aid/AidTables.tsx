/** Tables of the player aid: conflict tokens and science points. */
import type { Aid } from '@heptapolis/rulebook'
import { minus, signed, Token } from '../look/pieces/Tokens.tsx'
import styles from './sheet.module.css'
import { aidWords } from './words.ts'

export function Conflicts({ aid }: { aid: Aid }) {
  const w = aidWords()
  const { victories, defeat } = aid.conflicts
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {victories.map((value, age) => (
            <th key={value} scope="col">
              {'I'.repeat(age + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{w.more}</th>
          {victories.map((value) => (
            <td key={value}>
              <Token text={signed(value)} size={20} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{w.fewer}</th>
          {victories.map((value) => (
            <td key={value}>
              <Token text={minus(-defeat)} size={20} bad />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const KIND = [1, 2, 3, 4, 5, 6, 7]

/** A table of squares for science points. */
export function Science({ perSet }: { perSet: number }) {
  const w = aidWords()
  return (
    <table className={styles.table}>
      <tbody>
        <tr>
          <th scope="row">{w.ofOneKind}</th>
          {KIND.map((n) => (
            <td key={n}>{n}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{w.points}</th>
          {KIND.map((n) => (
            <td key={n}>{n * n}</td>
          ))}
        </tr>
        <tr>
          <td colSpan={KIND.length + 1}>{w.perSet(perSet)}</td>
        </tr>
      </tbody>
    </table>
  )
}
