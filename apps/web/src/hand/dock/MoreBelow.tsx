/** Column that scrolls, with an arrow at its lower edge while more follows. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import styles from './dock.module.css'

export function MoreBelow({ className, children }: { className: string | undefined; children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null)
  const [isMore, setIsMore] = useState(false)
  useEffect(() => {
    const { current: mark } = end
    if (!mark) return
    const seen = new IntersectionObserver(([entry]) => setIsMore(!entry.isIntersecting), { root: mark.parentElement })
    seen.observe(mark)
    return () => seen.disconnect()
  }, [])
  return (
    <div className={classes(styles.scrolls, className)}>
      {children}
      <span ref={end} className={styles.end} />
      <span className={classes(styles.more, isMore && styles.shown)} aria-hidden="true">
        <Icon name="down" size={14} />
      </span>
    </div>
  )
}
