/** Picture of every piece of this box, one line each; docs/drawing.md explains the notation. */
import type { BoxArt } from '../../art/contract.ts'

export const recipes: BoxArt['recipes'] = {
  // Age I to III
  'artisan-district':
    'hall 4 30 20 tile win 2; hall 40 34 26 tile arch 3; hall 82 32 20 tile win 2; loom 34 56 .6; bottles 76 56 2; mason 112 1 @ loom window smoke',
  belvedere:
    'hill 6 108 14 v2; tower 47 26 12 flat 47; storey 48 33 24 9 3; roof hip 46 23 28; olive 20 1.3 53; cypress 98 1.3 53; man 84 1.2 50 @ columns olive hip',
  'curtain-wall':
    'rampart 0 120 22; tower 20 20 32 cren; tower 80 20 32 cren; man 60 .9 34; man 50 .9 34; flag 30 1 22 @ masonry spears flag',
  'money-changer':
    'arcade 4 44 26 3 tile; table 54 40; scale 64 48 1.4; urn 86 .9 50; chest 106 1.5; woman 80 1.9 58 @ scale table pennant',
  outpost:
    'hill -6 132 16 v2; palisade 24 72 10 48; tower 48 24 30 hip 48; fire 104 .9 46; man 34 1 48 @ palisade flames flag',
  factory:
    'hall 6 54 24 shed arch 4; hall 66 48 20 shed win 4; porter 62 1; chimney 18 44 7; chimney 46 40 7; smoke 22 .9 10; logs 108 .8 @ furnace logs smoke',
  amphitheater:
    'theatre 6 108 40; stoa 40 40 9 5 flat; pine 4 1.1; pine 116 1.1; man 50 .9; woman 68 .9 @ columns mask laurel',
  'auction-house':
    'stoa 10 70 26 6 tile; steps 84 24 8 2; urn 96 1.2 48; foreman 92 1.1; man 110 1.1; woman 82 1.1 @ columns urn pennant',
  'staging-camp':
    'tent 16 1.4; tent 42 1.4; tent 96 1.4; spears 60 4 20; cart 76 1; foreman 110 1.2; flag 68 1.2 @ tent spears flag',
  'river-port':
    'stream 0 120 56; mole 40 80 12; hall 66 40 18 tile arch 3 44; boat 20 1.2 62; crates 46 2 44; crane 112 .8 44 @ boat sacks crane',
  'gold-reserves':
    'temple 24 72 28 5; chest 10 1.2; chest 110 1.2; man 100 1.1; shields 38 26 5 o2 @ columns masonry gable',
  archives: 'stoa 6 50 26 5 gable; scrolls 64 56 34; scrolls 66 40 30; reader 104 1.2 @ scrolls scrolls gable',
  'concentric-castle': 'castle 10 100 34; flag 28 .9 34; flag 88 .9 34; man 104 1.2; man 16 1.2 @ masonry spears flag',
  agora:
    'stoa 0 40 22 5 flat; stoa 80 40 22 5 flat; fountain 60 1.5; stall 44 .9; woman 74 1.2; carrier 52 1.1; olive 90 .9 @ columns fountain olive',
  'military-school':
    'hall 20 80 26 hip arch 5; post 8; target 106 .9; man 14 1.2; man 96 1.2; flag 60 1 24 @ post target flag',
}
