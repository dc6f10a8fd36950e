/** The words of Cities in English. */
import type { Words } from '../../../atom.ts'
import { cases } from '../cases/en.ts'

export const words = {
  rules: {
    'sources-cities':
      '**Cities.** All cards and boards, the lists of contents and the publisher’s answers to questions. Of the rulebooks we have read the first pages only.',
    'contents-cities-1e':
      'In Cities:\n- {in.cities.black} black cards, as many of each Age, and {in.cities.guilds} guilds\n- {in.cities.leaders} leaders for games with Leaders\n- {in.cities.boards} wonder boards: [boards:cities]\n- {in.cities.debt1} small debts and {in.cities.debt5} large ones, {in.cities.diplomacy} diplomacy tokens.',
    'contents-cities-2e':
      'In Cities:\n- {in.cities.black} black cards, as many of each Age\n- {in.cities.boards} wonder boards: [boards:cities]\n- {in.cities.debt1} small debts and {in.cities.debt5} large ones, {in.cities.diplomacy} diplomacy tokens\n- {in.cities.coins6} large coins.',
    'cities-cards':
      'Sort the black cards by Age and shuffle them. Put {citiesCards} of each Age, unseen, into the deck of that Age; the others are not used.',
    'cities-cards-two':
      'Sort the black cards by Age and shuffle them. Put {citiesCards} of each Age, one for each city, into the deck of that Age; the others are not used.',
    'cities-cards-eight':
      'Sort the black cards by Age and shuffle them. Put {citiesCards} of each Age, unseen, into the deck of that Age: as many as can be dealt out evenly to {players|word}. The others are not used.',
    'cities-guilds-1e': ', the {citiesGuilds|word} of Cities among them',
    'colour-black':
      '**Black** cards often strike at other cities. They are Age cards: you can sell them, lay them under a stage and dig them up. No chain leads to them or from them.',
    'loss-everybody':
      'When something makes the others lose coins, it means **every city but yours**, not only your neighbours. The loss comes at the end of the turn, and coins earned this turn can meet it.',
    'loss-choice':
      'For each coin you lose you choose: give it to the bank, or take a **debt** of [points:−{debt}] instead. You may take debts even if you have the coins. What you cannot pay becomes debt.',
    'loss-together': 'All losses of one turn are added up and met together.',
    'debt-for-good': 'Debts are never paid back. Each costs you [points:{debt}] at the end.',
    'debt-neighbours': 'Cards that give your neighbours a debt outright leave them no choice to pay.',
    'diplomacy-absent':
      'With a **diplomacy token** your city is absent from the next conflicts: it wins nothing and loses nothing. Give the token back afterwards.',
    'diplomacy-close':
      'The cities on both sides of an absent one meet each other, however many absent ones lie between. If only a pair is left, they fight once.',
    'diplomacy-second': 'A second token waits for the next Age. If one city is left, or none, nobody fights.',
    'diplomacy-only-conflicts': 'For everything else, trade and guilds included, your neighbours stay your neighbours.',
    'mask-symbol':
      'A **mask** gives you the symbol of a green card in a neighbouring city, chosen when points are counted. It looks at green cards only: not at leaders, guilds or wonders.',
    'mask-once': 'If you have several masks, no card is copied twice. A card you have yourself may be copied.',
    'warehouse-market':
      '[card:secret-warehouse] makes one more good of a kind your board, brown or grey cards make; [card:black-market] one of a kind they do not. Both ignore what other cards and stages make.',
    'wharf-coin':
      'A wharf takes [coins:{wharfOff}] off the first good you buy on its side each turn. It adds to trading posts and the [card:marketplace]; a good can cost nothing.',
    'smugglers-cache-coin': '[card:smugglers-cache] takes a coin off the good of a neighbour’s board.',
    'architect-firm-coins':
      '[card:architect-firm] waives the goods of your stages. Coins a stage costs are still paid.',
    'memorial-coins':
      '[card:memorial] pays [coins:{@memorial.coins}] for each of your defeat tokens, then they are gone.',
    'cities-dig': ', then the [card:forging-agency]',
    'cities-not-sold': ', black cards',
    'score-cities': 'The points on your black cards.',
    'score-debt': '[points:−{debt}] for each debt.',
    'teams-diplomacy':
      'A diplomacy token cancels one of the fights with your outer neighbour, whoever of you holds it; another cancels the other. Nobody moves up into the gap.',
    'cities-free-city':
      'The free city pays a loss with the coins it has, and takes debts for the rest. Nobody is asked.',
    'cities-new-colour':
      '**Is black a colour for [wonder:olympia]?** Yes. The first black card of a city that has none is free.',
    'cities-eight-2e':
      '**{players|Word} players in the second edition?** Its print stops short of so many. We play as in the first edition: alone, or in teams.',
    'cities-loss-order':
      '**I sell a card while a neighbour makes me lose coins. Can I use the coins of the sale?** Yes.',
    'cities-last-turn-loss': '**Losses in the last turn of an Age?** They are met before the conflicts.',
    'cities-leaders-dig':
      '**[card:solomon] and a black card that digs, in one turn?** The leader goes first, then the card.',
  },
  signs: {
    debt: 'A debt: points less at the end.',
    diplomacy: 'A diplomacy token: it spares your city conflicts at the end of the Age.',
    mask: 'A mask: the symbol of a neighbour’s green card.',
  },
  glossary: {
    debt: ['Debt', 'A token for coins you could not lose.'],
    diplomacy: ['Diplomacy', 'A token that keeps a city out of conflicts.'],
    loss: ['Loss', 'Coins that others must pay to the bank.'],
    mask: ['Mask', 'A symbol borrowed from a green card next door.'],
  },
  asked: {
    'loss-choice': 'what if I cannot pay a loss | no coins to lose',
    'debt-for-good': 'can I pay back a debt | get rid of debts',
    'diplomacy-absent': 'what does a dove do | peace token | skip a war',
    'mask-symbol': 'what does the mask do | copy a science symbol',
    'score-debt': 'how many points does a debt cost',
  },
  means: 'dove: diplomacy; peace: diplomacy; loan: debt',
  pictures: {
    absent: 'The city in the middle is away: its neighbours meet each other.',
    left: 'left',
    away: 'away',
    right: 'right',
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
        '[city:0] has a compass, a gear and [card:pigeonhole]. Next door stands a [card:school].',
        'Its tablet completes the set: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}.',
      ],
    },
    'wharf-first': {
      title: 'A wharf',
      steps: [
        'With the [card:west-clandestine-wharf], the first good bought on the left costs [coins:{claims.0.can.pay.left}] instead of [coins:{price}].',
      ],
    },
    'cache-board': {
      title: 'The good of a board',
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
      title: 'A stage without goods',
      steps: ['[city:0] makes none of the goods of its first stage. The [card:architect-firm] waives them.'],
    },
    'black-points': {
      title: 'Black cards and debts on the sheet',
      steps: [
        '[card:capitol] and [card:city-gates] make {claims.0.points} points; {cities.0.debt|word} debts stand on a line of their own: {claims.1.points}.',
      ],
    },
    'partners-fight': {
      title: 'A neighbour fought twice',
      steps: [
        'Partners sit side by side. [city:0] is stronger than the city on its other side, and takes {claims.0.has.victory.length|word} tokens; its partner it does not fight.',
      ],
    },
    'raider-debt': {
      title: 'Debts without a choice',
      steps: ['[card:raider-camp] gives [city:0] a victory token, and each neighbour a debt.'],
    },
    ...cases,
  },
} satisfies Words
