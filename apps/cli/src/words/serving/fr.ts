/** Texts of the server commands in French. */
import { form, plural } from '@heptapolis/boxes/grammar/fr'
import { problemText } from '@heptapolis/wire'
import { words as problems } from '@heptapolis/wire/words/fr'
import type { ServingWords } from './en.ts'

const commands: ServingWords['commands'] = {
  serve: {
    summary: 'servir l’application et les tables en ligne',
    description:
      'Servir l’application et les tables en ligne avec un seul processus et un seul fichier. L’environnement peut dire ' +
      'la même chose que les options : HEPTAPOLIS_PORT et ainsi de suite.',
    options: {
      data: 'le dossier de la base de données, créé s’il n’existe pas (par défaut : data)',
      store:
        'un PostgreSQL au lieu d’un fichier, que plusieurs serveurs peuvent partager : postgres://utilisateur@hôte/base ; avec un mot de passe, plutôt par HEPTAPOLIS_STORE',
      hints:
        'un Redis ou Valkey par lequel les serveurs qui partagent un PostgreSQL s’avertissent : redis://hôte (par défaut : le PostgreSQL lui-même)',
      lan: 'laisser venir les téléphones du même réseau, et afficher l’adresse avec un code à scanner',
      port: 'un autre port que 4700',
      address: 'où l’on trouve le serveur de l’extérieur, comme https://tables.example, derrière un proxy',
      proxies: 'les proxys dont on croit ce qu’ils disent de l’adresse des visiteurs, séparés par des virgules',
      logs: 'écrire une ligne de JSON par requête sur la sortie d’erreur ; sinon, seulement ce qui ne doit pas arriver',
      printConfig: 'afficher les réglages, puis s’arrêter',
    },
    examples: [
      ['serve', 'sur cette machine'],
      ['serve --lan --data ./tables', 'pour une pièce pleine de téléphones'],
      ['serve --address https://tables.example --proxies 127.0.0.1', 'derrière un proxy avec TLS'],
      ['serve --store postgres://heptapolis@db.example/tables', 'un serveur parmi plusieurs sur une même base'],
    ],
  },
  online: {
    summary: 'faire jouer votre propre bot sur un serveur',
    description:
      'Faire jouer votre propre bot sur un serveur : il attend des tables, vient à celles où on l’invite, et joue plusieurs ' +
      'parties à la fois. Créez le bot et son jeton à la page /programs du serveur. L’environnement peut donner le jeton ' +
      'par HEPTAPOLIS_TOKEN : d’autres sur la machine voient une ligne de commande.',
    options: {
      server: 'l’adresse du serveur',
      token: 'le jeton du bot, avec le droit bot:play',
      bot: 'qui réfléchit : un des nôtres, ou « cmd: » et votre propre programme (docs/protocol.md)',
      timeout: 'millisecondes qu’un programme peut prendre pour un coup',
      atOnce: 'parties à la fois ; le bot ne vient pas à d’autres tables',
      games: 'finir après tant de parties',
    },
    examples: [
      ['online --server https://tables.example --token hept_… --bot "cmd:python3 mybot.py"', 'votre propre programme'],
      ['online --bot expert', 'un des nôtres, sur le serveur de cette machine'],
    ],
  },
  backup: {
    summary: 'copier les tables d’un serveur, pendant qu’il tourne',
    description:
      'Copier la base d’un serveur, qui peut être en marche, dans un seul fichier ; puis examiner la copie et y rejouer ' +
      'chaque partie.',
    argument: 'où va la copie ; une plus ancienne du même nom est remplacée quand la nouvelle est entière',
    options: { data: 'le dossier de la base de données' },
    examples: [['backup copies/lundi.db --data ./tables', 'un fichier par jour de la semaine']],
  },
  restore: {
    summary: 'remettre une copie des tables en place',
    description:
      'Examiner une copie faite par backup, y rejouer chaque partie, et la mettre à la place de la base. Le serveur ne ' +
      'doit pas être en marche.',
    argument: 'un fichier fait par heptapolis backup',
    options: { data: 'le dossier de la base de données' },
    examples: [['restore copies/lundi.db --data ./tables', 'reprendre à lundi']],
  },
  migrate: {
    summary: 'porter toutes les tables d’un stockage à un autre',
    description:
      'Copier toutes les tables, tous les comptes et réglages d’un fichier vers un PostgreSQL ou inversement, rejouer chaque ' +
      'partie des deux côtés et prouver qu’elles sont les mêmes. Aucun serveur ne doit tourner sur l’un ni sur l’autre ; ce ' +
      'qui a été interrompu continue quand on recommence.',
    options: {
      from: 'un dossier de données, ou postgres://utilisateur@hôte/base',
      to: 'de même ; il ne doit encore rien y avoir',
    },
    examples: [
      ['migrate --from ./tables --to postgres://heptapolis@db.example/tables', 'vers une base pour plusieurs serveurs'],
    ],
  },
  admin: {
    summary: 'modérer un serveur',
    description:
      'Administration sur la machine d’un serveur, qu’il tourne ou non : lire et régler les signalements, suspendre des ' +
      'comptes, fermer des tables et nommer des administrateurs pour la page /admin. Le journal d’audit garde tout.',
    argument:
      'pour lire : reports, suspensions, audit, admins ; pour agir : settle, suspend, unsuspend, close, appoint, dismiss',
    options: {
      about: 'sur quoi : un signalement, une table, ou un compte par son nom ou son numéro',
      data: 'le dossier de la base de données',
      store: 'ou le PostgreSQL du serveur : postgres://utilisateur@hôte/base',
      days: 'combien de jours suspendre ; sinon, pour de bon',
      why: 'la raison, qui est notée ; celle d’une suspension est dite',
    },
    examples: [
      ['admin appoint Ines --data ./tables', 'Ines a désormais la page /admin'],
      ['admin reports --data ./tables', 'ce que les gens ont signalé'],
      ['admin suspend Rude --days 7 --why "insultes"', 'une semaine sans inconnus'],
    ],
  },
  verify: {
    summary: 'vérifier qu’une partie a été distribuée et jouée comme elle le dit',
    description:
      'Recalculer une partie sur cette machine. D’une table en ligne : que le serveur était lié à son secret avant que ' +
      'quiconque ne s’asseye, que chaque donne en découle, que la partie mène où elle le dit, et que les robots ont ' +
      'choisi ce qu’ils devaient. D’une partie contre des robots sur son propre appareil, enregistrée dans le navigateur ' +
      'ou par play : qu’elle se rejoue comme elle est écrite, et que chaque robot, en autant de mondes imaginés qu’il en ' +
      'avait, fait les mêmes choix ; pour chaque cité il est dit combien de coups sont vérifiés, lesquels diffèrent, et ' +
      'lesquels ne peuvent pas l’être, et pourquoi.',
    argument: 'une partie enregistrée, en JSON ou en texte ; « - » lit l’entrée standard',
    options: { json: 'écrire du JSON au lieu de phrases' },
    examples: [
      ['verify partie.json', 'tout était-il juste ?'],
      [
        'play --bots expert --save partie.json && heptapolis verify partie.json',
        'les robots ont-ils joué d’eux-mêmes ?',
      ],
    ],
  },
}

const faults: ServingWords['faults'] = {
  port: (_, given) => `--port doit être un nombre entier de 0 à 65535, pas « ${given} ».`,
  switch: (setting, given) => `${setting} doit être true ou false, pas « ${given} ».`,
  hints: () => `--hints doit être de la forme redis://hôte:6379.`,
  store: () => `--store doit être de la forme postgres://utilisateur@hôte/base.`,
  address: (_, given) => `--address doit être comme https://tables.example, sans chemin, pas « ${given} ».`,
  proxies: (_, given) =>
    `--proxies doit être des adresses ou des réseaux séparés par des virgules, comme 10.0.0.1,10.1.0.0/16, pas « ${given} ».`,
  token: (setting) => `${setting} doit avoir au moins 16 caractères, sans espaces.`,
  contact: (setting, given) =>
    `${setting} doit être comme mailto:moi@example.org ou https://example.org, pas « ${given} ».`,
  admins: (setting, given) =>
    `${setting} doit être des numéros de comptes séparés par des virgules, tels que la page de chaque compte le dit, et non « ${given} ».`,
  weeks: (setting, given) =>
    `${setting} doit être un nombre entier de semaines, 0 pour une saison sans fin, pas « ${given} ».`,
  factor: (setting, given) =>
    `${setting} doit être un nombre de 0 (aucune limite par réseau) à 999, comme 2 ou 0.5, et non « ${given} ».`,
  hosts: (setting, given) =>
    `${setting} doit être des noms d’hôte séparés par des virgules, comme tables.example, et non « ${given} ».`,
  'shared-store': () =>
    `--hints sert aux serveurs qui partagent un PostgreSQL : indiquez aussi --store, ou retirez-le.`,
  'known-name': (setting) => `Il n’y a pas de réglage ${setting} ; heptapolis serve --help dit lesquels il y a.`,
}

const obstacles: ServingWords['obstacles'] = {
  'bad-folder': ({ data }, reason) => `Le dossier ${data} ne peut pas être créé : ${reason}`,
  'bad-hints': (_, reason) => `Le Redis des avertissements ne répond pas, ou refuse ce serveur (${reason}).`,
  'folder-in-use': ({ data }) =>
    `Un autre serveur joue déjà dans le dossier ${data}. Arrêtez-le d’abord, ou choisissez un autre dossier : --data`,
  'port-in-use': ({ port }, reason) => `Le port ${port} ne peut pas servir (${reason}). Un autre : --port ${port + 1}`,
}

const database: ServingWords['database'] = {
  busy: 'La base est utilisée : arrêtez d’abord le serveur.',
  full: 'Le disque est plein.',
  'read-only':
    'La base ne peut pas être modifiée : donnez à ce programme le droit d’écrire dans son fichier et son dossier.',
  unreachable: 'Il n’y a pas ici de fichier qui puisse être ouvert, ni le droit d’en faire un.',
  damaged: 'Ce fichier n’est pas une base de Heptapolis, ou il est abîmé : remettez la dernière copie.',
  newer: 'La base a été faite par une version plus récente de Heptapolis : lancez celle-là.',
  changed: 'La base a été faite par une autre version de Heptapolis : lancez celle-là.',
  'too-old': 'Il faut PostgreSQL 15 ou une version plus récente.',
  'not-empty': 'Il y a déjà quelque chose : nommez une base vide.',
  differs: 'Ce qui est arrivé n’est pas ce qui est parti. Un serveur tournait-il ? Recommencez avec une base vide.',
}

const elsewhere: ServingWords['elsewhere'] = {
  unreachable: 'Elle ne répond pas, ou ne laisse pas entrer ce serveur.',
  'read-only': 'Cet utilisateur n’a pas le droit d’y écrire : faites-en le propriétaire de la base.',
}

const holdings = (games: number, events: number): string =>
  `${plural(games, 'table')} avec ${plural(events, 'événement')}`

const programFaults: Record<Parameters<ServingWords['online']['fault']>[1], (detail: string) => string> = {
  endless: () => 'il a écrit une ligne sans fin',
  'too-long': () => 'sa réponse est trop longue',
  ended: (code) => (code === '' ? 'il s’est terminé' : `il s’est terminé avec le code ${code}`),
  'not-started': (why) => `il n’a pas pu être lancé (${why})`,
  late: (ms) => `il n’a pas répondu en ${ms} ms`,
  'not-json': (said) => `sa réponse n’est pas du JSON : ${said}`,
  'not-legal': (said) => `son coup n’est pas permis : ${said}`,
}

const online: ServingWords['online'] = {
  noToken: 'Il faut au bot son jeton : --token, ou HEPTAPOLIS_TOKEN. On le crée à la page /programs du serveur.',
  badServer: (given) => `--server doit être comme https://tables.example, et non « ${given} ».`,
  listening: (name, server) => `${name} attend des tables sur ${server}. Ctrl-C y met fin.`,
  noServer: (server) => `Aucun serveur ne répond à ${server} ; de nouveaux essais suivent.`,
  refused: (server, why) => `Le serveur ${server} refuse le bot. ${why}`,
  comes: (table, host) => `Table ${table} : invité par ${host}, il vient.`,
  declines: (table) => `Table ${table} : il joue déjà assez, et ne vient pas.`,
  plays: (table) => `Table ${table} : il joue.`,
  ended: (table, rank, players, points) =>
    `Table ${table} : finie, place ${rank} sur ${players} avec ${plural(points, 'point')}.`,
  standIns: (table, instead, asked) =>
    `Table ${table} : ${instead} de ses ${plural(asked, 'coup')} ${form(instead, 'a été choisi', 'ont été choisis')} par un autre robot.`,
  gone: (table) => `Table ${table} : finie sans résultat.`,
  fault: (table, code, detail, isLast) =>
    `Table ${table} : le programme a enfreint le protocole : ${programFaults[code](detail)} ; ` +
    `${isLast ? 'on ne lui demande plus rien dans cette partie' : 'un autre coup a été joué pour lui'}.`,
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const admin: ServingWords['admin'] = {
  none: 'Il n’y a rien.',
  done: 'C’est fait, et noté.',
  aboutWhat: (act) => `Dites sur quoi porte ${act} : un signalement, une table ou un compte.`,
  report: ({ id, at, about, game, name, reason, words: told }) =>
    [
      `${id}  ${day(at)}  ${reason} : ${name} (${about}) à la table ${game}`,
      ...(told === '' ? [] : [`  ${told}`]),
    ].join('\n'),
  suspension: ({ account, since, until, why }, name) =>
    `${account}  ${name}  ${day(since)} ${until === undefined ? 'pour de bon' : `jusqu’au ${day(until)}`} : ${why}`,
  entry: ({ at, admin: by, act, subject, detail }) => `${day(at)}  ${by}  ${act} ${subject}  ${detail}`.trimEnd(),
}

export const words: ServingWords = {
  commands,
  admin,
  faults,
  obstacles,
  database,
  badDatabase: (place: string, reason: string) => `La base de données ${place} ne peut pas servir. ${reason}`,
  elsewhere,
  online,
  detailed: (sentence, detail) => `${sentence} (${detail})`,
  noApp:
    'L’application n’est pas encore construite : npm start la construit et la sert, ou node apps/web/build.ts la construit.',
  isAt: (address) => `Heptapolis est à l’adresse ${address}`,
  withoutLan: 'Les téléphones du même réseau peuvent venir avec --lan.',
  forPhones: (address) => `Pour les téléphones du même réseau : ${address}`,
  backedUp: (file, games, events) =>
    `${file} contient ${holdings(games, events)} ; chaque partie a été rejouée et elle est entière.`,
  restoredUnder:
    'La base a été restaurée pendant que ce serveur tournait. Il s’arrête, car il se souvient de tables qui n’existent plus. Redémarrez-le ; la prochaine fois, arrêtez d’abord tous les serveurs.',
  restored: (games, events) =>
    `En place : ${holdings(games, events)} ; chaque partie a été rejouée et elle est entière.`,
  moved: (games, events, rows, hash) =>
    `Portées : ${holdings(games, events)}, et ${plural(rows, 'autre entrée', 'autres entrées')}. Les deux côtés ont l’empreinte ${hash}.`,
  stages: { games: 'tables copiées', rows: 'sortes d’entrées copiées', proof: 'tables comparées' },
  aside: (file) => `Ce qui était là avant est maintenant ${file} ; supprimez-le quand il ne sert plus.`,
  holds: ({ rounds, dealt, given, bots, unchecked, people }) => [
    'La partie est juste.',
    'Le serveur était lié à son secret avant que quiconque ne s’asseye, et ne l’a pas changé.',
    `${plural(rounds, 'manche')} en ${form(rounds, 'découle', 'découlent')}, et de ce qui a été choisi ; ${plural(dealt, 'donne')} ${form(dealt, 'recalculée', 'recalculées')}.`,
    ...(given > 0
      ? [
          `${plural(given, 'donne')} ${form(given, 'n’a pu être que lue', 'n’ont pu être que lues')} : le matériel a changé depuis.`,
        ]
      : []),
    ...(bots > 0
      ? [`${plural(bots, 'choix', 'choix')} de robots ${form(bots, 'retrouvé', 'retrouvés')} à l’identique.`]
      : []),
    ...(unchecked > 0
      ? [
          `${plural(unchecked, 'choix', 'choix')} de robots ${form(unchecked, 'n’a pas pu être recalculé', 'n’ont pas pu être recalculés')} : les robots ont changé depuis.`,
        ]
      : []),
    ...(people > 0
      ? [`${plural(people, 'choix', 'choix')} de personnes, chacun à une place où une personne était assise.`]
      : []),
  ],
  problem: (code) => problemText(code, problems),
  isFalse: (code) => `La partie est fausse. ${problemText(code, problems)}`,
}
