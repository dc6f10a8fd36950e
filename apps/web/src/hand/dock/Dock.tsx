/** Panel with the actions for the chosen card: payment, extra actions, and effects. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { actionNamed, type Game, type MoveJson, type Piece, type Terms } from '@heptapolis/engine/show'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { alongWords } from '../../boxes/at-table.ts'
import type { CityView } from '../../city/view.ts'
import { pieceName, say, terms, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { RuleButton, RuleLink } from '../../rules/RuleLink.tsx'
import { hasShortcuts } from '../../settings/settings.ts'
import { firstWay, type HandChoice, type PaymentOption, type RiderChoice, whereIs } from '../choices.ts'
import { Changes, partEffect } from '../effects/Changes.tsx'
import { effectWords } from '../effects/effect-words.ts'
import { actionIcon, actionLabel, alongLabel, givesCard, goLabel } from '../labels.ts'
import type { ChosenAction } from '../prompt.ts'
import type { Refusal } from '../refusal.ts'
import { whyNot } from '../slots.ts'
import { ActButton } from './ActButton.tsx'
import styles from './dock.module.css'
import { MoreBelow } from './MoreBelow.tsx'
import type { Neighbours } from './neighbours.ts'
import { Effect, Options } from './Options.tsx'
import { saleOf, usesOf } from './uses.ts'
import { payParts } from './Ways.tsx'

export interface DockProps {
  game: Game
  question: string
  viewer: number
  cities: readonly CityView[]
  piece: Piece
  choices: readonly HandChoice[]
  /** Why the card cannot be built or recruited, and the next stage not be built. */
  refusal: Refusal | undefined
  stage: { number: number; refusal: Refusal } | undefined
  /** The chosen card is placed on the table of another screen. */
  isLaid?: boolean
  /** Move of the hint: its action and payment are preselected. */
  suggested: MoveJson | undefined
  /** Source of the suggestion, in words. */
  suggestedBy: string
  names: Neighbours
  /** Reports the selected action. */
  onDoing: (doing: ChosenAction) => void
  onAnswer: (way: PaymentOption) => void
  onClose: () => void
}

export function Dock(props: DockProps) {
  const { game, question, viewer, cities, piece, choices, refusal, stage, suggested, suggestedBy, names } = props
  const { isLaid = false, onDoing, onAnswer, onClose } = props
  const [at, setAt] = useState(() => whereIs(choices, suggested))
  const [other, setOther] = useState<PaymentOption>()
  const [refused, setRefused] = useState(suggested?.card === piece.id ? undefined : refusal?.action)
  const choice: HandChoice = choices[Math.min(at.choice, choices.length - 1)]
  const extra: RiderChoice = choice.along[Math.min(at.along, choice.along.length - 1)]
  const along = alongLabel(extra)
  const way = other ?? extra.ways[Math.min(at.way, extra.ways.length - 1)]
  const pick = (n: number) => {
    setAt({ choice: n, along: 0, way: 0 })
    setOther(undefined)
    setRefused(undefined)
  }
  const pickAlong = (along: number) => {
    setAt({ ...at, along, way: 0 })
    setOther(undefined)
  }
  const pickWay = (n: number) => {
    setAt({ ...at, way: n })
    setOther(undefined)
  }
  const { rules } = game
  const uses = useMemo(
    () => usesOf(choices, [refusal?.action, stage && 'stage'], (action) => saleOf(rules, action) !== undefined),
    [choices, refusal, stage, rules],
  )
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
      if (event.target instanceof HTMLInputElement || !hasShortcuts()) return
      const use = uses.find(({ number }) => String(number) === event.key)
      if (!use) return
      if (use.is === 'refused') return setRefused(use.action)
      setAt({ choice: use.index, along: 0, way: 0 })
      setOther(undefined)
      setRefused(undefined)
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [uses, onClose])
  const why = refused === 'stage' ? stage?.refusal : refused ? refusal : undefined
  const reason = why && `${refusedText(piece, stage?.number, why)} ${whyNot(why, names.free)}`
  // Before a key that confirms at once: the announcement of the answer names this action.
  useLayoutEffect(
    () => onDoing({ card: pieceName(piece), choice, along, ...(reason && { why: reason }) }),
    [piece, choice, along, reason, onDoing],
  )
  const refusedStage = { action: 'stage', stage: stage?.number, half: undefined }
  const isStageRefused = why !== undefined && refused === 'stage'
  const effects = effectWords(game, cities[viewer], isStageRefused ? refusedStage : choice, piece, along === '')
  // What a city loses would read like a gain.
  const does = effects && LOOKS.failureQuestions[question] ? words().cardEffect(effects) : effects
  // Beside the reason against one action, the effect of another one has its name.
  const own = why && !isStageRefused && does ? words().described(actionLabel(choice, question), does) : does
  // A list of several extras has the texts of each.
  const only = why || choice.along.length > 1 ? '' : alongWords(game, cities[viewer], way.move)
  const part = why ? '' : partEffect(game, way.move)
  const effect = [own, only, part].filter(Boolean).join(' ')
  const changes = (
    <Changes
      game={game}
      city={viewer}
      cities={cities}
      move={way.move}
      by={why ? actionLabel(choice, question) : undefined}
    />
  )
  return (
    <div className={styles.dock}>
      <div className={styles.main}>
        <button
          key={`${choice.key} ${refused ?? ''}`}
          ref={refused ? undefined : focusOn}
          type="button"
          className="btn primary"
          data-focus={refused ? undefined : ''}
          aria-description={way.total > 0 ? payParts(way, names) : undefined}
          onClick={() => onAnswer(way)}
        >
          {isLaid ? words().layDown : goLabel(choice, question, pieceName(piece), along, way.total, names.free)}
        </button>
      </div>
      {uses.length > 1 ? (
        <fieldset className={classes(styles.acts, uses.length > 4 && styles.many)}>
          <legend className="hidden-text">{words().whatToDo(pieceName(piece))}</legend>
          {uses.map((use) =>
            use.is === 'refused' ? (
              <NoAct
                key={use.key}
                action={use.action}
                label={use.action === 'stage' && stage ? terms().stage(stage.number) : say().verb(use.action, question)}
                on={refused === use.action}
                number={use.number}
                onPick={() => setRefused(use.action)}
              />
            ) : (
              <ActButton
                key={use.key}
                game={game}
                city={viewer}
                choice={choices[use.index]}
                way={choices[use.index] === choice ? way : firstWay(choices[use.index])}
                question={question}
                brings={saleOf(game.rules, choices[use.index].action)}
                isPriced={actionNamed(game.rules, choices[use.index].action).priced === true}
                on={choices[use.index] === choice}
                number={use.number}
                mark={suggested && isAdvised(choices[use.index], suggested, piece) ? suggestedBy : undefined}
                onPick={() => pick(use.index)}
              />
            ),
          )}
        </fieldset>
      ) : undefined}
      <div className={styles.parts}>
        {why ? (
          <MoreBelow className={styles.options}>
            <WhyNot setup={game.rules.setup} why={why} city={names.free} piece={piece} stage={stage?.number} />
            <Effect piece={piece} text={effect} />
            {changes}
          </MoreBelow>
        ) : (
          <>
            <Options
              {...{ game, viewer, piece, names, choice, extra, way, other, effect }}
              city={cities[viewer]}
              onPickAlong={pickAlong}
              onPickWay={pickWay}
              onPickOther={setOther}
            />
            {changes}
          </>
        )}
      </div>
      <div className={styles.rest}>
        <button type="button" className="btn" onClick={onClose}>
          {words().cancel}
        </button>
        {why ? undefined : <RuleButton setup={game.rules.setup} anchor={`action-${choice.action}`} />}
      </div>
    </div>
  )
}

/** The next press of Enter plays the use that was picked, or stays on one that is not possible. */
const focusOn = (button: HTMLButtonElement | null): void => button?.focus()

interface WhyNotProps {
  setup: Terms
  why: Refusal
  /** The free city, if the card is for it. */
  city: string | undefined
  piece: Piece
  stage: number | undefined
}

/** Calm refusal: the impossible action, and what is missing. */
function WhyNot({ setup, why, city, piece, stage }: WhyNotProps) {
  const { is } = why.obstacle
  return (
    <p className={styles.reason}>
      <b>{refusedText(piece, stage, why)}</b> {whyNot(why, city)}{' '}
      {is === 'unknown' ? undefined : <RuleLink setup={setup} anchor={`refusal-${is}`} />}
    </p>
  )
}

const refusedText = (piece: Piece, stage: number | undefined, { action, obstacle }: Refusal): string =>
  action === 'stage' && stage !== undefined
    ? words().cannotStage(stage)
    : words().notDone(pieceName(piece), action, obstacle)

/** Impossible action; a press shows the reason. While it is picked, Enter plays nothing. */
function NoAct(props: { action: string; label: string; on: boolean; number: number; onPick: () => void }) {
  const { action, label, on, number, onPick } = props
  return (
    <button
      key={String(on)}
      ref={on ? focusOn : undefined}
      type="button"
      data-focus={on ? '' : undefined}
      title={String(number)}
      className={classes(styles.act, styles.no, on && styles.asked)}
      aria-pressed={on}
      onClick={onPick}
    >
      <Icon name={actionIcon(action)} size={20} />
      <span className={styles.actName}>{label}</span>
      <span className={styles.actPrice}>{words().notNow}</span>
    </button>
  )
}

/** Whether an action is the suggested one. Any card will do where it is only spent. */
const isAdvised = ({ action }: HandChoice, suggested: MoveJson, piece: Piece): boolean =>
  action === suggested.action && (suggested.card === piece.id || givesCard(action))
