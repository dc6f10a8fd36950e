/** React hook for a hint on demand. A Web Worker computes it from the view of the seat. */
import type { Hint as Advised } from '@heptapolis/bots'
import { hasAids } from '@heptapolis/boxes'
import type { Seen } from '@heptapolis/engine'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { workerAdviser } from '../../game-model/bots/thinker.ts'
import type { GameTable, TableQuestion } from '../../game-model/table.ts'

export interface HintSwitch {
  button: RefObject<HTMLButtonElement | null>
  /** True while a hint is shown or computed. */
  on: boolean
  toggle: () => void
}

export interface HintResult {
  seen: Seen
  city: number
  /** Undefined if the search found nothing. */
  advised: Advised | undefined
}

export interface HintState extends HintSwitch {
  /** Undefined while the search runs. */
  given: HintResult | undefined
}

/** Hints exist for a person alone or among bots, where there is more than one legal move. */
export function useHint(
  table: GameTable,
  people: readonly number[],
  city: number | undefined,
  asked: TableQuestion | undefined,
): HintState | undefined {
  const button = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState<string>()
  const [given, setGiven] = useState<HintResult>()
  const [person] = people
  const alone = people.length === 1 && table.sitters.every(({ kind }) => kind !== 'away')
  const question =
    alone && hasAids(table.rules) && asked && asked.moves.length > 1 ? `${asked.round} ${asked.id} ${city}` : undefined
  const on = question !== undefined && wanted === question
  useEffect(() => {
    if (!on || city === undefined) return
    const adviser = workerAdviser()
    const seen = table.sight(person)
    const earlier = table.earlier?.(city) ?? []
    void adviser.hint(seen, city, earlier).then((advised) => setGiven({ seen, city, advised }))
    return () => {
      adviser.stop()
      setGiven(undefined)
    }
  }, [table, on, person, city])
  if (question === undefined) return undefined
  const toggle = () => {
    setWanted(on ? undefined : question)
    // The close button disappears with the hint; a card keeps the focus.
    if (document.activeElement?.closest('[data-hint]')) button.current?.focus()
  }
  return { button, on, toggle, given: on ? given : undefined }
}
