/** What the boxes in play show of a city. Each reads its own fields of the position. */
import { navalStrength, yardOf } from '@heptapolis/boxes'
import { type Cost, type Game, type Price, RESOURCES, vector } from '@heptapolis/engine'
import { memo } from 'react'
import type { CityView } from '../city/view.ts'
import { nameOf, pieceName, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Face } from '../look/Face.tsx'
import { faceOf } from '../look/face.ts'
import { Icon } from '../look/Icon.tsx'
import { keyed } from '../look/keyed.ts'
import { CostRow, minus, signed, Token } from '../look/Tokens.tsx'
import styles from './boxes.module.css'
import { countAt, numbersAt, piecesAt, recordAt } from './fields.ts'

const FLEETS = ['red', 'yellow', 'blue', 'green'] as const
const SPACES = [0, 1, 2, 3, 4, 5, 6]

/** Small marks beside the conflict tokens. */
export function CityMarks({ city, game, brief = false }: { city: CityView; game: Game; brief?: boolean }) {
  const { fields } = city
  const w = words()
  const debt = countAt(fields, 'debt') + sum(numbersAt(fields, 'edificeDebt'))
  const pawns = numbersAt(fields, 'pawns')
  const naval = numbersAt(fields, 'navalTokens')
  const tiles = Array.isArray(fields.tilesBuilt) ? fields.tilesBuilt.length : 0
  const tokens = piecesAt(game.rules, fields, 'projectTokens')
  return (
    <>
      {debt > 0 ? <Mark icon="debt" text={minus(-debt)} label={w.marks.debt} look={styles.debt} /> : undefined}
      {countAt(fields, 'diplomacy') > 0 ? (
        <Mark icon="dove" text={moreThanOne(countAt(fields, 'diplomacy'))} label={w.marks.diplomacy} />
      ) : undefined}
      {brief ? undefined : <NavalFigure city={city} game={game} />}
      {naval.length > 0 ? (
        <span className={styles.seaToken} title={w.marks.navalToken}>
          {brief ? (
            <Token text={signed(sum(naval))} size={18} bad={sum(naval) < 0} />
          ) : (
            keyed(naval).map(({ key, thing: value }) => (
              <Token key={key} text={signed(value)} size={18} bad={value < 0} />
            ))
          )}
        </span>
      ) : undefined}
      {sum(pawns) > 0 ? (
        <Mark icon="pawn" text={pawnAges(pawns)} label={w.marks.pawn} look={styles.edifice} />
      ) : undefined}
      {brief || tiles === 0 ? undefined : (
        <Mark icon="tower" text={String(tiles)} label={w.marks.tiles} look={styles.babel} />
      )}
      {countAt(fields, 'participations') > 0 ? (
        <Mark
          icon="project"
          text={moreThanOne(countAt(fields, 'participations'))}
          label={w.marks.project}
          look={styles.babel}
        />
      ) : undefined}
      {keyed(brief ? [] : tokens, ({ id }) => id).map(({ key, thing: piece }) => (
        <span key={key} className={styles.mark} title={pieceName(piece)}>
          <Face lines={[faceOf(piece.effects.map(({ effect }) => effect)).flat()]} size={15} />
        </span>
      ))}
    </>
  )
}

const ROMAN = ['I', 'II', 'III']
/** Of which Ages the pawns are: "I III". */
const pawnAges = (pawns: readonly number[]): string =>
  pawns.flatMap((n, age) => Array<string>(n).fill(ROMAN[age])).join(' ')
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const moreThanOne = (n: number): string => (n > 1 ? String(n) : '')

function Mark({ icon, text, label, look }: { icon: string; text: string; label: string; look?: string }) {
  return (
    <span className={classes(styles.mark, look)} title={label}>
      <Icon name={icon} size={15} label={label} />
      {text ? <b>{text}</b> : undefined}
    </span>
  )
}

export function NavalFigure({ city, game }: { city: CityView; game: Game }) {
  if (!('ships' in city.fields)) return undefined
  return (
    <Mark icon="naval" text={String(navalStrength(game, city.seat))} label={words().marks.naval} look={styles.armada} />
  )
}

interface PanelProps {
  city: CityView
  game: Game
  own?: boolean
}

/** Panels that need room, in cities drawn in full: the shipyard, the islands found, cards kept for later. */
export const CityPanel = memo(Panel, (a, b) => a.own === b.own && a.city.fields === b.city.fields && isSameGame(a, b))

/** The board and the shipyard of a city stay the same all through a game. */
const isSameGame = (a: PanelProps, b: PanelProps): boolean =>
  a.game.rules === b.game.rules && a.city.seat === b.city.seat

function Panel({ city, game, own = false }: PanelProps) {
  const ships = recordAt(city.fields, 'ships')
  const kept = [...piecesAt(game.rules, city.fields, 'leaderHand'), ...piecesAt(game.rules, city.fields, 'tiles')]
  const islands = piecesAt(game.rules, city.fields, 'islands')
  if (!ships && kept.length === 0 && islands.length === 0) return undefined
  return (
    <div className={styles.panel}>
      {ships ? <Ships city={city} game={game} ships={ships} costs={own} /> : undefined}
      {islands.length > 0 ? (
        <span className={styles.islands}>
          {islands.map((island) => (
            <span key={island.id} className={classes(styles.mark, styles.armada)} title={pieceName(island)}>
              <Icon name="island" size={15} label={pieceName(island)} />
              <Face lines={[faceOf(island.effects.map(({ effect }) => effect)).flat()]} size={15} />
            </span>
          ))}
        </span>
      ) : undefined}
      {own && kept.length > 0 ? (
        <span className={styles.kept}>
          {kept.map((piece) => (
            <span key={piece.id} className={styles.keptCard} title={nameOf(piece.id, piece.name)}>
              <Icon name={piece.sort === 'tile' ? 'tower' : 'leader'} size={14} />
              {pieceName(piece)}
            </span>
          ))}
        </span>
      ) : undefined}
    </div>
  )
}

interface ShipsProps {
  city: CityView
  game: Game
  ships: Readonly<Record<string, unknown>>
  costs: boolean
}

/** Four tracks: where each ship lies, and in the own city what its next space costs. */
function Ships({ city, game, ships, costs }: ShipsProps) {
  const yard = yardOf(game, city.seat)
  return (
    <ul className={styles.ships}>
      {FLEETS.map((fleet, i) => {
        const at = countAt(ships, fleet)
        const price = yard?.tracks[i].prices[at]
        return (
          <li
            key={fleet}
            className={classes(styles.track, `c-${fleet}`, yard?.wonder === i && styles.wonderTrack)}
            aria-label={words().marks.ship(words().colours[fleet], at)}
          >
            <Icon name={`c-${fleet}`} size={13} />
            <span className={styles.line}>
              {SPACES.map((space) => (
                <i key={space} className={classes(space < at && styles.past, space === at && styles.here)}>
                  {space === at ? <Icon name="ship" size={13} /> : undefined}
                </i>
              ))}
            </span>
            {costs ? (
              <span className={styles.next}>{price ? <CostRow cost={costOf(price)} size={15} /> : undefined}</span>
            ) : undefined}
          </li>
        )
      })}
    </ul>
  )
}

const costOf = ({ need, coins }: Price): Cost => ({
  ...Object.fromEntries(RESOURCES.map((good, r) => [good, vector.count(need, r)])),
  ...(coins > 0 ? { coins } : {}),
})
