/** Search phrases for the rules of Cities in English. */

export const asked = {
  'loss-choice':
    'what if I cannot pay a loss | no coins to lose | not enough coins for a loss | what is a debt | take a debt | I have no money to pay | cannot pay the loss | debt instead of paying | take a debt on purpose | must I pay if I have coins | choose between coins and debt | not enough coins | negative token | when do I take a debt | how many debts | partly pay | refuse to pay coins | keep my money and take debts | part coins and part debt | what if I am broke | I have to lose coins but have none | rather take minus points than pay',
  'debt-for-good':
    'can I pay back a debt | get rid of debts | repay a debt | pay a debt later | pay a debt back | get rid of a debt | return a debt token | remove debts | repay later | can I buy back my debt | are debts forever | cancel a debt | settle a debt | is a debt permanent',
  'diplomacy-absent':
    'what does a dove do | peace token | skip a war | what is diplomacy for | stay out of a war | dove token | what is the dove | what does diplomacy do | diplomacy token | avoid war | white bird | no war for me | peace | do I fight with a dove | skip the fight | bird token | miss a battle | am I safe from war | do I win anything with diplomacy | when do I give back the dove | must I use the dove | protected from fighting | sit out a war | can I save the dove for later | how long does the dove last | is the dove used up',
  'mask-symbol':
    'what does the mask do | copy a science symbol | what are masks for | what is a mask | mask on a black card | spy | copy science | copy a green card | steal a science symbol | which symbol does the mask give | when do I choose the mask symbol | mask and leaders | mask and guilds | copy a symbol from my neighbour | does the neighbour lose the symbol | espionage | spy on a purple card | does the mask copy guilds | copy a science card',
  'score-debt':
    'how many points does a debt cost | minus points for debts | what does a debt cost at the end | count debts | points lost by debts | value of a debt token',
  'cities-cards':
    'how many black cards | how many black cards are used | black cards in the deck | how many black cards do we add | how many black cards go into the deck | set up the black cards | shuffle black cards | which black cards do we use | black cards per Age | unused black cards | add Cities to the decks | one per player | how do black cards get into the game | more cards in the deck with Cities | black cards in the game | where do black cards come from | set up Cities | black cards',
  'loss-everybody':
    'who loses coins | others lose money | who has to pay a loss | who must pay | everybody loses coins | do all players lose money | only neighbours lose coins | when do I have to pay the loss | who is hit | broken coin | card that takes money away | steal money | red crossed coin | am I affected by my own card | make others poor | coins lost at the end of the turn | does the loss hit only my neighbours | money attack | do I get the coins others lose',
  'diplomacy-close':
    'who fights if a neighbour is absent | who fights whom at peace | neighbour with a dove | who fights when a player has a dove | neighbour in peace | who is my opponent then | fight the player beyond my neighbour | gap in the circle | next player in the row | both neighbours have a dove | war between two cities left | does my neighbour fight someone else | who replaces an absent city | do the players on either side of me fight each other | I have the dove who fights then',
  'diplomacy-second':
    'keep a diplomacy token | two diplomacy tokens | two doves | save a dove | keep a dove for the next Age | everybody has a dove | only one city left for war | second dove | all in peace | more than one dove',
  'colour-black':
    'what do black cards do | chains of black cards | what are black cards | what do the black ones do | can I sell a black card | black card for a stage | black cards chain | free black cards | black card from the discard pile | are black cards normal cards | nasty cards | harm others | is black an Age card | black cards',
  'contents-cities-2e':
    'what is in the Cities box | number of black cards in the box | components of Cities | how many debts are there',
  'contents-cities-1e': 'what is in the Cities box | number of black cards in the box | components of Cities',
  'diplomacy-only-conflicts':
    'trade with an absent city | does the dove affect trade | are we still neighbours with diplomacy | guilds and diplomacy | can I buy from a neighbour with a dove',
  'teams-diplomacy':
    'dove in a team | diplomacy with partners | my partner has a dove | diplomacy token in team game | does the dove protect both of us | peace in a team game',
  'score-cities': 'points for black cards | do black cards give points | count black cards',
  'loss-together':
    'several losses in one turn | two players make me lose coins | add losses | pay everything together | lose coins twice in the same turn',
  'debt-neighbours':
    'card gives my neighbour a debt | debt for neighbours | can I pay instead of the debt | forced debt | debt directly',
  'mask-once':
    'two masks | several masks | copy the same card twice | copy a card I have | both masks on the same green card',
  'warehouse-market':
    'Secret Warehouse | Black Market | extra resource of a kind I make | resource I do not make | double a resource | what does the black market give | black card that makes a resource',
  'wharf-coin':
    'Clandestine Wharf | wharf | one coin off the first resource | secret dock | dock discount | cheaper first purchase | trading post and wharf together | is a resource free with both discounts',
  'smugglers-cache-coin': 'Smuggler’s Cache | cheaper board resource | discount on the wonder resource of a neighbour',
  'architect-firm-coins':
    'Architect Firm | Architect Cabinet | stages without resources | free stages | wonder without resources',
  'memorial-coins': 'Memorial | coins for defeat tokens | discard defeat tokens | money for lost wars | Cenotaph',
  'cities-new-colour': 'Olympia and black | is black a colour | first black card free | black card with Olympia',
  'cities-loss-order':
    'use the coins of a sale to pay a loss | sell a card and lose coins in the same turn | can I pay the loss with coins I just got',
  'cities-last-turn-loss': 'loss in the last turn | pay losses before or after the war | losses at the end of an Age',
  'cities-leaders-dig': 'Solomon and a black card | two powers at the discard pile',
  'sources-cities': 'source of the Cities rules | official Cities rules',
}

/** Synonyms and the words of the book. */
export const means =
  'dove: diplomacy; peace: diplomacy; loan: debt; doves: diplomacy; bird: diplomacy; pigeon: diplomacy; ' +
  'peaceful: diplomacy; white bird: diplomacy; peace token: diplomacy; owe: debt; owing: debt; ' +
  'loans: debt; indebted: debt; ious: debt; repay: paid back; pay back: paid back; paid back: paid back; ' +
  'pay off: paid back; spy: mask; spies: mask; espionage: mask; spying: mask copy'
