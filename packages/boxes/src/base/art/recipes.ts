/** Picture of every card of the base game, one line each; docs/drawing.md explains the notation. */
import type { BoxArt } from '../../art/contract.ts'

export const recipes: BoxArt['recipes'] = {
  // brown
  'lumber-yard':
    'hill 40 90 18 h2; pine 92 1.5; pine 110 1.7; gianttree 18 .98; mason 41 1.8 56 -1; trunk 56 40 10 @ olive logs logs',
  'stone-pit': 'cliff 4 74 38; blocks 80 1.7; crane 98 1; mason 55 1.7; mason 20 1.2 42 @ blocks mason crane',
  'clay-pool':
    'hill 40 84 30 t2; hill -10 84 20 t1; hut 104 1.6; stream 8 62 54; reeds 8 1.3; reeds 66 1; heap 72 22 11; urn 90 1.2; urn 84 1; porter 76 1.3; mason 40 1.2 53 @ urn heap urn',
  'ore-vein': 'vein 60 .98; mason 26 1.3 46; mason 74 1.3; porter 100 1.3; cart 48 1.2 60 @ cave cart cart',
  'tree-farm':
    'hill -20 100 20 h2; olive 8 1.6; nursery 24 52 7 46 .8; nursery 20 62 6 52 1.05; nursery 16 66 5 60 1.4; carrier 86 1.6 60; heap 92 26 14; urn 92 1.3 60 @ olive olive olive',
  excavation:
    'cut 2 56 34 3; scaffold 70 1; crane 94 1; blocks 58 .9; heap 100 20 10; mason 46 1.2 44; porter 82 1.2 @ blocks heap scaffold',
  'clay-pit':
    'cut 0 46 38 3 56 b1 t1 t2; pit 46 30 56 t1 t2; mason 14 1.5 30; porter 35 1.5 43; man 61 1.8 62; bricks 84 5 5; cart 102 1.4 62 @ heap cart urn',
  'timber-yard': 'pile 26 .82; blocks 64 1.4; man 81 1.5; ox 100 1.7; pine 2 1.7 @ logs blocks crane',
  'forest-cave':
    'pine 100 2; cliff 38 66 42; cave 62 18 18; pine 12 2; pine 32 1.7; cart 56 1.2 60; mason 84 1.5; pine 116 1.7 60 @ olive cave olive',
  mine: 'section @ cave cart crane',
  sawmill:
    'stream 0 36; hall 32 30 26 tile win 2; wheel 22 1.35 46; sawpit 82 1.02; trunk 100 16 6 62; trunk 96 16 6 58 @ mill logs logs',
  quarry:
    'cut 0 70 44 4; crane 82 1; blocks 104 1.1; blocks 72 .8; mason 44 1.2 34; mason 62 1.1; ox 116 .8 @ blocks crane crane',
  brickyard:
    'hall 4 36 18 shed arch 2; kiln 46 1.2; smoke 58 .9 30; bricks 78 5 4; mason 74 1; urn 112 1 @ kiln bricks smoke',
  foundry:
    'hall 4 44 26 flat none; cave 14 22 20; fire 25 1.5; chimney 6 50 8; smoke 10 1 8; pour 82 1.1; man 50 1.5; heap 104 20 9 s3 s4 @ furnace anvil smoke',

  // grey
  'loom-age-1': 'hall 60 56 24 tile arch 4; loom 8; loom 34; woman 31 1.3; sacks 100 2; urn 62 1 @ sacks window sacks',
  'glassworks-age-1':
    'hall 8 54 24 tile arch 3; chimney 50 40 8; smoke 54 1 14; kiln 66 1; bottles 92 56 3; mason 62 1 @ furnace window smoke',
  'press-age-1': 'hall 6 60 26 tile win 4; press 72; reeds 104 1.3; reeds 110 1; man 66 1 @ press reeds press',
  'loom-age-2': 'stoa 6 108 28 7 tile; loom 30; loom 60; loom 88 56 .9; man 52 1.1 @ sacks window sacks',
  'glassworks-age-2':
    'tower 96 14 40 cone; hall 8 48 26 dome arch 3; kiln 58 1.1; smoke 69 1 30; bottles 4 56 2; mason 84 1 @ furnace window smoke',
  'press-age-2': 'hall 44 70 26 gable win 5; press 10; reeds 4 1.2; man 38 1.1; sacks 60 3 @ press scrolls press',

  // blue
  baths:
    'cypress 8 1.3; drum 36 48 18 17; arcade 10 30 20 3; arcade 80 30 20 3; woman 26 1.1; man 96 1.1; pool 28 64 57; smoke 60 .9 22; cypress 114 1.2 @ pool arch dome',
  well: 'olive 16 1.5; olive 104 1.3; plinth 46 28 8; pair 48 24; roof hip 44 26 32; urn 40 1.1; urn 84 .9; carrier 90 1.1; woman 34 1 @ urn fountain hip',
  altar:
    'steps 36 48 12 4; altar 48 24 14 44; fire 60 1.2 29; smoke 62 1 18; cypress 14 1.5; cypress 106 1.5; woman 30 1.1; man 94 1 @ brazier cypress fire',
  theater:
    'theatre 6 108 42; stoa 38 44 11 5 flat; mask 60 52 .8; man 46 1; woman 74 1; cypress 4 1; cypress 116 1 @ mask columns mask',
  aqueduct:
    'hill -10 80 22; hill 60 80 26; aqueduct 0 120 36 5; cypress 20 1; fountain 66 1; carrier 82 1.1; olive 100 1.2 @ arch fountain aqueduct',
  statue:
    'cypress 8 1.4; stoa 18 84 16 9 flat; steps 40 40 6 2; plinth 48 24 9 50; statue 60 1.5 41; cypress 112 1.4; woman 32 1.2; man 88 1.1 @ statue columns statue',
  courthouse:
    'arcade 8 104 16 7 tile; storey 34 34 52 9 5; roof gable 36 24 48; scale 60 56 .9; man 28 1 @ scale columns scale',
  temple:
    'cypress 8 1.5; temple 20 80 32 6; woman 30 1.1; man 90 1.1; brazier 14 1.1; brazier 106 1.1; cypress 114 1.4 @ columns brazier gable',
  pantheon:
    'drum 34 52 20 20; temple 32 56 24 6; hall 4 26 16 flat arch 2; hall 90 26 16 flat arch 2; man 36 1.1; woman 84 1.1 @ columns statue dome',
  gardens:
    'plinth 6 108 12; plinth 24 72 12 44; plinth 44 32 10 32; hang 6 44 104; hang 24 32 70; hang 44 22 30; palm 16 .9 44; palm 104 .9 44; olive 60 1 22; fountain 60 .9 56; woman 44 1 @ palm fountain palm',
  palace:
    'arcade 6 108 18 7; storey 18 38 84 12 6; drum 46 28 5 8 25; tower 6 13 32 cone; tower 101 13 32 cone; man 60 1 @ arch arch flag',
  senate:
    'steps 24 72 10 4; stoa 28 64 20 7 flat 46; roof gable 26 24 68; olive 8 1.3; olive 112 1.3; foreman 44 1 50; man 76 1 50 @ columns scrolls gable',
  'town-hall':
    'hall 12 38 24 tile arch 3; hall 70 38 24 tile arch 3; tower 46 26 38 hip; banner 59 .9 30; woman 42 1; man 82 1 @ banner arch flag',
  pawnshop:
    'hall 12 46 26 flat door; table 62 26; urn 68 .9 50; urn 80 .8 50; chest 102 1.1; sacks 2 2; woman 90 1.1 @ urn window banner',

  // yellow
  tavern:
    'hall 18 48 26 tile door; vines 84 30 4; table 68 18; urn 74 .8 50; barrels 8 2; carrier 92 1; banner 24 .8 32 @ barrels table barrels',
  'east-trading-post':
    'palm 12 1.2; tent 36 1.4; stall 66 1.2; camel 96 1.2; camel 110 1; sacks 46 3; porter 84 1.1 @ camel sacks tent',
  'west-trading-post':
    'palm 108 1.2; tent 86 1.4; stall 52 1.2; boat 16 1.1 60; barrels 32 2; foreman 68 1.1 @ boat sacks tent',
  marketplace:
    'stoa 14 92 26 7 flat; stall 20 1.1; stall 50 1.2; stall 82 1.1; woman 36 1.1; carrier 66 1; urn 104 1 @ stall urn stall',
  forum:
    'stoa 4 38 24 5 tile; stoa 78 38 24 5 tile; temple 42 36 22 4; statue 60 .7 66; foreman 30 1.1; woman 88 1; sacks 96 2 @ columns stall pennant',
  caravansery:
    'rampart 6 108 24; gate 46 28 32; camel 20 1.2; camel 94 1.2 56 -1; palm 110 1.2; man 36 1 @ camel arch camel',
  vineyard:
    'hill -10 140 22 h2; hall 78 30 18 tile door; vines 6 70 8; cypress 112 1.3; cypress 74 1; carrier 54 1.1 @ vines vines vines',
  bazar:
    'hall 8 34 20 dome arch 3; hall 78 34 20 dome arch 3; awning 42 30 36; stall 60 1.2; urn 44 1; urn 50 .9; woman 76 1 @ stall urn dome',
  haven:
    'stream 0 120 57; hall 66 44 20 tile arch 3; galley 30 1 60; boat 8 .8 61; sacks 92 3; crane 60 .8 @ boat sacks boat',
  lighthouse:
    'stream 0 120 58; cliff 62 56 16; tower 78 18 22 flat 46; tower 82 10 10 flat 22; fire 87 .6 10; boat 24 1.2 61; hall 100 16 10 tile none @ boat flames fire',
  'chamber-of-commerce':
    'stoa 12 96 16 8 flat; storey 24 37 72 9 6; roof gable 30 27 60; scale 60 56 .8; sacks 4 2; urn 112 1; man 30 1 @ scale urn pennant',
  arena: 'arena 10 100 28; man 20 1; man 102 1; pine 4 1 @ arch laurel flag',
  ludus:
    'rampart 4 112 14; stoa 14 40 22 5 tile; post 72; post 92; man 66 1.3; man 84 1.3; spears 102 3 16 @ spears post flag',

  // red
  stockade: 'palisade 6 108 16; tower 48 24 24 hip; flag 96 1 38; spears 14 3 18; man 84 1.2 @ spears palisade flag',
  barracks:
    'hall 10 100 18 tile win 7; shields 22 46 9; flag 100 1 34; man 6 1.2; spears 112 2 18 @ spears brazier flag',
  'guard-tower':
    'rampart 2 44 14; rampart 74 44 14; tower 46 28 26 cren; flag 90 1.1 42; man 20 .9 42; man 100 .9 42; brazier 38 1 @ window flames flag',
  walls:
    'rampart 0 120 22; tower 8 22 30 cren; tower 90 22 30 cren; gate 48 24 26; man 42 1.1; man 78 1.1; banner 40 .8 36; banner 80 .8 36 @ masonry masonry flag',
  'training-ground':
    'rampart 0 120 12; post 40; post 64; man 30 1.4; man 54 1.4; target 92 1; spears 8 4 20; tent 112 1 @ post spears flag',
  stables:
    'hall 8 104 22 tile none; bay 18; bay 46; bay 74; horse 26 1.1; horse 54 1.1; horse 96 1.3; man 112 1.1 @ horse horse horse',
  'archery-range':
    'rampart 60 60 14; target 92 1.3; target 72 1; man 18 1.5; man 34 1.4; pennant 112 1.2; pine 6 1.2 @ target target pennant',
  'siege-workshop':
    'hall 62 52 18 shed none; catapult 12 .9; wheel 84 .9 47; logs 104 1; mason 58 1.2 @ mill catapult mill',
  fortifications:
    'rampart 0 120 20; rampart 22 76 26; tower 4 18 33 cren; tower 98 18 33 cren; gate 48 24 24; man 40 1.1 @ masonry spears flag',
  circus: 'arena 4 112 22; horse 36 1.3; horse 52 1.3; cart 72 1; man 70 1 50; statue 100 1 56 @ horse laurel pennant',
  arsenal:
    'hall 10 100 24 flat arch 6; spears 18 5 20; shields 50 38 5; catapult 84 .7; man 78 1.1 @ spears brazier spears',
  castrum:
    'palisade 0 120 10; tent 22 1.4; tent 46 1.4; tent 74 1.4; tent 98 1.4; tower 54 12 22 hip; flag 60 .6 30; man 34 1.3; man 86 1.3 @ tent spears flag',

  // green
  apothecary:
    'hall 14 52 26 tile door; hang 14 30 50; mortar 84 56 1.4; urn 100 1; urn 108 .9; bush 8 1; woman 70 1.2 @ mortar urn mortar',
  workshop: 'hall 8 60 24 shed arch 3; cogs 84 46 8; cogs 99 50 5 o1; mason 74 1.2; logs 112 .6 @ anvil furnace anvil',
  scriptorium: 'stoa 10 66 26 6 tile; scrolls 84 56 26; reader 78 1.3; table 40 16 @ scrolls window scrolls',
  dispensary:
    'arcade 10 58 24 4 tile; drum 72 34 20 11; mortar 66 56 1; woman 88 1.1; bottles 104 56 2; bush 8 1 @ mortar furnace dome',
  laboratory:
    'hall 10 42 20 dome arch 3; kiln 62 .8; bottles 84 56 4; smoke 70 .6 42; man 58 1.1 @ furnace anvil smoke',
  library: 'temple 14 64 25 5; scrolls 84 56 30; statue 8 1; reader 80 1.2 @ scrolls scrolls gable',
  school:
    'stoa 8 70 22 6 tile; olive 92 1.4; bench 88; foreman 84 1.2; reader 104 .9; reader 113 .9; slab 30 56 10 14 @ bench olive bench',
  lodge: 'hall 20 66 24 hip arch 4; pine 10 1.3; pine 104 1.5; sphere 94 46 8; man 90 1 @ sphere arch sphere',
  observatory:
    'hill 0 120 18 h3; drum 34 44 16 17; hall 10 26 12 flat win 2; scope 96 55 1.1; foreman 84 1.1; cypress 114 1.2 @ scope window scope',
  university:
    'arcade 6 108 16 8; storey 30 40 60 11 5; drum 46 28 5 9 28; olive 6 1; olive 114 1; reader 26 1.1; woman 94 1.1 @ scrolls columns dome',
  academy:
    'olive 10 1.4; temple 30 60 24 5; olive 108 1.5; bench 4; foreman 22 1.2; reader 98 1.2; slab 20 56 7 10 @ columns bench gable',
  study:
    'scrolls 6 56 42; scrolls 6 40 42; reader 60 2.5; table 68 26; brazier 90 .8 50; sphere 108 38 13; plinth 102 12 4 @ sphere anvil sphere',

  // guilds
  'workers-guild':
    'courses 4 50 38 4; mason 34 1.2 37; mason 46 1.2 47; treadwheel 76 1; blocks 108 1.1; banner 12 1 20 @ banner mason banner',
  'craftsmens-guild':
    'workshops 6 108 26 3; loom 14 56 .9; kiln 54 .7; bottles 88 56 3; banner 42 .9 22; man 48 1.2; man 80 1.2 @ banner sacks banner',
  'traders-guild':
    'pavilion 14 92 37; banner 60 .9 34; camel 12 1.5; camel 110 1.4; sacks 34 3; urn 74 1.2; urn 80 1; carrier 92 1.2 @ banner stall banner',
  'philosophers-guild':
    'stoa 62 54 22 6 tile; olive 26 2.3; bench 8; bench 32; foreman 20 1.5; reader 50 1.5; scrolls 96 60 18; banner 89 .9 30 @ banner scrolls banner',
  'spies-guild':
    'rampart 52 68 24; banner 81 .9 36; banner 99 .9 36; soldier 72 .92; soldier 90 .92; soldier 108 .92; spy 26 .98 @ banner mask banner',
  'magistrates-guild':
    'stoa 6 56 26 5 gable; banner 20 .9 32; banner 48 .9 32; scale 92 54 1.7; plinth 84 16 5 58; foreman 70 1.4 @ banner scale banner',
  'shipowners-guild':
    'stream 0 120 55; mole 84 36 8 58; merchantman 42 .9 60; standard 112 .56 50; sacks 98 1 50; foreman 92 1.5 50 @ banner boat banner',
  'scientists-guild':
    'hall 28 64 18 dome arch 4; reader 24 1.1; man 96 1.1; cogs 12 46 7; sphere 108 44 8; banner 36 .9 32 @ banner anvil banner',
  'builders-guild': 'capstone 34 .86; blocks 98 1.6; foreman 80 1.7; standard 112 .56 @ banner crane banner',
  'decorators-guild':
    'fresco 44 .92; urn 86 1.1; standard 89 .55; colossus 106 .9; cypress 4 1.3 @ banner columns banner',
  'strategists-guild':
    'tent 26 2.7; standard 58 .7; board 84 2.1; foreman 64 1.5; man 108 1.5; spears 4 2 24; banner 12 .8 40 @ banner spears banner',
}
