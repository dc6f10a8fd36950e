/** The printed player aid: one sheet, front and back. With many expansions the visible pieces need a second sheet. */

import { BASE } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { isOneOf } from '@heptapolis/engine/kernel'
import { RESOURCES } from '@heptapolis/engine/show'
import {
  type Aid,
  type AidRule,
  aidOf,
  type Component,
  type OrderStep,
  plain,
  type Rulebook,
} from '@heptapolis/rulebook'
import { Fragment, type ReactNode } from 'react'
import { LineMark } from '../end/lines/LineMark.tsx'
import { say, sentence, terms } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { keyed } from '../look/keyed.ts'
import { Face } from '../look/pieces/Face.tsx'
import { pieceFace } from '../look/pieces/face.ts'
import { accentOf, BoxMark, CostRow } from '../look/pieces/Tokens.tsx'
import { Inlines, SignMark } from '../rules/book/Inlines.tsx'
import { Conflicts, Science } from './AidTables.tsx'
import { hasSignsFirst, isTile, isTooMuch, sizedFor, textsOn, toldOf, wordsOf } from './aid-texts.ts'
import styles from './sheet.module.css'
import { aidWords } from './words.ts'

/** More boxes than this need a second sheet. */
const ON_ONE_SHEET = 3

export function PlayerAid({ book }: { book: Rulebook }) {
  const w = aidWords()
  const aid = aidOf(book)
  const boxes = book.mix.boxes.length - 1
  const isLong = boxes > ON_ONE_SHEET
  const isBrief = !isLong && isTooMuch(wordsOf(aid, false))
  const words = wordsOf(aid, isBrief)
  const pieces = <OpenPieces book={book} aid={aid} isBrief={isBrief} />
  const signs = <Signs book={book} aid={aid} />
  const isSignsFirst = hasSignsFirst(aid, isLong)
  const sides = [
    <First key="turn" book={book} aid={aid}>
      {isSignsFirst ? signs : undefined}
    </First>,
    <Second key="count" book={book} aid={aid} title={isSignsFirst ? w.counting : w.countingAndSymbols}>
      {isSignsFirst ? pieces : signs}
    </Second>,
    ...(isLong && aid.open.length > 0
      ? [
          <Fragment key="open">
            <Heading title={w.open} beside={w.forAll} />
            <div className={styles.columns}>{pieces}</div>
          </Fragment>,
        ]
      : []),
  ]
  return (
    <div
      className={classes(
        styles.sheets,
        boxes > 1 && styles.dense,
        boxes > 2 && styles.denser,
        isLong && styles.long,
        isBrief && styles.brief,
      )}
    >
      {sides.map((side, i) => (
        <article key={side.key} className={styles.side} style={sizedFor(textsOn(i, words, isSignsFirst))}>
          {side}
          <footer>
            <span>
              Heptapolis · {book.subtitle}{' '}
              {book.mix.boxes
                .filter((box) => box !== BASE)
                .map((box) => (
                  <BoxMark key={box} box={box} size={13} />
                ))}
            </span>
            <span>
              {w.foot} · {w.side(i + 1, sides.length)}
            </span>
          </footer>
        </article>
      ))}
    </div>
  )
}

interface SideProps {
  book: Rulebook
  aid: Aid
}

const Heading = ({ title, beside }: { title: string; beside: string }) => (
  <header>
    <h2>{title}</h2>
    <span>{beside}</span>
  </header>
)

function First({ book, aid, children }: SideProps & { children: ReactNode }) {
  const w = aidWords()
  return (
    <>
      <Heading title={w.aTurn} beside={w.allAtOnce} />
      <div className={styles.columns}>
        <Part title={w.ageBegins}>
          <Steps steps={aid.age} />
        </Part>
        <Part title={w.everyTurn(book.numbers.turns)}>
          <Steps steps={aid.turn} />
        </Part>
        {aid.keeper.rules.length > 0 && (
          <Part title={aid.keeper.title}>
            <ul>
              {aid.keeper.rules.map((rule) => (
                <Rule key={rule.id} book={book} rule={rule} />
              ))}
            </ul>
          </Part>
        )}
        <Part title={w.oneUse}>
          <ul>
            {aid.uses.map((use) => (
              <Rule key={use.id + use.action} book={book} rule={use} mark={LOOKS.actions[use.action]}>
                {beginsAlike(use) ? undefined : <b>{say().verb(use.action)}. </b>}
              </Rule>
            ))}
          </ul>
        </Part>
        <Part title={w.goodsCost}>
          <ul>
            {aid.prices.map((price) => (
              <Rule key={price.id} book={book} rule={price} />
            ))}
          </ul>
        </Part>
        <Part title={w.ageEnds} isWhole>
          <Steps steps={aid.ageEnd} />
          <Conflicts aid={aid} />
        </Part>
        <Part title={w.thisTable}>
          <dl className={styles.figures}>
            {aid.figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
        {children}
      </div>
    </>
  )
}

/** The length of a stem that identifies a verb in all its forms: `recruter`, `recrutez`. */
const STEM = 5

const stem = (text: string): string => text.split(/\s/)[0].toLowerCase().slice(0, STEM)

/** Such a rule needs no heading with the verb. */
const beginsAlike = ({ words, action }: Aid['uses'][number]): boolean => stem(plain(words)) === stem(say().verb(action))

const Part = ({ title, isWhole, children }: { title: string; isWhole?: boolean; children: ReactNode }) => (
  <section className={classes(styles.part, isWhole && styles.whole)}>
    <h3>{title}</h3>
    {children}
  </section>
)

const Steps = ({ steps }: { steps: readonly OrderStep[] }) => (
  <ol className={styles.steps}>
    {keyed(steps, ({ id }) => id).map(({ key, thing: { text, box, lastTurn } }) => (
      <li key={key} className={classes(box !== BASE && styles.boxed)} style={accentOf(box)}>
        <span className={styles.words}>
          {lastTurn ? <em>{aidWords().lastTurn} </em> : undefined}
          {text}
        </span>
        {box === BASE ? undefined : <BoxMark box={box} size={13} />}
      </li>
    ))}
  </ol>
)

interface RuleProps {
  book: Rulebook
  rule: AidRule
  mark?: string
  children?: ReactNode
}

const Rule = ({ book, rule, mark, children }: RuleProps) => (
  <li className={classes(rule.box !== BASE && styles.boxed)} style={accentOf(rule.box)}>
    <i>{rule.number}</i> {mark ? <Icon name={mark} size={16} /> : undefined}
    <span className={styles.words}>
      {children}
      <Inlines book={book} nodes={rule.words} />
    </span>
    {rule.box === BASE ? undefined : <BoxMark box={rule.box} size={13} />}
  </li>
)

/** Symbols of cards and boards. Resources are omitted: they explain themselves. */
const Signs = ({ book, aid }: SideProps) => (
  <Part title={aidWords().symbols}>
    <ul className={styles.signs}>
      {aid.signs
        .filter(({ sign }) => !isOneOf(RESOURCES, sign))
        .map(({ sign, meaning, box }) => (
          <li key={sign}>
            <span className={styles.sign}>
              <SignMark name={sign} />
            </span>
            <span className={styles.words}>
              <Inlines book={book} nodes={meaning} />
            </span>
            {box === BASE ? undefined : <BoxMark box={box} size={12} />}
          </li>
        ))}
    </ul>
  </Part>
)

function Second({ book, aid, title, children }: SideProps & { title: string; children: ReactNode }) {
  return (
    <>
      <Heading title={title} beside={aidWords().afterAges} />
      <div className={styles.columns}>
        <section className={styles.part}>
          <ul>
            {aid.lines.map((line) => (
              <li key={line.line} className={styles.line}>
                <i>{line.number}</i> <LineMark id={line.line} />
                <span className={styles.words}>
                  <b>{say().scoreLine(line.line)}.</b> <Inlines book={book} nodes={line.words} />
                </span>
              </li>
            ))}
          </ul>
          <Science perSet={book.rules.figures.sciencePerSet} />
          <ul>
            {aid.winner.map((rule) => (
              <Rule key={rule.id} book={book} rule={rule} />
            ))}
          </ul>
        </section>
        {children}
      </div>
    </>
  )
}

const OpenPieces = ({ book, aid, isBrief }: SideProps & { isBrief: boolean }) =>
  aid.open.map(({ sort, box, items }) => (
    <Part key={sort} title={terms().capital(say().sort(sort)[1])}>
      <ul className={styles.pieces}>
        {items.map((item) => (
          <li key={item.id} style={accentOf(box)}>
            {isTile(item) ? <Tile book={book} item={item} /> : <Open item={item} told={toldOf(item, isBrief)} />}
          </li>
        ))}
      </ul>
      {isBrief && items.some(({ details }) => details.length > 0) && !items.some(isTile) ? (
        <p className={styles.rest}>{aidWords().onTheCard}</p>
      ) : undefined}
      <p className="hidden-text">{book.say.boxName(box)}</p>
    </Part>
  ))

function Tile({ book, item }: { book: Rulebook; item: Component }) {
  const piece = book.rules.byId.get(item.id)
  return (
    <>
      <i>{item.details.join(' ').replaceAll(/\D/g, '')}</i>
      <b className={styles.words}>{item.name}</b>
      {piece ? <Face lines={[pieceFace(piece)]} size={16} /> : undefined}
    </>
  )
}

const Open = ({ item, told }: { item: Component; told: readonly string[] }) => (
  <>
    <i>{'I'.repeat(item.age ?? 0)}</i>
    <span className={styles.words}>
      <b>{item.name}</b> {item.cost ? <CostRow cost={item.cost} size={18} /> : undefined} {told.map(sentence).join(' ')}
    </span>
  </>
)
