/** Tile of the expansion Edifice: cost of participation in the edifice of the Age, reward, penalty. */
import { type Penalty, penaltyOf, startingPawns } from '@heptapolis/boxes/edifice'
import type { TableView } from '../../city/view.ts'
import { say, terms, words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { Face } from '../../look/pieces/Face.tsx'
import { pieceFace, type Word } from '../../look/pieces/face.ts'
import { CostRow } from '../../look/pieces/Tokens.tsx'
import { RuleLink } from '../../rules/RuleLink.tsx'
import { countAt, type Fields, pieceAt, recordsAt } from '../fields.ts'
import { failureOf, jointWorkWords, rewardOf } from '../joint-work.ts'
import type { PartProps, TileProps } from '../props.ts'
import { sharedName } from '../shared-name.ts'
import { Needs, Part, Pawns, Progress, Tile } from '../Tile.tsx'
import styles from '../tile.module.css'

/** State of an edifice that can no longer fail. */
const BUILT = 'built'

/** The pawns that an edifice begins with; cities may also hold pawns from the box. */
const pawnsOf = (view: TableView, record: Fields): number =>
  Math.max(countAt(record, 'pawns'), startingPawns(view.game.rules.players))

function lostWith(penalty: Penalty): Word[] {
  const lost: Word = { is: 'icon', icon: 'cross', small: true }
  if ('card' in penalty) return [lost, { is: 'counted', icons: [`c-${penalty.card}`] }]
  if ('coins' in penalty) return [lost, { is: 'coins', coins: penalty.coins }]
  return [lost, { is: 'token', text: `${penalty.victories}×+` }]
}

export function EdificeTile({ view, box, onOpen }: TileProps) {
  const record = recordsAt(view.fields, 'edifices')[view.age - 1]
  const piece = pieceAt(view.game.rules, record?.id)
  if (!record || !piece) return undefined
  const state = String(record.state)
  const { rules } = view.game
  const said = state === BUILT ? rewardOf(piece, rules) : jointWorkWords(piece, rules)
  return (
    <Tile
      box={box}
      icon="edifice"
      title={sharedName(piece, view.game.rules, view.fields)}
      pieces={[piece]}
      onOpen={onOpen}
    >
      <p className={styles.row} title={said}>
        <span className="hidden-text">{said}</span>
        <Icon name="stage" size={15} />
        <CostRow cost={piece.def.cost} size={16} />
        <span className={styles.brings}>
          <Icon name="right" size={11} />
          <Face lines={[pieceFace(piece)]} size={17} />
        </span>
      </p>
      <Progress fails={state === BUILT ? undefined : lostWith(penaltyOf(piece))}>
        {state === 'project' ? (
          <Pawns left={countAt(record, 'pawns')} of={pawnsOf(view, record)} />
        ) : (
          say().state(state)
        )}
      </Progress>
    </Tile>
  )
}

/** The edifices of all Ages so far, the current one first: earlier ones still count at the end. */
export function EdificePart({ view, box }: PartProps) {
  const w = words()
  const soFar = recordsAt(view.fields, 'edifices')
    .slice(0, view.age)
    .map((record, i) => ({ record, age: i + 1 }))
  return soFar.toReversed().map(({ record, age }) => {
    const piece = pieceAt(view.game.rules, record.id)
    if (!piece) return undefined
    const state = String(record.state)
    const pawns = countAt(record, 'pawns')
    const note = state === 'project' ? w.leftOf(pawns, pawnsOf(view, record)) : say().state(state)
    return (
      <Part
        key={piece.id}
        box={box}
        icon="edifice"
        title={`${sharedName(piece, view.game.rules, view.fields)} · ${terms().age(age)}`}
      >
        <Needs piece={piece} note={note} />
        <p>{rewardOf(piece, view.game.rules)}</p>
        {state === BUILT ? undefined : <p>{failureOf(piece, view.game.rules)}</p>}
        <RuleLink setup={view.game.rules.setup} anchor={`piece-${piece.id}`} />
      </Part>
    )
  })
}
