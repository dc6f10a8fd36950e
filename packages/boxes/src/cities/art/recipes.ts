/** Picture of every piece of this box, one line each; docs/drawing.md explains the notation. */
import type { BoxArt } from '../../art/contract.ts'

export const recipes: BoxArt['recipes'] = {
  // Age I
  pigeonhole: 'dovecote 14 26 33; hall 66 34 18 curve door; man 54 1.6; cypress 112 1.3 @ mask window mask',
  militia:
    'hall 8 60 26 curve door; shields 14 37 6 d2; soldier 78 1; soldier 94 1; soldier 110 1; brazier 4 1 @ spears brazier flag',
  hideout: 'cliff 10 100 30; cave 48 22 22; hall 84 26 16 curve door; brazier 42 1; man 74 1 @ cave brazier flag',
  residence:
    'hall 28 48 26 curve win 3; stoa 4 26 16 4 curve; vines 80 26 3; pool 84 28 59; olive 112 1.6; woman 74 1.6; reader 16 1.4 60 @ window olive cypress',
  dive: 'hall 6 34 20 curve win 2; hall 42 36 30 curve door; barrels 86 3; table 18 18; urn 24 .8 50; man 40 1.2; carrier 80 1.2; brazier 114 1 @ barrels mask mask',
  'west-clandestine-wharf':
    'stream 0 120 58; jetty 4 40; raft 22 1 62; hall 62 44 22 curve arch 3; crates 48 2; porter 90 1.1; man 112 1.1 @ boat sacks boat',
  'east-clandestine-wharf':
    'stream 0 120 58; jetty 76 40; raft 98 1 62; hall 14 44 22 curve arch 3; crates 62 2; man 6 1.1 @ sacks boat boat',
  'secret-warehouse':
    'cliff 56 64 30; cave 74 24 20; crates 40 3; sacks 4 4; brazier 68 .9; porter 60 1.1 @ cave sacks crane',
  'city-gates':
    'rampart 0 120 18; tower 22 20 32 cone; tower 78 20 32 cone; gate 44 32 26; man 38 1; ox 104 1 @ masonry arch flag',
  'smugglers-cache':
    'cliff 22 86 32; cave 50 20 18; crates 82 3; barrels 26 2; brazier 76 .9; palm 10 1.5; man 44 1.2 @ barrels cave palm',
  customs:
    'stream 0 46 58; stoa 52 62 24 5 curve; scale 44 56 .9; boat 14 1.1 62; porter 36 1 54 @ scale columns pennant',
  'opium-stash': 'hall 12 50 22 shed door; poppies 70 5; poppies 74 4 60; urn 104 1.2; woman 64 1.1 @ urn bush smoke',
  'raider-camp':
    'tent 20 1.5; tent 96 1.5; fire 58 1.1; spears 36 3 18; woman 46 1.2; man 72 1.2; horse 110 .9 @ tent spears pennant',
  cells:
    'storey 8 56 104 20 0 none; cage 18 18 14; bars 18 18 14; cage 51 18 14; bars 51 18 14; cage 84 18 14; bars 84 18 14; storey 22 36 76 10 6 win; roof flat 22 26 76; man 76 1.2 @ window masonry flag',
  // Age II
  'band-of-spies':
    'hall 10 34 28 curve win 3; hall 54 30 20 curve door; mask 98 54 1.5; man 90 1.2; cypress 48 1.3 @ mask window mask',
  mercenaries:
    'tent 20 1.4; hall 40 56 22 curve arch 3; spears 100 4 22; man 34 1.3; man 112 1.3; shields 46 42 5 d2 @ spears tent flag',
  lair: 'cliff 4 112 30; cave 34 18 20; cave 66 18 18; fire 58 .9; man 92 1.1 @ cave flames mask',
  consulate: 'stoa 18 84 24 7 curve; statue 8 1; foreman 106 1.2; banner 60 .9 32 @ columns cypress cypress',
  'gambling-den-age-2':
    'hall 14 66 26 curve door; board 92 1.2; man 82 1.1; man 104 1.1; brazier 8 1 @ table mask flames',
  'black-market':
    'hall 40 44 22 curve none; stall 16 1.2; stall 100 1.2; sacks 34 2; woman 62 1.1; crates 76 2 @ stall sacks stall',
  sepulcher:
    'cypress 8 1.4; cypress 112 1.4; temple 34 52 28 4; woman 18 1.2; brazier 26 1; brazier 94 1 @ brazier columns mask',
  'architect-firm':
    'hall 14 44 24 curve win 3; scaffold 82 1; blocks 82 1; crane 104 .9; mason 64 1.1; table 60 14 @ crane blocks crane',
  tabularium:
    'arcade 8 104 16 7; storey 20 39 80 12 6; scrolls 52 56 20; man 40 1; reader 86 1 @ scrolls columns columns',
  'trade-center':
    'stoa 4 50 22 5 curve; stoa 66 50 22 5 curve; stall 60 1.2; camel 22 1; sacks 84 3; man 76 1.2 @ stall camel pennant',
  'opium-den':
    'hall 6 66 30 curve none; cave 14 50 25; brazier 26 .8; man 44 1.7; urn 60 1.2; smoke 30 1.2 20; poppies 82 5; woman 112 1.5 @ smoke urn smoke',
  'raider-fort':
    'palisade 4 112 16; tower 46 28 28 hip; fire 14 .8 40; spears 86 4 20; man 100 1.1; man 24 1.1 @ palisade spears flag',
  guardhouse:
    'hall 16 46 24 flat win 3; tower 66 22 36 cren; soldier 98 1.1; spears 6 3 24; brazier 114 1.1; man 58 1.4 @ window spears flag',
  'forging-agency':
    'chimney 12 48 12; cave 4 28 20; fire 18 1.5; smoke 18 1 6; anvil 48; mason 38 2; table 78 34; scrolls 82 50 12; urn 100 .9 50; reader 72 1.7 @ anvil furnace smoke',
  // Age III
  'chamber-of-builders':
    'stoa 8 60 26 6 curve; crane 86 1; blocks 106 1; blocks 80 .8; mason 96 1.1 @ blocks crane crane',
  'torture-chamber':
    'hall 10 60 28 cren none; cage 22 20 16; man 32 1.1; bars 22 20 16; wheel 84 1 47; post 104; brazier 72 1.1 @ window flames mask',
  contingent:
    'tent 8 1.5; tent 112 1.5; soldier 28 1.05; soldier 44 1.05; soldier 60 1.05; soldier 76 1.05; soldier 92 1.05 @ spears spears flag',
  brotherhood:
    'cliff 0 120 38; cave 34 52 34; fire 60 1.3; hooded 22 1.8; hooded 38 1.9 60; hooded 82 1.9 60; hooded 98 1.8; hooded 48 1.5 52; hooded 72 1.5 52 @ banner mask mask',
  embassy: 'temple 34 54 28 4; standard 12 .68; camel 104 1.7; foreman 88 1.7; man 27 1.6 @ columns cypress cypress',
  cenotaph:
    'cypress 12 1.6; cypress 108 1.6; steps 40 40 12 3; plinth 48 24 18 44; urn 60 1.4 26; woman 28 1.1 @ cypress urn urn',
  'secret-network':
    'hall 4 24 22 curve win 2; hall 48 24 30 curve win 3; hall 92 24 22 curve win 2; woman 36 1.1; man 82 1.1; mask 60 24 .7 @ window mask mask',
  'slave-market':
    'stoa 16 88 22 7 curve; steps 44 32 6 2; man 50 1.1 50; woman 60 1.1 50; man 70 1.1 50; foreman 26 1.2; man 96 1.2 @ columns post pennant',
  capitol:
    'hill -6 132 16 v3; steps 24 72 8 3; temple 30 60 26 6 48; statue 12 1.1; statue 108 1.1; foreman 26 1.1; woman 94 1.1 @ columns statue gable',
  mint: 'hall 12 56 26 curve door; anvil 80; chest 104 1.2; mason 76 1.2; chimney 58 38 6; smoke 62 .8 18 @ anvil furnace smoke',
  'opium-distillery':
    'hall 8 42 22 curve arch 2; kiln 56 1.1; smoke 67 .9 30; bottles 86 56 3; poppies 84 4 61; man 110 1.1 @ furnace urn smoke',
  'raider-garrison':
    'rampart 0 120 16; tower 10 22 34 cone; tower 88 22 34 cone; tent 60 1.3; spears 44 3 18; man 76 1.2 @ spears tent flag',
  prison:
    'rampart 0 120 24; tower 4 16 36 cren; tower 100 16 36 cren; cage 38 16 14; bars 38 16 14; cage 66 16 14; bars 66 16 14; man 60 1 @ masonry window flag',
  memorial:
    'cypress 10 1.5; cypress 110 1.5; obelisk 60 42; brazier 38 1; brazier 82 1; woman 92 1 @ cypress flames gable',
  // guilds
  'counterfeiters-guild':
    'cellar 36 66 44; hall 36 58 12 curve win 4 44; banner 46 .7 32; anvil 74 62; man 68 1.3 62; chest 90 .9 62; cypress 14 1.3 44; man 106 1.2 44 @ banner anvil banner',
  'guild-of-shadows':
    'hall 2 44 24 curve none; hall 76 44 22 curve none; mask 24 48 1.5; banner 98 .9 36; brazier 50 1.1; man 58 1.9; man 68 1.7; cypress 116 1.2 @ banner mask banner',
  'mourners-guild':
    'tumulus 22 76 40; banner 32 .8 45; banner 88 .8 45; cypress 8 1.5; cypress 112 1.5; woman 14 1.2; woman 22 1.2; brazier 100 1.2 @ banner cypress banner',
}
