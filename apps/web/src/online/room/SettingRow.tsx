/** One setting of a room: its name, its choices, and a sentence about it. */
import type { ReactNode } from 'react'
import { ChipGroup } from '../../look/controls/ChipGroup.tsx'
import styles from '../room.module.css'

interface SettingRowProps {
  label: string
  names: Readonly<Record<string, ReactNode>>
  value: string
  help?: string | undefined
  onPick: (value: string) => void
}

export const SettingRow = ({ label, names, value, help, onPick }: SettingRowProps) => (
  <ChipGroup isBeside label={label} options={Object.entries(names)} value={value} onPick={onPick}>
    {help ? <span className={styles.help}>{help}</span> : undefined}
  </ChipGroup>
)
