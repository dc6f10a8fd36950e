/** The words of both boxes of Babel in English. */
import type { Words } from '../../atom.ts'

export const tower: Words = {
  rules: {
    'tower-board': 'Lay out the tower board with its side of {towerSpaces} spaces.',
    'tower-draft':
      'Deal **three tower tiles** to each player, in secret. Keep one and pass two to your **right**; keep one of those you get and pass the other; keep the last. The other tiles are not used.',
    'tower-draft-first': 'The tiles are drafted before the leaders.',
    'tower-lay':
      'A fourth use of your card: discard it without coins, and lay one of your tiles face down in front of you.',
    'tower-secret': 'Nobody sees the tile before the end of the turn.',
    'tower-last-card': 'A last card that may be played can be laid for a tile too.',
    'tower-placing':
      'The tiles of a turn go on the tower from the lowest number to the highest: the first on the space with the arrow, then on clockwise. When all {towerSpaces} spaces are full, the next tile covers the oldest one that lies open, and so on round the board.',
    'tower-when': 'Tiles are placed when all else of the turn is done. Costs and gains of this turn are as they were.',
    'law-binds-all':
      'Every tile that lies open is a **law for every city**, that of its builder included. Once it is covered it is gone for good.',
    'law-adds':
      'Laws add up, even if they pull in different directions: a red card may need no goods, and still cost coins.',
    'law-age': 'Coins “of the Age” are one, two or three. They go to the bank, or come from it.',
    'law-tax-free':
      'A law that makes something dearer holds for cards that cost nothing, too: by chain, by a power, or from the discard pile. Whoever cannot pay cannot build.',
    'law-coins-for-goods':
      'Where a law asks for coins in place of goods there is no choice{slot:law-coins}. A chain still makes the card free.',
    'law-coins-leaders': ', and leaders who take off a good do not help',
    'law-silenced':
      'Cards a law silences can be built and lead to others, but make nothing, for you or your neighbours. They work again once the law is covered.',
    'law-looked-at':
      'Whatever looks at what your city makes sees what the laws leave: [card:secret-warehouse] does not double a silenced good, and [card:black-market] may give it. Goods a law gives to every city are not looked at.',
    'law-prices': 'A law that makes goods dearer pays the seller. No price falls below nothing.',
    'law-common-goods': 'Goods a law gives to every city are not for sale.',
    'law-endless': 'Goods without end are sold without end, each at its price; no other law takes any of them away.',
    'law-conflicts':
      'Laws on conflicts count if they lie open at the end of the Age, even if they were laid in its last turn.',
    'score-tower': '[points:2], [points:5] or [points:10] for one, two or three tiles you have built, open or covered.',
    'tower-free-city':
      'The free city gets no tiles and lays none; in the draft you pass yours to each other. Laws bind it: it uses a chain even where a law makes that cost coins.',
    'tower-leaders': '**Can I lay a tile with a leader?** No, only with an Age card.',
    'tower-ramses':
      '**Ramses, and a law that asks for coins in place of the goods of a guild?** He waives the goods first, so nothing is left to pay.',
    'tower-2e': '**Does Babel fit the second edition?** It was printed for the first. We play it with both.',
  },
  signs: { tower: 'A tile of the tower, with its number.' },
  examples: {
    'lay-tile': {
      title: 'A tile on the tower',
      steps: [
        'Gizah discards [card:altar] and lays its tile. No coins come of it.',
        'At the end of the turn the law lies open.',
      ],
    },
    'law-builder-too': {
      title: 'A law for everybody',
      steps: [
        'A law makes blue cards cost the number of the Age. In Age II [card:temple] costs Gizah two coins more, though Gizah laid the tile.',
      ],
    },
    'laws-add-up': {
      title: 'No goods, but coins',
      steps: [
        'One law waives the goods of red cards, another asks for coins. In Age I [card:stockade] costs one coin.',
      ],
    },
    'tower-points': {
      title: 'Three tiles',
      steps: ['All three tiles are built: ten points, whether they are open or covered.'],
    },
  },
}

export const projects: Words = {
  rules: {
    'project-supply': 'Sort the project cards by Age. Keep participation tokens and reward tokens at hand.',
    'project-reveal':
      'As an Age begins, one project of that Age is revealed at random. Lay participation tokens on it, one fewer than players: **{projectTokens}**.',
    'project-reveal-ours':
      'As an Age begins, one project of that Age is revealed at random. Lay participation tokens on it: **{projectTokens}**. For {players} players that is our number.',
    'project-join':
      'If your card has the **colour of the project** and a token is left on it, you may take part: pay the project’s coins and goods together with the card, and take a token.',
    'project-join-again': 'You may take part again with another card of the colour, as long as tokens are left.',
    'project-short': 'If more players take part in one turn than tokens are left, everybody still gets one.',
    'project-dig': 'A card from the discard pile takes no part in the project.',
    'project-success':
      '**No token left on the project:** it succeeds. You get its reward once for each token you took.',
    'project-failure':
      '**A token left:** it fails. Whoever took part gets nothing and loses nothing. Everybody else suffers the penalty and chooses, where there is a choice, which card or token goes.',
    'project-penalty-token':
      'Whoever cannot suffer the penalty in full loses nothing, and takes the penalty token of the Age: [points:−1], [points:−2] or [points:−3].',
    'project-tokens':
      'Tokens for a **free building** and a **free stage** are used once, whenever you like, and given back. Shields and points stay with you.',
    'project-token-coins':
      'A free stage waives goods; coins of the stage are still paid. A free building waives the whole cost of the card, but not of taking part with it.',
    'project-bag': 'A **bag** lets a card of any colour take part, once. The cost of taking part is still paid.',
    'project-victories':
      'A victory token from a project counts, once you have it, in every way like one won in a conflict.',
    'score-projects': 'The points of your project tokens, penalties included.',
    'project-start-lost':
      'A board that has lost what it gives makes nothing, for you or your neighbours, and whatever looks at what a city makes sees that: [card:secret-warehouse] does not double its good, [card:black-market] may give it.',
    'project-free-city': 'The free city never takes part, is never rewarded and never penalised.',
    'project-armada': 'With one card you **either** sail **or** take part, never both.',
    'project-not-edifice':
      '**May a stage take part in the project, or a card in the edifice?** Neither. A card takes part in the project, a stage in the edifice.',
    'project-edifice': '**A project and an edifice end in the same Age. Which comes first?** The project.',
    'project-discounts':
      '**A leader takes a good off the card. Off the share in the project as well?** No, off the card alone.',
    'project-nero': '**Does Nero pay for the victory token of a project?** Yes.',
    'project-penalty-coins':
      '**A penalty takes all my coins. May I take debts of Cities instead?** No. A penalty is no loss of that kind.',
    'project-2e':
      '**Do the Great Projects fit the second edition?** They were printed for the first. We play them with both.',
    'project-law-victories': '**Does the law that shrinks victory tokens touch those of projects?** No.',
  },
  signs: { project: 'A project, or a token of one.' },
  examples: {
    'project-part': {
      title: 'Taking part',
      steps: [
        'The project is blue. Gizah builds [card:altar] and pays one coin and one [res:clay] for its part: the clay is bought for two coins.',
      ],
    },
    'project-fails': {
      title: 'A failed project',
      steps: [
        'A token is left on [card:project-rampart-road] when the Age ends. Gizah took part and keeps its coins; the others lose all of theirs.',
      ],
    },
    'project-score': {
      title: 'Tokens on the sheet',
      steps: ['A penalty token of Age II and three stages with the token of the Smelter: 3 − 2.'],
    },
  },
}
