/** Writes a preview into the head of the page. */
import type { Preview } from './preview.ts'

const SITE = 'Heptapolis'
const TITLE = /<title>[^<]*<\/title>/
/** Tags of the start page. */
const GENERAL = /\s*<meta (?:property|name)="(?:og|twitter):[^>]*>/g
const DESCRIPTION = /<meta name="description"[^>]*>/

export function withPreview(page: string, { title, description }: Preview, address: string): string {
  const full = `${title} · ${SITE}`
  const tags = [
    `<title>${escaped(full)}</title>`,
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', `${address}/icon-512.png`),
    meta('name', 'twitter:card', 'summary'),
  ]
  return page
    .replace(GENERAL, '')
    .replace(DESCRIPTION, () => meta('name', 'description', description))
    .replace(TITLE, () => tags.join('\n    '))
}

const meta = (kind: string, name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`

/** Names are written by people. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
