import 'react'

declare module 'react' {
  /** Custom properties, by which components pass numbers to their style sheets. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
}
