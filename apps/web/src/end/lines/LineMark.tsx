/** Symbol of a score line (scoring category), on a background in its colour. */
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import styles from './lines.module.css'
import { lineLook } from './lines.ts'

export function LineMark({ id }: { id: string }) {
  const { icon, className, style } = lineLook(id)
  return (
    <span className={classes(styles.mark, className)} style={style}>
      <Icon name={icon} size={15} />
    </span>
  )
}
