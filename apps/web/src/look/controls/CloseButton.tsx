/** Close button in the corner of an overlay. */
import { words } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'

export const CloseButton = ({ className, onClose }: { className?: string; onClose: () => void }) => (
  <button type="button" className={classes('btn ghost icon', className)} onClick={onClose} aria-label={words().close}>
    <Icon name="cross" size={15} />
  </button>
)
