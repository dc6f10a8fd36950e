import { say } from '../language.ts'

const MINUS = '−'

/** A figure with so many places behind the point, or the comma: `3,5` in French. */
export const decimal = (value: number, places: number): string =>
  new Intl.NumberFormat(say().language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  })
    .format(value)
    .replace('-', MINUS)

/** Large counts, with the thousands set apart. */
export const grouped = (value: number): string => new Intl.NumberFormat(say().language).format(value)

/** A whole number as people write it, with a minus that is no hyphen. */
export const whole = (value: number): string => String(value).replace('-', MINUS)
