/** Hands of players without a phone, on a shared tablet: covered until their player presses. */
import { controller, type Piece, PUBLIC, type Seat } from '@heptapolis/engine/show'
import { type ReactNode, useState } from 'react'
import { viewTable } from '../../city/view.ts'
import { playerName } from '../../game-model/names.ts'
import type { PaymentOption } from '../../hand/choices.ts'
import { Detail } from '../../hand/detail/Detail.tsx'
import { Hand } from '../../hand/Hand.tsx'
import { say, words } from '../../i18n/index.ts'
import { Modal } from '../../look/controls/Modal.tsx'
import { useSending } from '../../table-screen/state/useSending.ts'
import type { Shot } from '../../table-screen/useShot.ts'
import type { RemoteTable } from '../connection/remote-table.ts'
import styles from './tablet.module.css'

interface CoveredHandsProps {
  table: RemoteTable
  shot: Shot
  still: boolean
  people: readonly Seat[]
}

/** What a press on the card place of a city does. */
export interface CardPress {
  label: string
  onPress: () => void
}

interface CoveredHands {
  pressOf: (city: Seat) => CardPress | undefined
  /** The open hand, and why a move was refused. */
  hands: ReactNode
}

export function useCoveredHands({ table, shot, still, people }: CoveredHandsProps): CoveredHands {
  const w = words()
  const [open, setOpen] = useState<Seat>()
  const { send, sendNext, refusal } = useSending()
  const game = shot.sight(PUBLIC)
  const asked = still ? shot.waiting().filter((city) => people.includes(controller(game, city))) : []
  const answer = (city: Seat, way: PaymentOption) => {
    const round = shot.asked(city)?.round
    if (round === undefined) return
    void send(() => table.answer(city, way.move, round)).then((counts) => counts && setOpen(undefined))
  }
  const pressOf = (city: Seat): CardPress | undefined => {
    if (asked.includes(city)) {
      const label = w.showHand(playerName(shot.sitters[controller(game, city)]))
      return { label, onPress: () => setOpen(city) }
    }
    if (!still || !people.includes(city) || !shot.canTakeBack(city)) return undefined
    const takeBack = () => void sendNext(() => table.takeBack(city, shot.steps(PUBLIC).length))
    return { label: w.choosesAgain(playerName(shot.sitters[city])), onPress: takeBack }
  }
  const hands = (
    <>
      {refusal ? <p role="alert">{w.refused(say().problem(refusal))}</p> : undefined}
      {open !== undefined && asked.includes(open) ? (
        <OpenHand shot={shot} city={open} onAnswer={(way) => answer(open, way)} onClose={() => setOpen(undefined)} />
      ) : undefined}
    </>
  )
  return { pressOf, hands }
}

interface OpenHandProps {
  shot: Shot
  city: Seat
  onAnswer: (way: PaymentOption) => void
  onClose: () => void
}

function OpenHand({ shot, city, onAnswer, onClose }: OpenHandProps) {
  const [detail, setDetail] = useState<Piece>()
  const asked = shot.asked(city)
  const viewer = controller(shot.sight(PUBLIC), city)
  if (!asked) return undefined
  const view = viewTable(shot.sight(viewer))
  return (
    <Modal label={words().yourHand} className={styles.open} onClose={onClose}>
      <Hand
        game={view.game}
        viewer={viewer}
        city={city}
        cities={view.cities}
        asked={asked}
        title={say().question(asked.id)}
        onAnswer={onAnswer}
        onDetail={setDetail}
      />
      {detail ? (
        <Detail game={view.game} viewer={viewer} piece={detail} onClose={() => setDetail(undefined)} />
      ) : undefined}
      <button type="button" className="btn" onClick={onClose}>
        {words().close}
      </button>
    </Modal>
  )
}
