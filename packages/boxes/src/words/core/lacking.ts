/** What every language asks of the goods that are lacking. */
import type { Offer } from '@heptapolis/engine/box'

/** Whether neither neighbour has any of it. */
export const isNowhere = ({ left, right }: { left: Offer; right: Offer }): boolean => left.stock + right.stock === 0
