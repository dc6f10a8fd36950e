/** How the lines of the score sheet look. */
import styles from './end.module.css'

export interface LineLook {
  icon: string
  /** A colour set. */
  look: string
}

const LOOKS: Record<string, LineLook> = {
  military: { icon: 'shield', look: 'c-red' },
  treasury: { icon: 'coin', look: 'c-yellow' },
  wonder: { icon: 'stage', look: styles.wonder },
  civil: { icon: 'c-blue', look: 'c-blue' },
  commerce: { icon: 'c-yellow', look: 'c-yellow' },
  science: { icon: 'gear', look: 'c-green' },
  guilds: { icon: 'guild', look: 'c-purple' },
  leaders: { icon: 'leader', look: 'c-white' },
  cities: { icon: 'black', look: 'c-black' },
  debt: { icon: 'debt', look: styles.debt },
  naval: { icon: 'naval', look: styles.armada },
  fleet: { icon: 'ship', look: styles.armada },
  islands: { icon: 'island', look: styles.armada },
  tower: { icon: 'tower', look: styles.babel },
  projects: { icon: 'project', look: styles.babel },
  edifice: { icon: 'edifice', look: styles.edifice },
}

export const lineLook = (id: string): LineLook => LOOKS[id] ?? { icon: 'vp', look: styles.wonder }
