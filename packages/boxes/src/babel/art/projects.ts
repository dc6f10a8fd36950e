/** Picture of every piece of this box, one line each; docs/drawing.md explains the notation. */
import type { BoxArt } from '../../art/contract.ts'

export const recipes: BoxArt['recipes'] = {
  // projects
  'project-factory':
    'hall 6 60 24 shed arch 4; hall 72 42 18 shed win 3; chimney 24 44 7; chimney 52 40 7; smoke 28 .9 10; logs 112 .7; mason 68 1 @ furnace logs smoke',
  'project-smelter':
    'kiln 10 1.3; kiln 42 1.5; smoke 58 1 20; heap 78 24 12 s3 s4; anvil 104; mason 98 1.1 @ furnace anvil smoke',
  'project-belvedere':
    'hill 6 108 14 v2; tower 46 28 12 flat 47; storey 48 33 24 8 2; roof hip 46 24 28; cypress 26 1.3 52; cypress 96 1.1 52; man 80 1.1 50 @ columns cypress dome',
  'project-obelisk': 'obelisk 60 46; statue 26 1.2; statue 94 1.2; steps 40 40 6 2; foreman 76 1 @ statue statue gable',
  'project-triumphal-arches':
    'triumph 42 36 34; triumph 4 28 26; triumph 88 28 26; horse 60 1; man 76 1 @ arch columns flag',
  'project-rampart-road':
    'rampart 0 120 18; tower 8 18 28 tile; tower 94 18 28 tile; cart 50 1 38; ox 68 1 38; man 84 1 38 @ masonry cart pennant',
  'project-river-port':
    'stream 0 120 56; mole 0 70 12; stall 16 1 44; crane 46 .9 44; warship 92 .9 62 o2; crates 60 2 @ boat sacks crane',
  'project-grand-bazaar':
    'hall 8 30 22 dome arch 2; hall 44 32 28 dome arch 3; hall 82 30 22 dome arch 2; awning 38 38 44; stall 60 1; urn 36 1; carrier 78 1 @ stall urn dome',
  'project-double-walls':
    'rampart 6 108 30; tower 4 16 38 cren; tower 100 16 38 cren; rampart 0 120 14; gate 50 20 20; man 36 .9 42 @ masonry masonry flag',
  'project-war-mirror':
    'stream 0 46 58; warship 18 .7 60 c1; ray 78 34 26 48; tower 84 28 22 cren; mirror 82 1.1; man 66 1.1 @ sphere spears flag',
  'project-giant-trebuchet':
    'rampart 78 42 14; trebuchet 52 1.05; blocks 96 .9; man 20 1.1; man 80 1 50 @ catapult mill flag',
  'project-cranes':
    'crane 22 1.2; crane 60 1.4; crane 96 1.1; blocks 42 .9; blocks 82 .9; mason 32 1; mason 74 1; porter 108 1 @ crane blocks crane',
  'project-sewer-network':
    'hall 14 26 14 flat win 2 40; hall 80 26 14 flat win 2 40; drains 4 112 18 4; man 58 1 38 @ arch pool fountain',
  'project-archives':
    'stoa 10 44 26 5 flat; scrolls 58 56 30; scrolls 60 40 26; reader 96 1.2; table 100 16 @ scrolls scrolls gable',
  'project-menagerie':
    'cage 6 34 24; lion 24 1.2; bars 6 34 24; palisade 44 52 22; elephant 64 1.3; palm 96 1.5; cage 100 18 16; goat 108 1; bars 100 18 16; man 88 1.1 @ palm banner palm',
  // tokens of projects
  'project-token-free-wonder-stage': 'ziggurat 36 48 34 3; crane 96 1; mason 30 1.1 @ crane blocks crane',
  'project-token-free-building': 'hall 34 52 28 tile door; scaffold 100 .9; mason 26 1.2 @ window mason crane',
  'project-token-any-color':
    'hall 4 24 20 tile win 2; hall 32 24 24 dome win 2; hall 60 24 20 cren win 2; hall 88 26 24 hip win 2; woman 30 1.3; man 86 1.3 @ window arch flag',
  'project-token-shields-1': 'rampart 20 80 22; flag 60 1.2 34; man 40 1.2; man 80 1.2 @ spears masonry flag',
  'project-token-shields-2':
    'rampart 10 100 22; tower 14 18 34 cren; tower 88 18 34 cren; flag 60 1.2 34; man 60 1.3 @ spears masonry flag',
  'project-token-stage-points':
    'steps 30 60 24 5; statue 60 1.2 32; woman 30 1.2; cypress 14 1.4; cypress 106 1.4 @ statue cypress statue',
  'project-token-science-points': 'drum 34 52 18 18; scope 100 56 1.1; man 88 1.1; cypress 14 1.3 @ scope scrolls dome',
  'project-token-guild-points':
    'hall 24 72 26 tile arch 4; banner 34 1 30; banner 86 1 30; man 108 1.1 @ banner arch banner',
  'project-token-penalty-1':
    'hall 22 44 24 flat door; heap 62 26 14 s2 s3; blocks 92 1.6; smoke 28 1.3 30; fire 32 1.1 32; urn 108 1.3; man 12 1.2 @ blocks urn smoke',
  'project-token-penalty-2':
    'steps 18 78 12 3; pair 28 34 44; plinth 62 14 12 44; heap 78 26 14 s2 s3; blocks 100 1.5; smoke 94 1.3 34; man 10 1.2 @ blocks columns smoke',
  'project-token-penalty-3':
    'rampart 8 36 26; tower 40 20 18 flat; heap 56 36 20 s2 s3; blocks 98 1.7; fire 24 1.2 30; fire 74 1.5; smoke 26 1.3 22; smoke 88 1.4 34; man 112 1.1 @ blocks flames smoke',
}

export const cover: BoxArt['cover'] = {
  place: 'river',
  parts: ['courses 34 50 30 4; crane 22 1.2; crane 98 1.3; blocks 106 .9; mason 50 1.2; mason 74 1.2; porter 12 1.2'],
}
