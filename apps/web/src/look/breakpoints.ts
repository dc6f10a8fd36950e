/**
 * The breakpoints of the app. Style sheets name them as custom media: `@media (--phone)`, `@media not (--low)`;
 * `vite.config.ts` replaces the names. No other file compares the width or height of the screen.
 */
export const BREAKPOINTS = {
  /** One column, no navigation beside the page. */
  phone: '(width < 720px)',
  /** Upright tablets and small windows: the table places neighbours above the own city. */
  tablet: '(width < 1024px)',
  /** Laptops and larger: three columns, neighbours beside the own city. */
  broad: '(width >= 1280px)',
  /** A phone in landscape, or a page with large zoom: everything scrolls or moves beside something else. */
  flat: '(height < 560px)',
  /** Laptops with low screens, and small phones: captions and second lines give way. */
  low: '(height < 800px)',
} as const

const QUERIES = new Map<string, string>(Object.entries(BREAKPOINTS))
const NAME = /\(--([a-z]+)\)/g

/** Replaces the names in the condition of a media query; throws if a name is unknown. */
export const mediaOf = (condition: string): string =>
  condition.replaceAll(NAME, (name, key: string) => {
    const query = QUERIES.get(key)
    if (query === undefined) throw new Error(`${name} is no breakpoint: ${[...QUERIES.keys()].join(', ')}`)
    return query
  })
