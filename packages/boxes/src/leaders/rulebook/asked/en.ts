/** Search phrases for the rules of Leaders in English. */

export const asked = {
  'leaders-draft':
    'how do we draft leaders | how many leaders do I get | deal leaders | how many leaders per player | choose leaders before the game | how do I get leaders | how many leaders does everyone get | deal white cards | pass the leaders | which direction do leaders go | draft before the game | choose my leaders | how are leaders distributed | what are leaders | leader cards at the beginning | pass leaders left or right | keep one leader and pass the rest | starting leaders | how many white cards | are leaders Age cards | pick heroes | how do we share out leaders',
  'leaders-recruit':
    'how do I recruit a leader | play a leader | pay for a leader | what does a leader cost | price of a leader | hire a leader | what do I pay for a leader | cost of a leader | buy a leader | hire a hero | where do I put my leader | does a leader cost resources | pay coins for a leader | place a leader in the city | number in the corner of a leader | how expensive is a leader | too little money for a leader | play a white card',
  'leaders-give-up':
    'discard a leader | sell a leader | how many coins for a leader | coins for discarding a leader | throw a leader away | throw a leader away for money | coins for a leader I do not want | get rid of a leader | cash for a leader | discard a hero | where does a discarded leader go | leader I cannot afford | what is a leader worth if I sell it | bad leader | do not want to recruit | trade in a leader for money | a leader I do not like',
  'leaders-age-three':
    'what happens to the last leader | fourth leader | unused leaders | leaders left over | leaders I do not play | what happens to unused leaders | leader I never played | last two leaders | leftover leaders | keep leaders for later | fourth leader never used | leaders not played at the end | do I play all four leaders | leaders in Age III | can I keep a leader for the next Age | remaining white cards | what happens to leaders I do not use',
  'leaders-phase':
    'when are leaders played | when do we play leaders | when do I recruit | leader at the start of an Age | when do I play a leader | at what time do leaders come | recruitment phase | leader before or after dealing the cards | how often can I play a leader | how many leaders per Age | one leader per Age | what can I do with a leader | are leaders revealed together | choose a leader in secret | how do leaders work | can I play a leader in the middle of an Age | beginning of an Age with leaders | do I have to play a leader | three ways to use a leader | see my cards before I choose a leader | when do I put down my leader',
  'abu-simbel-2e':
    'bury a leader | leader in the tomb | what does Abu Simbel do | tomb | leader face down | points for a buried leader | does a buried leader still work | mummy | Abu Simbel without a leader | double the cost in points | leader in the pyramid | must I bury a leader',
  'abu-simbel-1e':
    'bury a leader | leader in the tomb | what does Abu Simbel do | tomb | points for a buried leader | does a buried leader still work',
  'leaders-cost-age':
    'cost A | what does the letter A cost | letter A on a leader | leader with an A instead of a number | A as price | cost depends on the Age | leader price equals the Age | what is A on a white card | leader with a letter | what does the letter mean',
  'leaders-marker':
    'build a wonder stage with a leader | leader under the wonder | use a leader for my wonder | build a stage with a leader | put a leader under the board | leader as a card for a stage | pay for the leader when I use it for the wonder | white card under the wonder | tuck a leader',
  'leaders-work':
    'is a leader active at once | when does a leader take effect | leader immediately | when does a leader start to work | does a leader work immediately | effect of a leader right away | do leaders pay for cards I already have | does a leader count earlier cards | leader effect from now on | retroactive | coins for cards built before the leader | leader for things I already built | does my leader pay for what I already had',
  'leaders-most':
    'leader and a tie with a neighbour | more than my neighbours | leader needs more than the neighbours | tie with a neighbour for a leader | ahead of both neighbours | equal with a neighbour on a leader | most in comparison',
  'leaders-given-up':
    'take a discarded leader | Halikarnassos and leaders | can I dig up a leader | leader in the discard pile | Halikarnassos takes a leader | get a sold leader back | Solomon and a leader in the discards',
  'leaders-science':
    'symbols of leaders | do leaders count for science | leader with a science symbol | do symbols on leaders count | green symbol of a leader | compass on a leader | leader symbols in sets',
  'rome-most':
    'how many leaders can a city have | most leaders | how many leaders can I have | maximum number of leaders | more than three leaders | five leaders | recruit a fourth leader | limit of leaders | can I have four leaders',
  'rome-leaders':
    'power of Rome | what does Rome do | leaders free for Rome | free leaders | cheaper leaders | discount on leaders | Rome without leaders | Rome resource | neighbour of Rome pays less | Colosseum | does Rome pay for leaders',
  'contents-leaders-2e':
    'what is in the Leaders box | how many leaders are there | boards in Leaders | components of Leaders',
  'contents-leaders-1e': 'what is in the Leaders box | how many leaders are there | components of Leaders',
  'leaders-which-2e':
    'which leaders do we use | simple or advanced leaders | leaders for beginners | leaders without Cities | are all leaders used | leaders that need black cards | how many leaders in the deck',
  'leaders-which-1e': 'which leaders do we use | how many leaders in the deck | leaders that need black cards',
  'leaders-blank-1e': 'blank leader | Semiramis | empty card | leader without text',
  'leaders-score':
    'points of leaders | do leaders give points | how do leaders score | count leaders at the end | white cards points | how many points for leaders | victory points of heroes',
  'leaders-aristotle':
    'Aristotle | ten points for a set | what does Aristotle do | set worth more | more points per science set',
  'rome-age-three':
    'do I keep my leaders in Age III with Rome | Rome last leaders | keep leaders for a stage that recruits | leaders after the last recruitment',
  'abu-simbel-cost-a': 'bury a leader with cost A | Abu Simbel and cost A | buried leader with the letter A',
  'leaders-discount':
    'leader makes cards cheaper | leader reduces cost | one resource less | discount of a leader | Imhotep Leonidas Archimedes Hammurabi | does a leader reduce coins | which resource is left out | cheaper blue cards | cheaper wonder with a leader | save a resource with a leader',
  'leaders-bank-good':
    'Bilkis | Balkis | buy any resource for one coin | buy a resource from the bank | Queen of Sheba',
  'leaders-hatshepsut':
    'Hatshepsut | coin back when buying | money back for trading | get a coin when I buy from a neighbour | free resource with Hatshepsut',
  'leaders-maecenas-2e':
    'Maecenas | all leaders free | leaders for nothing | free recruiting | does Maecenas himself cost something',
  'leaders-maecenas-1e': 'Maecenas | all leaders free | leaders for nothing | free recruiting',
  'leaders-chain-reward':
    'Vitruvius | Xenophon | coins for chains | coins for free buildings | coins when I build a yellow card | two coins per yellow card',
  'leaders-nero': 'Nero | coins for victory tokens | money for winning a war | paid for military victories',
  'leaders-tomyris':
    'Tomyris | give my defeat to the winner | no defeat tokens for me | lose a war with Tomyris | defeat goes to the other player',
  'leaders-solomon': 'Solomon | leader who builds from the discard pile | free card from the discards with a leader',
  'leaders-sets': 'Justinian | Plato | score several sets | sets of colours | three colours set points | seven colours',
  'leaders-midas': 'Midas | extra points for coins | money worth double | coins count twice',
  'leaders-gamers-1e': 'Gamers Guild | points for coins guild',
  'leaders-telesilla': 'Telesilla | remove my defeat tokens | others lose a victory token | take victory tokens away',
  'leaders-courtesans-1e': 'Courtesans Guild | copy a leader | leader of a neighbour',
  'leaders-once-a-turn':
    'is recruiting a turn | does recruitment count as a turn | once per turn power in the recruitment phase | use Bilkis while recruiting',
  'leaders-hatshepsut-nothing': 'Hatshepsut with a free resource | resource that costs zero',
  'leaders-hatshepsut-far': 'Hatshepsut and emporium',
  'leaders-xenophon-dug': 'Xenophon and the discard pile | yellow card from the discards',
  'leaders-swap-order': 'Aganice with Enheduanna | order of science leaders',
  'leaders-swap-own': 'Aganice | swap a science symbol | exchange a symbol | change a compass into a gear',
  'leaders-majority-none': 'Enheduanna without symbols',
  'leaders-majority-borrowed': 'Enheduanna and masks | Enheduanna | extra symbol of my biggest group',
  'leaders-plato-twice': 'Plato twice | two sets of seven colours',
  'leaders-cities-coins': 'Imhotep and coins of a stage | leader reduces coins of the wonder',
  'leaders-hiram-copy-1e': 'Hiram and Olympia',
  'leaders-courtesans-olympia-1e': 'Olympia and the Courtesans Guild',
  'leaders-courtesans-rome-1e': 'Rome and the Courtesans Guild',
  'sources-leaders-2e': 'source of the Leaders rules | official Leaders rules',
  'sources-leaders-1e': 'source of the Leaders rules | official Leaders rules',
}

/** Synonyms and the words of the book. */
export const means =
  'hero: leader; white card: leader; white cards: leaders; heroes: leader; character: leader; ' +
  'characters: leader; personality: leader; chief: leader; white one: leader; white ones: leader; ' +
  'hire: recruit; hiring: recruit; employ: recruit; buried: bury; burying: bury; entomb: bury; tomb: bury; ' +
  'grave: bury; cost a: letter A cost; a mean: letter A cost; as cost a: letter A cost; ' +
  'leader costs a: letter A cost; price a: letter A cost; letter a: letter A cost; an a: letter A cost'
