/** Rule texts of Beacons in English. */
import type { Words } from '../../../atom.ts'
import { asked } from '../asked/en.ts'

export const words = {
  rules: {
    'sources-beacons': '**Beacons** is our own invention. It has no printed rulebook.',
    'beacons-cards':
      'Put the cards of Beacons for your number of players into the decks of their Ages: {beaconsCards} each.',
    'beacons-start':
      'Every city puts {startingOil|word} oil into its beacon. Put one ship per city out to sea, in the middle of the table.',
    'oil-filled': 'Cards and stages with **oil** fill your beacon. It holds {mostOil|word} at most; the rest is lost.',
    'beacons-lit':
      'At the end of an Age, after the conflicts, every beacon with oil is lit: it burns one oil. The ships at sea sail to the lit beacons, the same number to each, and every ship brings that city [coins:{coinsAShip}].',
    'ships-wait':
      'Ships that cannot be shared out evenly stay at sea; if no beacon is lit, all of them stay. Then put one more ship per city out to sea.',
    'score-beacons': 'Each oil left in your beacon is worth [points:1].',
  },
  aid: {
    'step beacons': 'Light beacons; ships bring coins.',
    'score-beacons': 'Oil left.',
  },
  asked,
  examples: {
    'two-lights': {
      title: 'A light for the ships',
      steps: [
        '[city:0] and [city:1] have oil, [city:2] has none. [city:0] builds [card:oil-press] and gets {@oil-press.oil|word} oil more.',
        'The Age ends. Of {shipsAtSea|word} ships one comes to each lit beacon, and one stays at sea.',
        'Both cities burn an oil and take [coins:{coinsAShip}]. Then one more ship per city is put out to sea: {claims.3.table.shipsAtSea|word} are waiting.',
      ],
    },
    'full-beacon': {
      title: 'A full beacon',
      steps: [
        'The beacon of [city:0] holds {cities.0.oil|word} oil. [city:0] builds [card:oil-press], which brings {@oil-press.oil|word}.',
        'It holds only {mostOil|word}. The rest is lost.',
      ],
    },
    'oil-left': {
      title: 'Oil that was not burnt',
      steps: ['The game is over. The {cities.0.oil|word} oil of [city:0] are worth [points:{claims.0.points}].'],
    },
  },
} satisfies Words
