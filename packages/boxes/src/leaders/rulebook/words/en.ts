/** The words of Leaders in English. */
import type { Words } from '../../../atom.ts'
import { cases } from '../cases/en.ts'

export const words = {
  rules: {
    'sources-leaders-1e': '**Leaders.** The whole rulebook of {print.leaders}.',
    'sources-leaders-2e':
      '**Leaders.** The whole rulebook of the first edition; what has changed, from cards and the sheet of effects as others have copied it.',
    'contents-leaders-1e':
      'In Leaders:\n- {in.leaders.leaders} leaders and {in.leaders.blank|word} blank card\n- {in.leaders.guilds} guilds, and a Courtesan token\n- {in.leaders.boards} wonder board: [boards:leaders]\n- {in.leaders.coins6} large coins.',
    'contents-leaders-2e':
      'In Leaders:\n- {in.leaders.leaders} leaders, those for Cities among them\n- {in.leaders.boards} wonder boards: [boards:leaders].',
    'leaders-coins': ', for leaders have to be paid',
    'leaders-guilds-1e': ', the {leadersGuilds|word} of Leaders among them',
    'leaders-which-2e':
      'Agree on the leaders: only the plain ones, or the demanding ones as well. Those that speak of black cards need the box Cities. {leaders} leaders take part in this mix.',
    'leaders-which-1e':
      '{leaders} leaders take part in this mix. Those of the anniversary pack join if you have it, and those that speak of black cards with the box Cities.',
    'leaders-blank-1e':
      'One leader, Semiramis, is a blank card for an idea of your own. Leave it in the box, unless all agree on what it costs and does.',
    'leaders-draft':
      'Deal **{leadersDealt|word} leaders** to each player, face down; the others stay in the box. Keep one and pass the rest to your **right**; keep one of those you get, and go on like this. The last card you get you keep as well, so everybody holds {leadersDealt|word} leaders again.',
    'leaders-phase':
      'Before the cards of an Age are dealt comes the **Recruitment phase**: everybody chooses one leader of the hand in secret. All are shown together, and each is used in one of these ways:',
    'leaders-recruit':
      '**Recruit it.** Pay its coins to the bank and lay it face up beside your board. It works from now on.',
    'leaders-cost-age': 'A leader who costs **A** costs as many coins as the number of the Age.',
    'leaders-marker':
      '**Build a stage with it.** Lay it face down under your wonder and pay what the stage asks for, not what the leader costs.',
    'leaders-give-up':
      '**Give it up** for [coins:{leaderGivenUp}]. It goes back to the box, where no one can dig it up.',
    'leaders-age-three':
      'The leaders you do not use wait for the next Age. In Age III you use one of your last leaders; the other goes back to the box unseen.',
    'leaders-stage-card': '; in the Recruitment phase a leader of your hand can do so too',
    'leaders-work':
      'A leader works from the moment it is recruited. Those that pay you for something pay for what comes afterwards, not for what you had before.',
    'leaders-discount':
      'Leaders who make a colour or your stages cheaper take off **one good**, raw or manufactured, as you like. They never take off coins.',
    'leaders-bank-good':
      '[card:bilkis] sells you a good of any kind for [coins:{bankPrice}] to the bank, once a turn. Your neighbours get nothing for it.',
    'leaders-hatshepsut':
      '[card:hatshepsut] pays after you have bought: [coins:{commission}] for each neighbour you bought from, once a turn each. With a trading post a good can cost you nothing in the end.',
    'leaders-maecenas-1e':
      '[card:maecenas] makes later leaders free in the Recruitment phase. He himself must be paid, and does not help when a wonder lets you recruit at another time.',
    'leaders-maecenas-2e': '[card:maecenas] makes every leader after him free. He himself must be paid.',
    'leaders-chain-reward':
      '[card:vitruvius] pays for cards built by chain, and for no other free card. [card:xenophon] pays for every yellow card you build.',
    'leaders-nero': '[card:nero] pays when you take a victory token, ~wherever it comes from~.',
    'leaders-tomyris':
      'If you have [card:tomyris] and lose a conflict, the defeat token goes to the winner. Wins and older tokens are untouched.',
    'leaders-solomon':
      '[card:solomon] builds one card from the discard pile for nothing, at the end of the turn he is recruited in.',
    'leaders-dig-solomon': ', then [card:solomon]',
    'leaders-dig-courtesans': ', then a [card:solomon] copied by the [card:courtesans-guild]',
    'leaders-science': 'Symbols of leaders count like any others: with their kind and in sets.',
    'leaders-aristotle':
      '[card:aristotle] makes every set of {symbols|word} different symbols worth [points:{aristotleSet}] to you.',
    'leaders-score':
      'The points your leaders give. Symbols go to science, shields have fought their conflicts, tokens count with the conflicts.',
    'leaders-sets': '[card:justinian] and [card:plato] score for every complete set you have, not for one alone.',
    'leaders-midas': 'What [card:midas] gives for your coins comes on top of the points of your treasury.',
    'leaders-gamers-1e': 'So does what the [card:gamers-guild] gives for them.',
    'leaders-most':
      'Leaders who ask you to have **more** than your neighbours want you ahead of both. If you are equal with one, you get nothing.',
    'leaders-telesilla':
      '[card:telesilla] takes your defeat tokens away. Every other player gives up one victory token and chooses which; whoever has none loses nothing. She waits until all have taken what the same phase brings, so a token of [card:nitocris] may have to go.',
    'leaders-courtesans-1e':
      'When you build the [card:courtesans-guild], put its token on a face-up leader of a neighbour. You have that leader’s effect from now on, and the neighbour keeps it. The copy is no leader: nobody counts it. With no leader next door the guild gives nothing.',
    'rome-leaders':
      '**[wonder:rome]** makes nothing, but its leaders are free on one side and [coins:{romeOff}] cheaper on the other, where those of its neighbours are [coins:{romeNeighboursOff}] cheaper too. A stage that lets you recruit does so at once, and you may decline.',
    'rome-most':
      'Without a stage that recruits, a city comes to {ages|word} leaders at most, one an Age. With the stages of its second side, [wonder:rome] can come to {romeMost|word}.',
    'rome-age-three':
      'As long as a stage of your wonder may still recruit a leader, as those of [wonder:rome] do, you keep your last leaders in Age III.',
    'abu-simbel-2e':
      '**[wonder:abu-simbel]** buries leaders. When such a stage is built you must lay one of your recruited leaders face down. It works no more, and scores {burialTimes|word} times its printed cost, whatever you paid. What it gave you before is yours. With no leader the stage gives nothing.',
    'abu-simbel-1e':
      '**[wonder:abu-simbel]** buries leaders. When such a stage is built you must lay one of your recruited leaders face down. It works no more, and scores {burialTimes|word} times its printed cost, whatever you paid. What it gave you before is yours. With no leader the stage gives nothing.',
    'abu-simbel-cost-a':
      'A buried leader whose cost is A scores as if it had been paid in Age III, in whichever Age you recruited it: [points:{buriedA}].',
    'leaders-two':
      'In the draft you swap hands with each other. The free city starts with [coins:{freeCityCoins}] and gets no leaders, ~not even as [wonder:rome]~.',
    'leaders-once-a-turn':
      '**Is the Recruitment phase a turn?** For powers that work once a turn, yes. So is a last card played after the last turn.',
    'leaders-hatshepsut-nothing':
      '**Does [card:hatshepsut] pay for a good that costs nothing?** Yes, it is bought all the same; and if both neighbours have it you choose from whom.',
    'leaders-hatshepsut-far':
      '**Does [card:hatshepsut] pay for goods from an emporium?** No, unless that distant city is a neighbour too.',
    'leaders-xenophon-dug':
      '**Does [card:xenophon] pay for a yellow card from the discard pile?** Yes, it is built like any other.',
    'leaders-swap-order':
      '**[card:aganice] and [card:enheduanna] together?** Use them in whichever order scores best. Both wait for the end.',
    'leaders-swap-own':
      '**Which symbol does [card:aganice] exchange?** One of your own city: on a card, a leader or your wonder, one of free choice, or one [card:enheduanna] has added. A symbol you only borrow stays what it is.',
    'leaders-majority-none':
      '**[card:enheduanna], and no symbol at all?** All kinds are equal, so she adds one of your choice.',
    'leaders-agrippina-copy-1e':
      '**What is a copied [card:agrippina] worth?** The copy is no leader. She scores for its owner if that city has recruited nobody else; and being copied, or standing beside a copy, does not disturb her where she lives.',
    'leaders-hiram-copy-1e':
      '**Does [card:hiram] count the guild [wonder:olympia] copies?** No, a stage is not a purple card.',
    'leaders-courtesans-olympia-1e':
      '**[wonder:olympia] copies the [card:courtesans-guild]?** The guild scores nothing itself, so nothing is gained.',
    'leaders-courtesans-rome-1e':
      '**[wonder:rome] recruits next door in the turn the [card:courtesans-guild] is built. Is that leader among the choice?** No, the guild chooses first.',
    'leaders-courtesans-buried-1e':
      '**The leader under the Courtesan token is buried?** The copy works on; even a leader that is buried in this very turn may be chosen. For the [card:diplomats-guild] a buried leader counts no more.',
    'leaders-copy-not-buried-1e':
      '**Can [wonder:abu-simbel] bury what the [card:courtesans-guild] has copied?** No, a copy is no leader.',
    'leaders-majority-borrowed': '**Does [card:enheduanna] count symbols you only borrow?** Yes, among those you have.',
    'leaders-plato-twice': '**I have every colour [card:plato] names twice over. Does he score again?** Yes.',
    'leaders-given-up':
      '**Can [wonder:halikarnassos] dig up a leader?** No. Leaders given up are in the box, not in the pile.',
    'leaders-cities-coins':
      '**Does [card:imhotep] lower the coins of a stage?** No, he takes off a good. Coins stay as printed.',
  },
  signs: {
    leader: 'A leader. The number in the corner is its cost in coins; A stands for the number of the Age.',
  },
  pictures: {
    draft: 'The draft: keep one leader, hand on the rest.',
    kept: 'kept',
  },
  glossary: {
    leader: ['Leader', 'A white card from your own hand of {leadersDealt|word}, recruited at the start of an Age.'],
    recruitment: ['Recruitment', 'The start of an Age: everybody uses one leader.'],
  },
  asked: {
    'leaders-draft': 'how do we draft leaders | how many leaders do I get | deal leaders',
    'leaders-recruit': 'how do I recruit a leader | play a leader | pay for a leader',
    'leaders-give-up': 'discard a leader | sell a leader | how many coins for a leader',
    'leaders-age-three': 'what happens to the last leader | fourth leader',
    'leaders-phase': 'when are leaders played',
    'abu-simbel-2e': 'bury a leader | leader in the tomb',
    'abu-simbel-1e': 'bury a leader | leader in the tomb',
    'leaders-cost-age': 'cost A | what does the letter A cost',
  },
  means: 'hero: leader; white card: leader; white cards: leaders',
  examples: {
    'recruit-caesar': {
      title: 'Recruiting',
      steps: [
        '[city:0] has [coins:{cities.0.coins}] and recruits [card:caesar] for [coins:{@caesar.cost.coins}]. {@caesar.shields|Word} shields stand with it from now on.',
      ],
    },
    'leader-under-stage': {
      title: 'A leader as a marker',
      steps: [
        '[city:0] makes {@gizah-day-1.cost.wood|word} [res:wood]: enough for its first stage.',
        'The leader lies under it, and its own cost is not paid.',
      ],
    },
    'give-leader-up': {
      title: 'Giving a leader up',
      steps: ['[coins:{leaderGivenUp}] come from the bank. The discard pile stays as it is.'],
    },
    'cost-of-age': {
      title: 'A cost of A',
      steps: ['In Age II [card:phryne] costs [coins:{age}].'],
    },
    'archimedes-one-good': {
      title: 'A good less',
      steps: [
        '[card:workshop] asks for {@workshop.cost.glass|word} [res:glass]. With [card:archimedes] it costs nothing.',
      ],
    },
    'bilkis-bank': {
      title: 'Glass from the bank',
      steps: [
        'Nobody near [city:0] makes [res:glass]. With [card:bilkis] it comes for [coins:{bankPrice}] to the bank, and [card:workshop] is built.',
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
      title: 'Leaders for nothing',
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
      title: 'A dearer set',
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
        '[city:0] has [card:phryne] and a blue card more than each neighbour: [points:{claims.0.points}]. If one of them had as many, there would be none.',
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
