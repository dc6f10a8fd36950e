/** Prices of seats, in the form of a box: it joins only games with a price, so that others keep their score lines. */
import type { Box } from '../contract/box.ts'
import type { Terms } from '../vocabulary.ts'

export const hasPrices = ({ seats }: Terms): boolean => seats.some(({ price = 0 }) => price > 0)

export const prices: Box = {
  id: 'prices',
  scoreLines: [
    {
      id: 'bid',
      score({ rules }, seat, note) {
        const price = rules.setup.seats[seat]?.price ?? 0
        if (price > 0) note('bid', 'bid', -price)
      },
    },
  ],
}
