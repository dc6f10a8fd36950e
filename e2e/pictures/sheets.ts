/**
 * Overview sheets of drawings for the picture comparison: all wonders, and the cards of the base game, drawn without
 * the app.
 */
import { BOXES } from '@heptapolis/boxes'
import { artOf, cardPicture, monumentPicture } from '@heptapolis/boxes/art'
import { LOOKS } from '@heptapolis/boxes/faces'
import type { LightName } from '@heptapolis/boxes/light'
import { compile } from '@heptapolis/engine'
import { COLOURS } from '@heptapolis/engine/show'

const ALL = BOXES.slice(1).map(({ id }) => id)
const WONDERS = [...LOOKS.faces.values()].flatMap(({ wonders }) => Object.keys(wonders ?? {}))

const sheet = (pictures: readonly string[], width: number, ground: string): string =>
  `<body style="margin:0;background:${ground};display:flex;flex-wrap:wrap;gap:4px">${pictures
    .map((picture) => `<img width=${width} src="data:image/svg+xml,${encodeURIComponent(picture)}">`)
    .join('')}`

async function monuments(light: LightName, ground: string): Promise<string> {
  const { monumentOf } = await artOf(ALL)
  const built = [0, 1, 2, 3]
  const pictures = WONDERS.flatMap((id) => built.map((stage) => monumentPicture(monumentOf(id), stage, 3, light)))
  return sheet(pictures, 150, ground)
}

async function cards(): Promise<string> {
  const rules = compile({ edition: '2e', boxes: [], seats: [{}, {}, {}, {}, {}, {}, {}] }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const { recipeOf } = await artOf([])
  const drawn = rules.value.pieces.slice(1).filter(({ sort }) => sort !== 'board' && sort !== 'stage')
  const pictures = drawn.map(({ id, colour, age }) => {
    const ink = COLOURS[colour] ?? 'white'
    return cardPicture(recipeOf(id, ink).picture, ink, age, 'light')
  })
  return sheet(pictures, 120, '#8a8a8a')
}

export const SHEETS: Record<string, () => Promise<string>> = {
  'monuments by day': () => monuments('noon', '#cfe6ee'),
  'monuments by night': () => monuments('moon', '#18224a'),
  'card pictures': cards,
}
