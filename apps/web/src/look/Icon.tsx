/**
 * Icon from the SVG sprite of the page. An informative one has a label; others are hidden from screen readers. Beside
 * another name, browsers would give the title as a description, too.
 */
export interface IconProps {
  name: string
  size?: number
  label?: string
  className?: string
}

const STYLE = { flex: 'none', verticalAlign: '-0.18em' }

export function Icon({ name, size = 16, label, className }: IconProps) {
  const href = `#${name}`
  if (label === undefined) {
    return (
      <svg className={className} width={size} height={size} style={STYLE} aria-hidden="true">
        <use href={href} />
      </svg>
    )
  }
  return (
    <svg className={className} width={size} height={size} style={STYLE} role="img">
      <title>{label}</title>
      <use href={href} />
    </svg>
  )
}
