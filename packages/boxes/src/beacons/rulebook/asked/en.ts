/** Search phrases for the rules of Beacons in English. */

export const asked = {
  'beacons-cards': 'how many Beacons cards | cards of Beacons in the deck',
  'beacons-start': 'how much oil at the start | set up the beacons | ships at the start',
  'oil-filled': 'how do I get oil | how much oil can I have | most oil | too much oil',
  'beacons-lit': 'when do beacons burn | coins from ships | how do beacons work | light a beacon | what do ships bring',
  'ships-wait': 'ships that stay at sea | nobody has oil | share ships',
  'score-beacons': 'points for oil | oil at the end',
}
