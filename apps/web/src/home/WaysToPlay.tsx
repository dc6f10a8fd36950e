/** Ways to play, for pages that have nothing to show yet. */
import { words } from '../i18n/app.ts'
import { ActionTile } from '../look/controls/ActionTile.tsx'
import { useStart } from './useStart.ts'
import styles from './ways.module.css'
import { homeWords } from './words.ts'

export type WayToPlay = 'bots' | 'people' | 'daily' | 'learn'

export function WaysToPlay({ ways }: { ways: readonly WayToPlay[] }) {
  const { actions, tiles, learnHelp } = homeWords()
  const { nav, shelf } = words()
  const { start, isBusy, problem } = useStart()
  const entries = {
    bots: { icon: 'bot', text: actions.bots, isBusy, onPress: () => void start((it) => it.startLastPlan()) },
    people: { icon: 'o-door', text: actions.people, href: '/tables' },
    daily: { icon: 'o-days', text: [nav.daily, tiles.daily], href: '/daily' },
    learn: { icon: 'book', text: [shelf.learn, learnHelp], href: '/learn' },
  } as const
  return (
    <>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <ActionTile key={way} {...entries[way]} />
        ))}
      </ul>
      {problem === undefined ? undefined : <p role="alert">{problem}</p>}
    </>
  )
}
