/** Rule texts of the Tower of Babel in English. */
import type { Words } from '../../../../atom.ts'
import { asked, means } from '../../asked/tower/en.ts'
import { cases } from '../../cases/tower/en.ts'

export const words = {
  rules: {
    'sources-babel-tower':
      '**Babel, the tower.** All tiles, reviews, and the page of rules that players wrote. We have read no rulebook.',
    'contents-babel-tower':
      'In Babel, for the tower:\n- {in.babel-tower.board|word} board with a front and a back\n- {in.babel-tower.tiles} tiles, numbered.',
    'tower-board': 'Lay out the tower board, with the side of {towerSpaces} spaces up.',
    'tower-draft':
      'Deal **{tilesDealt|word} tower tiles** to each player, in secret. Keep one and pass the rest to your **right**; keep one of those you receive, and continue until all are kept. The other tiles are not used.',
    'tower-draft-first': 'The tiles are drafted before the leaders.',
    'tower-lay':
      'A fourth use of your card: discard it without taking coins, and place one of your tiles face down in front of you.',
    'tower-secret': 'Nobody sees the tile before the end of the turn.',
    'tower-last-card': 'A player who may play a last card can also use it to place a tile.',
    'tower-placing':
      'The tiles of a turn go on the tower from the lowest number to the highest: the first on the space with the arrow, the others clockwise from there. When all {towerSpaces} spaces are full, the next tile covers the oldest face-up tile, and so on round the board.',
    'tower-when': 'Place tiles after everything else in the turn. They do not change costs and gains of this turn.',
    'law-binds-all':
      'Every face-up tile is a **law for every city**, including the city that placed it. Once it is covered it is gone for good.',
    'law-adds':
      'Laws add up, even if they contradict each other: a red card may need no resources and still cost coins.',
    'law-age':
      'Coins “of the Age” means as many coins as the number of the Age. You pay them to the bank or take them from it.',
    'law-tax-free':
      'A law that makes cards more expensive also applies to free cards: by chain, by a power, or from the discard pile. If you cannot pay, you cannot build.',
    'law-coins-for-goods':
      'If a law replaces resources by coins, you must pay the coins{slot:law-coins}. A chain still makes the card free.',
    'law-coins-leaders': ', and leaders who reduce the cost by a resource do not help',
    'law-silenced':
      'You can build cards that a law silences, and they lead to others, but they make nothing for you or your neighbours. They take effect again once the law is covered.',
    'law-looked-at':
      'Silenced cards make nothing: [card:secret-warehouse] does not double their resource, and [card:black-market] may give it. Both ignore resources that a law gives to every city.',
    'law-prices':
      'If a law raises the price of resources, the neighbour you buy from receives the extra coin. A price never drops below 0.',
    'law-common-goods': 'Resources that a law gives to every city cannot be bought.',
    'law-endless':
      'Unlimited resources can be bought any number of times, each at its price; no other law takes any of them away.',
    'law-conflicts':
      'Laws on conflicts apply if they are face up at the end of the Age, even if they were placed in its last turn.',
    'score-tower':
      '[points:{towerPoints.1}] for one tile you have placed, [points:{towerPoints.2}] for a second, [points:{towerPoints.3}] for all you were dealt: these are totals, and covered tiles count.',
    'tower-free-city':
      'The free city gets no tiles and places none; in the draft you pass yours to each other. Laws apply to it: it must use a chain even if a law charges coins for it.',
    'tower-leaders': '**Can I place a tile with a leader?** No, only with an Age card.',
    'tower-ramses':
      '**[card:ramses], and a law that asks for coins in place of the resources of a guild?** He waives the resources first, so there is nothing to pay.',
    'tower-2e': '**Does Babel fit the second edition?** It was printed for the first. We play it with both.',
  },
  signs: { tower: 'A tile of the tower, with its number.' },
  pictures: {
    laws: 'All laws by their numbers. A stands for the number of the Age.',
    tower: 'The tower. When its spaces are full, a new tile covers the oldest: that law ends, the new one begins.',
    board: 'tower',
  },
  glossary: {
    law: ['Law', 'The rule on a face-up tile of the tower; it applies to every city.'],
  },
  asked,
  means,
  aid: {
    'step tower': 'Place tower tiles, lowest number first.',
    'tower-lay': 'Discard it, place a tile face down.',
    'score-tower': '[points:{towerPoints.1}], [points:{towerPoints.2}] or [points:{towerPoints.3}] for your tiles.',
  },
  examples: {
    'lay-tile': {
      title: 'A tile on the tower',
      steps: [
        '[city:0] discards [card:altar] and places its tile. It takes no coins.',
        'At the end of the turn the law is revealed.',
      ],
    },
    'law-builder-too': {
      title: 'A law for everybody',
      steps: [
        'A law makes blue cards cost the number of the Age. In Age II [card:temple] costs [city:0] [coins:{age}] more, though [city:0] placed the tile.',
      ],
    },
    'laws-add-up': {
      title: 'No resources, but coins',
      steps: [
        'A law waives the resources of red cards, another asks for coins. In Age I [card:stockade] costs [coins:{age}].',
      ],
    },
    'law-silences': {
      title: 'A silenced card',
      steps: ['A law silences [card:forum]. [city:0] cannot pay for the [card:workshop] with its glass.'],
    },
    'law-common': {
      title: 'A resource for everybody',
      steps: [
        'A law gives every city [res:ore] or [res:clay]. [city:0] makes neither and builds [card:barracks] all the same.',
      ],
    },
    'tower-points': {
      title: 'Tiles at the end',
      steps: [
        '[city:0] has placed {cities.0.tilesBuilt.length|word} tiles: [points:{claims.0.points}], whether they are face up or covered.',
      ],
    },
    ...cases,
  },
} satisfies Words
