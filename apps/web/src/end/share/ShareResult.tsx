/** Ways to share a result: a link, a picture, a text, BG Stats. */
import { useState } from 'react'
import { words } from '../../i18n/index.ts'
import { copyText } from '../../look/copy.ts'
import { Icon } from '../../look/Icon.tsx'
import { useEscape } from '../../look/page/useEscape.ts'
import { minus } from '../../look/pieces/Tokens.tsx'
import { endWords } from '../words.ts'
import type { SharedResult } from './result-picture.ts'
import styles from './share.module.css'

interface ShareProps extends SharedResult {
  /** The turning points, if the game is analysed. */
  turns: () => Promise<readonly string[]>
  /** A link that shows the result in any browser. */
  link: () => Promise<string>
  /** The link to BG Stats. */
  bgStats: string
}

export function ShareResult(props: ShareProps) {
  const w = endWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.share}>
      <button type="button" className="btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="link" size={16} /> {w.share.title}
      </button>
      {isOpen ? <Options {...props} onClose={() => setOpen(false)} /> : undefined}
    </div>
  )
}

function Options({ turns, link, bgStats, onClose, ...result }: ShareProps & { onClose: () => void }) {
  const w = endWords().share
  const [copied, setCopied] = useState<'link' | 'text'>()
  const copy = async (what: 'link' | 'text', text: string) => setCopied((await copyText(text)) ? what : undefined)
  useEscape(onClose)
  const picture = async () => {
    const { pictureOf } = await import('./result-picture.ts')
    const blob = await pictureOf(result)
    if (blob) await send(new File([blob], 'heptapolis.png', { type: 'image/png' }))
  }
  const text = async () => [
    result.title,
    ...result.sentences.slice(1),
    ...(await turns()),
    ...result.standings.map(({ title: city, subtitle, score }) => lineOf(city, subtitle, score.total)),
  ]
  return (
    <div className={styles.options}>
      <button type="button" className="btn" onClick={() => void picture()}>
        {w.picture}
      </button>
      <button type="button" className="btn" onClick={() => void link().then((url) => copy('link', url))}>
        {copied === 'link' ? words().copied : w.link}
      </button>
      <button type="button" className="btn" onClick={() => void text().then((lines) => copy('text', lines.join('\n')))}>
        {copied === 'text' ? words().copied : w.text}
      </button>
      <a className="btn" href={bgStats} target="_blank" rel="noreferrer">
        {w.bgStats}
      </a>
    </div>
  )
}

const lineOf = (city: string, player: string, points: number): string =>
  `${minus(points)} ${city}${player === '' ? '' : ` (${player})`}`

/** Shares a file if the system supports it; otherwise saves it. */
async function send(file: File): Promise<void> {
  const data = { files: [file] }
  if (navigator.canShare?.(data)) {
    // Rejects when the person closes the dialog.
    await navigator.share(data).catch(() => undefined)
    return
  }
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: file.name })
  link.click()
  URL.revokeObjectURL(url)
}
