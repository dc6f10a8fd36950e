/** The words of the Tower of Babel in English. */
import type { Words } from '../../../../atom.ts'
import { cases } from '../../cases/tower/en.ts'

export const words = {
  rules: {
    'sources-babel-tower':
      '**Babel, the tower.** All tiles, reviews, and the page of rules that players wrote. We have read no rulebook.',
    'contents-babel-tower':
      'In Babel, for the tower:\n- {in.babel-tower.board|word} board with a front and a back\n- {in.babel-tower.tiles} tiles, numbered.',
    'tower-board': 'Lay out the tower board with its side of {towerSpaces} spaces.',
    'tower-draft':
      'Deal **{tilesDealt|word} tower tiles** to each player, in secret. Keep one and pass the rest to your **right**; keep one of those you get, and go on like this until all are kept. The other tiles are not used.',
    'tower-draft-first': 'The tiles are drafted before the leaders.',
    'tower-lay':
      'One more use of your card: discard it without coins, and lay one of your tiles face down in front of you.',
    'tower-secret': 'Nobody sees the tile before the end of the turn.',
    'tower-last-card': 'A last card that may be played can be laid for a tile too.',
    'tower-placing':
      'The tiles of a turn go on the tower from the lowest number to the highest: the first on the space with the arrow, then on clockwise. When all {towerSpaces} spaces are full, the next tile covers the oldest one that lies open, and so on round the board.',
    'tower-when': 'Tiles are placed when all else of the turn is done. Costs and gains of this turn are as they were.',
    'law-binds-all':
      'Every tile that lies open is a **law for every city**, that of its builder included. Once it is covered it is gone for good.',
    'law-adds':
      'Laws add up, even if they pull in different directions: a red card may need no goods, and still cost coins.',
    'law-age': 'Coins “of the Age” are as many as its number. They go to the bank, or come from it.',
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
    'score-tower':
      '[points:{towerPoints.1}] for one tile you have built, [points:{towerPoints.2}] for a second, [points:{towerPoints.3}] for all you were dealt: each number stands for the whole, and covered tiles count.',
    'tower-free-city':
      'The free city gets no tiles and lays none; in the draft you pass yours to each other. Laws bind it: it uses a chain even where a law makes that cost coins.',
    'tower-leaders': '**Can I lay a tile with a leader?** No, only with an Age card.',
    'tower-ramses':
      '**[card:ramses], and a law that asks for coins in place of the goods of a guild?** He waives the goods first, so nothing is left to pay.',
    'tower-2e': '**Does Babel fit the second edition?** It was printed for the first. We play it with both.',
  },
  signs: { tower: 'A tile of the tower, with its number.' },
  pictures: {
    laws: 'All laws by their numbers. A stands for the number of the Age.',
    tower: 'The tower. When its spaces are full, a new tile covers the oldest: that law ends, the new one begins.',
    board: 'tower',
  },
  glossary: {
    law: ['Law', 'What an open tile of the tower says: it binds every city.'],
  },
  asked: {
    'tower-lay': 'how do I build the tower | play a tile | place a tile',
    'tower-placing': 'what happens when the tower is full | cover a law',
    'law-binds-all': 'who is bound by a law',
    'score-tower': 'points for tower tiles',
  },
  means: 'disc: tile; quarter: tile',
  examples: {
    'lay-tile': {
      title: 'A tile on the tower',
      steps: [
        '[city:0] discards [card:altar] and lays its tile. No coins come of it.',
        'At the end of the turn the law lies open.',
      ],
    },
    'law-builder-too': {
      title: 'A law for everybody',
      steps: [
        'A law makes blue cards cost the number of the Age. In Age II [card:temple] costs [city:0] [coins:{age}] more, though [city:0] laid the tile.',
      ],
    },
    'laws-add-up': {
      title: 'No goods, but coins',
      steps: [
        'A law waives the goods of red cards, another asks for coins. In Age I [card:stockade] costs [coins:{age}].',
      ],
    },
    'law-silences': {
      title: 'A silenced card',
      steps: ['A law silences [card:forum]. [city:0] cannot pay for the [card:workshop] with its glass.'],
    },
    'law-common': {
      title: 'A good for everybody',
      steps: [
        'A law gives every city [res:ore] or [res:clay]. [city:0] makes neither and builds [card:barracks] all the same.',
      ],
    },
    'tower-points': {
      title: 'Tiles at the end',
      steps: [
        '[city:0] has built {cities.0.tilesBuilt.length|word} tiles: [points:{claims.0.points}], whether they are open or covered.',
      ],
    },
    ...cases,
  },
} satisfies Words
