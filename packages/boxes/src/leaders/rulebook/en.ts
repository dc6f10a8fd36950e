/** The words of Leaders in English. */
import type { Words } from '../../atom.ts'

export const en: Words = {
  rules: {
    'leaders-coins': ', for leaders have to be paid',
    'leaders-guilds-1e': ', the four of Leaders among them',
    'leaders-which-2e':
      'Agree on the leaders: only the plain ones, or the demanding ones as well. Those that speak of black cards need the box Cities. {leaders} leaders take part in this mix.',
    'leaders-draft':
      'Deal **four leaders** to each player, face down; the others stay in the box. Keep one and pass three to your **right**. Keep one of those you get and pass two, then one again and pass one. The last card you get you keep as well, so you hold four leaders.',
    'leaders-phase':
      'Before the cards of an Age are dealt, everybody chooses one leader of the hand in secret. All are shown together, and each is used in one of three ways:',
    'leaders-recruit':
      '**Recruit it.** Pay its coins to the bank and lay it face up beside your board. It works from now on.',
    'leaders-cost-age': 'A leader who costs **A** costs as many coins as the number of the Age: one, two or three.',
    'leaders-marker':
      '**Build a stage with it.** Lay it face down under your wonder and pay what the stage asks for, not what the leader costs.',
    'leaders-give-up': '**Give it up** for [coins:3]. It goes back to the box, where no one can dig it up.',
    'leaders-age-three':
      'The leaders you do not use wait for the next Age. In Age III you use one of your last two; the other goes back to the box unseen.',
    'leaders-stage-card': '; in the Recruitment phase a leader of your hand can do so too',
    'leaders-work':
      'A leader works from the moment it is recruited. Those that pay you for something pay for what comes afterwards, not for what you had before.',
    'leaders-discount':
      'Leaders who make a colour or your stages cheaper take off **one good**, raw or manufactured, as you like. They never take off coins.',
    'leaders-bank-good':
      '[card:bilkis] sells you one good of any kind a turn for [coins:1] to the bank. Your neighbours get nothing for it.',
    'leaders-hatshepsut':
      '[card:hatshepsut] pays after you have bought: one coin for each neighbour you bought from, two a turn at most. With a trading post a good can cost you nothing in the end.',
    'leaders-maecenas-1e':
      '[card:maecenas] makes later leaders free in the Recruitment phase. He pays for himself, and does not help when a wonder lets you recruit at another time.',
    'leaders-maecenas-2e': '[card:maecenas] makes every leader after him free. He pays for himself.',
    'leaders-chain-reward':
      '[card:vitruvius] pays for cards built by chain, and for no other free card. [card:xenophon] pays for every yellow card you build.',
    'leaders-nero': '[card:nero] pays when you take a victory token, ~wherever it comes from~.',
    'leaders-tomyris':
      'If you have [card:tomyris] and lose a conflict, the defeat token goes to the winner. Wins and older tokens are untouched.',
    'leaders-solomon':
      '[card:solomon] builds one card from the discard pile for nothing, at the end of the turn he is recruited in.',
    'leaders-dig-solomon': ', then Solomon',
    'leaders-dig-courtesans': ', then a Solomon copied by the Courtesans Guild',
    'leaders-science': 'Symbols of leaders count like any others: with their kind and in sets.',
    'leaders-aristotle': '[card:aristotle] makes every set of three different symbols worth [points:10] to you.',
    'leaders-score':
      'The points your leaders give. Symbols go to science, shields have fought their conflicts, tokens count with the conflicts.',
    'leaders-sets': '[card:justinian] and [card:plato] score for every complete set you have, not for one alone.',
    'leaders-most':
      'Leaders who ask you to have **more** than your neighbours want you ahead of each of the two. If you are equal with one, you get nothing.',
    'leaders-telesilla':
      '[card:telesilla] takes your defeat tokens away. Every other player gives up one victory token and chooses which; whoever has none loses nothing. She waits until all have taken what the same phase brings, so a token of [card:nitocris] may have to go.',
    'leaders-courtesans-1e':
      'When you build the [card:courtesans-guild], put its token on a face-up leader of a neighbour. You have that leader’s effect from now on, and the neighbour keeps it. The copy is no leader: nobody counts it. With no leader next door the guild gives nothing.',
    'rome-leaders':
      '**Rome** makes nothing, but its leaders are free on one side and two coins cheaper on the other, where its neighbours save one coin too. A stage that lets you recruit does so at once, and you may decline.',
    'rome-age-three': 'Rome keeps its last leaders in Age III as long as a stage may still recruit one.',
    'abu-simbel-2e':
      '**Abu Simbel** buries leaders. When such a stage is built you must lay one of your recruited leaders face down. It works no more, and scores twice its printed cost, whatever you paid. What it gave you before is yours. With no leader the stage gives nothing.',
    'abu-simbel-1e':
      '**Abu Simbel** buries leaders. When such a stage is built you must lay one of your recruited leaders face down. It works no more, and scores twice its printed cost, whatever you paid. What it gave you before is yours. With no leader the stage gives nothing.',
    'abu-simbel-cost-a':
      'A buried leader whose cost is A scores as if it had cost three, in whichever Age you recruited it: [points:6].',
    'leaders-two':
      'In the draft you swap hands with each other. The free city starts with 3 coins and gets no leaders, ~not even as Rome~.',
    'leaders-once-a-turn':
      '**Is the Recruitment phase a turn?** For powers that work once a turn, yes. So is a last card played after the last turn.',
    'leaders-hatshepsut-nothing':
      '**Does Hatshepsut pay for a good that costs nothing?** Yes, it is bought all the same; and if both neighbours have it you choose from whom.',
    'leaders-hatshepsut-far':
      '**Does Hatshepsut pay for goods from an emporium?** No, unless the city two seats away is a neighbour too.',
    'leaders-xenophon-dug':
      '**Does Xenophon pay for a yellow card from the discard pile?** Yes, it is built like any other.',
    'leaders-swap-order':
      '**Aganice and Enheduanna together?** Use them in whichever order scores best. Both wait for the end.',
    'leaders-swap-own':
      '**Which symbol does Aganice exchange?** One of your own city: on a card, a leader or your wonder, one of free choice, or one Enheduanna has added. A symbol you only borrow stays what it is.',
    'leaders-majority-none':
      '**Enheduanna, and no symbol at all?** All three kinds are equal, so she adds one of your choice.',
    'leaders-agrippina-copy-1e':
      '**What is a copied Agrippina worth?** The copy is no leader. She scores for its owner if that city has recruited nobody else; and being copied, or standing beside a copy, does not disturb her where she lives.',
    'leaders-hiram-copy-1e': '**Does Hiram count the guild Olympia copies?** No, a stage is not a purple card.',
    'leaders-courtesans-olympia-1e':
      '**Olympia copies the Courtesans Guild?** The guild scores nothing itself, so Olympia gains nothing.',
    'leaders-courtesans-rome-1e':
      '**Rome recruits next door in the turn the Courtesans Guild is built. Is that leader among the choice?** No, the guild chooses first.',
    'leaders-courtesans-buried-1e':
      '**The leader under the Courtesan token is buried?** The copy works on; even a leader that is buried in this very turn may be chosen. For the Diplomats Guild a buried leader counts no more.',
    'leaders-copy-not-buried-1e':
      '**Can Abu Simbel bury what the Courtesans Guild has copied?** No, a copy is no leader.',
    'leaders-majority-borrowed': '**Does Enheduanna count symbols you only borrow?** Yes, among those you have.',
    'leaders-plato-twice': '**Two cards of each of the seven colours Plato names: 14 points?** Yes.',
    'leaders-given-up': '**Can Halikarnassos dig up a leader?** No. Leaders given up are in the box, not in the pile.',
    'leaders-cities-coins':
      '**Does Imhotep lower the coins of a stage?** No, he takes off a good. Coins stay as printed.',
  },
  signs: {
    leader: 'A leader. The number in the corner is its cost in coins; A stands for the number of the Age.',
  },
  examples: {
    'recruit-caesar': {
      title: 'Recruiting',
      steps: ['Gizah has six coins and recruits [card:caesar] for five. Two shields stand with it from now on.'],
    },
    'leader-under-stage': {
      title: 'A leader as a marker',
      steps: [
        'Gizah makes two [res:wood]: enough for its first stage.',
        'The leader lies under it, and its own cost is not paid.',
      ],
    },
    'give-leader-up': {
      title: 'Giving a leader up',
      steps: ['Three coins from the bank. The discard pile stays as it is.'],
    },
    'cost-of-age': {
      title: 'A cost of A',
      steps: ['In Age II [card:phryne] costs two coins.'],
    },
    'archimedes-one-good': {
      title: 'One good less',
      steps: ['[card:workshop] asks for one [res:glass]. With [card:archimedes] it costs nothing.'],
    },
    'leader-symbol': {
      title: 'A leader’s symbol',
      steps: ['[card:euclid] adds a compass to a gear and a tablet: 1 + 1 + 1 and 7 for the set.'],
    },
    'leader-points': {
      title: 'Leaders on the score sheet',
      steps: ['[card:amytis] with two stages and [card:cleopatra]: 4 + 5 points on the leaders’ line.'],
    },
    'nero-paid': {
      title: 'Nero is paid on the spot',
      steps: ['Gizah wins both conflicts of Age I and has [card:nero]: two coins for each token.'],
    },
    'justinian-sets': {
      title: 'Two sets for Justinian',
      steps: ['Two red, two blue and three green cards make two sets: six points.'],
    },
  },
}
