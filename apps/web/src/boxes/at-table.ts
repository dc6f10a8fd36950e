/** What single boxes draw at the table: one component for each that a face names. The compiler says which is missing. */
import type { Special } from '@heptapolis/boxes/faces'
import type { ComponentType } from 'react'
import { Shipyard } from './armada/Shipyard.tsx'
import { ProjectPart, ProjectTile } from './babel/Project.tsx'
import { TowerPart, TowerTile } from './babel/Tower.tsx'
import { EdificePart, EdificeTile } from './edifice/Edifice.tsx'
import type { PanelProps, PartProps, TileProps } from './props.ts'

interface InTheMiddle {
  Tile: ComponentType<TileProps>
  Part: ComponentType<PartProps>
}

export const TILES: Readonly<Record<Special<'tile'>, InTheMiddle>> = {
  tower: { Tile: TowerTile, Part: TowerPart },
  project: { Tile: ProjectTile, Part: ProjectPart },
  'edifice-of-age': { Tile: EdificeTile, Part: EdificePart },
}

export const PANELS: Readonly<Record<Special<'panel'>, ComponentType<PanelProps>>> = { shipyard: Shipyard }
