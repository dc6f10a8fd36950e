/** Large picture of a component: a wonder in its land, or a building among related ones. The plain look has none. */
import { useSkin } from '../../art/appearance.ts'
import { usePlate } from '../../art/pictures.ts'
import { Scene } from '../../art/Scene.tsx'
import { classes } from '../../look/classes.ts'
import { Monument } from '../../look/pieces/Monument.tsx'
import { colourOf, freedBy, freesLater } from '../../look/pieces/pieces.ts'
import type { EditionPrint } from '../catalogue/catalogue.ts'
import styles from './plate.module.css'

interface PlateProps {
  print: EditionPrint
  /** Components of the same kind. */
  alike: readonly EditionPrint[]
}

export function Plate({ print, alike }: PlateProps) {
  const isPainted = useSkin() === 'painted'
  if (!isPainted) return undefined
  return print.boards.length > 0 ? <WonderPlate print={print} /> : <CardPlate print={print} alike={alike} />
}

function WonderPlate({ print: { boards } }: { print: EditionPrint }) {
  const [{ def }] = boards
  return (
    <div className={classes(styles.plate, styles.land)}>
      <Scene wonder={def.wonder} age={2} />
      <Monument wonder={def.wonder} built={1} stages={1} width={420} isDecoration />
    </div>
  )
}

/** Buildings of the same chain stand behind a card, or else those of its kind. */
function CardPlate({ print, alike }: PlateProps) {
  const { rules, piece } = print
  const chain = [...freedBy(rules, piece), ...freesLater(rules, piece)]
  const others = [...chain, ...alike.map((one) => one.piece)].filter((one) => one.box === piece.box)
  const colour = colourOf(piece)
  const picture = usePlate(piece, [...new Set(others.map(({ id }) => id))].slice(0, 2), colour)
  return (
    <div className={classes(styles.plate, `c-${colour}`)}>
      {picture === undefined ? undefined : <img src={picture} alt="" />}
    </div>
  )
}
