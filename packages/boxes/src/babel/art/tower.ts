/** Picture of every piece of this box, one line each; docs/drawing.md explains the notation. */
import type { BoxArt } from '../../art/contract.ts'

export const recipes: BoxArt['recipes'] = {
  // laws of the tower: it stands far away, before it what the law is about
  'babel-tile-01-red-tax': 'babel 98 1; helm 26 1.1; tribute 62 1.1; man 84 1.7; spears 106 3 22 @ arch window arch',
  'babel-tile-02-red-no-resources':
    'babel 98 1; soldier 10 1.05; soldier 24 1.05; soldier 38 1.05; soldier 52 1.05; soldier 66 1.05; flag 84 2.2 @ arch window arch',
  'babel-tile-03-brown-single-only':
    'babel 98 1; furrows 0 90; bare 24 1.15 52; plough 64 1.1 52; man 86 1.7; bird 60 1 30 @ arch window arch',
  'babel-tile-04-yellow-off': 'babel 98 1; shut 34 1; camel 78 1.5; woman 94 1.7 gz @ arch window arch',
  'babel-tile-05-blue-bonus': 'babel 98 1; colossus 24 1.1; tribute 58 1.1; man 78 1.8 gz @ arch window arch',
  'babel-tile-06-blue-tax':
    'babel 98 1; temple 6 48 36 4; table 62 24; scale 74 50 1.3; woman 92 1.8 @ arch window arch',
  'babel-tile-07-neighbour-chains':
    'babel 60 .8; hall 4 30 26 cone door; hall 86 30 26 dome door; bridge 34 52 14; man 50 1.2 42; porter 70 1.2 42 @ arch window arch',
  'babel-tile-08-blue-for-coins':
    'babel 98 1; courses 4 50 38 4; mason 30 1.4 37; mason 44 1.4 47; purse 72 1; man 92 1.8 gz @ arch window arch',
  'babel-tile-09-grey-trade-minus': 'babel 98 1; urns 28 1; loom 58 56 1.1; man 86 1.4 @ arch window arch',
  'babel-tile-10-grey-trade-plus':
    'babel 98 1; shelves 26 1.1; woman 56 1.9; man 68 1.8 gz; woman 80 1.9 o2; man 92 1.8 v2 @ arch window arch',
  'babel-tile-11-brown-trade-minus': 'babel 98 1; pile 32 1; blocks 78 1.7; man 98 1.4 @ arch window arch',
  'babel-tile-12-brown-trade-plus': 'babel 98 1; cart 30 2.4; ox 74 2.4; man 98 1.5 @ arch window arch',
  'babel-tile-13-chain-tax':
    'babel 98 1; hall 2 14 12 tile door; hall 20 18 20 tile door; tollbar 64 1.1; woman 100 1.8 @ arch window arch',
  'babel-tile-14-chain-bonus':
    'babel 98 1; fruits 26 1.1; man 54 2.3 gz; woman 68 1.5 o2; sacks 80 2 @ arch window arch',
  'babel-tile-15-wonder-no-resources':
    'babel 98 .9; ramp 4 84 38; porter 20 1.2 51; porter 30 1.2 43; porter 39 1.2 36; porter 49 1.2 28; man 92 1.3 @ arch window arch',
  'babel-tile-16-wonder-tax': 'babel 98 1; ramp 0 60 34; crane 36 .9 56; tribute 78 1.1; man 98 1.4 @ arch window arch',
  'babel-tile-17-wood-or-stone':
    'hill -10 70 26 56 v2; pine 8 1.4 46; pine 22 1.5 38; pine 36 1.3 42; pine 48 1.2 50; crag 66 52 44 56; blocks 62 1; man 54 1.2 @ arch window arch',
  'babel-tile-18-ore-or-clay':
    'cut -2 56 38 3 56 s2 s3 s4; seam 6 34 24 o; heap 66 52 30; urn 62 1.6; mason 54 1.3; man 98 1.2 @ arch window arch',
  'babel-tile-19-weaker-victories':
    'babel 98 1; triumph 14 44 38; hang 12 18 48; bush 12 1.4; goat 68 1.8; man 84 1.7 s3 @ arch window arch',
  'babel-tile-20-single-brown-infinite':
    'babel 100 .9; cliff -4 60 46; cave 14 26 26; cart 52 1.4; cart 76 1.4; cart 100 1.4; mason 40 1.2 @ arch window arch',
  'babel-tile-21-any-grey':
    'stoa 4 112 34 4 tile; loom 12 56 1.1; bottles 50 56 3; press 88; woman 37 1.6; man 82 1.6 @ arch window arch',
  'babel-tile-22-double-defeats':
    'babel 98 1; fallen 32 1.2; shields 62 52 2; smoke 12 2.2 50; man 78 1.8; smoke 74 1.6; bird 60 1 26; bird 70 .8 20 @ arch window arch',
  'babel-tile-23-guild-for-coins': 'babel 98 1; standard 24 1.05; purse 58 1.1; woman 80 1.8 v2 @ arch window arch',
  'babel-tile-24-guild-bonus':
    'babel 98 .9; man 20 2.4 50 gz; woman 36 2.4 50 c1; man 52 2.4 50 v2; feast 36 1.15; standard 78 .8 @ arch window arch',
}

export const cover: BoxArt['cover'] = {
  place: 'desert',
  parts: ['babel 60 1.3; hall 2 22 12 flat win 2; hall 98 20 12 flat win 2; man 88 1; porter 32 1; ox 20 1'],
}
