/** Proof of a fair deal: a hash before the game, and afterwards the secret it was made from. */
import { useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../../look/Icon.tsx'
import styles from '../room.module.css'
import { onlineWords } from '../words.ts'
import { isDaily, isPast } from './deals.ts'

const SHOWN = 8
const short = (digits: string): string => `${digits.slice(0, SHOWN)} … ${digits.slice(-SHOWN)}`

interface CommitmentProps {
  table: string
  commitment: string
  secret?: string
  /** A daily deal, whose secret stays hidden until its day is over; or a deal for groups, whose records have it. */
  deal?: string
}

export function Commitment({ table, commitment, secret, deal }: CommitmentProps) {
  const w = onlineWords()
  const isKnown = secret || (deal !== undefined && (!isDaily(deal) || isPast(deal)))
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.seal}>
      <p>
        <Icon name="o-seal" size={16} /> {isKnown ? w.sealOpen : w.sealed} <code>{short(commitment)}</code>{' '}
        <button type="button" className={styles.link} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {w.howToCheck}
        </button>
        {isKnown ? (
          <Link href={`/verify/${table}`} className={styles.link}>
            {w.checkDeal}
          </Link>
        ) : undefined}
      </p>
      {isOpen ? (
        <dl>
          <dd>{w.sealHelp}</dd>
          <dt>{w.commitment}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
          {secret ? (
            <>
              <dt>{w.secret}</dt>
              <dd>
                <code>{secret}</code>
              </dd>
            </>
          ) : undefined}
        </dl>
      ) : undefined}
    </div>
  )
}
