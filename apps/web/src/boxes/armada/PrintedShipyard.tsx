/** Shipyard board of Armada as printed: four columns of spaces with cost and gain. */
import { FLEETS, type PrintedBoard, type Space, type SpacesOf } from '@heptapolis/boxes/armada'
import type { Piece } from '@heptapolis/engine/show'
import library from '../../library/library.module.css'
import { Icon } from '../../look/Icon.tsx'
import { Coin, CostRow, Glyph, Points } from '../../look/pieces/Tokens.tsx'
import type { PrintProps } from '../props.ts'
import { boardsWords } from './boards/words.ts'
import styles from './printed-shipyard.module.css'

const boardOn = ({ def }: Piece): PrintedBoard | undefined => ('board' in def ? (def.board as PrintedBoard) : undefined)

export function PrintedShipyard({ print, name }: PrintProps) {
  const w = boardsWords()
  const board = boardOn(print.piece)
  if (!board) return undefined
  const { wonder, costs, gains } = board.reconstructed
  const ours = (spaces: SpacesOf) => FLEETS.flatMap((fleet) => spaces[fleet]).length
  const isComplete = wonder && ours(costs) + ours(gains) === 2 * FLEETS.length * board.columns.red.length
  return (
    <article className={library.wonder}>
      <header>
        <Icon name="ship" size={26} />
        <h3>{name}</h3>
        {wonder || ours(costs) + ours(gains) > 0 ? (
          <span className={styles.ours} title={w.reconstructedHelp}>
            {isComplete ? w.reconstructed : w.partlyReconstructed}
          </span>
        ) : undefined}
      </header>
      <ul className={styles.tracks}>
        {FLEETS.map((fleet) => (
          <li key={fleet} className={`c-${fleet}`}>
            <span className={styles.fleet}>
              <Glyph colour={fleet} size={16} />
              {board.wonder === fleet ? <Icon name="stage" size={14} label={w.wonderColumn} /> : undefined}
            </span>
            <ol className={styles.spaces}>
              {board.columns[fleet].map((space, at) => (
                <li key={spaceKey(at)}>
                  <CostRow cost={space.cost} size={14} />
                  <Gain space={space} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </article>
  )
}

const spaceKey = (at: number): string => `space ${at}`

function Gain({ space }: { space: Space }) {
  const w = boardsWords().gain
  return (
    <span className={styles.gain}>
      {space.naval ? (
        <span className={styles.part} title={w.naval}>
          <Icon name="naval" size={13} label={w.naval} />
          {space.naval}
        </span>
      ) : undefined}
      {space.level ? (
        <span className={styles.part} title={w.level}>
          {space.tax ? <Icon name="tax" size={13} label={w.tax} /> : undefined}
          {space.level}
        </span>
      ) : undefined}
      {space.coins ? <Coin coins={space.coins} size={15} /> : undefined}
      {space.points ? <Points points={space.points} size={18} /> : undefined}
      {space.explore ? (
        <span className={styles.part}>
          <Icon name="island" size={14} />
          {'I'.repeat(space.explore)}
        </span>
      ) : undefined}
    </span>
  )
}
