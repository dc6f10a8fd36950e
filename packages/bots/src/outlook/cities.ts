/** Cities: cheaper trade that lasts, and what others are made to lose. */
import { smuggling } from '@heptapolis/boxes'
import type { Game } from '@heptapolis/engine'
import type { BoxOutlook } from './box-outlook.ts'
import { timeLeft } from './time.ts'

const A_WHARF = 2.2

export const citiesOutlook: BoxOutlook = {
  box: 'cities',
  ahead(g: Game, seat: number) {
    let sum = 0
    for (let set = smuggling.get(g, seat); set !== 0; set &= set - 1) sum += A_WHARF
    return sum * timeLeft(g)
  },
}
