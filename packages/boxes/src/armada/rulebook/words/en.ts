/** Rule texts of Armada in English. */
import type { Words } from '../../../atom.ts'
import { asked, means } from '../asked/en.ts'
import { cases } from '../cases/en.ts'

export const words = {
  rules: {
    'sources-armada':
      '**Armada.** What owners of the box report, and the publisher’s answers to questions. We have read no rulebook.',
    'contents-armada-1e':
      'In Armada:\n- {in.armada.cards} cards, as many of each Age\n- {in.armada.islands} islands, as many of each level\n- {in.armada.shipyards} shipyards and {in.armada.ships} ships\n- {in.armada.naval} naval tokens and {in.armada.conflict} conflict tokens.',
    'contents-armada-2e':
      'In Armada:\n- {in.armada.cards} cards, as many of each Age\n- {in.armada.islands} islands, as many of each level\n- {in.armada.shipyards} shipyards and {in.armada.ships} ships\n- {in.armada.boards} wonder board: [boards:armada]\n- {in.armada.naval} naval tokens, {in.armada.conflict} conflict tokens and {in.armada.boarding} boarding tokens\n- {in.armada.coins6} coins worth {coinValues.3}.',
    'armada-cards':
      'Sort the Armada cards by Age and shuffle them. Put {armadaCards} of each Age, unseen, into the deck of that Age; the others are not used.',
    'armada-cards-eight':
      'Sort the Armada cards by Age and shuffle them. Put {armadaCards} of each Age, unseen, into the deck of that Age: as many as can be dealt out evenly to {players|word}. The others are not used.',
    'armada-shipyard':
      'Give each player a shipyard at random, and put {fleets|word} ships on its start spaces: red, yellow, blue, green.',
    'armada-piles': 'Shuffle the islands by level and lay out {islandLevels|word} piles, face down.',
    'naval-construction':
      'With a **red, yellow, blue or green** card you may also make one **naval construction** in the column of that colour: pay for the next space and move the ship up to it. Other colours allow none.',
    'naval-construction-stage':
      'A stage allows one naval construction too, in the column of your shipyard with the wonder symbol.',
    'naval-cost':
      'Pay for the card and the naval construction together, from the same resources and purchases. A resource cannot pay for both.',
    'naval-free-card': 'If a chain or a power makes the card free, you still pay for the naval construction.',
    'armada-sell': ', **or** move your yellow ship up one space free of cost instead of taking the coins',
    'ships-columns':
      'Each ship climbs its own column of {fleetSpaces|word} spaces. The space it has reached counts, not those it has passed. A ship on its last space stays there.',
    'ships-advance':
      'Cards, stages and islands can advance a ship one space free of cost; you choose the ship unless they name one. This comes on top of a naval construction in the same turn, even with the same ship.',
    'ships-values':
      'Red spaces give naval strength. Yellow spaces give a commercial level and coins on arrival, some of them with Tax. Blue spaces give points, and some green spaces an exploration. The list of shipyards shows the cost and gain of each space. We have not seen the printed boards: nearly all of these values are ours.',
    'ships-values-corrected':
      'Red spaces give naval strength. Yellow spaces give a commercial level and coins on arrival, some of them with Tax. Blue spaces give points, and some green spaces an exploration. The list of shipyards shows the cost and gain of each space, corrected after printed boards; values that are still ours are marked there. The examples of this book use our boards.',
    'siracusa-order': '; [wonder:siracusa] builds its stages in any order',
    'explore-alone':
      'When your green ship reaches an exploration space of a level, draw {islandsDrawn|word} islands of that level, keep one, and shuffle the others back. Tuck your island under that space of your shipyard. Its effect starts now.',
    'explore-several':
      'If several players explore the same level in one turn, deal all its islands out evenly among them. Each keeps one; shuffle the rest back. Lower levels go first.',
    'island-by-card':
      'A card that gives an island takes the top one of its pile, without a choice. Tuck it under the right edge of your shipyard.',
    'islands-not-sold': ', islands',
    'armada-blue': '; those of Armada move a ship, and also give points in Ages II and III',
    'armada-yellow':
      '. The yellow cards of Armada open an emporium, or give coins and trigger Piracy; in Age III they are worth points and give no coins',
    'armada-red': '; those of Armada give naval strength, or shields and a Boarding',
    'armada-green': '; those of Armada give an island, or a symbol of the kind you have most of',
    'dig-no-naval':
      'A card from the discard pile allows no naval construction. If it moves a ship by itself, the ship moves, and explores in this turn.',
    'commercial-level': 'Your yellow ship sets your **commercial level**. Before its first move, you have none.',
    tax: '**Tax:** when your yellow ship arrives on such a space, every other player with a lower commercial level loses the difference in coins, to the bank.',
    piracy: '**Piracy:** every other player loses as many coins as their own commercial level.',
    'tribute-several':
      'Tax and Piracy of one turn both apply. If several players trigger the same kind, the others pay for each of them; those players themselves pay only once, the highest amount.',
    'tribute-short': 'If you have too few coins, you lose what you have.',
    'tribute-debts': 'Pay these losses like any other, with coins or debts.',
    'foggy-island-losses': '[card:foggy-island] protects you from Tax and Piracy, but from no other loss.',
    emporium:
      'An **emporium** lets you buy resources from the city beyond one of your neighbours, up to the number on the card each turn, for [coins:{@eastern-emporium.price}] each. You can buy what its neighbours could buy.',
    boarding:
      '**Boarding** adds one conflict at the end of this Age, with the city beyond one of your neighbours, which takes the boarding token. Compare shields and take tokens as in any conflict. Then return the boarding token.',
    'naval-strength':
      'Then **all** cities compare their naval strength at once: the space of the red ship, and what cards, islands and stages add. Naval strength does not count as shields.',
    'naval-tokens':
      'The weakest take a defeat: [points:−{navalDefeats.1}], [points:−{navalDefeats.2}] or [points:−{navalDefeats.3}] in Age I, II or III. The strongest takes [points:{navalFirst.1}], [points:{navalFirst.2}] or [points:{navalFirst.3}], the second [points:{navalSecond.1}], [points:{navalSecond.2}] or [points:{navalSecond.3}], and in Age III the third takes [points:{navalThird.3}].',
    'naval-ties':
      'All who are equally weak take the defeat. Cities that tie for a higher place all take the token of the **next** place down, and the cities behind them move down one more. If all are equal, nobody takes a token.',
    'naval-weakest': 'A city among the weakest never takes a victory, however few cities there are.',
    'naval-stay-out':
      'With the [card:forgotten-oasis] you may stay out in any Age: say so before strengths are compared, and you are left out.',
    'naval-teams': 'At sea there are no teams: each player is compared alone.',
    'guild-cap': ', **at most [points:{guildCap}] for each guild**',
    'score-naval':
      'The values of your naval tokens, defeats included. ~They are not conflict tokens: effects that count conflict tokens ignore them.~',
    'score-fleet': 'The points of the space your blue ship has reached.',
    'score-islands': 'The points your islands give.',
    'majority-symbol':
      'A symbol **of the kind you have most of** is added after your other symbols; if kinds are tied, you choose.',
    'majority-order':
      'You may add it before or after symbols of free choice, whichever scores best. If you have no symbol at all, it is one of your choice.',
    'armada-leaders':
      '**Do leaders move ships?** Recruiting or selling a leader does not. A stage built with a leader does.',
    'majority-borrowed':
      '**Do symbols you only borrow count for the kind you have most of?** Yes, once they are borrowed.',
    'armada-diplomacy':
      '**Does diplomacy stop Boarding or the naval conflict?** No. It applies only to the conflicts with your neighbours.',
    'armada-tomyris':
      '**I lose a Boarding, and have [card:tomyris]. Who takes the defeat?** The winner, as in any conflict on land.',
    'armada-mask':
      '**Can a mask copy the symbol of the kind a neighbour has most of?** No. It copies a printed compass, gear or tablet; a green card without one lends nothing.',
    'armada-laws':
      '**Do laws affect an emporium?** Laws on prices do not: they apply to neighbours only. But you cannot buy there from cards that a law silences.',
    'guild-cap-scope':
      '**What does the limit of points cover?** Each guild by itself, and each copy by itself. The symbol of the [card:scientists-guild] counts with science and has no limit.',
    'guild-cap-leaders': '**Does the limit for guilds apply to leaders?** No, only to guilds.',
    'armada-last-card':
      '**Does a last card, the one left in hand in the last turn, move a ship?** Yes, like any other.',
    'armada-siracusa-1e':
      '**Where is [wonder:siracusa]?** In this edition it was a promo: add the promos to play it, with the stages of the second edition.',
  },
  signs: {
    ship: 'A ship of the colour shown.',
    island: 'Exploration, or an island of the level shown.',
    naval: 'Naval strength.',
    tax: 'Tax.',
    piracy: 'Piracy.',
    boarding: 'Boarding.',
  },
  pictures: {
    shipyard: 'A shipyard. Each ship climbs its own column; the space it has reached counts.',
    red: 'naval strength',
    yellow: 'level and coins',
    blue: 'points',
    green: 'islands',
    start: 'start',
    stage: 'moves with a stage',
    yards: 'The costs of all shipyards; each space gives the same on every shipyard.',
    sea: 'Tokens for the naval conflict in each Age.',
    first: 'first',
    second: 'second',
    third: 'third',
    weakest: 'weakest',
    piles: 'islands',
    tokens: 'at sea',
  },
  glossary: {
    fleet: ['Fleet', 'The {fleets|word} ships of a city, each on its own column.'],
    island: ['Island', 'A card you find by exploring.'],
    shipyard: ['Shipyard', 'The board on which your ships move.'],
    'naval-strength': ['Naval strength', 'The strength that is compared in the naval conflict.'],
    'naval-construction': ['Naval construction', 'Paying to move a ship, along with a card or a stage.'],
    'commercial-level': ['Commercial level', 'The level on the space of your yellow ship.'],
    emporium: ['Emporium', 'A card that lets you trade beyond your neighbours.'],
    tax: ['Tax', 'Coins that others lose when a yellow ship arrives.'],
    piracy: ['Piracy', 'Coins that others lose to a card with this symbol.'],
    boarding: ['Boarding', 'A conflict with the city beyond a neighbour.'],
  },
  asked,
  means,
  aid: {
    'step ships': 'Move ships.',
    'step explore': 'Explore: choose an island.',
    'step explore-late': 'Explore after the discard pile.',
    'step tribute': 'Tax and Piracy.',
    'step naval-absence': 'Stay out at sea, if you may.',
    'step naval-conflict': 'Compare naval strength, take tokens.',
    'score-fleet': 'Space of the blue ship.',
    'score-islands': 'Islands.',
    'score-naval': 'Naval tokens.',
  },
  examples: {
    'paid-together': {
      title: 'A card and a ship',
      steps: [
        '[city:0] builds [card:barracks] for {@barracks.cost.ore|word} [res:ore] and moves its red ship for [res:wood].',
        'It makes both, so nothing is bought.',
      ],
    },
    'one-good-not-two': {
      title: 'One resource, one use',
      steps: [
        '[card:stockade] costs [res:wood], and so does the first red space. [city:0] makes only one: it can build the card, but not move the ship.',
      ],
    },
    'last-space': {
      title: 'The top of a column',
      steps: ['The red ship has reached space {cities.0.ships.red}, the last. The card is built, but the ship stays.'],
    },
    'sell-for-ship': {
      title: 'A sale for a ship',
      steps: [
        'Instead of [coins:{sale}] the yellow ship moves up to space {claims.0.has.ships.yellow}. Arriving there brings [coins:{claims.0.has.coins}], and the city has a commercial level.',
      ],
    },
    'piracy-levels': {
      title: 'Pirates',
      steps: [
        '[city:0] builds [card:pirate-hideout] and takes [coins:{claims.0.has.coins}]. [city:1] has a commercial level and loses as many coins; [city:2] has none and loses nothing.',
      ],
    },
    'naval-age-one': {
      title: 'At sea in Age I',
      steps: [
        '[city:0] is strongest and takes [points:{claims.0.has.navalTokens.0}], [city:1] comes second and takes [points:{claims.1.has.navalTokens.0}], [city:2] is last: [points:−{navalDefeats.1}].',
      ],
    },
    'naval-age-three': {
      title: 'At sea in Age III',
      steps: [
        'Now a third place counts too: [points:{claims.0.has.navalTokens.0}], [points:{claims.1.has.navalTokens.0}] and [points:{claims.2.has.navalTokens.0}] go to the first cities, [points:−{navalDefeats.3}] to the weakest.',
      ],
    },
    'naval-shared-first': {
      title: 'A shared first place',
      steps: [
        '[city:0] and [city:1] tie as the strongest in Age I. Both take the token of the second place: [points:{navalSecond.1}].',
      ],
    },
    'cap-ten': {
      title: 'The limit of a guild',
      steps: [
        '[city:0] has the [card:workers-guild]. Its neighbours have {cities.1.cards.length|word} brown cards each. The guild still scores only {claims.0.points|word}.',
      ],
    },
    'majority-most': {
      title: 'One more of the same',
      steps: [
        '[city:0] has more compasses than gears. [card:emerald-archipelago] adds a compass: {claims.0.of.0} + {claims.0.of.1}.',
      ],
    },
    'blue-ship': {
      title: 'Fleet and islands',
      steps: [
        'The blue ship is on space {cities.0.ships.blue}: [points:{claims.0.points}]. [card:inhabited-island] adds [points:{claims.1.points}] on a line of its own, naval tokens of {cities.0.navalTokens.0} and {cities.0.navalTokens.1} make [points:{claims.2.points}].',
      ],
    },
    'emporium-far': {
      title: 'Resources from farther away',
      steps: [
        'With the [card:eastern-emporium] [city:0] buys [res:glass] from [city:3], beyond its right neighbour, for [coins:{@eastern-emporium.price}].',
      ],
    },
    ...cases,
  },
} satisfies Words
