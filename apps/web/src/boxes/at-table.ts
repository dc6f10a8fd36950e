/**
 * Registry of the components that expansions show at the table, by the names that their display data uses. The
 * compiler reports a missing one.
 */
import type { Special } from '@heptapolis/boxes/faces'
import type { Game, MoveJson } from '@heptapolis/engine'
import type { ComponentType } from 'react'
import type { CityView } from '../city/view.ts'
import { navalWords } from './armada/naval-words.ts'
import { Shipyard } from './armada/Shipyard.tsx'
import { sailingWords } from './armada/space-texts.ts'
import { ProjectPart, ProjectTile } from './babel/Project.tsx'
import { TowerPart, TowerTile } from './babel/Tower.tsx'
import { placedTileWords } from './babel/tile-texts.ts'
import { EdificePart, EdificeTile } from './edifice/Edifice.tsx'
import { lostTokensWords } from './edifice/lost-tokens.ts'
import type { PanelProps, PartProps, TileProps } from './props.ts'

interface TileComponents {
  Tile: ComponentType<TileProps>
  Part: ComponentType<PartProps>
}

export const TILES: Readonly<Record<Special<'tile'>, TileComponents>> = {
  tower: { Tile: TowerTile, Part: TowerPart },
  project: { Tile: ProjectTile, Part: ProjectPart },
  'edifice-of-age': { Tile: EdificeTile, Part: EdificePart },
}

export const PANELS: Readonly<Record<Special<'panel'>, ComponentType<PanelProps>>> = { shipyard: Shipyard }

/** Texts of additional parts of a move, by the field of the move. */
const ALONG: Readonly<Record<string, (game: Game, city: CityView, value: unknown) => string>> = {
  fleet: sailingWords,
  tokens: (_game, _city, tokens) => lostTokensWords(tokens),
  tile: placedTileWords,
}

export const alongWords = (game: Game, city: CityView, move: MoveJson): string =>
  Object.entries(ALONG)
    .flatMap(([field, said]) => (move[field] === undefined ? [] : said(game, city, move[field])))
    .join(' · ')

/** Notes on answers without a card, by question. */
const ANSWERS: Readonly<Record<string, (game: Game, city: number, move: MoveJson) => string>> = {
  'naval-absence': navalWords,
}

export const answerWords = (game: Game, city: CityView, question: string, move: MoveJson): string =>
  ANSWERS[question]?.(game, city.seat, move) ?? alongWords(game, city, move)
