/** Setting of a waiting room: which wonders may be dealt. Guests see it read-only. */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Terms } from '@heptapolis/engine/show'
import { useMemo } from 'react'
import { say } from '../i18n/index.ts'
import styles from './wonders.module.css'
import { wonderWords } from './words.ts'

interface WonderPoolProps {
  terms: Terms
  without: readonly string[]
  onChange: (without: string[]) => void
}

export function WonderPool({ terms, without, onChange }: WonderPoolProps) {
  const w = wonderWords()
  const mix = JSON.stringify({ ...terms, without: undefined, seats: terms.seats.map(() => ({})) })
  const wonders = useMemo(() => {
    const rules = compile({ ...JSON.parse(mix), seed: '' }, BOXES)
    return rules.ok ? rules.value.wonders.map(([board]) => board.def.wonder) : []
  }, [mix])
  const toggle = (wonder: string) =>
    onChange(without.includes(wonder) ? without.filter((other) => other !== wonder) : [...without, wonder])
  const left = wonders.length - without.length
  return (
    <details>
      <summary>{`${w.leftOut}: ${left} / ${wonders.length}`}</summary>
      <p>{w.leftOutHelp}</p>
      <div className={styles.pool}>
        {wonders.map((wonder) => (
          <label key={wonder}>
            <input type="checkbox" checked={!without.includes(wonder)} onChange={() => toggle(wonder)} />
            {say().wonder(wonder)}
          </label>
        ))}
      </div>
    </details>
  )
}
