/** Ways to share a result: a link, a picture, a text, BG Stats. */
import { useRef, useState } from 'react'
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
  const [isCopied, setCopied] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const open = () => {
    setOpen(!isOpen)
    setCopied(false)
  }
  return (
    <div className={styles.share}>
      <button ref={opener} type="button" className="btn" aria-expanded={isOpen} onClick={open}>
        <Icon name={isCopied ? 'check' : 'link'} size={16} /> {isCopied ? words().copied : w.share.title}
      </button>
      {isOpen ? <Options {...props} onClose={close} onCopied={setCopied} /> : undefined}
    </div>
  )
}

interface OptionsProps extends ShareProps {
  onClose: () => void
  onCopied: (isCopied: boolean) => void
}

function Options({ turns, link, bgStats, onClose, onCopied, ...result }: OptionsProps) {
  const w = endWords().share
  useEscape(onClose)
  const copy = async (find: () => Promise<string>) => {
    onClose()
    onCopied(await copyText(await find()))
  }
  const picture = async () => {
    onClose()
    const { pictureOf } = await import('./result-picture.ts')
    const blob = await pictureOf(result)
    if (blob) await send(new File([blob], 'heptapolis.png', { type: 'image/png' }))
  }
  const text = async () =>
    [
      result.title,
      ...result.sentences.slice(1),
      ...(await turns()),
      ...result.standings.map(({ title: city, subtitle, score }) => lineOf(city, subtitle, score.total)),
    ].join('\n')
  return (
    <div className={styles.options}>
      <button type="button" className="btn" onClick={() => void picture()}>
        {w.picture}
      </button>
      <button type="button" className="btn" onClick={() => void copy(link)}>
        {w.link}
      </button>
      <button type="button" className="btn" onClick={() => void copy(text)}>
        {w.text}
      </button>
      <a className="btn" href={bgStats} target="_blank" rel="noreferrer" onClick={onClose}>
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
