/** Search phrases for the rules of Armada in English. */

export const asked = {
  'armada-shipyard':
    'who gets a shipyard | which shipyard do I take | setting up the ships | who gets which shipyard | shipyard at random | how many ships do I have | place the ships | colours of the ships | where do the ships start | set up the docks | harbour board | naval board | four ships | start space of a ship | setup of Armada',
  'naval-construction':
    'how do I move a ship | build a ship | when can I sail | how do ships move | move my ship with a card | how do I move my ship | advance a ship | sail | when does a ship move | which card moves which ship | which ship can I move | red card red ship | boat goes up | move boats | how far does a ship move | do brown cards move ships | purple card ship | grey card ship | green card green ship | must I move a ship | colour of the card and the ship | move two spaces | how do boats work | how do I get my boats forward | naval construction | is moving the ship optional | two ships in one turn',
  'naval-cost':
    'how much does it cost to move a ship | price of a space | what does moving a ship cost | pay for a ship | price of the next space | use the same wood for the card and the ship | one resource for both | buy resources for a ship | resources for a boat | can I buy wood for my boat | pay card and ship together | cost of sailing | ship too expensive',
  'explore-alone':
    'how do I explore | get an island | draw islands | what does an exploration give | green ship explores | explore an island | how does exploring work | what does the green ship do | when do I get an island | how many islands do I draw | choose an island | keep an island | new land | where do I put my island | discover islands | look at islands | island cards | when does an island work | treasure island | travel to an island | how many islands may I keep | how many islands do I pick from | islands to choose from',
  'naval-strength':
    'how does the naval battle work | war at sea | how strong am I at sea | compare fleets | fight at sea | how does the war at sea work | naval strength | when do we fight at sea | do shields count at sea | red ship strength | count naval strength | anchors | who fights at sea | sea war against everybody | sea battle with all players | how strong is my fleet | do soldiers help at sea | when is the sea battle | is the naval battle only against neighbours',
  'naval-ties':
    'tie at sea | equal naval strength | equally strong at sea | same strength at sea | draw at sea | equal fleets | two players first at sea | all the same at sea | tie for first place at sea | tie for last at sea | several weakest | nobody has naval strength',
  'naval-tokens':
    'points at sea | points for winning at sea | win at sea | lose at sea | naval victory points | points for the sea battle | who wins at sea | what does the strongest fleet get | weakest fleet | second at sea | third place at sea | minus points at sea | lose the sea battle | reward for the naval battle | points for the strongest navy | defeat at sea | naval points in Age III | last at sea',
  boarding:
    'what is Boarding | whom do I board | Boarding with few players | how does Boarding work | attack somebody who is not my neighbour | fight the player beyond my neighbour | boarding token | whom can I board | extra fight | pirates board | fight a distant player | additional conflict | war with someone farther away | choose the victim of boarding | boarding with three players | boarding with four players | when is the boarding resolved | landing | hook',
  tax: 'what is Tax | how does Tax work | who pays tax | taxes | how much tax do I pay | do I get the tax money | yellow ship tax | pay the difference | when is tax due | tax collector | amount of tax | money lost through tax',
  piracy:
    'what is Piracy | pirates | how does Piracy work | pirates take money | how much do pirates steal | who loses coins to pirates | skull | pirate card | piracy amount | protect against pirates | do I get the money of the pirates',
  'naval-construction-stage':
    'move a ship with a wonder stage | ship when I build my wonder | wonder stage and ship | move a ship when building the wonder | which ship moves with a stage | wonder symbol on the shipyard | boat with a wonder | stage of my wonder and my boats | pyramid symbol above a column',
  'naval-free-card':
    'is the ship free if the card is free | free card and ship | pay for the ship with a chain | chain and ship | ship after a free building | is the ship free too | pay for the boat when the card is free | boat free with a chain',
  'explore-several':
    'several players explore at the same time | explore together | two players explore together | several explorers | both reach an island in the same turn | who explores first | share the islands | explore simultaneously',
  'armada-diplomacy':
    'does diplomacy protect at sea | diplomacy and naval battle | dove at sea | diplomacy in the sea battle | does peace protect from boarding | dove against boarding | absent from the naval battle | does the dove help at sea | does diplomacy protect from naval battles | dove and sea war',
  'score-fleet':
    'what does the blue ship give | points of the blue ship | blue ship points | points for the fleet | what is the blue boat for | how many points does my blue ship give | score the ships | points for ships',
  'commercial-level':
    'what does the yellow ship give | commercial level | what does the yellow boat do | yellow ship | trade level | what is the number on the yellow column',
  emporium:
    'buy from a distant city | emporium | buy from a city that is not next to me | buy from far away | distant trade | buy two seats away | trade beyond my neighbour | buy from a player further away | long distance trade | how many resources from an emporium | price of an emporium',
  'contents-armada-2e':
    'what is in the Armada box | components of Armada | how many ships are there | how many islands',
  'armada-cards':
    'how many Armada cards | Armada cards in the deck | set up Armada cards | add the Armada cards | which Armada cards do we use | new cards of Armada | how many extra cards with Armada',
  'armada-piles':
    'set up the islands | piles of islands | sort the islands | where do the islands go | shuffle islands | island decks | three levels',
  'dig-no-naval': 'ship with a card from the discard pile | move a boat with Halikarnassos | discarded card and ship',
  'naval-weakest':
    'weakest takes no victory | three players at sea | few players naval tokens | can the weakest be second',
  'naval-stay-out': 'Forgotten Oasis | skip the sea battle | stay out of the naval conflict | avoid the fight at sea',
  'naval-teams': 'teams at sea | naval battle in teams | partner at sea',
  'score-naval':
    'count naval tokens | points of sea tokens at the end | are naval tokens military tokens | naval score',
  'score-islands': 'points for islands | do islands give points | count islands',
  'majority-symbol':
    'symbol of the kind I have most | extra science symbol of my largest group | majority symbol | which symbol is added',
  'majority-order':
    'order of majority symbol and joker | majority symbol without symbols | free choice symbol before the majority symbol',
  'ships-columns':
    'how many spaces does a ship have | ship at the top | end of the column | last space | do passed spaces count | all spaces or only the reached one | boat at the end | can a ship go back | six spaces | do I get all spaces below',
  'ships-advance':
    'free move of a ship | card that moves a ship | advance without paying | which ship do I advance for free | move a ship by a card effect | extra boat move | island moves a ship',
  'ships-values':
    'what do the ships do | what does each boat give | red ship yellow ship blue ship green ship | what is the red ship for | effect of the spaces | colours of boats meaning | what is the green boat for | what do I get on a space | benefits of the shipyard | what are ships good for',
  'island-by-card': 'island from a card | card gives an island | take the top island | island without choice',
  'tribute-several':
    'tax and piracy in the same turn | two players tax at once | several pirates | pay tax twice | several taxes in one turn',
  'tribute-debts':
    'cannot pay tax | not enough coins for piracy | debt for tax | no money for pirates | pay tax with debts | too poor to pay the tax',
  'foggy-island-losses': 'Foggy Island | protection from tax | safe from pirates | island that protects',
  'armada-leaders': 'leader and ship | does a leader move a ship | recruit and move a boat',
  'armada-tomyris': 'Tomyris and boarding',
  'armada-mask': 'mask and majority symbol',
  'majority-borrowed': 'borrowed symbols and the majority | do masks count for the majority symbol',
  'armada-laws': 'laws and emporium',
  'guild-cap-scope':
    'limit of guild points | maximum points for a guild | ten points limit | cap for guilds | guild limit',
  'guild-cap-leaders': 'limit for leaders | does the guild limit apply to leaders',
  'armada-last-card': 'last card and ship | move a boat with the last card | Babylon and ships',
  'sources-armada': 'source of the Armada rules | official Armada rules',
  'tribute-short':
    'too few coins for Tax | not enough money for the pirates | pirates want more than I have | cannot pay Piracy | tax is higher than my money',
}

/** Synonyms and the words of the book. */
export const means =
  'boat: ship; boats: ships; sea battle: naval conflict; naval battle: naval conflict; pirate: Piracy; ' +
  'sail: ship; sailing: ship; sails: ship; vessel: ship; vessels: ship; sailboat: ship; pirates: Piracy; ' +
  'skull: Piracy; taxes: Tax; taxed: Tax; sea fight: naval conflict; naval war: naval conflict; ' +
  'sea war: naval conflict; naval fight: naval conflict; battle at sea: naval conflict; ' +
  'war at sea: naval conflict; conflict at sea: naval conflict; fight at sea: naval conflict; ' +
  'navy: fleet; fleets: fleet; harbour: shipyard; harbor: shipyard; dock: shipyard; docks: shipyard; ' +
  'wharf board: shipyard; ship board: shipyard; explorer: explore; explored: explore; discover: explore; ' +
  'exploration: explore; expedition: explore'
