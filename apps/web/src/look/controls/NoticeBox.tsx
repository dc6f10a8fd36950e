/** A box with one message: a problem, which is read out at once, or a warning. */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './notice-box.module.css'

interface NoticeBoxProps {
  kind: 'problem' | 'warning'
  /** An element around it is read out, or nothing is. */
  isQuiet?: boolean
  children: ReactNode
}

export const NoticeBox = ({ kind, isQuiet = kind === 'warning', children }: NoticeBoxProps) => (
  <div
    role={isQuiet ? undefined : kind === 'problem' ? 'alert' : 'status'}
    className={classes(styles.notice, styles[kind])}
  >
    {children}
  </div>
)
