/**
 * In the first edition Siracusa was a promo: it joins where the promos do. That board was not seen; it plays with the
 * stages of the second edition (a ruling of ours).
 */
import type { Terms } from '@heptapolis/engine/box'

export const boardTakesPart = ({ edition, boxes }: Terms): boolean => edition === '2e' || boxes.includes('promos')
