/** Cards of the open question and their actions: the hand in a turn, or other cards to pick from. */
import type { Game, MoveJson, Piece } from '@heptapolis/engine/show'
import { memo, type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { CityView } from '../city/view.ts'
import type { TableQuestion } from '../game-model/table.ts'
import { pieceName, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { findFocus } from '../look/page/focus.ts'
import { useHandheld, useNarrow } from '../look/useNarrow.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { hasShortcuts } from '../settings/settings.ts'
import { choicesOf, type PaymentOption } from './choices.ts'
import { Dock, type DockProps } from './dock/Dock.tsx'
import { neighboursOf } from './dock/neighbours.ts'
import styles from './hand.module.css'
import { Plain } from './Plain.tsx'
import { passingOf } from './passing.ts'
import { type ChosenAction, promptOf } from './prompt.ts'
import { stageRefusal } from './refusal.ts'
import { Sheet } from './Sheet.tsx'
import { SheetHead, Slot } from './Slot.tsx'
import { sentences, slotsOf } from './slots.ts'
import { keysOf, useRoving } from './useRoving.ts'

export interface HandProps {
  game: Game
  /** The person who answers, and the city answered for. */
  viewer: number
  city: number
  cities: readonly CityView[]
  asked: TableQuestion
  title: string
  /** Cause of a loss. */
  cause?: string
  /** Replaces "Choose one card", such as the task of a puzzle. */
  task?: string | undefined
  /** Suggested move of a hint. */
  suggested?: MoveJson
  /** Comment of a coach below the question; stable while the question is open. */
  coach?: CoachAdvice
  /** The table is on another screen: the hand fills this one. */
  isAlone?: boolean
  /** Reports the text for screen readers: the question, and after a selection what will happen. */
  onSpoken?: (spoken: QuestionText) => void
  /** With the sentence that announces the answer. */
  onAnswer: (way: PaymentOption, announced?: string) => void
  onDetail: (piece: Piece) => void
}

/** Text of the open question for screen readers. */
export interface QuestionText {
  asked: TableQuestion
  text: string
  /** A card is selected: the text is about it. */
  isChosen: boolean
}

export interface CoachAdvice {
  /** Expected move of the coach. */
  awaited: MoveJson | undefined
  /** The lesson goes on. No hints then: two advisers would contradict each other. */
  isAdvising: boolean
  /** Text for the expected move, or for another selection. */
  line: (isAwaited: boolean) => ReactNode
}

const MOST_SIDE_BY_SIDE = 11

const intoView = (dock: HTMLElement | null): void => dock?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Secret choices of others do not change a hand: it renders again only for another question or hint. */
export const Hand = memo(
  OpenHand,
  (a, b) =>
    a.asked === b.asked &&
    a.city === b.city &&
    a.viewer === b.viewer &&
    a.title === b.title &&
    a.coach === b.coach &&
    a.suggested === b.suggested,
)

function OpenHand(props: HandProps) {
  const {
    game,
    city,
    cities,
    asked,
    title,
    cause,
    task,
    viewer,
    coach,
    isAlone = false,
    onSpoken,
    onAnswer,
    onDetail,
  } = props
  const suggested = props.suggested ?? coach?.awaited
  const isTaught = props.suggested === undefined && coach !== undefined
  const suggestedBy = isTaught ? words().taught : words().suggested
  const narrow = useHandheld()
  const isBrief = useNarrow()
  const [chosen, setChosen] = useState<number>()
  const { plain } = useMemo(() => choicesOf(asked.moves), [asked])
  const slots = useMemo(() => slotsOf(game, city, asked, cities[viewer].hand), [game, city, asked, cities, viewer])
  const stage = useMemo(() => stageOf(game, cities[city], asked), [game, city, cities, asked])
  const names = neighboursOf(game, city, cities)
  const open = chosen === undefined ? undefined : slots[chosen]
  const [doing, setDoing] = useState<ChosenAction>()
  const passing = passingOf(game, city, asked.id)
  const chosenAction = open && doing
  const asking = { game, city, viewer, cities, question: asked.id, cards: slots.length, doing: chosenAction, task }
  const isOwn = city === viewer || asked.id === 'turn' || chosenAction !== undefined
  const prompt = isOwn ? promptOf(asking) : title
  const shortPrompt = isOwn ? promptOf({ ...asking, isBrief }) : title
  const why = open ? doing?.why : undefined
  const isChosen = open !== undefined && doing !== undefined
  const spoken = why ?? sentences([isChosen ? words().prompt.ifConfirmed(prompt) : prompt, cause])
  useEffect(() => onSpoken?.({ asked, text: spoken, isChosen }), [onSpoken, asked, spoken, isChosen])
  // Keys work at once on a hand that arrives, unless somebody is writing or reads a panel. Answers without a card are
  // played by one press, so their group gets the focus.
  useLayoutEffect(findFocus, [])
  const { list, focus, setFocus, focusOn } = useRoving(
    slots.length,
    slots.findIndex(({ card }) => card === suggested?.card),
  )
  const choose = (at: number | undefined) => {
    if (at === chosen) return
    const show = () => {
      setChosen(at)
      setDoing(undefined)
    }
    // A sheet is drawn in short tasks, so that a slow phone answers other touches meanwhile.
    if (narrow && at !== undefined) startTransition(show)
    else show()
  }
  const close = () => {
    choose(undefined)
    focusOn(chosen ?? 0)
  }
  const dock = open ? (
    <Dock
      key={`${open.key} ${open.card === suggested?.card ? JSON.stringify(suggested) : ''}`}
      game={game}
      question={asked.id}
      viewer={city}
      cities={cities}
      piece={open.piece}
      choices={open.choices}
      refusal={open.refusal}
      stage={stage}
      suggested={suggested}
      suggestedBy={suggestedBy}
      names={names}
      isLaid={isAlone && asked.id === 'turn'}
      onDoing={setDoing}
      onAnswer={(way) => onAnswer(way, doing && sentences([words().prompt.played(prompt)]))}
      onClose={close}
    />
  ) : undefined
  return (
    <section
      className={styles.hand}
      aria-label={title}
      data-question={asked.id}
      data-passed={passing?.side}
      style={{ '--cards': slots.length }}
    >
      <h2 className={styles.question}>
        {passing ? <Icon name={passing.side === 'left' ? 'pass-left' : 'pass-right'} size={20} /> : undefined}
        <span>
          {cause ? sentences([shortPrompt]) : shortPrompt}{' '}
          {cause ? <span className={styles.cause}>{cause}</span> : undefined}{' '}
          {asked.id === 'turn' ? undefined : (
            <small>
              <RuleLink setup={game.rules.setup} anchor={`question-${asked.id}`} />
            </small>
          )}
        </span>
      </h2>
      {coach?.line(!open || isAwaited(coach.awaited, open.card, doing))}
      <div
        className={classes(
          styles.row,
          isAlone && styles.alone,
          open && !narrow && styles.docked,
          slots.length > MOST_SIDE_BY_SIDE && styles.many,
        )}
        data-cards={slots.length > 0 || undefined}
      >
        {slots.length > 0 ? (
          <div ref={list} className={styles.cards} role="listbox" aria-label={words().cardsOffered}>
            {slots.map((slot, i) => (
              <Slot
                key={slot.key}
                {...{ game, city, names, slot, isTaught, suggestedBy }}
                question={asked.id}
                order={i * 2}
                suggested={slot.card === suggested?.card ? suggested : undefined}
                isChosen={i === chosen}
                isFocused={i === focus}
                onFocus={() => setFocus(i)}
                onKeyDown={keysOf({
                  ArrowRight: () => focusOn(focus + 1),
                  ArrowLeft: () => focusOn(focus - 1),
                  Home: () => focusOn(0),
                  End: () => focusOn(slots.length - 1),
                  Enter: () => choose(focus),
                  Escape: close,
                  ...(hasShortcuts() && { i: () => onDetail(slots[focus].piece) }),
                })}
                onChoose={() => choose(i === chosen ? undefined : i)}
                onDetail={() => onDetail(slot.piece)}
              />
            ))}
          </div>
        ) : undefined}
        {dock && !narrow ? (
          <div ref={intoView} className={styles.dock} style={{ order: (chosen ?? 0) * 2 + 1 }}>
            {dock}
          </div>
        ) : undefined}
      </div>
      <Plain
        game={game}
        city={city}
        cities={cities}
        question={asked.id}
        plain={plain}
        isHome={slots.length === 0}
        suggested={suggested}
        onAnswer={onAnswer}
      />
      {dock && narrow && open ? (
        <Sheet label={pieceName(open.piece)} onClose={close}>
          <SheetHead game={game} slot={open} />
          {coach?.isAdvising ? coach.line(isAwaited(coach.awaited, open.card, doing)) : undefined}
          {dock}
        </Sheet>
      ) : undefined}
    </section>
  )
}

/** Whether the selection is the expected move of a coach. */
const isAwaited = (awaited: MoveJson | undefined, card: string, doing: ChosenAction | undefined): boolean =>
  awaited?.card === card && (doing === undefined || doing.choice.action === awaited.action)

/** Questions in which a card may be put under the wonder. */
const STAGES = new Set(['turn', 'last-card', 'recruitment'])

/** Obstacle to the next stage, if it cannot be built. */
function stageOf(game: Game, city: CityView, asked: TableQuestion): DockProps['stage'] {
  const next = city.stages.find(({ status }) => status === 'next')
  const refusal = next && STAGES.has(asked.id) ? stageRefusal(game, city.seat) : undefined
  return next && refusal ? { number: next.number, refusal } : undefined
}
