/** A payment, one line per payee: which resources the coins buy from whom. */
import type { Game } from '@heptapolis/engine'
import { say, terms, words } from '../../i18n/index.ts'
import { Icon } from '../../look/Icon.tsx'
import { keyed } from '../../look/keyed.ts'
import { Coin, Good } from '../../look/pieces/Tokens.tsx'
import type { PaymentOption } from '../choices.ts'
import styles from './dock.module.css'
import type { Neighbours } from './neighbours.ts'
import { type PurchaseLine, purchasesOf } from './purchases.ts'

interface PayLinesProps {
  game: Game
  city: number
  way: PaymentOption
  names: Neighbours
  /** The total is beside it: a single payee needs no coin. */
  hasTotal?: boolean
}

export function PayLines({ game, city, way, names, hasTotal = false }: PayLinesProps) {
  const purchases = purchasesOf(game, city, way.move)
  return (
    <span className={styles.lines}>
      {purchases.map((purchase) => (
        <PayLine key={purchase.payee} {...purchase} names={names} hasCoin={!hasTotal || purchases.length > 1} />
      ))}
    </span>
  )
}

/** Icons before the name of a payee, and after it. */
const SIDES: Record<PurchaseLine['payee'], readonly [readonly string[], readonly string[]]> = {
  farLeft: [['left', 'left'], []],
  left: [['left'], []],
  bank: [['bank'], []],
  right: [[], ['right']],
  farRight: [[], ['right', 'right']],
}

function PayLine(props: PurchaseLine & { names: Neighbours; hasCoin: boolean }) {
  const { payee, coins, goods, names, hasCoin } = props
  const name = payee === 'bank' ? terms().bank : names[payee]
  const [before, after] = SIDES[payee]
  return (
    <span className={styles.line}>
      <span className="hidden-text">{purchaseWords(goods, name, coins)}</span>
      <span className={styles.payee} aria-hidden="true">
        <Marks icons={before} />
        {name}
        <Marks icons={after} />
      </span>
      <span className={styles.bundle} aria-hidden="true">
        {keyed(goods).map(({ key, thing }) => (
          <Good key={key} good={thing} size={17} />
        ))}
        {hasCoin ? <Coin coins={coins} size={17} /> : undefined}
      </span>
    </span>
  )
}

const Marks = ({ icons }: { icons: readonly string[] }) =>
  keyed(icons).map(({ key, thing }) => <Icon key={key} name={thing} size={thing === 'bank' ? 13 : 11} />)

/** `2 wood from Gizah: 4 coins`, and for coins that the card itself costs, `1 to the bank`. */
export function purchaseWords(goods: PurchaseLine['goods'], name: string, coins: number): string {
  const w = words()
  if (goods.length === 0) return w.coinsTo(coins, name)
  const bought = [...new Set(goods)].map((good) => say().goods(goods.filter((one) => one === good).length, good))
  return w.boughtFrom(terms().and(bought), name, coins)
}
