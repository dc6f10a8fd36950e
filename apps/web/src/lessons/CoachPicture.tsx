/** Pictures of science and conflicts beside a comment of the coach in a lesson. */
import type { ReactNode } from 'react'
import { Icon } from '../look/Icon.tsx'
import { keyed } from '../look/keyed.ts'
import { Points, signed, Token } from '../look/pieces/Tokens.tsx'
import styles from './coach.module.css'

interface PictureProps {
  idea: string
  /** Points of a won conflict in this Age. */
  token: number
}

const SCIENCE = new Set(['science'])
const CONFLICTS = new Set(['shields', 'their-shields', 'more-shields'])

/** The coach says the same in words. */
export function CoachPicture({ idea, token }: PictureProps) {
  if (SCIENCE.has(idea)) {
    return (
      <span className={styles.picture} aria-hidden="true">
        {[1, 2, 3, 4].map((count) => (
          <Sum key={count} icons={Array<string>(count).fill('gear')} is={<Points points={count ** 2} size={22} />} />
        ))}
        <Sum icons={['compass', 'gear', 'tablet']} is={<Points points="+7" size={22} />} />
      </span>
    )
  }
  if (!CONFLICTS.has(idea)) return undefined
  return (
    <span className={styles.picture} aria-hidden="true">
      <Fight mine={2} theirs={1} is={<Token text={signed(token)} size={20} />} />
      <Fight mine={1} theirs={1} is="0" />
      <Fight mine={1} theirs={2} is={<Token text={signed(-1)} bad size={20} />} />
    </span>
  )
}

const Icons = ({ icons }: { icons: readonly string[] }) =>
  keyed(icons).map(({ key, thing }) => <Icon key={key} name={thing} size={18} />)

const Sum = ({ icons, is }: { icons: readonly string[]; is: ReactNode }) => (
  <span>
    <Icons icons={icons} /> = {is}
  </span>
)

const Fight = ({ mine, theirs, is }: { mine: number; theirs: number; is: ReactNode }) => (
  <span>
    <Icons icons={Array<string>(mine).fill('shield')} /> : <Icons icons={Array<string>(theirs).fill('shield')} /> = {is}
  </span>
)
