/** What the boxes in play put in the middle of the table: one tile each. */
import { navalStrength, penaltyOf } from '@heptapolis/boxes'
import type { Piece } from '@heptapolis/engine'
import type { ReactNode } from 'react'
import type { CityView, TableView } from '../city/view.ts'
import { describePiece, pieceName, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Face } from '../look/Face.tsx'
import { faceOf } from '../look/face.ts'
import { Icon } from '../look/Icon.tsx'
import { CostRow, Glyph } from '../look/Tokens.tsx'
import type { Word } from '../look/word.ts'
import styles from './boxes.module.css'
import { countAt, pieceAt, recordAt, recordsAt } from './fields.ts'

/** Whether any box in play puts something in the middle. */
export const hasTiles = ({ fields, cities }: TableView): boolean =>
  'tower' in fields || 'project' in fields || 'edifices' in fields || 'ships' in cities[0].fields

interface TilesProps {
  view: TableView
  viewer: number
  /** Tells more of them, where that is possible. */
  onOpen: (() => void) | undefined
}

export function BoxTiles({ view, viewer, onOpen }: TilesProps) {
  return (
    <>
      <TowerTile view={view} onOpen={onOpen} />
      <ProjectTile view={view} onOpen={onOpen} />
      <EdificeTile view={view} onOpen={onOpen} />
      <NavalTile view={view} viewer={viewer} onOpen={onOpen} />
    </>
  )
}

interface TileProps {
  box: string
  icon: string
  title: string
  onOpen: TilesProps['onOpen']
  children: ReactNode
}

function Tile({ box, icon, title, onOpen, children }: TileProps) {
  const name = (
    <>
      <Icon name={icon} size={14} /> <span>{title}</span>
    </>
  )
  return (
    <section
      className={styles.tile}
      style={{ ['--b' as string]: `var(--box-${box})`, ['--bt' as string]: `var(--box-${box}-tint)` }}
    >
      <h3>
        {onOpen ? (
          <button type="button" onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
      </h3>
      {children}
    </section>
  )
}

const faceOfPiece = (piece: Piece): Word[] => faceOf(piece.effects.map(({ effect }) => effect)).flat()

/** The laws that bind everybody now; on a full tower the oldest is covered next. */
export function openLaws(view: TableView): { tiles: readonly Piece[]; full: boolean } | undefined {
  const tower = recordAt(view.fields, 'tower')
  if (!tower) return undefined
  const placed = Array.isArray(tower.placed) ? tower.placed : []
  const spaces = countAt(tower, 'spaces')
  const tiles = placed.slice(-spaces).flatMap((id) => pieceAt(view.game.rules, id) ?? [])
  return { tiles, full: placed.length >= spaces }
}

type PartProps = Pick<TilesProps, 'view' | 'onOpen'>

function TowerTile({ view, onOpen }: PartProps) {
  const laws = openLaws(view)
  if (!laws) return undefined
  return (
    <Tile box="babel" icon="tower" title={words().tower} onOpen={onOpen}>
      <ul className={styles.laws}>
        {laws.tiles.map((tile, i) => (
          <li
            key={tile.id}
            className={classes(styles.law, laws.full && i === 0 && styles.oldest)}
            title={describePiece(tile)}
          >
            <span className="hidden-text">{describePiece(tile)}</span>
            <Face lines={[faceOfPiece(tile)]} size={14} />
          </li>
        ))}
        {laws.tiles.length === 0 ? <li className={styles.quiet}>{words().noLaws}</li> : undefined}
      </ul>
    </Tile>
  )
}

const MOST_DRAWN = 4

/** How far it is; at the end of the line what it costs if it fails. */
const Progress = ({ children, fails }: { children: ReactNode; fails: readonly Word[] | undefined }) => (
  <p className={styles.pawns}>
    {children}
    {fails ? (
      <span className={styles.fails}>
        <Face lines={[fails]} size={15} />
      </span>
    ) : undefined}
  </p>
)

const Pawns = ({ left, of }: { left: number; of: number }) => (
  <>
    <span aria-hidden="true">
      {Array.from({ length: of > MOST_DRAWN ? 1 : of }, (_, i) => `pawn ${i}`).map((key, i) => (
        <span key={key} className={i < left ? undefined : styles.gone}>
          <Icon name="pawn" size={14} />
        </span>
      ))}
    </span>
    {words().leftOf(left, of)}
  </>
)

function ProjectTile({ view, onOpen }: PartProps) {
  const record = recordAt(view.fields, 'project')
  const piece = pieceAt(view.game.rules, record?.id)
  if (!record || !piece) return undefined
  const lines = faceOf(piece.effects.map(({ effect }) => effect))
  return (
    <Tile box="babel" icon="project" title={pieceName(piece)} onOpen={onOpen}>
      <p className={styles.row} title={describePiece(piece)}>
        <span className="hidden-text">{describePiece(piece)}</span>
        {piece.def.colour ? <Glyph colour={piece.def.colour} size={15} /> : undefined}
        <CostRow cost={piece.def.cost} size={16} />
        <Icon name="right" size={11} />
        <Face lines={[lines[0]]} size={17} />
      </p>
      <Progress fails={lines[1]}>
        <Pawns left={countAt(record, 'tokens')} of={view.game.rules.players - 1} />
      </Progress>
    </Tile>
  )
}

function EdificeTile({ view, onOpen }: PartProps) {
  const all = recordsAt(view.fields, 'edifices')
  const record = all[view.age - 1]
  const piece = pieceAt(view.game.rules, record?.id)
  if (!record || !piece) return undefined
  const w = words()
  const state = String(record.state)
  return (
    <Tile box="edifice" icon="edifice" title={pieceName(piece)} onOpen={onOpen}>
      <p className={styles.row} title={`${describePiece(piece)} ${w.penalty(penaltyOf(piece))}`}>
        <span className="hidden-text">
          {describePiece(piece)} {w.penalty(penaltyOf(piece))}
        </span>
        <Icon name="stage" size={15} />
        <CostRow cost={piece.def.cost} size={16} />
        <Icon name="right" size={11} />
        <Face lines={[faceOfPiece(piece)]} size={17} />
      </p>
      <Progress fails={state === 'built' ? undefined : penaltyWords(penaltyOf(piece))}>
        {state === 'project' ? (
          <Pawns left={countAt(record, 'pawns')} of={pawnsOf(view, record, view.age)} />
        ) : (
          (w.edificeState[state] ?? state)
        )}
      </Progress>
    </Tile>
  )
}

/** Pawns laid out in an Age: those left and those the cities hold. */
export const pawnsOf = (view: TableView, record: Readonly<Record<string, unknown>>, age: number): number => {
  const held = view.cities.reduce((sum, { fields }) => {
    const pawns = Array.isArray(fields.pawns) ? Number(fields.pawns[age - 1]) : 0
    return sum + (pawns || 0)
  }, 0)
  return countAt(record, 'pawns') + held
}

function penaltyWords(penalty: ReturnType<typeof penaltyOf>): Word[] {
  const lost: Word = { is: 'icon', icon: 'cross', small: true }
  if ('card' in penalty) return [lost, { is: 'counted', icons: [`c-${penalty.card}`] }]
  if ('coins' in penalty) return [lost, { is: 'coins', coins: penalty.coins }]
  return [lost, { is: 'token', text: `${penalty.victories}×+` }]
}

/** The cities with a fleet, the strongest at sea first. */
export const byNavalStrength = ({ game, cities }: TableView): CityView[] =>
  cities
    .filter(({ fields }) => 'ships' in fields)
    .sort((a, b) => navalStrength(game, b.seat) - navalStrength(game, a.seat))

const SHOWN = 3

/** The strongest, and the viewer where that is not one of them. */
function leaders(ranked: readonly CityView[], viewer: number): readonly CityView[] {
  const own = ranked.findIndex(({ seat }) => seat === viewer)
  return own < SHOWN ? ranked.slice(0, SHOWN) : [...ranked.slice(0, SHOWN - 1), ranked[own]]
}

function NavalTile({ view, viewer, onOpen }: TilesProps) {
  const ranked = byNavalStrength(view)
  if (ranked.length === 0) return undefined
  return (
    <Tile box="armada" icon="naval" title={words().navalRank} onOpen={onOpen}>
      <ol className={styles.rank}>
        {leaders(ranked, viewer).map((city) => (
          <li key={city.seat} className={city.seat === viewer ? styles.self : undefined}>
            <b>{navalStrength(view.game, city.seat)}</b> {city.name}
          </li>
        ))}
      </ol>
    </Tile>
  )
}
