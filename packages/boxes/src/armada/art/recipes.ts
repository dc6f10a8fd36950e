/** Picture of every piece of this box, one line each; docs/drawing.md explains the notation. */
import type { BoxArt } from '../../art/contract.ts'

export const recipes: BoxArt['recipes'] = {
  // cards
  'construction-zone':
    'stream 0 120 60; hull 40 .9 3; scaffold 74 .8; crane 98 .9; logs 112 .7; mason 66 1 @ crane logs crane',
  'dry-hold':
    'stream 0 120 60; hall 30 84 38 shed none; cave 38 68 34; hull 72 1 3; crates 4 3; porter 104 1.5; man 36 1.4 @ boat sacks boat',
  boathouse: 'stream 0 120 58; hall 56 54 20 shed arch 3; boat 24 1.3 61; logs 106 .8; man 48 1 @ boat mill boat',
  'ship-repair':
    'stream 0 120 60; hull 60 1.2 2; scaffold 20 .9; logs 98 1; mason 92 1.1; mason 32 1 @ logs scaffold scaffold',
  'harbor-masters-office':
    'stream 0 120 58; mole 50 70 10; hall 58 40 18 dome arch 3 48; tower 102 14 28 flat 48; boat 22 1.2 62; man 54 1 48 @ boat window dome',
  'naval-headquarters':
    'stream 0 120 58; mole 40 80 8; stoa 48 64 18 7 tile 50; flag 80 1.1 28; warship 18 .9 61 gz @ columns boat flag',
  'eastern-emporium': 'stoa 10 76 26 7 tile; camel 100 1.3; sacks 60 4; man 90 1.1; palm 112 1.2 @ camel sacks tent',
  'pirate-hideout':
    'sea 46; crag 52 70 36 60; cave 78 16 14 52; warship 22 .9 60 d2; flag 92 .9 26 @ cave boat pennant',
  'pirates-den':
    'sea 48; crag 4 56 34 60; hall 64 40 20 curve door 3; barrels 108 2; warship 84 .7 63 d2; brazier 58 1 @ barrels flames pennant',
  'western-emporium':
    'stream 0 120 58; stoa 34 76 26 7 tile; boat 16 1.2 62; crates 96 3; porter 88 1.1 @ boat sacks tent',
  'port-customs':
    'stream 0 120 58; mole 54 66 8; arcade 60 54 18 4 tile 50; scale 50 58 .8; warship 20 .9 62 o2 @ scale arch pennant',
  'pirate-crew':
    'sea 44; warship 60 1.7 58 d2; warship 14 .7 54 d2; man 52 .8 51; man 62 .8 51; man 72 .8 51 @ boat spears pennant',
  'coastal-defenses':
    'stream 0 120 58; rampart 40 80 22; tower 82 20 34 cren; boat 18 1.2 61; man 56 .9 34 @ boat spears flag',
  pontoon: 'stream 0 120 57; rampart 70 50 16; galley 32 1 61; flag 96 1 40; man 80 .9 40 @ boat spears flag',
  ballista: 'rampart 0 120 14; catapult 34 1.1; spears 92 4 20; man 80 1.2 @ catapult spears flag',
  'fortified-port':
    'stream 0 120 58; rampart 30 90 20; tower 30 18 32 cren; tower 100 18 32 cren; galley 66 .8 62 @ boat masonry flag',
  'coastal-fortifications':
    'sea 50; crag 30 94 20 58; rampart 40 76 16 44; tower 44 18 26 cren 44; tower 92 18 26 cren 44; boat 14 1.1 61 @ masonry boat flag',
  pier: 'stream 0 120 57; palisade 60 60 8; tower 96 16 24 cren; galley 34 .9 61; man 72 1 48 @ boat spears flag',
  'cabinet-of-explorers':
    'shelves 26 .98; skull 18 .8 29; sphere 36 24 5; skull 16 .7 54; elephant 66 1.3; palm 108 1.6; chest 92 1.2; foreman 84 1.5; urn 104 1.3 @ sphere scrolls palm',
  'helmsmans-rest':
    'stream 0 120 58; anchor 14 1; hall 46 46 24 tile arch 3; table 94 18; urn 98 .9 50; reader 86 1.6; boat 112 .9 62 @ boat sphere boat',
  'cartographers-office':
    'chart 36 1.02; table 72 30; scrolls 90 50 14; foreman 78 1.9 56 -1; boat 112 1.2 61 @ scrolls table dome',
  'navigation-firm':
    'sea 50; mole 0 60 6 54; sphere 26 32 17; plinth 16 20 5 49; foreman 50 1.7 48; trireme 90 .8 60 gz @ boat scope dome',
  'circle-of-captains':
    'stoa 16 88 24 7 tile; man 34 1.3; foreman 48 1.3; man 70 1.3; man 86 1.3; sphere 60 46 6; boat 6 .9 60 @ sphere columns boat',
  'nautical-archives':
    'stream 0 120 58; temple 40 70 26 5 56; scrolls 4 56 26; boat 24 .8 63; reader 34 1 @ scrolls boat gable',
  // islands
  'overgrown-island':
    'sea 44; isle 18 84 30 58; boat 12 .8 62; palm 44 1 38; palm 62 1.1 34; palm 80 1 40; bush 54 1 36; bush 74 1 40 @ palm bush palm',
  'virgin-island':
    'sea 40; jungle 20 74 36 56; isle -40 200 11 66 e1 e2; palm 16 1.2 56; palm 94 1.2 56; turtle 46 1.2 61; track 74 61 6; foreman 103 1.3 59; bird 60 1.2 10; skiff 112 .8 63 @ palm bird palm',
  'bronze-island': 'sea 44; crag 24 76 38 58 o2 o3; cave 52 12 10 56; boat 12 1 62 @ cave boat palm',
  'whistling-island':
    'sea 46; gusts -4 18 34 2; eyed 24 60 46 58; gusts 54 28 38 3 w2; crag 98 20 18 58; boat 13 1 62 @ bird cave bird',
  'foggy-island':
    'sea 42; crag 30 70 42 58 v2 v3; pine 54 1.1 26; pine 74 .9 33; fog 36 4 8; skiff 92 1.1 61 @ olive olive smoke',
  'topaz-island-blue': 'sea 44; isle 22 78 24 58; crag 48 26 22 40 w1 gz; palm 34 1 46; man 84 1 48 @ palm cave palm',
  'topaz-island-yellow': 'sea 44; isle 22 78 24 58; crag 48 26 22 40 o1 o2; palm 86 1 48; man 38 1 46 @ palm cave palm',
  'lost-island':
    'sea 44; isle 30 64 22 58; pair 46 30 42; statue 82 1 46; palm 40 .9 46; bush 72 .9 42; foreman 58 .9 42 @ columns palm columns',
  'inhabited-island':
    'sea 44; isle 14 94 24 58; hut 40 1 44; hut 58 1.1 40; hut 78 .9 42; smoke 60 .7 26; carrier 92 1 52; boat 8 .9 62 @ hut boat smoke',
  'abandoned-oasis':
    'isle 6 108 12 58 e1 e2; ruin 4 44 34; man 82 1.2 54; deadpalm 58 1.5; deadpalm 108 1.6; dry 62 38; urn 52 1.4; skull 88 1 61; bird 80 1 26 @ palm tent palm',
  'iron-oasis':
    'isle 6 108 14 58 e1 e2; crag 70 52 42 56 s3 s4; cave 88 16 16 56; kiln 46 1.1; smoke 58 1.1 32; cart 78 1.2; palm 12 1.6; pool 16 26; mason 70 1.2 @ palm heap palm',
  'windy-oasis':
    'isle 6 108 14 58 e1 e2; gusts 2 14 60 3; bentpalm 20 1.7; bentpalm 44 1.4 54; bentpalm 84 1.8; pool 46 34; man 78 1.2; camel 92 1.2; gusts 70 26 24 2 @ palm pennant palm',
  'forgotten-oasis':
    'isle 6 108 14 58 e1 e2; palm 102 1.5; giant 28 .88; palm 82 1.2; bush 6 1.3; bush 52 1.1; pool 60 34; foreman 58 1.1; bird 62 .8 18 @ columns palm columns',
  'ancient-oasis':
    'isle 6 108 14 58 e1 e2; gate 44 34 26; obelisk 34 44; obelisk 88 44; pool 48 24 61; palm 14 1.6; palm 106 1.4; man 72 1.1 60 @ columns palm gable',
  'stormy-oasis':
    'isle 6 108 14 58 e1 e2; pool 38 46; palm 28 1.5; palm 96 1.5; cloud 44 1 22; cloud2 76 1 16; cloud 100 .8 26; fire 60 .8; smoke 60 .9 48; man 70 1.2 @ palm smoke palm',
  'wondrous-oasis':
    'isle 6 108 14 58 e1 e2; ziggurat 40 40 26 3; palm 24 1.4; palm 96 1.4; woman 82 1.2; pool 46 28 58 @ palm arch palm',
  'oasis-of-statues':
    'isle 6 108 14 58 e1 e2; colossus 22 .95; colossus 98 .95; pool 42 36; palm 52 1.1 54; palm 68 1.2 54; man 80 1.1 @ statue palm statue',
  'pirate-oasis':
    'isle 6 108 14 58 e1 e2; tent 20 2.2; standard 44 .6; tribute 66 1; palm 100 1.6; urn 84 1.2; man 88 1.3; skull 38 .9 62 @ tent palm pennant',
  'scarlet-archipelago':
    'sea 42; volcano 2 60 48 58; smoke 32 1.3 12; isle 54 30 14 54 c1 c2; isle 86 36 16 60 c1 c2; palm 100 1.1 48; boat 68 .9 63 @ boat palm flag',
  'breezy-archipelago':
    'sea 42; isle 2 44 14 56; isle 48 34 16 54; isle 86 34 14 60; bentpalm 18 1.3 46; bentpalm 60 .8 40; bentpalm 98 1 48; gusts 0 14 34 2; gusts 78 22 26 2 w2; boat 46 1.1 63 @ boat bird boat',
  'torrential-archipelago':
    'sea 42; crag -4 46 50 56; fall 14 8 34 57; crag 42 42 34 54; fall 58 8 24 56; crag 84 42 46 60; fall 100 7 32 61; skiff 36 1.1 63 @ fountain cave smoke',
  'golden-archipelago':
    'sea 42; isle 0 36 16 58 o1 o2; isle 84 36 16 60 o1 o2; isle 30 60 16 56 o1 o2; tribute 60 .8 46; palm 42 1 48; palm 14 1 46; man 80 1.2 49; boat 102 .8 63 @ palm boat palm',
  'emerald-archipelago':
    'sea 42; isle 4 40 20 56 v2 v3; isle 46 34 28 52 v2 v3; isle 82 36 18 58 v2 v3; cypress 62 .8 28; cypress 24 .8 40; boat 80 .7 62 @ cypress boat cypress',
  'royal-archipelago':
    'sea 42; isle 4 40 16 56; isle 44 40 20 52; isle 86 32 16 58; hall 52 22 12 dome arch 2 36; palm 20 .9 46; flag 100 .9 44 @ dome palm flag',
  'lush-archipelago':
    'sea 42; isle 0 74 22 58; isle 84 36 14 60; fruits 30 .78 42; vines 46 16 2 47; palm 8 1.2 48; woman 64 1.3 50; palm 102 1.2 50; palm 92 .9 52; skiff 76 1 63 @ palm palm palm',
  'rainbow-archipelago':
    'sea 42; rainbow 44 22; isle 4 40 16 56 c1 c2; isle 46 34 18 54 o1 o2; isle 82 36 14 59 gz gz2; palm 24 .9 44; palm 62 .9 40; boat 48 .9 63 @ boat bird pennant',
  'sheltered-archipelago':
    'sea 44; crag -14 46 50 60; crag 88 50 54 60; isle 34 50 12 52; hut 52 1.2 43; hut 68 1 44; palm 42 .9 46; carrier 61 1.1 49; jetty 60 22 56; skiff 48 1 61 @ hut boat palm',
  // shipyards
  'shipyard-a':
    'sea 52; plinth 0 64 8 58; scaffold 8 .9 50; prow 32 .95 50; crane 66 .9 58; boat 98 1.3 61; mason 56 1.1 50 @ boat crane flag',
  'shipyard-b': 'sea 54; sheds 4 96 30 3 56; mole 0 108 4 56; man 110 1.2 52; boat 108 1 62 @ boat crane flag',
  'shipyard-c':
    'sea 50; trireme 44 1 60 o2; tower 100 14 30 flat 56; fire 107 .9 24; mole 88 32 8 56; man 92 1 48 @ boat crane flag',
  'shipyard-d':
    'stream 0 120 58; drying 34 .84; hall 76 36 22 tile arch 3; man 18 1.3; man 68 1.4; boat 104 1 63 @ boat crane flag',
  'shipyard-e': 'sea 48; hill 60 70 18 48 h3; cothon 6 94 64; warship 94 .8 62 o2 @ boat crane flag',
  'shipyard-f':
    'sea 52; isle 62 70 12 56 e1 e2; palm 88 1.5 52; palm 106 1.2 54; papyrus 38 1.1 60; reeds 80 1.5 60; reeds 6 1.4 62; man 76 1.3 54 @ boat crane flag',
  'shipyard-g':
    'hill -14 84 26 56 v3; pine 8 1.5 40; pine 24 1.6 34; pine 42 1.4 42; hull 84 1.05 1 58; logs 20 1.3; logs 46 1.1; mason 60 1.3; scaffold 84 .9 @ boat crane flag',
  'shipyard-h':
    'sea 54; cliff -8 92 50 58; cave 16 52 34 58; stream 10 64 56; hull 44 .85 3 58; fire 84 .9; smoke 84 1.2 50; mole 76 44 4 58; barrels 96 2; mason 110 1.3 @ boat crane flag',
}
