/** Helpers for texts about missing resources, for all languages. */
import type { Offer } from '@heptapolis/engine/box'

/** Whether neither neighbour has any. */
export const isNowhere = ({ left, right }: { left: Offer; right: Offer }): boolean => left.stock + right.stock === 0
