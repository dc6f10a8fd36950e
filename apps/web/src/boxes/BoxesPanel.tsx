/** All that the boxes have put in the middle of the table, in words. */
import { navalStrength, penaltyOf } from '@heptapolis/boxes'
import type { Piece } from '@heptapolis/engine'
import type { ReactNode } from 'react'
import type { TableView } from '../city/view.ts'
import { SidePanel } from '../game/SidePanel.tsx'
import { describePiece, known, pieceName, words } from '../i18n/index.ts'
import { Face } from '../look/Face.tsx'
import { faceOf } from '../look/face.ts'
import { Icon } from '../look/Icon.tsx'
import { CostRow, Glyph } from '../look/Tokens.tsx'
import { RuleLink } from '../rules/RuleLink.tsx'
import { byNavalStrength, openLaws, pawnsOf } from './BoxTiles.tsx'
import { countAt, pieceAt, recordAt, recordsAt } from './fields.ts'
import styles from './panel.module.css'

export function BoxesPanel({ view, viewer, onClose }: { view: TableView; viewer: number; onClose: () => void }) {
  return (
    <SidePanel title={words().onTheTable} onClose={onClose}>
      <div className={styles.body}>
        <Laws view={view} />
        <Project view={view} />
        <Edifices view={view} />
        <AtSea view={view} viewer={viewer} />
      </div>
    </SidePanel>
  )
}

function Part({ box, icon, title, children }: { box: string; icon: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} style={{ ['--b' as string]: `var(--box-${box})` }}>
      <h3>
        <Icon name={icon} size={16} /> {title}
      </h3>
      {children}
    </section>
  )
}

function Laws({ view }: { view: TableView }) {
  const laws = openLaws(view)
  if (!laws) return undefined
  return (
    <Part box="babel" icon="tower" title={words().tower}>
      {laws.tiles.length === 0 ? <p>{words().noLaws}</p> : undefined}
      <ul className={styles.list}>
        {laws.tiles.map((tile, i) => (
          <li key={tile.id}>
            <b>{pieceName(tile)}</b> <Symbols piece={tile} />
            <p>{describePiece(tile)}</p>
            {laws.full && i === 0 ? <p className={styles.quiet}>{words().coveredNext}</p> : undefined}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Symbols = ({ piece }: { piece: Piece }) => (
  <Face lines={[faceOf(piece.effects.map(({ effect }) => effect)).flat()]} size={15} />
)

function Project({ view }: { view: TableView }) {
  const record = recordAt(view.fields, 'project')
  const piece = pieceAt(view.game.rules, record?.id)
  if (!record || !piece) return undefined
  const left = words().leftOf(countAt(record, 'tokens'), view.game.rules.players - 1)
  return (
    <Part box="babel" icon="project" title={pieceName(piece)}>
      <Needs piece={piece} note={left} />
      <p>{describePiece(piece)}</p>
      <RuleLink setup={view.game.rules.setup} anchor={`piece-${piece.id}`} />
    </Part>
  )
}

/** What taking part asks for, and how far it is. */
const Needs = ({ piece, note }: { piece: Piece; note: string }) => (
  <p className={styles.needs}>
    {piece.def.colour ? <Glyph colour={piece.def.colour} size={16} /> : <Icon name="stage" size={16} />}
    <CostRow cost={piece.def.cost} size={17} />
    <span className={styles.quiet}>{note}</span>
  </p>
)

/** The edifice of every Age so far, this Age's first: those of the past still count at the end. */
function Edifices({ view }: { view: TableView }) {
  const w = words()
  const soFar = recordsAt(view.fields, 'edifices')
    .slice(0, view.age)
    .map((record, i) => ({ record, age: i + 1 }))
  return soFar.toReversed().map(({ record, age }) => {
    const piece = pieceAt(view.game.rules, record.id)
    if (!piece) return undefined
    const state = String(record.state)
    const pawns = countAt(record, 'pawns')
    const note = state === 'project' ? w.leftOf(pawns, pawnsOf(view, record, age)) : known(w.edificeState, state, state)
    return (
      <Part key={piece.id} box="edifice" icon="edifice" title={`${pieceName(piece)} · ${w.age(age)}`}>
        <Needs piece={piece} note={note} />
        <p>{describePiece(piece)}</p>
        <p>{w.penalty(penaltyOf(piece))}</p>
        <RuleLink setup={view.game.rules.setup} anchor={`piece-${piece.id}`} />
      </Part>
    )
  })
}

function AtSea({ view, viewer }: { view: TableView; viewer: number }) {
  const ranked = byNavalStrength(view)
  if (ranked.length === 0) return undefined
  return (
    <Part box="armada" icon="naval" title={words().navalRank}>
      <ol className={styles.rank}>
        {ranked.map((city) => (
          <li key={city.seat}>
            <b>{navalStrength(view.game, city.seat)}</b>
            {city.seat === viewer ? <strong>{city.name}</strong> : city.name}
          </li>
        ))}
      </ol>
    </Part>
  )
}
