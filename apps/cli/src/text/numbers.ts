import { say } from '../language.ts'

const MINUS = '−'

/** Number with decimals and the separator of the language: `3,5` in French. */
export const decimal = (value: number, places: number): string =>
  new Intl.NumberFormat(say().language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  })
    .format(value)
    .replace('-', MINUS)

/** Rate per second; below 10 it needs a decimal. */
export const rate = (value: number): string => decimal(value, value < 10 ? 1 : 0)

/** Large number with thousands separators. */
export const grouped = (value: number): string => new Intl.NumberFormat(say().language).format(value)

/** Integer with a real minus sign instead of a hyphen. */
export const whole = (value: number): string => String(value).replace('-', MINUS)
