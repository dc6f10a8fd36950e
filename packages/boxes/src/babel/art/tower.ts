/** Picture of every piece of this box, one line each; docs/drawing.md explains the notation. */
import type { BoxArt } from '../../art/contract.ts'

export const recipes: BoxArt['recipes'] = {
  // laws of the tower
  'babel-tile-01-red-tax': 'ziggurat 29 62 46 5; spears 8 3 20; chest 104 1.1; man 92 1.1 @ arch window arch',
  'babel-tile-02-red-no-resources': 'ziggurat 27 66 38 3; spears 8 3 20; flag 104 1.2 @ arch window arch',
  'babel-tile-03-brown-single-only': 'ziggurat 31 58 44 4; logs 14 1.1; man 100 1.2 @ arch window arch',
  'babel-tile-04-yellow-off': 'ziggurat 25 70 42 4; stall 14 1; bars 4 20 20; man 104 1.2 @ arch window arch',
  'babel-tile-05-blue-bonus': 'ziggurat 29 62 46 5; statue 14 1.3; chest 104 1.1 @ arch window arch',
  'babel-tile-06-blue-tax': 'ziggurat 27 66 38 3; statue 14 1.3; man 100 1.2; sacks 108 1 @ arch window arch',
  'babel-tile-07-neighbour-chains': 'ziggurat 31 58 44 4; hut 12 1.2; hut 106 1.2; bench 50 @ arch window arch',
  'babel-tile-08-blue-for-coins': 'ziggurat 25 70 42 4; temple 2 26 16 3; chest 106 1.1 @ arch window arch',
  'babel-tile-09-grey-trade-minus': 'ziggurat 29 62 46 5; loom 2 56 .8; stall 106 1 @ arch window arch',
  'babel-tile-10-grey-trade-plus': 'ziggurat 27 66 38 3; loom 2 56 .8; camel 106 1.1 @ arch window arch',
  'babel-tile-11-brown-trade-minus': 'ziggurat 31 58 44 4; logs 12 1; stall 106 1 @ arch window arch',
  'babel-tile-12-brown-trade-plus': 'ziggurat 25 70 42 4; blocks 14 1; camel 106 1.1 @ arch window arch',
  'babel-tile-13-chain-tax': 'ziggurat 29 62 46 5; gate 2 24 22; man 100 1.2; sacks 108 1 @ arch window arch',
  'babel-tile-14-chain-bonus': 'ziggurat 27 66 38 3; gate 2 24 22; chest 106 1.1 @ arch window arch',
  'babel-tile-15-wonder-no-resources': 'ziggurat 31 58 44 4; crane 12 1; mason 102 1.2 @ arch window arch',
  'babel-tile-16-wonder-tax': 'ziggurat 25 70 42 4; crane 12 1; chest 106 1.1 @ arch window arch',
  'babel-tile-17-wood-or-stone': 'ziggurat 29 62 46 5; logs 12 1; blocks 106 1 @ arch window arch',
  'babel-tile-18-ore-or-clay': 'ziggurat 27 66 38 3; heap 2 24 12 s3 s4; heap 94 24 12 @ arch window arch',
  'babel-tile-19-weaker-victories': 'ziggurat 31 58 44 4; flag 10 1.1; man 100 1.3; man 110 1.2 @ arch window arch',
  'babel-tile-20-single-brown-infinite': 'ziggurat 25 70 42 4; logs 10 1.1; cart 106 1.2 @ arch window arch',
  'babel-tile-21-any-grey': 'ziggurat 29 62 46 5; loom 0 56 .7; bottles 96 56 3 @ arch window arch',
  'babel-tile-22-double-defeats': 'ziggurat 27 66 38 3; tent 12 1.2; fire 104 .9; smoke 104 .8 46 @ arch window arch',
  'babel-tile-23-guild-for-coins': 'ziggurat 31 58 44 4; banner 8 1.2 34; chest 106 1.1 @ arch window arch',
  'babel-tile-24-guild-bonus': 'ziggurat 25 70 42 4; banner 8 1.2 34; statue 106 1.3 @ arch window arch',
}
