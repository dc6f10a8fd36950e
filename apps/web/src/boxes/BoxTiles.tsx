/** What the boxes in play put in the middle of the table: one tile each. */
import { navalStrength, penaltyOf } from '@heptapolis/boxes'
import type { Piece } from '@heptapolis/engine'
import type { ReactNode } from 'react'
import type { TableView } from '../city/view.ts'
import { describePiece, pieceName, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Face } from '../look/Face.tsx'
import { faceOf, type Word } from '../look/face.ts'
import { Icon } from '../look/Icon.tsx'
import { CostRow, Glyph } from '../look/Tokens.tsx'
import styles from './boxes.module.css'
import { countAt, pieceAt, recordAt, recordsAt } from './fields.ts'

/** Whether any box in play puts something in the middle. */
export const hasTiles = ({ fields, cities }: TableView): boolean =>
  'tower' in fields || 'project' in fields || 'edifices' in fields || 'ships' in cities[0].fields

export function BoxTiles({ view, viewer }: { view: TableView; viewer: number }) {
  return (
    <>
      <TowerTile view={view} />
      <ProjectTile view={view} />
      <EdificeTile view={view} />
      <NavalTile view={view} viewer={viewer} />
    </>
  )
}

function Tile({ box, icon, title, children }: { box: string; icon: string; title: string; children: ReactNode }) {
  return (
    <section
      className={styles.tile}
      style={{ ['--b' as string]: `var(--box-${box})`, ['--bt' as string]: `var(--box-${box}-tint)` }}
    >
      <h3>
        <Icon name={icon} size={14} /> <span>{title}</span>
      </h3>
      {children}
    </section>
  )
}

const faceOfPiece = (piece: Piece): Word[] => faceOf(piece.effects.map(({ effect }) => effect)).flat()

/** The laws that bind everybody now; the oldest is covered next. */
function TowerTile({ view }: { view: TableView }) {
  const tower = recordAt(view.fields, 'tower')
  if (!tower) return undefined
  const placed = Array.isArray(tower.placed) ? tower.placed : []
  const spaces = countAt(tower, 'spaces')
  const open = placed.slice(-spaces).flatMap((id) => pieceAt(view.game.rules, id) ?? [])
  const full = placed.length >= spaces
  return (
    <Tile box="babel" icon="tower" title={words().tower}>
      <ul className={styles.laws}>
        {open.map((tile, i) => (
          <li
            key={tile.id}
            className={classes(styles.law, full && i === 0 && styles.oldest)}
            title={describePiece(tile)}
          >
            <span className="hidden-text">{describePiece(tile)}</span>
            <Face lines={[faceOfPiece(tile)]} size={15} />
          </li>
        ))}
        {open.length === 0 ? <li className={styles.quiet}>{words().noLaws}</li> : undefined}
      </ul>
    </Tile>
  )
}

const MOST_DRAWN = 4

const Pawns = ({ left, of }: { left: number; of: number }) => (
  <p className={styles.pawns}>
    <span aria-hidden="true">
      {Array.from({ length: of > MOST_DRAWN ? 1 : of }, (_, i) => `pawn ${i}`).map((key, i) => (
        <span key={key} className={i < left ? undefined : styles.gone}>
          <Icon name="pawn" size={14} />
        </span>
      ))}
    </span>
    {words().leftOf(left, of)}
  </p>
)

function ProjectTile({ view }: { view: TableView }) {
  const record = recordAt(view.fields, 'project')
  const piece = pieceAt(view.game.rules, record?.id)
  if (!record || !piece) return undefined
  const lines = faceOf(piece.effects.map(({ effect }) => effect))
  return (
    <Tile box="babel" icon="project" title={pieceName(piece)}>
      <p className={styles.row} title={describePiece(piece)}>
        <span className="hidden-text">{describePiece(piece)}</span>
        {piece.def.colour ? <Glyph colour={piece.def.colour} size={15} /> : undefined}
        <CostRow cost={piece.def.cost} size={16} />
        <Icon name="right" size={11} />
        <Face lines={[lines[0]]} size={17} />
        {lines[1] ? <Face lines={[lines[1]]} size={14} /> : undefined}
      </p>
      <Pawns left={countAt(record, 'tokens')} of={view.game.rules.players - 1} />
    </Tile>
  )
}

function EdificeTile({ view }: { view: TableView }) {
  const all = recordsAt(view.fields, 'edifices')
  const record = all[view.age - 1]
  const piece = pieceAt(view.game.rules, record?.id)
  if (!record || !piece) return undefined
  const w = words()
  const state = String(record.state)
  return (
    <Tile box="edifice" icon="edifice" title={pieceName(piece)}>
      <p className={styles.row} title={`${describePiece(piece)} ${w.penalty(penaltyOf(piece))}`}>
        <span className="hidden-text">
          {describePiece(piece)} {w.penalty(penaltyOf(piece))}
        </span>
        <Icon name="stage" size={15} />
        <CostRow cost={piece.def.cost} size={16} />
        <Icon name="right" size={11} />
        <Face lines={[faceOfPiece(piece)]} size={17} />
        <Face lines={[penaltyWords(penaltyOf(piece))]} size={14} />
      </p>
      {state === 'project' ? (
        <Pawns left={countAt(record, 'pawns')} of={pawnsOf(view, record)} />
      ) : (
        <p className={styles.quiet}>{w.edificeState[state] ?? state}</p>
      )}
    </Tile>
  )
}

/** Pawns laid out: those left and those the cities hold. */
const pawnsOf = (view: TableView, record: Readonly<Record<string, unknown>>): number => {
  const held = view.cities.reduce((sum, { fields }) => {
    const pawns = Array.isArray(fields.pawns) ? Number(fields.pawns[view.age - 1]) : 0
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

/** Who is strong at sea. */
function NavalTile({ view, viewer }: { view: TableView; viewer: number }) {
  const fleets = view.cities.filter(({ fields }) => 'ships' in fields)
  if (fleets.length === 0) return undefined
  const ranked = fleets
    .map((city) => ({ city, strength: navalStrength(view.game, city.seat) }))
    .sort((a, b) => b.strength - a.strength)
  return (
    <Tile box="armada" icon="naval" title={words().navalRank}>
      <ol className={styles.rank}>
        {ranked.slice(0, 4).map(({ city, strength }) => (
          <li key={city.seat} className={city.seat === viewer ? styles.self : undefined}>
            <b>{strength}</b> {city.name}
          </li>
        ))}
      </ol>
    </Tile>
  )
}
