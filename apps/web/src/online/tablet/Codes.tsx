/**
 * QR codes of all seats, on a shared tablet: a phone that scans one shows the hand of that seat. Earlier codes become
 * invalid.
 */
import type { TableSnapshot } from '@heptapolis/table'
import { useEffect, useState } from 'react'
import { Icon } from '../../look/Icon.tsx'
import { QrCode } from '../join/QrCode.tsx'
import { seatName } from '../seats/seats.ts'
import { recallTable } from '../server/storage.ts'
import { onlineWords, troubleText } from '../words.ts'
import { handLink } from './around.ts'
import styles from './room.module.css'

const SIZE = 148

export function Codes({ snapshot }: { snapshot: TableSnapshot }) {
  const { id, seats } = snapshot
  const { around = [] } = recallTable(id)
  return (
    <ul className={styles.codes}>
      {around.map(({ as, seat }) => (
        <li key={as}>
          <SeatCode table={id} as={as} />
          <b>
            <Icon name={seats[seat].goneSince === undefined ? 'person' : 'o-away'} size={14} />{' '}
            {seatName(seats[seat], seat)}
          </b>
        </li>
      ))}
    </ul>
  )
}

function SeatCode({ table, as }: { table: string; as: number }) {
  const [link, setLink] = useState<string>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    void handLink(table, as).then((made) => (made.ok ? setLink(made.value) : setProblem(made.error.code)))
  }, [table, as])
  if (problem) return <p role="alert">{troubleText(problem)}</p>
  if (!link) return <span role="status">{onlineWords().coming}</span>
  return (
    <a href={link} className={styles.code} aria-label={onlineWords().handHere}>
      <QrCode text={link} size={SIZE} />
    </a>
  )
}
