/** Card that a city has just played, shown over its corner during the reveal. */
import type { Game } from '@heptapolis/engine'
import { terms } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { keyed } from '../../look/keyed.ts'
import { Card, CardBack } from '../../look/pieces/Card.tsx'
import { Coin, signed, Token } from '../../look/pieces/Tokens.tsx'
import type { Beat, PlayedCard } from './beats.ts'
import styles from './flag.module.css'

export function Flag({ game, beat, seat }: { game: Game; beat: Beat | undefined; seat: number }) {
  if (beat?.is === 'reveal') {
    const plays = beat.plays.filter((play) => play.seat === seat)
    return plays.length === 0 ? undefined : <Reveal game={game} plays={plays} delay={seat * 40} />
  }
  if (beat?.is === 'conflict') return <Conflict beat={beat} seat={seat} />
  return undefined
}

function Reveal({ game, plays, delay }: { game: Game; plays: readonly PlayedCard[]; delay: number }) {
  return (
    <div className={styles.flag} style={{ animationDelay: `${delay}ms` }} aria-hidden="true">
      {plays.map((play) => (
        <div key={`${play.what}${play.card}`} className={styles.played}>
          <PlayedPiece game={game} play={play} />
        </div>
      ))}
    </div>
  )
}

function PlayedPiece({ game, play }: { game: Game; play: PlayedCard }) {
  const piece = play.card === undefined ? undefined : game.rules.byId.get(play.card)
  if (play.what === 'built' && piece) return <Card rules={game.rules} piece={piece} />
  return (
    <>
      <CardBack mark="" />
      <span className={styles.what}>
        <Icon name={play.what === 'stage' ? 'act-stage' : 'act-sell'} size={26} />
        {play.what === 'sold' ? <Coin coins="+3" size={24} /> : undefined}
        {play.stage === undefined ? undefined : terms().stage(play.stage)}
      </span>
    </>
  )
}

/** Fight of two cities: both strengths, then the token. */
function Conflict({ beat, seat }: { beat: Extract<Beat, { is: 'conflict' }>; seat: number }) {
  const [fight, ...again] = beat.fights
  if (fight.seat !== seat && fight.other !== seat) return undefined
  const isFirst = fight.seat === seat
  const mine = Number(isFirst ? fight.strength : fight.against)
  const theirs = Number(isFirst ? fight.against : fight.strength)
  const tokens = beat.tokens.filter((token) => token.seat === seat)
  return (
    <div className={classes(styles.flag, styles.fights)} style={{ '--beat': `${beat.ms}ms` }} aria-hidden="true">
      <span className={classes(styles.fight, mine < theirs && styles.weaker)}>
        <Icon name="shield" size={26} />
        <b>{mine}</b>
        {again.length > 0 ? `×${again.length + 1}` : undefined}
        {keyed(tokens, ({ value }) => String(value)).map(({ key, thing: { value } }) => (
          <span key={key} className={styles.landing}>
            <Token text={signed(value)} size={26} bad={value < 0} />
          </span>
        ))}
      </span>
    </div>
  )
}
