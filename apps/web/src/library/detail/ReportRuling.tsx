/** Button that copies a ruling with its number and game state, to ask others about it. */
import type { Position } from '@heptapolis/engine'
import type { Ruleset } from '@heptapolis/engine/show'
import { type Paragraph, type Rulebook, rulebookOf } from '@heptapolis/rulebook'
import { useState } from 'react'
import { copyText } from '../../look/copy.ts'
import { Icon } from '../../look/Icon.tsx'
import { bookVoice } from '../../rules/words.ts'
import { libraryWords } from '../words.ts'
import { reportOf, ruleExplaining } from './rulings.ts'

interface ReportProps {
  book: Rulebook
  rule: Paragraph
  position?: Position
}

export function ReportRuling({ book, rule, position }: ReportProps) {
  const w = libraryWords()
  const [copied, setCopied] = useState(false)
  const copy = () => void copyText(reportOf(book, rule, position)).then(setCopied)
  return (
    <button type="button" className="btn ghost" onClick={copy}>
      <Icon name={copied ? 'check' : 'o-copy'} size={14} /> {copied ? w.reported : w.report}
    </button>
  )
}

/** The same for the rule that explains a part of the game. */
export function ReportAbout({ rules, what, position }: { rules: Ruleset; what: string; position: Position }) {
  const book = rulebookOf(rules, bookVoice())
  const rule = ruleExplaining(book, what)
  return rule ? <ReportRuling book={book} rule={rule} position={position} /> : undefined
}
