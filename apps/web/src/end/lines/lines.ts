/** Symbol and colours of each score line (scoring category). */
import { LOOKS } from '@heptapolis/boxes/faces'
import type { CSSProperties } from 'react'
import { accentOf } from '../../look/pieces/Tokens.tsx'
import styles from './lines.module.css'

export interface LineLook {
  icon: string
  /** Colour class, and the colours that it derives from. */
  className: string
  style?: CSSProperties
}

const TONES: Readonly<Record<string, string>> = { wonder: styles.wonder, debt: styles.debt }

export function lineLook(id: string): LineLook {
  const line = LOOKS.lines[id]
  if (!line) return { icon: 'vp', className: styles.wonder }
  const { symbol: icon, tone, box } = line
  if (tone !== undefined) return { icon, className: TONES[tone] ?? `c-${tone}` }
  return { icon, className: styles.boxed, style: box === undefined ? undefined : accentOf(box) }
}
