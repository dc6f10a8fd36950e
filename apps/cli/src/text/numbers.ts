import { say } from '../language.ts'

/** A figure with so many places behind the point, or the comma: `3,5` in French. */
export const decimal = (value: number, places: number): string =>
  new Intl.NumberFormat(say().language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  }).format(value)
