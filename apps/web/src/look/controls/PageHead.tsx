/** Header of a page outside a game: a strip of landscape, the title, and actions. */
import type { ReactNode } from 'react'
import { appearance } from '../../art/appearance.ts'
import { classes } from '../classes.ts'
import { SCENES, type SceneName } from '../page/scenes.ts'
import { useTitle } from '../page/useTitle.ts'
import styles from './page-head.module.css'

interface PageHeadProps {
  scene: SceneName
  title: string
  lead?: ReactNode
  /** The heading gets a lost focus. */
  isHome?: boolean
  /** Buttons and links below the title. */
  children?: ReactNode
}

export function PageHead({ scene, title, lead, isHome = false, children }: PageHeadProps) {
  useTitle(title)
  const light = appearance(({ theme }) => SCENES[scene][theme])
  return (
    <header
      className={classes(styles.head, children === undefined && styles.bare)}
      data-light={light}
      style={{ '--scene': `var(--scene-${scene})` }}
    >
      <h1 tabIndex={isHome ? -1 : undefined} data-home={isHome ? '' : undefined}>
        {title}
      </h1>
      {lead === undefined ? undefined : <p>{lead}</p>}
      {children === undefined ? undefined : <div className={styles.tools}>{children}</div>}
    </header>
  )
}
