/** Synonyms and the words of the book. */
export const means =
  'neighbor: neighbour; neighbors: neighbours; color: colour; next door: neighbour; bought: buy; ' +
  'sold: sell; chosen: choose; chose: choose; paid: pay; vp: points; victory points: points; ' +
  'victory point: points; 7th card: last card; seventh card: last card; 6th card: last card; ' +
  'mausoleum: Halikarnassos; colossus: Rhodos; lighthouse: Alexandria; pyramid: Gizah; pyramids: Gizah; ' +
  'giza: Gizah; hanging gardens: Babylon; gardens: Babylon; zeus: Olympia; statue: Statue Olympia; ' +
  'artemis: Ephesos; rhodes: Rhodos; ephesus: Ephesos; halicarnassus: Halikarnassos; tied: tie; ' +
  'war: conflicts; wars: conflicts; battle: conflicts; fight: conflicts; military: conflicts shields; ' +
  'money: coins; gold: coins; cash: coins; good: resource; goods: resources; dummy: free city; ' +
  'round: turn; trash: discard; graveyard: discard pile; tuck: under board; brick: clay; bricks: clay; ' +
  'loom: cloth; textile: cloth; paper: papyrus; free build: chain; upgrade: chain; soldier: shields; ' +
  'soldiers: shields; troops: shields; sword: shields; swords: shields; warriors: shields; ' +
  'military strength: shields; military power: shields; fighting: conflicts; fights: conflicts; ' +
  'fought: conflicts; battles: conflicts; combat: conflicts; warfare: conflicts; attack: conflicts; ' +
  'attacks: conflicts; attacking: conflicts; skirmish: conflicts; dough: coins; bucks: coins; ' +
  'cents: coins; funds: coins; gold pieces: coins; coin: coins; next to me: neighbour; ' +
  'beside me: neighbour; person next to me: neighbour; player next to me: neighbour; adjacent: neighbour; ' +
  'throw away: discard; thrown away: discard; throw out: discard; toss: discard; chuck: discard; ' +
  'get rid of: discard; ditch: discard; rubbish: discard; garbage: discard; thrown: discard; ' +
  'discards: discard pile; discarded cards: discard pile; discard stack: discard pile; ' +
  'rubbish heap: discard pile; trash pile: discard pile; bin: discard pile; purchase: buy; purchased: buy; ' +
  'purchasing: buy; purchases: buy; buying: buy; trades: trade; traded: trade; for free: free; ' +
  'for nothing: free; without paying: free; without cost: free; gratis: free; no cost: free; began: start; ' +
  'begins: start; beginning: start; begin: start; starting: start; starts: start; started: start; ' +
  'initial: start; initially: start; finish: end; finished: end; finishes: end; ended: end; ends: end; ' +
  'level: stage; levels: stage; floor: stage; tier: stage; phase of my wonder: stage; wonder part: stage; ' +
  'step of my wonder: stage; gray: grey; violet: purple; lilac: purple; brown or gray: brown grey; ' +
  'hand out: deal; dealt: deal; distribute: deal; give out: deal; dealing: deal; hand on: pass; ' +
  'hand over: pass; pass on: pass; teammate: partner; team mate: partner; ally: partner; ' +
  'team partner: partner; dummy player: free city; ghost: free city; phantom: free city; ' +
  'neutral city: free city; third city: free city; third player: free city; fake player: free city; ' +
  'non player city: free city; bot player: free city; automa: free city; won: win; winning: win; ' +
  'wins: win; winner: win; lost: lose; losing: lose; loses: lose; loser: lose; loss of a war: lose; ' +
  'built: build; constructed: build; construct: build; erect: build; building something: build; ' +
  'took: take; taken: take; gave: give; given: give; kept: keep; used: use; using: use; spent: spend; ' +
  'spending: spend; drawn: draw; draws: draw; leftover: left; leftovers: left; left over: left; ' +
  'remaining: left; spare: left; swap: exchange; switch: exchange; exchanging: exchange; icon: symbol; ' +
  'icons: symbol; cog: gear; cogs: gear; wheel: gear; cogwheel: gear; gears: gear; scroll: tablet; ' +
  'tablets: tablet; book: tablet; wildcard: choice; wild: choice; joker: choice; equally: equal; ' +
  'even: equal; identical: same; duplicate: same; duplicates: same; scoring: score; scored: score; ' +
  'scores: score; worth points: points; science cards: green science; halikarnassus: Halikarnassos; ' +
  'halicarnas: Halikarnassos; mausoleus: Halikarnassos; alexandria lighthouse: Alexandria; ' +
  'pharos: Alexandria; gods: Olympia; jupiter: Olympia; lumber: wood; timber: wood; log: wood; logs: wood; ' +
  'planks: wood; rock: stone; rocks: stone; stones: stone; iron: ore; metal: ore; steel: ore; ' +
  'fabric: cloth; textiles: cloth; wool: cloth; scrolls: papyrus; vps: points; victorypoints: points; ' +
  'vicory points: points; tradingpost: trading post; trade post: trading post; begining: start; ' +
  'tiebreaker: tiebreak; tie breaker: tiebreak; tie break: tiebreak; wallet: coins; purse: coins; ' +
  'pocket money: coins'
