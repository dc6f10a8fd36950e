/**
 * Shipyard of a city in Armada: the position of each ship and, in the viewer's city, cost and gain of its next space.
 */
import { FLEETS, SPACES, type Space, yardOf } from '@heptapolis/boxes/armada'
import type { Price } from '@heptapolis/engine/show'
import { useLayoutEffect, useRef } from 'react'
import { say, terms } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { revealTime } from '../../look/duration.ts'
import { Icon } from '../../look/Icon.tsx'
import { Coin, CostRow, Points } from '../../look/pieces/Tokens.tsx'
import { Ask } from '../../tooltips/Tooltip.tsx'
import { countAt, recordAt } from '../fields.ts'
import type { PanelProps } from '../props.ts'
import styles from './shipyard.module.css'
import { costOf, giftWords, shipWords } from './space-texts.ts'
import { armadaWords } from './words.ts'

/** The chapter of the rulebook. */
const BOX = 'armada'

/** The harbour and all spaces. */
const PLACES = Array.from({ length: SPACES + 1 }, (_, space) => space)

export function Shipyard({ city, game, own = false }: PanelProps) {
  const ships = recordAt(city.fields, 'ships') ?? {}
  const yard = yardOf(game, city.seat)
  return (
    <ul className={styles.ships} data-veil="">
      {FLEETS.map((fleet, i) => {
        const at = countAt(ships, fleet)
        const price = yard?.tracks[i].prices[at]
        const space = yard?.tracks[i].spaces[at]
        return (
          <li
            key={fleet}
            className={classes(styles.track, `c-${fleet}`, yard?.wonder === i && styles.wonderTrack)}
            aria-label={armadaWords().ship(terms().colours[fleet], at)}
          >
            <Ask
              topic="note"
              seat={city.seat}
              which={BOX}
              className={styles.over}
              label={armadaWords().shipTitle(terms().colours[fleet])}
              note={{
                title: armadaWords().shipTitle(terms().colours[fleet]),
                text: shipWords(fleet, yard?.wonder === i),
                here: own ? nextWords(price, space) : armadaWords().lies(city.name, at),
              }}
              quiet={!own}
            />
            <Icon name={`c-${fleet}`} size={13} />
            <Track at={at} />
            <span className={styles.at} aria-hidden="true">
              <Icon name="ship" size={14} />
              {at}
            </span>
            {own ? (
              <span className={styles.next}>
                {price ? <CostRow cost={costOf(price)} size={15} /> : undefined}
                {space ? <Gift space={space} /> : undefined}
              </span>
            ) : undefined}
          </li>
        )
      })}
    </ul>
  )
}

/** The spaces of a ship. A ship that has moved sails to its new space. */
function Track({ at }: { at: number }) {
  const ship = useRef<HTMLElement>(null)
  const before = useRef(at)
  useLayoutEffect(() => {
    const moved = at - before.current
    before.current = at
    if (ship.current && moved > 0) sail(ship.current, moved)
  }, [at])
  return (
    <span className={styles.line}>
      {PLACES.map((space) => (
        <i
          key={space}
          ref={space === at ? ship : undefined}
          className={classes(space < at && styles.past, space === at && styles.here)}
        >
          {space === at ? <Icon name="ship" size={13} /> : undefined}
        </i>
      ))}
    </span>
  )
}

/** A ship takes longer than a card. */
const SLOWLY = 2

function sail(ship: HTMLElement, spaces: number): void {
  const duration = revealTime(ship) * SLOWLY
  if (duration === 0) return
  // All spaces are equally wide.
  ship.animate([{ transform: `translateX(${-100 * spaces}%)` }, { transform: 'none' }], {
    duration,
    easing: 'ease-in-out',
  })
}

function nextWords(price: Price | undefined, space: Space | undefined): string {
  const w = armadaWords()
  return price && space ? w.next(say().cost(costOf(price)), giftWords(space)) : w.atEnd
}

/** The gain of the next space. Many have none. */
function Gift({ space: { naval, level, coins, points, explore } }: { space: Space }) {
  const w = armadaWords()
  if (!naval && !level && !coins && !points && !explore) return undefined
  return (
    <span className={styles.gift}>
      <Icon name="right" size={8} label={w.gives} />
      {naval ? <Icon name="naval" size={13} label={w.naval} /> : undefined}
      {naval}
      {level ? <Icon name="tax" size={13} label={w.level} /> : undefined}
      {level}
      {coins ? <Coin coins={coins} size={15} /> : undefined}
      {points ? <Points points={points} size={16} /> : undefined}
      {explore ? <Icon name="island" size={14} label={w.explore} /> : undefined}
      {explore ? 'I'.repeat(explore) : undefined}
    </span>
  )
}
