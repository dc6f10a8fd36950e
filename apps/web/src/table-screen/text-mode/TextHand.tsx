/** Open question as text: a numbered list of cards with buttons, and a field for typed commands. */
import type { MoveJson } from '@heptapolis/engine'
import { itemsOf } from '@heptapolis/table/typed'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { nearestTo } from '../../city/view.ts'
import { firstWay, type PaymentOption } from '../../hand/choices.ts'
import { neighboursOf } from '../../hand/dock/neighbours.ts'
import type { HandProps } from '../../hand/Hand.tsx'
import { promptOf } from '../../hand/prompt.ts'
import { sentences, slotsOf } from '../../hand/slots.ts'
import { words } from '../../i18n/index.ts'
import { keyed } from '../../look/keyed.ts'
import { findFocus } from '../../look/page/focus.ts'
import { cityLines, type LogLine, lastTurn } from '../log/log.ts'
import { type CommandContext, itemText, moveText, replyTo } from './reply.ts'
import styles from './text-mode.module.css'
import { textWords } from './words.ts'

interface TextHandProps extends HandProps {
  lines: readonly LogLine[]
  onUndo: (() => void) | undefined
}

export function TextHand(props: TextHandProps) {
  const { game, city, viewer, cities, asked, title, cause, task, suggested, coach, lines } = props
  const { onSpoken, onAnswer, onUndo } = props
  const w = textWords()
  const help = useId()
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [reply, setReply] = useState<readonly string[]>([])
  const [pending, setPending] = useState<readonly MoveJson[]>()
  const slots = useMemo(() => slotsOf(game, city, asked, cities[viewer].hand), [game, city, asked, cities, viewer])
  const items = useMemo(
    () =>
      itemsOf(
        asked.moves,
        slots.map(({ card }) => card),
      ),
    [asked, slots],
  )
  const asking = { game, city, viewer, cities, question: asked.id, cards: slots.length, task }
  const prompt = sentences([city === viewer || asked.id === 'turn' ? promptOf(asking) : title, cause])
  const names = neighboursOf(game, city, cities)
  const lastLines = cityLines(lastTurn(lines, nearestTo(game, viewer))).map(({ text }) => text)
  const at: CommandContext = { ...props, slots, items, prompt, pending, names, lastTurn: lastLines }
  const isReply = reply.length > 0
  const spoken = sentences(isReply ? reply : [prompt])
  useEffect(() => onSpoken?.({ asked, text: spoken, isChosen: isReply }), [onSpoken, asked, spoken, isReply])
  useLayoutEffect(findFocus, [])
  const play = (way: PaymentOption) => onAnswer(way, sentences([words().prompt.played(moveText(way.move, at))]))
  // Shortcut keys of the table work outside the field. A second Escape returns to it.
  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    heading.current?.focus()
  }
  const run = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = input.current
    if (!field || field.value.trim() === '') return
    const said = replyTo(field.value, at)
    field.value = ''
    if (said.is === 'play') play(said.way)
    else if (said.is === 'undo') onUndo ? onUndo() : setReply([words().notNow])
    else {
      setReply(said.lines)
      setPending(said.pending)
    }
  }
  return (
    <section className={styles.hand} aria-label={title} data-question={asked.id}>
      <h2 ref={heading} tabIndex={-1}>
        {prompt}
      </h2>
      {coach?.line(true)}
      <form className={styles.command} onSubmit={run}>
        <label>
          {w.command}
          <input
            ref={input}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={help}
            data-home=""
            onKeyDown={leaveByEscape}
          />
        </label>
        <small id={help}>{w.commandHelp}</small>
      </form>
      {isReply ? (
        <section className={styles.reply} aria-label={w.reply}>
          {reply.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ) : undefined}
      <ol className={styles.items}>
        {keyed(items, (item) => item.card ?? JSON.stringify(item.moves[0])).map(({ key, thing: item }) => {
          const slot = slots.find(({ card }) => card === item.card)
          const ways = slot
            ? slot.choices.map(firstWay)
            : item.moves.map((move) => ({ move, total: 0, pay: {}, by: undefined }))
          return (
            <li key={key}>
              {slot ? <p>{itemText(item, at)}</p> : undefined}
              {slot && slot.card === suggested?.card ? <p>{words().suggested}</p> : undefined}
              <span className={styles.uses}>
                {ways.map((way) => (
                  <button key={JSON.stringify(way.move)} type="button" className="btn" onClick={() => play(way)}>
                    {moveText(way.move, at)}
                  </button>
                ))}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
