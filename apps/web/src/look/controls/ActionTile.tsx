/** Large button or link of a menu: a symbol, a name, and what happens. */
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import styles from './action-tile.module.css'

interface ActionTileProps {
  icon: string
  text: readonly [name: string, help: string]
  isFirst?: boolean
  isBusy?: boolean
  /** A link, or else a button. */
  href?: string
  onPress?: () => void
}

export function ActionTile({ icon, text: [name, help], isFirst, isBusy, href, onPress }: ActionTileProps) {
  const id = useId()
  const shared = {
    className: classes(styles.action, isFirst && styles.first),
    'aria-labelledby': id,
    'aria-describedby': `${id}-help`,
  }
  const content: ReactNode = (
    <>
      <Icon name={icon} size={26} />
      <span>
        <b id={id}>{name}</b>
        <small id={`${id}-help`}>{help}</small>
      </span>
    </>
  )
  return (
    <li className={styles.entry}>
      {href === undefined ? (
        <button type="button" {...shared} disabled={isBusy} onClick={onPress}>
          {content}
        </button>
      ) : (
        <Link href={href} {...shared}>
          {content}
        </Link>
      )}
    </li>
  )
}
