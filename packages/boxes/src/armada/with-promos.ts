/**
 * In the first edition Siracusa was a promo and comes with the promos. That board is not known to us; it uses the
 * stages of the second edition (our ruling).
 */
import type { Terms } from '@heptapolis/engine/box'

export const boardTakesPart = ({ edition, boxes }: Terms): boolean => edition === '2e' || boxes.includes('promos')
