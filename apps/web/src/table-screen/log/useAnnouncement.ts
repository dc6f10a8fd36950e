/** React hook for the text of the table's live region, which screen readers announce. */
import { useState } from 'react'
import { modals } from '../../look/controls/Modal.tsx'
import { announcement, announceOnce, NOTHING_ANNOUNCED } from './announcement.ts'

/** Each text appears once in a step of the game. Without arguments nothing is announced, such as during animations. */
export function useAnnouncement(step: number, told: Parameters<typeof announcement> | undefined): string {
  const opened = modals((now) => now.opened)
  const [said, setSaid] = useState(NOTHING_ANNOUNCED)
  const isChosen = told?.[1]?.isChosen ?? false
  const now = announceOnce(said, { text: told ? announcement(...told) : '', isChosen, opened, step })
  if (now !== said) setSaid(now)
  return now.shown
}
