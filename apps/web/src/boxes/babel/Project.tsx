/** Tile of Babel for the great project of the Age: cost of participation, reward, penalty. */
import type { Piece } from '@heptapolis/engine/show'
import type { TableView } from '../../city/view.ts'
import { words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { Face } from '../../look/pieces/Face.tsx'
import { faceOf } from '../../look/pieces/face.ts'
import { CostRow, Glyph } from '../../look/pieces/Tokens.tsx'
import { RuleLink } from '../../rules/RuleLink.tsx'
import { countAt, pieceAt, recordAt } from '../fields.ts'
import { failureOf, jointWorkWords, rewardOf } from '../joint-work.ts'
import type { PartProps, TileProps } from '../props.ts'
import { sharedName } from '../shared-name.ts'
import { Needs, Part, Pawns, Progress, Tile } from '../Tile.tsx'
import styles from '../tile.module.css'

function projectOn({ game, fields }: TableView): { piece: Piece; left: number; of: number } | undefined {
  const record = recordAt(fields, 'project') ?? {}
  const piece = pieceAt(game.rules, record.id)
  return piece && { piece, left: countAt(record, 'tokens'), of: game.rules.players - 1 }
}

export function ProjectTile({ view, box, onOpen }: TileProps) {
  const project = projectOn(view)
  if (!project) return undefined
  const { piece, left, of } = project
  const said = jointWorkWords(piece, view.game.rules)
  const [brings, fails] = faceOf(piece.effects.map(({ effect }) => effect))
  return (
    <Tile
      box={box}
      icon="project"
      title={sharedName(piece, view.game.rules, view.fields)}
      pieces={[piece]}
      onOpen={onOpen}
    >
      <p className={styles.row} title={said}>
        <span className="hidden-text">{said}</span>
        {piece.def.colour ? <Glyph colour={piece.def.colour} size={15} /> : undefined}
        <CostRow cost={piece.def.cost} size={16} />
        <span className={styles.brings}>
          <Icon name="right" size={11} />
          <Face lines={[brings]} size={17} />
        </span>
      </p>
      <Progress fails={fails}>
        <Pawns left={left} of={of} />
      </Progress>
    </Tile>
  )
}

export function ProjectPart({ view, box }: PartProps) {
  const project = projectOn(view)
  if (!project) return undefined
  const { piece, left, of } = project
  return (
    <Part box={box} icon="project" title={sharedName(piece, view.game.rules, view.fields)}>
      <Needs piece={piece} note={words().leftOf(left, of)} />
      <p>{rewardOf(piece, view.game.rules)}</p>
      <p>{failureOf(piece, view.game.rules)}</p>
      <RuleLink setup={view.game.rules.setup} anchor={`piece-${piece.id}`} />
    </Part>
  )
}
