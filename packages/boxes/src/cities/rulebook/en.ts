/** The words of Cities in English. */
import type { Words } from '../../atom.ts'

export const en: Words = {
  rules: {
    'cities-cards':
      'Sort the black cards by Age and shuffle them. Put {citiesCards} of each Age, unseen, into the deck of that Age; the others are not used.',
    'cities-cards-two':
      'Sort the black cards by Age and shuffle them. Put {citiesCards} of each Age, one for each city, into the deck of that Age; the others are not used.',
    'cities-cards-eight':
      'Sort the black cards by Age and shuffle them. Put {citiesCards} of each Age, unseen, into the deck of that Age: as many as can be dealt out evenly to eight. The others are not used.',
    'cities-guilds-1e': ', the three of Cities among them',
    'colour-black':
      '**Black** cards often strike at other cities. They are Age cards: you can sell them, lay them under a stage and dig them up. No chain leads to them or from them.',
    'loss-everybody':
      'When something makes the others lose coins, it means **every city but yours**, not only your neighbours. The loss comes at the end of the turn, and coins earned this turn can meet it.',
    'loss-choice':
      'For each coin you lose you choose: give it to the bank, or take a **debt** of [points:−1] instead. You may take debts even if you have the coins. What you cannot pay becomes debt.',
    'loss-together': 'All losses of one turn are added up and met together.',
    'debt-for-good': 'Debts are never paid back. Each costs you [points:1] at the end.',
    'debt-neighbours': 'Cards that give your neighbours a debt outright leave them no choice to pay.',
    'diplomacy-absent':
      'With a **diplomacy token** your city is absent from the next conflicts: it wins nothing and loses nothing. Give the token back afterwards.',
    'diplomacy-close':
      'The cities on both sides of an absent one meet each other, however many absent ones lie between. If only two are left, they fight once.',
    'diplomacy-second': 'A second token waits for the next Age. If one city is left, or none, nobody fights.',
    'diplomacy-only-conflicts': 'For everything else, trade and guilds included, your neighbours stay your neighbours.',
    'mask-symbol':
      'A **mask** gives you the symbol of a green card in a neighbouring city, chosen when points are counted. It looks at green cards only: not at leaders, guilds or wonders.',
    'mask-once': 'If you have several masks, no card is copied twice. A card you have yourself may be copied.',
    'warehouse-market':
      '[card:secret-warehouse] makes one more good of a kind your board, brown or grey cards make; [card:black-market] one of a kind they do not. Both ignore what other cards and stages make.',
    'wharf-coin':
      'A wharf takes one coin off the first good you buy on its side each turn. It adds to trading posts and the Marketplace; a good can cost nothing.',
    'smugglers-cache-coin': '[card:smugglers-cache] takes one coin off the good of a neighbour’s board.',
    'architect-firm-coins':
      '[card:architect-firm] waives the goods of your stages. Coins a stage costs are still paid.',
    'memorial-coins': '[card:memorial] pays two coins for each of your defeat tokens, then they are gone.',
    'cities-dig': ', then the Forging Agency',
    'cities-not-sold': ', black cards',
    'score-cities': 'The points on your black cards.',
    'score-debt': '[points:−1] for each debt.',
    'teams-diplomacy':
      'A diplomacy token cancels one of these two fights. Two tokens, on whichever side, cancel both. Nobody moves up into the gap.',
    'cities-free-city':
      'The free city pays a loss with the coins it has, and takes debts for the rest. Nobody is asked.',
    'cities-new-colour':
      '**Is black a colour for Olympia?** Yes. The first black card of a city that has none is free.',
    'cities-eight-2e':
      '**Eight players in the second edition?** Its print stops at seven, and at three teams. We play as in the first edition: alone, or in four teams.',
    'cities-loss-order': '**I sell a card while a neighbour makes me lose coins. Can I use those three coins?** Yes.',
    'cities-last-turn-loss': '**Losses in the last turn of an Age?** They are met before the conflicts.',
    'cities-leaders-dig': '**Solomon and a black card that digs, in one turn?** The leader goes first, then the card.',
  },
  signs: {
    debt: 'A debt: a point less at the end.',
    diplomacy: 'A diplomacy token: it spares your city conflicts at the end of the Age.',
    mask: 'A mask: the symbol of a neighbour’s green card.',
  },
  examples: {
    'hideout-loss': {
      title: 'A loss for all others',
      steps: [
        'Gizah builds [card:hideout]. Both others lose a coin.',
        'One pays it, the other takes a debt to keep its money.',
      ],
    },
    'absent-city': {
      title: 'An absent city',
      steps: ['Gizah has a diplomacy token. Its two neighbours fight each other, once.', 'The token goes back.'],
    },
    'mask-best': {
      title: 'A mask completes the set',
      steps: [
        'Gizah has a compass, a gear and [card:pigeonhole]. Next door stands a [card:school].',
        'Its tablet completes the set: 1 + 1 + 1 + 7.',
      ],
    },
    'wharf-first': {
      title: 'A wharf',
      steps: [
        'With the [card:west-clandestine-wharf], the first good bought on the left costs one coin instead of two.',
      ],
    },
    'black-points': {
      title: 'Black cards and debts on the sheet',
      steps: ['[card:capitol] and [card:city-gates] make 12 points, three debts take 3 off on a line of their own.'],
    },
    'partners-fight': {
      title: 'Two tokens for one neighbour',
      steps: [
        'Four cities, two teams. Gizah is stronger than the city on its other side, and takes two tokens; its partner it does not fight.',
      ],
    },
    'raider-debt': {
      title: 'Debts without a choice',
      steps: ['[card:raider-camp] gives Gizah a victory token, and each neighbour a debt.'],
    },
  },
}
