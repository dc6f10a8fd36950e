/** Tile of one card or other piece in the library; it opens the details. */

import { LOOKS } from '@heptapolis/boxes/faces'
import { decimal } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Card } from '../look/pieces/Card.tsx'
import { colourOf } from '../look/pieces/pieces.ts'
import { type EditionPrint, idOf } from './catalogue/catalogue.ts'
import { figureOf } from './catalogue/statistics.ts'
import styles from './library.module.css'
import { OurName } from './OurName.tsx'
import { PRINTS } from './prints.ts'
import { libraryWords, printName, usageWords } from './words.ts'

export function Tile({ print, onOpen }: { print: EditionPrint; onOpen: () => void }) {
  const figure = figureOf(print)
  const w = libraryWords()
  return (
    <div className={classes(styles.tile, `c-${colourOf(print.piece)}`)}>
      <Printed print={print} />
      {figure ? (
        <p className={styles.figure}>
          {figure.built === undefined ? '' : `${usageWords(print.piece.sort).short(figure.built)} · `}
          {w.luckBare(decimal(figure.luck, 2))}
        </p>
      ) : undefined}
      <span className={styles.ourName}>
        <OurName id={idOf(print)} />
      </span>
      <button type="button" className={styles.open} onClick={onOpen} aria-label={printName(print)} />
    </div>
  )
}

/** A component as a card, or in the form of its sort. */
export function Printed({ print }: { print: EditionPrint }) {
  const name = LOOKS.sorts[print.piece.sort]?.print
  if (name === undefined) return <Card rules={print.rules} piece={print.piece} />
  const Own = PRINTS[name]
  return <Own print={print} name={printName(print)} />
}
