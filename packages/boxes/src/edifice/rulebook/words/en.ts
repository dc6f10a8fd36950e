/** Rule texts of Edifice in English. */
import type { Words } from '../../../atom.ts'
import { asked, means } from '../asked/en.ts'
import { cases } from '../cases/en.ts'

export const words = {
  rules: {
    'sources-edifice': '**Edifice.** The whole rulebook of {print.edifice}, and the licensed online game.',
    'contents-edifice':
      'In Edifice:\n- {in.edifice.edifices} edifices, as many of each Age\n- {in.edifice.boards} wonder boards: [wonder:ur] and [wonder:carthage]\n- {in.edifice.pawns} pawns, {in.edifice.debts} debt tokens, {in.edifice.conflict} conflict tokens\n- {in.edifice.coins6} coins worth {coinValues.3}.',
    'edifice-layout':
      'Shuffle the edifices of each Age. Lay one of each Age on the table, its project side up, where all can see it. The others go back to the box.',
    'edifice-pawns':
      'Put **{pawns} pawns** of its Age on each of the {ages|word} edifices. Return the other pawns to the box; keep the debt tokens within reach.',
    'edifice-pawns-ours':
      'Put pawns of its Age on each of the {ages|word} edifices: **{pawns}**. Return the other pawns to the box; keep the debt tokens within reach. The printed rules give no number for {players} players; this one is ours.',
    'edifice-join':
      'While you build a stage you may **take part in the edifice** of this Age, as long as a pawn lies on it when the turn begins. Pay its coins to the bank together with the stage, and take a pawn.',
    'edifice-cost':
      'You must be able to pay for the stage and the edifice together. ~Effects that make a stage cheaper or free do not change the coins of the edifice.~',
    'edifice-once': 'You take part at most once an Age, and only in the edifice of the Age you are in.',
    'edifice-short':
      'If more players take part in one turn than pawns are left, everybody still gets one; the missing pawns come from the box.',
    'edifice-armada': 'On one stage you **either** move a ship **or** take part in the edifice, never both.',
    'edifice-siracusa':
      '**The stages of [wonder:siracusa] move ships. Can it take part in the edifice?** Yes. A move printed on the stage is not a naval construction.',
    'edifice-built':
      'In the turn the last pawn leaves the card, the edifice is **finished**. Turn it over: everybody with a pawn of its Age gets the reward, once for each pawn. Nobody can join any more.',
    'edifice-reward-time':
      'The reward comes after the effects of this turn’s cards and stages, and before anybody builds from the discard pile.',
    'edifice-lasting':
      'Take coins at once. You keep shields and resources; resources can be used from the next turn on. Points are counted at the end of the game.',
    'edifice-token':
      'A victory token from an edifice counts, once you have it, in every way like one won in a conflict.',
    'edifice-fails':
      'If a pawn is still on the edifice of the Age, it **fails**, for good: there is no reward. Players with a pawn of this Age are safe. All others suffer its penalty, before the conflicts.',
    'edifice-penalty':
      'If the penalty is a card of a colour, you choose which one you discard; if it is victory tokens, which ones. All choose at the same time.',
    'edifice-debt':
      'The penalty is all or nothing. If you cannot pay it in full you lose nothing, and take the debt token of the Age: [points:−{edificeDebts.1}], [points:−{edificeDebts.2}] or [points:−{edificeDebts.3}]. If you can pay, you must.',
    'edifice-lost-card':
      'A card you lose goes to the discard pile and has no effect any more; its shields do not count in the conflicts that follow. You keep coins it gave you and cards it made free.',
    'edifice-not-sold': ', edifices',
    'edifice-dig': ', then [wonder:carthage]',
    'score-edifice':
      'The points of finished edifices, once for each of your pawns, minus your debt tokens. This line may be negative. A pawn by itself is worth nothing.',
    'ur-pawns':
      '**[wonder:ur]** takes pawns from the box: they are free, and the pawns on the card stay there. This does not count as taking part; with the same stage it may take part as well.',
    'ur-each-pawn':
      'Each pawn counts for itself: a second one of a finished edifice gives its reward again. A pawn of an edifice already finished is rewarded at once, one of a later Age waits, and any pawn of an Age protects from its penalty.',
    'carthage-halves':
      '**[wonder:carthage]** has stages split into halves. Choose one half when you build the stage; the other is lost.',
    'carthage-alone':
      '[wonder:carthage] can be used in any game, even without edifices. [wonder:ur] needs the edifices.',
    'edifice-free-city': 'The free city takes no part in edifices and suffers no penalty.',
    'edifice-leaders':
      '**May a stage built in the Recruitment phase take part in the edifice?** Yes, the Age has begun. Recruiting a leader does not build a stage, so it takes no part.',
    'edifice-archives': '**Is white a colour for [card:archives]?** No, leaders are not Age cards.',
    'edifice-archives-black': '**Is black a colour for [card:archives]?** Yes.',
    'edifice-agora':
      '**What does [card:agora] repeat?** Your guild that scores most. A guild with a science symbol gives one more symbol, which counts with science. A second pawn repeats once more, the same guild or another; you choose for both, and for all your symbols, together.',
    'edifice-agora-cap':
      '**Does the limit of [points:{guildCap}] hold for [card:agora]?** Yes, for the repeated guild by itself.',
    'edifice-agora-courtesans':
      '**Does [card:agora] repeat the [card:courtesans-guild]?** That guild scores nothing by itself, so there is no effect.',
    'edifice-laws':
      '**Do laws affect an edifice?** A law that waives the resources of stages does not change the coins of the edifice; coins charged by a law are paid together with them. A law that reduces victory tokens does not affect those of an edifice.',
    'edifice-penalty-coins':
      '**A penalty costs coins. May I take debts of Cities instead?** No. A penalty does not count as a loss.',
    'edifice-nero': '**Does [card:nero] pay for the victory token of an edifice?** Yes.',
    'edifice-last-card':
      '**Can a last card, the one left in hand in the last turn, join the edifice?** Yes, with a stage and while a pawn is left. The cards chosen before it in that turn come first and may take the last pawn.',
  },
  signs: {
    pawn: 'A pawn: a part in an edifice.',
    edifice: 'An edifice.',
  },
  pictures: {
    outcomes: 'The same edifice, finished and failed: the reward, penalty or debt of each city.',
    'each-age': 'one edifice an Age',
    debts: 'debts',
    stands: 'No pawn is left: finished.',
    fails: 'A pawn is left: failed.',
    nothing: 'nothing',
    safe: 'safe',
    poor: 'cannot pay',
    joins: 'took part',
    aside: 'took no part',
  },
  glossary: {
    edifice: ['Edifice', 'A shared building of an Age; you take part while building a stage.'],
    pawn: ['Pawn', 'A marker for having taken part in an edifice.'],
    'debt-token': ['Debt token', 'You take it instead of a penalty you cannot pay; it costs points at the end.'],
  },
  asked,
  means,
  aid: {
    'step participate': 'Take a pawn if you take part.',
    'step construct-edifice': 'Last pawn taken: reward for each pawn.',
    'step edifice-fails': 'Pawns left: players without one take the penalty.',
    'score-edifice': 'Finished edifices, minus debts.',
  },
  examples: {
    'join-belvedere': {
      title: 'A stage and a part in the edifice',
      steps: [
        '[city:0] makes {@gizah-day-1.cost.wood|word} [res:wood] and builds its first stage with [card:tavern].',
        'At the same time it takes part in [card:belvedere]: [coins:{@belvedere.cost.coins}] to the bank, a pawn to [city:0].',
      ],
    },
    'finish-money-changer': {
      title: 'The last pawn',
      steps: [
        'One pawn is left on [card:money-changer]. [city:0] takes it: the edifice is finished.',
        '[city:0] and [city:1], who joined earlier, take [coins:{@money-changer.coins}] each.',
      ],
    },
    'once-an-age': {
      title: 'Once an Age',
      steps: ['[city:0] has taken part in this Age. It can build its next stage, but not take part again.'],
    },
    'fail-debt': {
      title: 'A failed edifice',
      steps: [
        'A pawn is left on [card:money-changer] when Age I ends. [city:0] has a pawn and is safe.',
        '[city:1] pays the penalty in coins. [city:2] cannot pay it in full: it keeps [coins:{claims.2.has.coins}], and takes the debt of [points:−{claims.2.has.edificeDebt.0}].',
      ],
    },
    'edifice-negative': {
      title: 'A negative line',
      steps: [
        '[card:belvedere] is finished and [city:0] has {cities.0.stages|word} stages: {claims.0.of.0} points. A debt of Age III makes that {claims.0.points}.',
      ],
    },
    'pawn-twice': {
      title: 'A reward for each pawn',
      steps: [
        '[city:0] holds {cities.0.pawns.0|word} pawns of the finished [card:belvedere], and {cities.0.stages|word} stages: {claims.0.points} points.',
      ],
    },
    'recruit-and-join': {
      title: 'A leader’s stage',
      steps: [
        'In the Recruitment phase of Age II [city:0] builds a stage with [card:alexander], and takes part in [card:auction-house] for [coins:{@auction-house.cost.coins}].',
      ],
    },
    ...cases,
  },
} satisfies Words
