/** Face of a bot on a medallion; a symbol in the plain look and for bots with other names. */
import { useSkin } from '../art/appearance.ts'
import { useFace } from '../art/pictures.ts'
import { botFace, levelFace } from '../game-model/bots/bot-names.ts'
import { Icon } from '../look/Icon.tsx'
import styles from './bot-face.module.css'

interface BotFaceProps {
  name: string
  /** Diameter of the face. */
  size: number
  /** Size of the symbol where there is no face. */
  symbol: number
}

export function BotFace({ name, size, symbol }: BotFaceProps) {
  const picture = useFace(botFace(name))
  return picture === undefined ? (
    <Icon name="bot" size={symbol} />
  ) : (
    <img className={styles.face} src={picture} width={size} height={size} alt="" />
  )
}

/** Face of a level; nothing in the plain look. Its place is kept until it is drawn. */
export function LevelFace({ level, size }: { level: string; size: number }) {
  const words = levelFace(level)
  const picture = useFace(words)
  if (useSkin() === 'plain' || words === undefined) return undefined
  return picture === undefined ? (
    <span className={styles.face} style={{ width: size, height: size }} />
  ) : (
    <img className={styles.face} src={picture} width={size} height={size} alt="" />
  )
}
