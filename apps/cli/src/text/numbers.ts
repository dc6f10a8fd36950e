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

/** Large number with thousands separators. */
export const grouped = (value: number): string => new Intl.NumberFormat(say().language).format(value)

/** Integer with a real minus sign instead of a hyphen. */
export const whole = (value: number): string => String(value).replace('-', MINUS)
