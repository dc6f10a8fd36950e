/** Rule texts of Leaders in English. */
import type { Words } from '../../../atom.ts'
import { asked, means } from '../asked/en.ts'
import { cases } from '../cases/en.ts'

export const words = {
  rules: {
    'sources-leaders-1e': '**Leaders.** The whole rulebook of {print.leaders}.',
    'sources-leaders-2e':
      '**Leaders.** The whole rulebook of the first edition; what has changed, from cards and the sheet of effects as others have copied it.',
    'contents-leaders-1e':
      'In Leaders:\n- {in.leaders.leaders} leaders and {in.leaders.blank|word} blank card\n- {in.leaders.guilds} guilds, and a Courtesan token\n- {in.leaders.boards} wonder board: [boards:leaders]\n- {in.leaders.coins6} coins worth {coinValues.3}.',
    'contents-leaders-2e':
      'In Leaders:\n- {in.leaders.leaders} leaders, including those for Cities\n- {in.leaders.boards} wonder boards: [boards:leaders].',
    'leaders-coins': ', because you have to pay for leaders',
    'leaders-guilds-1e': ', including the {leadersGuilds|word} of Leaders',
    'leaders-which-2e':
      'Agree on the leaders: only the simple ones, or the advanced ones as well. Leaders that refer to black cards need Cities. This mix uses {leaders} leaders.',
    'leaders-which-1e':
      'This mix uses {leaders} leaders. Add those of the anniversary pack if you have it; leaders that refer to black cards need Cities.',
    'leaders-blank-1e':
      'One leader, Semiramis, is a blank card for an idea of your own. Leave it in the box, unless all agree on what it costs and does.',
    'leaders-draft':
      'Leaders are white cards with a back of their own; they are not Age cards. Deal **{leadersDealt|word} leaders** to each player, face down; the others stay in the box. Keep one and pass the rest to your **right**; keep one of those you receive, and continue. You keep the last card as well, so everybody holds {leadersDealt|word} leaders again.',
    'leaders-phase':
      'Each Age begins with the **Recruitment phase**, before the cards are dealt: everybody secretly chooses one leader from hand. Reveal them together, and use each in one of these ways:',
    'leaders-recruit':
      '**Recruit it.** Pay its coins to the bank and put it face up beside your board. Its effect starts now.',
    'leaders-cost-age': 'A leader who costs **A** costs as many coins as the number of the Age.',
    'leaders-marker':
      '**Build a stage with it.** Put it face down under your wonder and pay the cost of the stage, not the cost of the leader.',
    'leaders-give-up': '**Sell it** for [coins:{leaderGivenUp}]. It goes back to the box, not to the discard pile.',
    'leaders-age-three':
      'Keep the leaders you do not use for the next Age, face down. In Age III you use one of your last leaders; the other goes back to the box unseen.',
    'leaders-stage-card': '; in the Recruitment phase a leader of your hand can do so too',
    'leaders-work':
      'A leader takes effect as soon as it is recruited. Leaders who pay you for something pay only for what you gain afterwards.',
    'leaders-discount':
      'Leaders who make a colour or your stages cheaper reduce the cost by **one resource** of your choice. They never reduce coins.',
    'leaders-bank-good':
      'With [card:bilkis] you buy a resource of any kind for [coins:{bankPrice}] from the bank, once a turn. Your neighbours get nothing for it.',
    'leaders-hatshepsut':
      '[card:hatshepsut] pays after you have bought: [coins:{commission}] for each neighbour you bought from, once a turn each. With a trading post a resource can thus be free.',
    'leaders-maecenas-1e':
      '[card:maecenas] makes later leaders free in the Recruitment phase. You must pay for him, and he does not help when a wonder lets you recruit at another time.',
    'leaders-maecenas-2e': '[card:maecenas] makes every leader after him free. You must pay for him.',
    'leaders-chain-reward':
      '[card:vitruvius] pays for cards built by chain, and for no other free card. [card:xenophon] pays for every yellow card you build.',
    'leaders-nero': '[card:nero] pays when you take a victory token, ~wherever it comes from~.',
    'leaders-tomyris':
      'If you have [card:tomyris] and lose a conflict, the defeat token goes to the winner. Wins and older tokens are untouched.',
    'leaders-solomon':
      '[card:solomon] builds one card from the discard pile free of cost, at the end of the turn in which he is recruited.',
    'leaders-dig-solomon': ', then [card:solomon]',
    'leaders-dig-courtesans': ', then a [card:solomon] copied by the [card:courtesans-guild]',
    'leaders-science': 'Symbols of leaders count like any others: with their kind and in sets.',
    'leaders-aristotle':
      '[card:aristotle] makes every set of {symbols|word} different symbols worth [points:{aristotleSet}] to you.',
    'leaders-score':
      'The points your leaders give. Symbols go to science, shields have already counted in the conflicts, and tokens are on the line of the conflicts.',
    'leaders-sets': '[card:justinian] and [card:plato] score for every complete set you have, not just for one.',
    'leaders-midas': 'The points of [card:midas] for your coins come on top of the points of your treasury.',
    'leaders-gamers-1e': 'So do the points of the [card:gamers-guild].',
    'leaders-most':
      'Leaders who ask you to have **more** than your neighbours require that you are ahead of both. If you are equal with one, you get nothing.',
    'leaders-telesilla':
      '[card:telesilla] takes your defeat tokens away. Every other player gives up one victory token and chooses which; players without one lose nothing. This happens after all other effects of the phase, so a token of [card:nitocris] may have to be given up.',
    'leaders-courtesans-1e':
      'When you build the [card:courtesans-guild], put its token on a face-up leader of a neighbour. You have that leader’s effect from now on, and the neighbour keeps it. The copy does not count as a leader: guilds such as the [card:diplomats-guild] count recruited leaders only. With a copied [card:tomyris] a lost conflict gives your defeat token to the winner too. If your neighbours have no leader, the guild gives nothing.',
    'rome-leaders':
      '**[wonder:rome]** is for games with Leaders only. It makes no resource, but its leaders are free on one side and [coins:{romeOff}] cheaper on the other, where those of its neighbours are [coins:{romeNeighboursOff}] cheaper too. A stage that lets you recruit does so at once, and you may decline.',
    'rome-most':
      'A city without a recruiting stage can have {ages|word} leaders at most, one per Age. With the stages of its second side, [wonder:rome] can have {romeMost|word}.',
    'rome-age-three':
      'If a stage of your wonder can still recruit a leader, you keep your last leaders in Age III. This applies to [wonder:rome] and to every other wonder with such a stage.',
    'abu-simbel-2e':
      '**[wonder:abu-simbel]** buries leaders. When such a stage is built you must turn one of your recruited leaders face down. It has no effect any more, and scores {burialTimes|word} times its printed cost, whatever you paid. You keep what it gave you before. Without a leader the stage gives nothing.',
    'abu-simbel-1e':
      '**[wonder:abu-simbel]** buries leaders. When such a stage is built you must turn one of your recruited leaders face down. It has no effect any more, and scores {burialTimes|word} times its printed cost, whatever you paid. You keep what it gave you before. Without a leader the stage gives nothing.',
    'abu-simbel-cost-a':
      'A buried leader whose cost is A scores as if you had recruited it in Age III: [points:{buriedA}].',
    'leaders-two':
      'In the draft you swap hands with each other. The free city starts with [coins:{freeCityCoins}] and gets no leaders, ~not even as [wonder:rome]~.',
    'leaders-once-a-turn':
      '**Is the Recruitment phase a turn?** Yes, for powers that can be used once a turn. Playing a last card, the one left in hand in the last turn of an Age, also counts as a turn of its own.',
    'leaders-hatshepsut-nothing':
      '**Does [card:hatshepsut] pay for a resource that costs 0?** Yes, you still buy it; if both neighbours have it, you choose which of them you pay.',
    'leaders-hatshepsut-far':
      '**Does [card:hatshepsut] pay for resources from an emporium?** No, unless that distant city is also a neighbour.',
    'leaders-xenophon-dug':
      '**Does [card:xenophon] pay for a yellow card from the discard pile?** Yes, it is built like any other.',
    'leaders-swap-order':
      '**[card:aganice] and [card:enheduanna] together?** Use them in the order that scores most. Both apply at the end of the game.',
    'leaders-swap-own':
      '**Which symbol does [card:aganice] exchange?** One of your own city: on a card, a leader or your wonder, one of free choice, or one [card:enheduanna] has added. A borrowed symbol cannot be exchanged.',
    'leaders-majority-none':
      '**[card:enheduanna], and no symbol at all?** All kinds are equal, so she adds one of your choice.',
    'leaders-agrippina-copy-1e':
      '**What is a copied [card:agrippina] worth?** The copy does not count as a leader. She scores for its owner if that city has recruited no leader. The copy changes nothing for her own city.',
    'leaders-hiram-copy-1e':
      '**Does [card:hiram] count the guild [wonder:olympia] copies?** No, a stage is not a purple card.',
    'leaders-courtesans-olympia-1e':
      '**[wonder:olympia] copies the [card:courtesans-guild]?** The guild scores nothing by itself, so there is no effect.',
    'leaders-courtesans-rome-1e':
      '**[wonder:rome] recruits next door in the turn the [card:courtesans-guild] is built. Can the guild copy that leader?** No, the guild chooses first.',
    'leaders-courtesans-buried-1e':
      '**What if the leader under the Courtesan token is buried?** You keep the copied effect; you may even choose a leader that is buried in this turn. The [card:diplomats-guild] does not count buried leaders.',
    'leaders-copy-not-buried-1e':
      '**Can [wonder:abu-simbel] bury what the [card:courtesans-guild] has copied?** No, a copy does not count as a leader.',
    'leaders-majority-borrowed': '**Does [card:enheduanna] count symbols you only borrow?** Yes, among those you have.',
    'leaders-plato-twice': '**I have every colour [card:plato] names twice over. Does he score again?** Yes.',
    'leaders-given-up':
      '**Can [wonder:halikarnassos] take a leader from the discard pile?** No. Leaders that are sold go to the box.',
    'leaders-cities-coins':
      '**Does [card:imhotep] reduce the coins of a stage?** No, only its resources, by one. Coins are paid in full.',
  },
  signs: {
    leader: 'A leader. The number in the corner is its cost in coins; A stands for the number of the Age.',
  },
  pictures: {
    draft: 'The draft: keep one leader, pass the rest.',
    kept: 'kept',
  },
  glossary: {
    leader: ['Leader', 'A white card from your own hand of {leadersDealt|word}, recruited at the start of an Age.'],
    recruitment: ['Recruitment', 'The start of an Age: everybody uses one leader.'],
  },
  asked,
  means,
  aid: {
    'step recruitment': 'Use a leader: recruit, stage or coins.',
    'step return-leaders': 'Age III: other leaders to the box.',
    'step leaders-ask': 'Recruit again or give up tokens, if asked.',
    'leaders-recruit': 'Pay its coins.',
    'leaders-give-up': 'Take [coins:{leaderGivenUp}]; it goes to the box.',
    'leaders-score': 'Leaders.',
  },
  examples: {
    'recruit-caesar': {
      title: 'Recruiting',
      steps: [
        '[city:0] has [coins:{cities.0.coins}] and recruits [card:caesar] for [coins:{@caesar.cost.coins}]. It has {@caesar.shields|word} more shields from now on.',
      ],
    },
    'leader-under-stage': {
      title: 'A stage built with a leader',
      steps: [
        '[city:0] makes {@gizah-day-1.cost.wood|word} [res:wood]: enough for its first stage.',
        'The leader goes under it; its own cost is not paid.',
      ],
    },
    'give-leader-up': {
      title: 'Selling a leader',
      steps: ['[coins:{leaderGivenUp}] come from the bank. The discard pile stays as it is.'],
    },
    'cost-of-age': {
      title: 'A cost of A',
      steps: ['In Age II [card:phryne] costs [coins:{age}].'],
    },
    'archimedes-one-good': {
      title: 'One resource less',
      steps: [
        '[card:workshop] asks for {@workshop.cost.glass|word} [res:glass]. With [card:archimedes] it costs nothing.',
      ],
    },
    'bilkis-bank': {
      title: 'Glass from the bank',
      steps: [
        'Nobody near [city:0] makes [res:glass]. With [card:bilkis] it buys one from the bank for [coins:{bankPrice}] and builds the [card:workshop].',
      ],
    },
    'hatshepsut-coin': {
      title: 'A purchase that pays',
      steps: [
        '[city:0] buys [res:clay] on its left for [coins:{price}]. Then [card:hatshepsut] gives [coins:{commission}] back.',
      ],
    },
    'vitruvius-chain': {
      title: 'Paid for a chain',
      steps: ['[card:baths] makes [card:aqueduct] free, and [card:vitruvius] pays [coins:{@vitruvius.coins}] for it.'],
    },
    'maecenas-free': {
      title: 'Free leaders',
      steps: ['With [card:maecenas] in the city, [card:caesar] costs nothing instead of [coins:{@caesar.cost.coins}].'],
    },
    'tomyris-returns': {
      title: 'A defeat handed back',
      steps: [
        '[city:0] loses to both neighbours in Age I, but has [card:tomyris]. Each winner takes a victory token, and the defeat token as well.',
      ],
    },
    'leader-symbol': {
      title: 'A leader’s symbol',
      steps: [
        '[card:euclid] adds a compass to a gear and a tablet: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}, and {claims.0.of.3} for the set.',
      ],
    },
    'aristotle-set': {
      title: 'A more valuable set',
      steps: [
        'One of each symbol, and [card:aristotle]: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}, and {claims.0.of.3} for the set.',
      ],
    },
    'leader-points': {
      title: 'Leaders on the score sheet',
      steps: [
        '[card:amytis] gives {claims.0.of.0} points for {cities.0.stages|word} stages, [card:cleopatra] {claims.0.of.1}: {claims.0.points} on the leaders’ line.',
      ],
    },
    'midas-on-top': {
      title: 'Coins that count again',
      steps: [
        '{cities.0.coins|Word} coins are worth [points:{claims.0.points}] in the treasury, and with [card:midas] [points:{claims.1.points}] more.',
      ],
    },
    'gamers-on-top': {
      title: 'Coins and a guild',
      steps: [
        '{cities.0.coins|Word} coins are worth [points:{claims.0.points}] in the treasury, and [points:{claims.1.points}] more with the [card:gamers-guild].',
      ],
    },
    'nero-paid': {
      title: 'Paid on the spot',
      steps: ['[city:0] wins both conflicts of Age I and has [card:nero]: [coins:{@nero.coins}] for each token.'],
    },
    'justinian-sets': {
      title: 'Set upon set',
      steps: [
        'Red, blue and green cards in the city make more than one set. [card:justinian] gives [points:{@justinian.points}] for each of them: [points:{claims.0.points}].',
      ],
    },
    'more-than-both': {
      title: 'Ahead of both',
      steps: [
        '[city:0] has [card:phryne] and a blue card more than each neighbour: [points:{claims.0.points}]. If one of them had as many, it would score nothing.',
      ],
    },
    'buried-leader': {
      title: 'A buried leader',
      steps: [
        '[card:caesar] costs [coins:{@caesar.cost.coins}]. Buried by [city:0] he is worth [points:{claims.0.points}], and his shields are gone.',
      ],
    },
    ...cases,
  },
} satisfies Words
