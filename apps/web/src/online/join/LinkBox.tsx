/** A link with its QR code and buttons to copy or share it. */
import { useState } from 'react'
import { classes } from '../../look/classes.ts'
import { copyText } from '../../look/copy.ts'
import { Icon } from '../../look/Icon.tsx'
import styles from '../room.module.css'
import { onlineWords } from '../words.ts'
import { QrCode } from './QrCode.tsx'

interface LinkBoxProps {
  /** The full link with its secret part. */
  link: string
  size: number
  /** Other devices cannot open it, so they get no code. */
  isLocal?: boolean
  /** Sending the link comes before everything else on the page. */
  isFirst?: boolean
}

export function LinkBox({ link, size, isLocal = false, isFirst = false }: LinkBoxProps) {
  const w = onlineWords()
  const [copied, setCopied] = useState(false)
  const short = link.replace(/^https?:\/\//, '').replace(/#.*$/, '')
  return (
    <>
      {isLocal ? undefined : <QrCode text={link} size={size} />}
      <span className={styles.address}>{short}</span>
      <span className={styles.row}>
        <button
          type="button"
          className={classes('btn', isFirst && 'primary')}
          onClick={() => void copyText(link).then(setCopied)}
        >
          <Icon name="o-copy" size={15} /> {copied ? w.copied : w.copyLink}
        </button>
        {'share' in navigator ? (
          <button type="button" className="btn" onClick={() => void navigator.share({ url: link }).catch(() => {})}>
            <Icon name="o-send" size={14} /> {w.send}
          </button>
        ) : undefined}
      </span>
    </>
  )
}
