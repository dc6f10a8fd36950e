/** Writes title, description and picture of a link preview into the HTML head of a page. */
import { SIZE } from '@heptapolis/boxes/result'
import { SITE } from '../../core/site.ts'
import type { LinkCard } from '../../pictures/link-card.ts'

const HTML = /<html lang="[^"]*">/
const TITLE = /<title>[^<]*<\/title>/
/** Tags of the start page. */
const GENERAL = /\s*<meta (?:property|name)="(?:og|twitter):[^>]*>/g
const DESCRIPTION = /<meta name="description"[^>]*>/

/** `picture` is the full address of the picture. */
export function withPreview(
  page: string,
  { title, description }: Pick<LinkCard, 'title' | 'description'>,
  picture: string,
  language: string,
): string {
  const full = title === SITE ? SITE : `${title} · ${SITE}`
  const tags = [
    `<title>${escaped(full)}</title>`,
    meta('property', 'og:site_name', SITE),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(SIZE.width)),
    meta('property', 'og:image:height', String(SIZE.height)),
    meta('property', 'og:image:alt', full),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]
  return page
    .replace(HTML, `<html lang="${language}">`)
    .replace(GENERAL, '')
    .replace(DESCRIPTION, () => meta('name', 'description', description))
    .replace(TITLE, () => tags.join('\n    '))
}

const meta = (kind: string, name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`

/** Names are written by people. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
