/** A QR code, dark on light in both themes: cameras expect that. */
import { encode } from 'uqr'
import { onlineWords } from '../words.ts'
import styles from './qr-code.module.css'

const QUIET = 2

export function QrCode({ text, size }: { text: string; size: number }) {
  const { data } = encode(text, { border: QUIET })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.code}
      width={size}
      height={size}
      viewBox={`0 0 ${data.length} ${data.length}`}
      role="img"
      aria-label={onlineWords().code}
      shapeRendering="crispEdges"
    >
      <rect width={data.length} height={data.length} className={styles.light} />
      <path d={path} className={styles.dark} />
    </svg>
  )
}
