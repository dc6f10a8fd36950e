/** Texts of the printed examples in English. */
import type { ExampleWords } from '../../../atom.ts'

export const examples = {
  'whole-turn': {
    title: 'One turn at the table',
    steps: [
      '**Choose.** Everybody puts one card face down: [city:1] a card for its first stage, [city:0] a [card:guard-tower] to build, [city:2] a card to sell. Then all say what they do, and [city:0] turns its card face up.',
      '**Pay.** The tower costs [res:clay], which [city:0] does not make. It pays [coins:{price}] to its left neighbour [city:1], who does. [city:1] makes both [res:wood] for its stage itself.',
      '**Place.** [city:0] puts the tower face up beside its board, [city:1] its card face down under the board. [city:2] puts its card on the discard pile and takes [coins:{sale}].',
      '**Effects.** [city:0] now has a [sign:shield|shield], and the stage of [city:1] counts at the end.',
      '**Pass.** In Age I everybody gives the rest of the hand to the left neighbour and takes the one from the right. The next turn begins.',
    ],
  },
  'whole-turn-two': {
    title: 'A turn with the free city',
    steps: [
      '**Draw.** [city:0] is the keeper and draws the top card of the free city’s pile into its hand.',
      '**Choose.** The keeper picks a card for its own city, an [card:altar], then one of the rest for the free city, [city:2]: a [card:lumber-yard]. It must be one that can be built, if there is one. [city:1] picks a card to sell.',
      '**Reveal, pay and place.** In each step the free city goes first. Its coins and cards are its own.',
      '**Swap.** The players swap hands. [city:1] is the next keeper and draws from the pile.',
    ],
  },
  'own-goods': {
    title: 'A card paid with your own stone',
    steps: [
      '[card:baths] asks for {@baths.cost.stone|word} [res:stone]. [city:0] makes it, so there is nothing else to pay.',
      'Next turn all resources can be used again.',
    ],
  },
  'goods-once': {
    title: 'One use per turn',
    steps: [
      '[card:aqueduct] asks for {@aqueduct.cost.stone|word} [res:stone], and [city:0] makes only one. It cannot use it several times.',
    ],
  },
  'choice-of-goods': {
    title: 'This or that',
    steps: [
      '[card:clay-pit] makes [res:clay] or [res:ore]. With it you can build either of the cards in hand this turn.',
    ],
  },
  'name-twice': {
    title: 'No second card of the same name',
    steps: ['[city:0] has a [card:lumber-yard]. A second one can be sold or used for a stage, but not built.'],
  },
  'loom-twice': {
    title: 'The same name in another Age',
    steps: ['With [card:loom-age-1] of Age I in the city, that of Age II cannot be built.'],
  },
  'buy-left': {
    title: 'A neighbour’s clay',
    steps: [
      '[card:guard-tower] asks for {@guard-tower.cost.clay|word} [res:clay]. [city:0] makes none; its left neighbour does.',
      '[coins:{price}] go to the left. The neighbour cannot refuse and loses nothing.',
    ],
  },
  'choose-seller': {
    title: 'Choosing whom to pay',
    steps: ['Both neighbours make [res:clay]. You decide which of them you pay.'],
  },
  'one-unit-once': {
    title: 'Each resource can be bought once',
    steps: [
      '[card:aqueduct] asks for {@aqueduct.cost.stone|word} [res:stone]. [city:0] makes one, its left neighbour makes one more. However rich [city:0] is, it lacks one.',
    ],
  },
  'trading-post': {
    title: 'A trading post',
    steps: [
      'With the [card:east-trading-post], raw materials of the right neighbour cost [coins:{bargain}]. On the left the price is still [coins:{price}].',
    ],
  },
  'post-too-late': {
    title: 'A discount begins next turn',
    steps: [
      'The [card:east-trading-post] and the [card:guard-tower] are both in hand. As long as the trading post is not built, the [res:clay] on the right costs [coins:{price}].',
    ],
  },
  'forum-not-sold': {
    title: 'Resources that nobody can buy',
    steps: ['The left neighbour has a [card:forum]. It makes glass for its owner only: [city:0] cannot buy it.'],
  },
  'coins-too-late': {
    title: 'Coins that come too late',
    steps: [
      '[city:0] has [coins:{cities.0.coins}]. Its neighbour will pay it [coins:{price}], but only after everybody has paid.',
      'So [city:0] cannot buy the [res:clay] it needs.',
    ],
  },
  'vineyard-counts': {
    title: 'Counting cards built in the same turn',
    steps: [
      '[city:0] builds [card:vineyard], its left neighbour a [card:sawmill] in the same turn.',
      'Both cards are placed before they take effect: the vineyard pays for the neighbour’s brown card. Resources on boards are not cards and pay nothing.',
    ],
  },
  'chain-baths': {
    title: 'A card that leads to another',
    steps: [
      '[card:baths] leads to [card:aqueduct]. Its {@aqueduct.cost.stone|word} [res:stone] are waived: the card is free.',
    ],
  },
  'chain-next-door': {
    title: 'No chain from next door',
    steps: [
      'The neighbour has [card:baths]. That helps only the neighbour: [city:0] cannot build the [card:aqueduct].',
    ],
  },
  'stage-any-card': {
    title: 'A stage with a card you cannot build',
    steps: [
      'Nobody here can pay for the [card:palace], but it can be used for a stage.',
      '[city:0] pays {@gizah-day-1.cost.wood|word} [res:wood] for its first stage. The card is face down: it is no longer a blue card and scores nothing.',
    ],
  },
  'stage-in-order': {
    title: 'No stage is skipped',
    steps: ['[city:0] could pay for its last stage, but the first comes first.'],
  },
  'sell-three': {
    title: 'A sale',
    steps: ['The card goes face down on the pile, [coins:{sale}] come from the bank.'],
  },
  'must-sell': {
    title: 'Only a sale is possible',
    steps: ['[city:0] can pay neither for its cards nor for its first stage. It sells one of the cards.'],
  },
  'last-turn': {
    title: 'The last turn',
    steps: [
      'It is the last turn of the Age. [city:0] builds one of its {cities.0.hand.length|word} cards.',
      'The other goes to the discard pile, without coins.',
    ],
  },
  'halikarnassos-digs': {
    title: 'Looking through the pile',
    steps: [
      '[city:0] builds its second stage. A neighbour sells a [card:palace] in the same turn.',
      'At the end of the turn [city:0] builds it free of cost.',
    ],
  },
  'dig-nothing': {
    title: 'A card left on the pile',
    steps: ['[city:0] could build [card:gardens] from the discard pile. It declines, and the card stays there.'],
  },
  'conflict-age-two': {
    title: 'Armies in Age II',
    steps: [
      '[city:0] has {claims.3.shields|word} shields, its left neighbour {claims.4.shields|word}, its right neighbour {claims.5.shields|word}.',
      'It wins on the left and takes a victory token worth [points:{claims.0.has.victory.0}]. It loses on the right and takes a defeat token worth [points:−{defeat}]. The picture shows these fights only.',
    ],
  },
  'conflict-equal': {
    title: 'Equal armies',
    steps: ['Nobody has a shield. The Age ends, and nobody takes a token.'],
  },
  'science-sum': {
    title: 'Counting symbols',
    steps: [
      'A city has three compasses, one gear and one tablet. Each kind is multiplied by itself: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}.',
      'The one set of different symbols adds {claims.0.of.3}: {claims.0.points} points in all.',
    ],
  },
  'science-wild': {
    title: 'A symbol of your choice',
    steps: [
      'Two compasses and one gear, and the symbol of the [card:scientists-guild].',
      'As a tablet it completes a set: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}, more than another compass would score.',
    ],
  },
  'treasury-thirds': {
    title: 'Coins at the end',
    steps: ['{cities.0.coins|Word} coins make {claims.0.points|word} points. The remaining coins are worth nothing.'],
  },
  'military-sum': {
    title: 'Tokens at the end',
    steps: [
      'Victories worth {cities.0.victory.0}, {cities.0.victory.1} and {cities.0.victory.2}, and {cities.0.defeat|word} defeats: {claims.0.points} points.',
    ],
  },
  'guild-neighbours': {
    title: 'A guild that counts both neighbours',
    steps: [
      '[card:workers-guild] scores [points:{@workers-guild.points}] for each brown card of your neighbours. Together they have {claims.0.points|word}; your own do not count.',
    ],
  },
  'lighthouse-itself': {
    title: 'A yellow card counts itself',
    steps: [
      'With one yellow card in the city, [card:lighthouse] is the second: [coins:{claims.0.has.coins}] at once, and [points:{claims.1.points}] at the end.',
    ],
  },
  'tie-coins': {
    title: 'A tie',
    steps: [
      '[city:0] has [coins:{cities.0.coins}], [city:1] has [coins:{cities.1.coins}]. Both score [points:{claims.0.points}], so they are tied. [city:1] has more coins and wins.',
    ],
  },
  'bid-paid': {
    title: 'A bid at the end',
    steps: [
      '[city:0] was given to a bid of [points:{setup.seats.0.price}], and loses them at the end. [city:1] and [city:2] were given to bids of 0 and lose nothing.',
    ],
  },
  'wonder-and-blue': {
    title: 'Wonder and blue cards',
    steps: [
      '{cities.0.stages|Word} stages of [city:0] by day are worth [points:{claims.0.points}], a [card:senate] [points:{claims.1.points}]: each on its own line.',
    ],
  },
  'olympia-new-colour': {
    title: 'The first card of a colour',
    steps: [
      '[city:0] has built its second stage. The city has no blue card yet, so [card:aqueduct] is free; another brown card is not.',
    ],
  },
  'free-city-builds': {
    title: 'The free city must build',
    steps: ['After your own card you choose for the free city. Since something can be built, selling is not offered.'],
  },
} satisfies Readonly<Record<string, ExampleWords>>
