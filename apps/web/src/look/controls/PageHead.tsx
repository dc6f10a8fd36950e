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
  return (
    <header className={classes(styles.head, children === undefined && styles.bare)} {...useScene(scene)}>
      <h1 tabIndex={isHome ? -1 : undefined} data-home={isHome ? '' : undefined}>
        {title}
      </h1>
      {lead === undefined ? undefined : <p>{lead}</p>}
      {children === undefined ? undefined : <div className={styles.tools}>{children}</div>}
    </header>
  )
}

/** The landscape alone, while the page is loading. */
export const PageHeadPlace = ({ scene }: Pick<PageHeadProps, 'scene'>) => (
  <div className="page-column" aria-hidden="true">
    <div className={classes(styles.head, styles.bare)} {...useScene(scene)} />
  </div>
)

const useScene = (scene: SceneName) => ({
  'data-light': appearance(({ theme }) => SCENES[scene][theme]),
  style: { '--scene': `var(--scene-${scene})` },
})
