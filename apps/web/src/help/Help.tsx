/** Help dialog: keyboard shortcuts and a legend of all symbols. */

import { LOOKS } from '@heptapolis/boxes/faces'
import { keysOf } from '@heptapolis/engine/kernel'
import {
  type Box,
  COLOURS,
  type Effect,
  MANUFACTURED,
  type Piece,
  RAW,
  type Ruleset,
  SYMBOLS,
} from '@heptapolis/engine/show'
import { lazy, type ReactNode, Suspense } from 'react'
import { say, sentence, terms, words } from '../i18n/index.ts'
import { CloseButton } from '../look/controls/CloseButton.tsx'
import { Modal } from '../look/controls/Modal.tsx'
import { Icon } from '../look/Icon.tsx'
import { Face } from '../look/pieces/Face.tsx'
import { faceOf } from '../look/pieces/face.ts'
import { AnyGood, accentOf, BoxMark, Coin, Glyph, Good, Points, Token } from '../look/pieces/Tokens.tsx'
import { ReportButton } from '../problem-report/ReportButton.tsx'
import { ruleLink } from '../rules/mix/links.ts'
import styles from './help.module.css'
import { helpWords, nameOfKey } from './words.ts'

const Families = lazy(() => import('../library/chains/Families.tsx').then((it) => ({ default: it.Families })))

const PAGES = ['keys', 'legend', 'chains'] as const
export type HelpPage = (typeof PAGES)[number]

interface HelpProps {
  page: HelpPage
  rules: Ruleset
  /** The pieces in the own city. */
  own: readonly Piece[]
  onDetail: (piece: Piece) => void
  onPage: (page: HelpPage) => void
  onClose: () => void
}

export function Help({ page, rules, own, onDetail, onPage, onClose }: HelpProps) {
  const w = helpWords()
  return (
    <Modal className={styles.help} label={w[page]} onClose={onClose}>
      <header>
        <h2>{w[page]}</h2>
        <p>{w[`${page}Help`]}</p>
        <CloseButton onClose={onClose} />
      </header>
      {page === 'keys' ? <Keys /> : undefined}
      {page === 'legend' ? <Legend rules={rules} /> : undefined}
      {page === 'chains' ? (
        <Suspense>
          <Families rules={rules} own={own} onOpen={onDetail} />
        </Suspense>
      ) : undefined}
      <footer>
        {PAGES.filter((one) => one !== page).map((other) => (
          <button key={other} type="button" className="btn" onClick={() => onPage(other)}>
            {w[other]}
          </button>
        ))}
        <a href={ruleLink(rules.setup, 'overview')} target="_blank" rel="noreferrer" className="btn">
          <Icon name="book" size={16} /> {words().shelf.rules}
        </a>
        <ReportButton setup={rules.setup} />
      </footer>
    </Modal>
  )
}

const KEYS = {
  hand: [
    [['←', '→'], 'cards'],
    [['Enter'], 'open'],
    [['1', '5'], 'ways'],
    [['Esc'], 'back'],
    [['U'], 'undo'],
  ],
  looking: [
    [['I'], 'explain'],
    [['L'], 'legend'],
    [['C'], 'chains'],
    [['R'], 'book'],
    [['G'], 'log'],
  ],
  announced: [
    [['A'], 'again'],
    [['O'], 'own'],
    [['N'], 'neighbours'],
  ],
  game: [
    [['H'], 'hint'],
    [['Space'], 'skip'],
    [['T'], 'theme'],
    [['M'], 'menu'],
    [['X'], 'text'],
    [['?'], 'help'],
  ],
} as const

function Keys() {
  const w = helpWords()
  return (
    <div className={styles.columns}>
      {keysOf(KEYS).map((group) => (
        <section key={group}>
          <h3>{w.groups[group]}</h3>
          <dl className={styles.keys}>
            {KEYS[group].map(([keys, does]) => (
              <div key={does}>
                <dt>
                  {keys.map((key, i) => (
                    <span key={key}>
                      {i > 0 && does === 'ways' ? ` ${w.to} ` : undefined}
                      <kbd>{nameOfKey(key)}</kbd>
                    </span>
                  ))}
                </dt>
                <dd>{w.key[does]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

interface Sign {
  key: string
  draw: ReactNode
  name: string
  more?: string
}

type SignId = keyof ReturnType<typeof helpWords>['signs']

function signOf(id: SignId, draw: ReactNode): Sign {
  const [name, more] = helpWords().signs[id]
  return { key: id, draw, name, more }
}

const PLACES = ['left', 'right', 'both', 'self', 'all'] as const

const icon = (name: string) => <Icon name={name} size={20} />

function Legend({ rules }: { rules: Ruleset }) {
  const w = helpWords()
  const goods = (of: readonly (typeof RAW)[number][]) => of.map((good) => <Good key={good} good={good} size={20} />)
  const coloured = COLOURS.filter((colour) => rules.pieces.some((piece) => COLOURS[piece.colour] === colour))
  return (
    <div className={styles.columns}>
      <Signs
        title={w.sections.goods}
        signs={[
          signOf('raw', goods(RAW)),
          signOf('made', goods(MANUFACTURED)),
          signOf('choice', <span className={styles.pick}>{goods(RAW.slice(0, 2))}</span>),
          signOf('any', <AnyGood size={20} />),
        ]}
      />
      <Signs
        title={w.sections.coins}
        signs={[
          signOf('coins', <Coin coins={3} size={20} />),
          signOf('points', <Points points={5} size={22} />),
          signOf('bank', icon('bank')),
        ]}
      />
      <Signs
        title={w.sections.fights}
        signs={[
          signOf('shield', icon('shield')),
          signOf('victory', <Token text="+3" />),
          signOf('defeat', <Token text="−1" bad />),
          ...(rules.setup.teams ? [signOf('partners', icon('partners'))] : []),
        ]}
      />
      <Signs
        title={w.sections.science}
        signs={[
          ...SYMBOLS.map((symbol) => ({
            key: symbol,
            draw: icon(symbol),
            name: terms().capital(terms().symbols[symbol][0]),
          })),
          signOf('wild', icon('wild')),
        ]}
      />
      <Signs
        title={w.sections.colours}
        signs={coloured.map((colour) => ({
          key: colour,
          draw: <Glyph colour={colour} size={20} />,
          name: terms().capital(terms().colours[colour]),
          more: w.colours[colour],
        }))}
      />
      <Signs
        title={w.sections.whose}
        signs={PLACES.map((place) => signOf(place, <Face lines={[[{ is: 'where', place }]]} size={20} />))}
      />
      <Signs
        title={w.sections.table}
        signs={[
          signOf('count', <b>3</b>),
          signOf('players', <b>3+</b>),
          signOf('stage', icon('stage')),
          signOf('link', icon('link')),
          signOf('discard', icon('discard')),
          signOf('pass', icon('pass-left')),
          ...marksOf(rules, ({ id }) => !rules.setup.boxes.includes(id)),
        ]}
      />
      <Signs
        title={w.sections.actions}
        signs={rules.actions.flatMap(({ id }) =>
          LOOKS.actions[id] === undefined ? [] : [{ key: id, draw: icon(LOOKS.actions[id]), name: say().verb(id) }],
        )}
      />
      {rules.setup.boxes.map((box) => (
        <BoxSigns key={box} box={box} rules={rules} />
      ))}
    </div>
  )
}

/** The marks and special effects of a box in play. */
function BoxSigns({ box, rules }: { box: string; rules: Ruleset }) {
  const signs = (LOOKS.faces.get(box)?.figures ?? []).map(({ id, symbol }) => ({
    key: id,
    draw: icon(symbol),
    name: terms().capital(say().field(id)),
  }))
  const mark: Sign = {
    key: box,
    draw: <BoxMark box={box} size={20} />,
    name: say().boxName(box),
    more: say().boxAbout(box),
  }
  return (
    <div style={accentOf(box)} className={styles.box}>
      <Signs
        title={say().boxName(box)}
        signs={[mark, ...signs, ...marksOf(rules, ({ id }) => id === box), ...deedsOf(box, rules)]}
      />
    </div>
  )
}

/** Marks that boxes show beside a city or in the middle. */
const marksOf = ({ boxes }: Ruleset, isMeant: (box: Box) => boolean): Sign[] =>
  boxes
    .filter(isMeant)
    .flatMap(({ columns = [] }) => columns)
    .flatMap(({ field, mark }) =>
      mark ? [{ key: field, draw: icon(mark.symbol), name: terms().capital(say().field(field)) }] : [],
    )

/** One effect of each kind that no earlier box has. */
function deedsOf(box: string, { boxes, pieces }: Ruleset): Sign[] {
  const order = boxes.map(({ id }) => id)
  const known = new Set<string>()
  const fresh: Effect[] = []
  for (const piece of [...pieces].sort((a, b) => order.indexOf(a.box) - order.indexOf(b.box))) {
    for (const { effect } of piece.effects) {
      if (!known.has(effect.kind) && piece.box === box) fresh.push(effect)
      known.add(effect.kind)
    }
  }
  return fresh.map((effect) => ({
    key: effect.kind,
    draw: <Face lines={faceOf([effect])} size={16} />,
    name: '',
    more: sentence(say().effect(effect)),
  }))
}

const Signs = ({ title, signs }: { title: string; signs: readonly Sign[] }) => (
  <section>
    <h3>{title}</h3>
    <ul className={styles.signs}>
      {signs.map(({ key, draw, name, more }) => (
        <li key={key}>
          <span className={styles.sign} aria-hidden="true">
            {draw}
          </span>
          <span>
            {name ? <b>{name}</b> : undefined}
            {more ? <small>{more}</small> : undefined}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
