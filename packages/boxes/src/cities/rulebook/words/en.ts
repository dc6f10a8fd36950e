/** Rule texts of Cities in English. */
import type { Words } from '../../../atom.ts'
import { asked, means } from '../asked/en.ts'
import { cases } from '../cases/en.ts'

export const words = {
  rules: {
    'sources-cities':
      '**Cities.** All cards and boards, the lists of contents and the publisher’s answers to questions. Of the rulebooks we have read the first pages only.',
    'contents-cities-1e':
      'In Cities:\n- {in.cities.black} black cards, as many of each Age, and {in.cities.guilds} guilds\n- {in.cities.leaders} leaders for games with Leaders\n- {in.cities.boards} wonder boards: [boards:cities]\n- {in.cities.debt1} small debts and {in.cities.debt5} large ones, {in.cities.diplomacy} diplomacy tokens.',
    'contents-cities-2e':
      'In Cities:\n- {in.cities.black} black cards, as many of each Age\n- {in.cities.boards} wonder boards: [boards:cities]\n- {in.cities.debt1} small debts and {in.cities.debt5} large ones, {in.cities.diplomacy} diplomacy tokens\n- {in.cities.coins6} coins worth {coinValues.3}.',
    'cities-cards':
      'Sort the black cards by Age and shuffle them. Put {citiesCards} of each Age, unseen, into the deck of that Age; the others are not used.',
    'cities-cards-two':
      'Sort the black cards by Age and shuffle them. Put {citiesCards} of each Age, one for each city, into the deck of that Age; the others are not used.',
    'cities-cards-eight':
      'Sort the black cards by Age and shuffle them. Put {citiesCards} of each Age, unseen, into the deck of that Age: as many as can be dealt out evenly to {players|word}. The others are not used.',
    'cities-guilds-1e': ', including the {citiesGuilds|word} of Cities',
    'colour-black':
      '**Black** cards often harm other cities. They are Age cards: you can sell them, use them for a stage and build them from the discard pile. They have no chains.',
    'loss-everybody':
      'When an effect makes the others lose coins, it affects **every city but yours**, not only your neighbours. The loss comes at the end of the turn, and coins earned this turn can be used.',
    'loss-choice':
      'For each coin you lose you choose: give it to the bank, or take a **debt** of [points:−{debt}] instead. You may take debts even if you have the coins. You take a debt for each coin you cannot pay.',
    'loss-together': 'Add up all losses of one turn and pay them together.',
    'debt-for-good': 'Debts are never paid back. Each costs you [points:{debt}] at the end.',
    'debt-neighbours': 'If a card gives your neighbours a debt directly, they cannot pay coins instead.',
    'diplomacy-absent':
      'With a **diplomacy token** your city is absent from the next conflicts: it wins nothing and loses nothing. Return the token afterwards.',
    'diplomacy-close':
      'The cities on both sides of absent cities fight each other, however many absent cities lie between them. If only a pair of cities is left, they fight once.',
    'diplomacy-second': 'You keep a second token for the next Age. If one city is left, or none, nobody fights.',
    'diplomacy-only-conflicts': 'For everything else, trade and guilds included, your neighbours stay your neighbours.',
    'mask-symbol':
      'A **mask** gives you the symbol of a green card in a neighbouring city, chosen when points are counted. It copies green cards only; symbols of other cards and of wonders cannot be copied.',
    'mask-once': 'If you have several masks, no card is copied twice. A card you have yourself may be copied.',
    'warehouse-market':
      '[card:secret-warehouse] makes one more resource of a kind your board, brown or grey cards make; [card:black-market] one of a kind they do not. Both ignore what other cards and stages make.',
    'wharf-coin':
      'A wharf takes [coins:{wharfOff}] off the first resource you buy on its side each turn. It adds to trading posts and the [card:marketplace], so a resource can be free.',
    'smugglers-cache-coin': 'With the [card:smugglers-cache], the resource of a neighbour’s board costs a coin less.',
    'architect-firm-coins':
      '[card:architect-firm] waives the resources of your stages. Coins a stage costs are still paid.',
    'memorial-coins':
      '[card:memorial] pays [coins:{@memorial.coins}] for each of your defeat tokens; then you discard them.',
    'cities-dig': ', then the [card:forging-agency]',
    'cities-not-sold': ', black cards',
    'score-cities': 'The points on your black cards.',
    'score-debt': '[points:−{debt}] for each debt.',
    'teams-diplomacy':
      'A diplomacy token of either city cancels one of the fights with your outer neighbour; a second token cancels the other. Nobody takes the place of the absent city.',
    'cities-free-city':
      'The free city pays a loss with the coins it has, and takes debts for the rest. Nobody is asked.',
    'cities-new-colour':
      '**Is black a colour for [wonder:olympia]?** Yes. The first black card of a city that has none is free.',
    'cities-eight-2e':
      '**{players|Word} players in the second edition?** The printed rules do not allow so many. We play as in the first edition: alone or in teams.',
    'cities-loss-order':
      '**I sell a card while a neighbour makes me lose coins. Can I use the coins of the sale?** Yes.',
    'cities-last-turn-loss': '**When do I pay losses of the last turn of an Age?** Before the conflicts.',
    'cities-leaders-dig':
      '**[card:solomon] and a black card both build from the discard pile in one turn. Who goes first?** The leader, then the card.',
  },
  signs: {
    debt: 'A debt: you lose points at the end.',
    diplomacy: 'A diplomacy token: your city stays out of conflicts at the end of the Age.',
    mask: 'A mask: the symbol of a neighbour’s green card.',
  },
  glossary: {
    debt: ['Debt', 'A token for coins you lost but did not pay.'],
    diplomacy: ['Diplomacy', 'A token that keeps a city out of conflicts.'],
    loss: ['Loss', 'Coins that other players must pay to the bank.'],
    mask: ['Mask', 'A symbol borrowed from a green card of a neighbour.'],
  },
  asked,
  means,
  pictures: {
    absent: 'The city in the middle stays away: its neighbours fight each other.',
    left: 'left',
    away: 'away',
    right: 'right',
  },
  aid: {
    'step losses': 'Pay losses, or take debts.',
    'score-cities': 'Black cards.',
    'score-debt': '[points:−{debt}] a debt.',
  },
  examples: {
    'hideout-loss': {
      title: 'A loss for all others',
      steps: [
        '[city:0] builds [card:hideout]. Every other city loses [coins:{@hideout.coins}].',
        '[city:1] pays, [city:2] takes a debt to keep its money.',
      ],
    },
    'absent-city': {
      title: 'An absent city',
      steps: ['[city:0] has a diplomacy token. Its neighbours fight each other, once.', 'The token goes back.'],
    },
    'mask-best': {
      title: 'A mask completes the set',
      steps: [
        '[city:0] has a compass, a gear and [card:pigeonhole]. A neighbour has a [card:school].',
        'Its tablet completes the set: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}.',
      ],
    },
    'wharf-first': {
      title: 'A wharf',
      steps: [
        'With the [card:west-clandestine-wharf], the first resource bought on the left costs [coins:{claims.0.can.pay.left}] instead of [coins:{price}].',
      ],
    },
    'cache-board': {
      title: 'The resource of a board',
      steps: [
        '[city:1] has [res:ore] on its board. With the [card:smugglers-cache] it costs [city:0] [coins:{claims.0.can.pay.left}] instead of [coins:{price}].',
      ],
    },
    'memorial-pays': {
      title: 'Coins for defeats',
      steps: [
        '[city:0] has {cities.0.defeat|word} defeat tokens and builds the [card:memorial]: [coins:{claims.0.has.coins}], and the tokens are gone.',
      ],
    },
    'firm-stage': {
      title: 'A stage without resources',
      steps: ['[city:0] makes none of the resources of its first stage. The [card:architect-firm] waives them.'],
    },
    'black-points': {
      title: 'Black cards and debts on the sheet',
      steps: [
        '[card:capitol] and [card:city-gates] are worth {claims.0.points} points; {cities.0.debt|word} debts are on a line of their own: {claims.1.points}.',
      ],
    },
    'partners-fight': {
      title: 'A neighbour fought twice',
      steps: [
        'Partners sit side by side. [city:0] is stronger than the city on its other side, and takes {claims.0.has.victory.length|word} tokens; it does not fight its partner.',
      ],
    },
    'raider-debt': {
      title: 'Debts without a choice',
      steps: ['[card:raider-camp] gives [city:0] a victory token, and each neighbour a debt.'],
    },
    ...cases,
  },
} satisfies Words
