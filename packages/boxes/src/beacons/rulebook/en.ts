/** The words of Beacons in English. */
import type { Words } from '../../atom.ts'

export const en: Words = {
  rules: {
    'beacons-cards':
      'Put the cards of Beacons for your number of players into the decks of their Ages: {beaconsCards} each.',
    'beacons-start':
      'Every city puts 1 oil into its beacon. For every city a ship is put to sea, in the middle of the table.',
    'oil-filled': 'Cards and stages with **oil** fill your beacon. It holds 9 at most; what does not go in is lost.',
    'beacons-lit':
      'At the end of an Age, after the conflicts, every beacon with oil is lit: it burns 1 oil. The ships at sea come to the lit beacons, to each as many, and each brings its city [coins:2].',
    'ships-wait':
      'Ships that cannot be shared out evenly stay at sea, all of them where no beacon is lit. Then one ship more for every city is put to sea.',
    'score-beacons': 'Each oil left in your beacon is worth [points:1].',
  },
  examples: {
    'two-lights': {
      title: 'Two lights for three ships',
      steps: [
        'Gizah and Rhodos have oil, Ephesos has none. Gizah builds [card:oil-press] and gets 2 oil more.',
        'The Age ends. Two beacons are lit, so one ship comes to each and one stays at sea.',
        'Both cities burn an oil and take [coins:2]. Three more ships are put to sea.',
      ],
    },
    'oil-left': {
      title: 'Oil that was not burnt',
      steps: ['The game is over. The 3 oil of Gizah are worth [points:3].'],
    },
  },
}
