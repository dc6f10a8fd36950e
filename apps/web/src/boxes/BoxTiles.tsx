/** Tiles in the middle of the table for the shared pieces of the expansions in play, and their text version. */
import { isMarked, LOOKS, type MarkedField, shownIn } from '@heptapolis/boxes/faces'
import { Fragment, type ReactNode } from 'react'
import type { TableView } from '../city/view.ts'
import { TILES } from './at-table.ts'
import { FieldPart, FieldTile } from './FieldTile.tsx'
import type { PartProps, TileProps } from './props.ts'
import { RankingPart, RankingTile } from './Ranking.tsx'

type AtTable<Props> = Omit<Props, 'box'>

/** One thing in the middle, as a tile and as text. */
interface MiddleItem {
  key: string
  tile: (at: AtTable<TileProps>) => ReactNode
  part: (at: AtTable<PartProps>) => ReactNode
}

/** In the order of the boxes. A box without its own tile gets one from its declared columns. */
function middleItems({ game: { rules }, fields }: TableView): MiddleItem[] {
  const faces = rules.setup.boxes.map((box) => ({ box, face: LOOKS.faces.get(box) }))
  const special = faces.flatMap(({ box, face }) => (face?.tiles ?? []).map((tile) => ({ ...tile, box })))
  const own = new Set(special.map(({ field }) => field))
  const marked = shownIn(rules, 'table', fields).filter(
    (shown): shown is MarkedField => isMarked(shown) && !own.has(shown.field),
  )
  const figures = faces.flatMap(({ box, face }) => (face?.figures ?? []).map((figure) => ({ figure, box })))
  return [
    ...special
      .filter(({ field }) => field in fields)
      .map(({ field, by, box }): MiddleItem => {
        const { Tile, Part } = TILES[by]
        return { key: field, tile: (at) => <Tile box={box} {...at} />, part: (at) => <Part box={box} {...at} /> }
      }),
    ...marked.map((shown): MiddleItem => {
      const { field, box } = shown
      return {
        key: field,
        tile: (at) => <FieldTile shown={shown} box={box} {...at} />,
        part: (at) => <FieldPart shown={shown} box={box} {...at} />,
      }
    }),
    ...figures.map(
      ({ figure, box }): MiddleItem => ({
        key: figure.id,
        tile: (at) => <RankingTile figure={figure} box={box} {...at} />,
        part: (at) => <RankingPart figure={figure} box={box} {...at} />,
      }),
    ),
  ]
}

/** True if a box in play puts something in the middle. */
export const hasTiles = (view: TableView): boolean => middleItems(view).length > 0

export const BoxTiles = (at: AtTable<TileProps>) =>
  middleItems(at.view).map(({ key, tile }) => <Fragment key={key}>{tile(at)}</Fragment>)

export const BoxParts = (at: AtTable<PartProps>) =>
  middleItems(at.view).map(({ key, part }) => <Fragment key={key}>{part(at)}</Fragment>)
