/** Texts of the server commands in French. */
import { form, plural } from '@heptapolis/boxes/grammar/fr'
import { problemText } from '@heptapolis/wire'
import { words as problems } from '@heptapolis/wire/words/fr'
import type { ServingWords } from './en.ts'

const commands: ServingWords['commands'] = {
  serve: {
    summary: 'servir l’application et les tables en ligne',
    description:
      'Servir l’application et les tables en ligne avec un seul processus et un seul fichier de base de données. Des ' +
      'variables d’environnement peuvent remplacer les options : HEPTAPOLIS_PORT et ainsi de suite.',
    options: {
      data: 'dossier de la base de données, créé s’il n’existe pas (par défaut : data)',
      store:
        'une base PostgreSQL au lieu d’un fichier ; plusieurs serveurs peuvent la partager : postgres://utilisateur@hôte/base. Avec un mot de passe, utilisez HEPTAPOLIS_STORE',
      hints:
        'un Redis ou Valkey par lequel les serveurs d’une même base PostgreSQL annoncent les tables modifiées : redis://hôte (par défaut : PostgreSQL lui-même)',
      lan: 'autoriser les appareils du même réseau, et afficher l’adresse avec un code QR',
      port: 'port (par défaut : 4700)',
      address: 'adresse publique derrière un proxy, comme https://tables.example',
      proxies: 'proxys de confiance qui indiquent l’adresse d’un client, séparés par des virgules',
      logs: 'écrire une ligne de JSON par requête sur la sortie d’erreur ; sinon, seulement les erreurs',
      printConfig: 'afficher les réglages et quitter',
    },
    examples: [
      ['serve', 'sur cette machine'],
      ['serve --lan --data ./tables', 'pour les téléphones du même réseau'],
      ['serve --address https://tables.example --proxies 127.0.0.1', 'derrière un proxy avec TLS'],
      ['serve --store postgres://heptapolis@db.example/tables', 'un serveur parmi plusieurs sur une même base'],
    ],
  },
  online: {
    summary: 'faire jouer votre propre robot sur un serveur',
    description:
      'Faire jouer votre propre robot sur un serveur : il attend des invitations, rejoint les tables où il est invité, et ' +
      'joue plusieurs parties à la fois. Créez le robot et son jeton sur la page /programs du serveur. Donnez le jeton dans ' +
      'HEPTAPOLIS_TOKEN si d’autres utilisent cette machine : ils voient la ligne de commande.',
    options: {
      server: 'adresse du serveur',
      token: 'jeton du robot, avec le droit bot:play',
      bot: 'un robot intégré, ou « cmd: » et votre propre programme (docs/protocol.md)',
      timeout: 'temps limite d’un programme pour un coup, en millisecondes',
      atOnce: 'parties à la fois ; le robot refuse d’autres tables',
      games: 'quitter après ce nombre de parties',
    },
    examples: [
      [
        'online --server https://tables.example --token hept_… --bot "cmd:python3 monrobot.py"',
        'votre propre programme',
      ],
      ['online --bot expert', 'un robot intégré, sur le serveur de cette machine'],
    ],
  },
  backup: {
    summary: 'sauvegarder la base d’un serveur, pendant qu’il tourne',
    description:
      'Copier la base d’un serveur, qui peut être en marche, dans un seul fichier ; puis vérifier la copie en rejouant ' +
      'chaque partie.',
    argument: 'fichier de la copie ; un fichier plus ancien du même nom est remplacé quand le nouveau est complet',
    options: { data: 'dossier de la base de données' },
    examples: [['backup copies/lundi.db --data ./tables', 'un fichier par jour de la semaine']],
  },
  restore: {
    summary: 'restaurer une sauvegarde',
    description:
      'Vérifier une sauvegarde en rejouant chaque partie, et la mettre à la place de la base. Le serveur ne doit pas être ' +
      'en marche.',
    argument: 'un fichier créé par heptapolis backup',
    options: { data: 'dossier de la base de données' },
    examples: [['restore copies/lundi.db --data ./tables', 'reprendre l’état de lundi']],
  },
  migrate: {
    summary: 'copier toutes les tables vers une autre base',
    description:
      'Copier toutes les tables, tous les comptes et réglages d’un fichier vers PostgreSQL ou inversement, rejouer chaque ' +
      'partie des deux côtés et vérifier qu’elles sont identiques. Aucun serveur ne doit tourner ni d’un côté ni de l’autre ; ' +
      'une copie interrompue reprend quand on relance la commande.',
    options: {
      from: 'un dossier de données, ou postgres://utilisateur@hôte/base',
      to: 'de même ; il doit être vide',
    },
    examples: [
      ['migrate --from ./tables --to postgres://heptapolis@db.example/tables', 'vers une base pour plusieurs serveurs'],
    ],
  },
  admin: {
    summary: 'modérer un serveur',
    description:
      'Administration sur la machine d’un serveur, qu’il tourne ou non : lire et clore les signalements, suspendre des ' +
      'comptes, fermer des tables et nommer des administrateurs pour la page /admin. Le journal des actions garde tout.',
    argument:
      'listes : reports, suspensions, audit, admins ; actions : settle, suspend, unsuspend, close, appoint, dismiss',
    options: {
      about: 'un signalement, une table, ou un compte par son nom ou son numéro',
      data: 'dossier de la base de données',
      store: 'ou la base PostgreSQL du serveur : postgres://utilisateur@hôte/base',
      days: 'durée de la suspension ; sinon, définitive',
      why: 'le motif, pour le journal des actions ; la personne suspendue peut le lire',
    },
    examples: [
      ['admin appoint Inès --data ./tables', 'Inès peut utiliser la page /admin'],
      ['admin reports --data ./tables', 'signalements ouverts'],
      ['admin suspend Rude --days 7 --why "insultes"', 'une semaine sans tables ouvertes'],
    ],
  },
  verify: {
    summary: 'vérifier qu’une partie a été distribuée et jouée comme elle est enregistrée',
    description:
      'Recalculer une partie sur cette machine. Pour une table en ligne : le serveur a fixé son secret avant l’arrivée ' +
      'des joueurs, chaque donne en découle, les coups mènent au résultat enregistré, et les robots ont fait leurs propres ' +
      'choix. Pour une partie contre des robots, exportée du navigateur ou enregistrée par play : les coups se rejouent, et ' +
      'chaque robot refait les mêmes choix. Pour chaque cité, la commande indique combien de coups sont vérifiés, lesquels ' +
      'diffèrent, et lesquels ne peuvent pas l’être, avec la raison.',
    argument: 'une partie enregistrée ou exportée, en JSON ou en texte ; « - » lit l’entrée standard',
    options: { json: 'écrire du JSON au lieu de texte' },
    examples: [
      ['verify partie.json', 'une partie d’un serveur'],
      ['play --bots expert --save partie.json && heptapolis verify partie.json', 'une partie contre des robots'],
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
    `${setting} doit être des numéros de comptes séparés par des virgules (la page de chaque compte affiche le sien), pas « ${given} ».`,
  weeks: (setting, given) =>
    `${setting} doit être un nombre entier de semaines, 0 pour une saison sans fin, pas « ${given} ».`,
  factor: (setting, given) =>
    `${setting} doit être un nombre de 0 (aucune limite par réseau) à 999, comme 2 ou 0.5, pas « ${given} ».`,
  hosts: (setting, given) =>
    `${setting} doit être des noms d’hôte séparés par des virgules, comme tables.example, pas « ${given} ».`,
  'shared-store': () =>
    `--hints sert aux serveurs qui partagent une base PostgreSQL : ajoutez --store, ou retirez --hints.`,
  'known-name': (setting) => `Il n’y a pas de réglage ${setting} ; heptapolis serve --help liste tous les réglages.`,
}

const obstacles: ServingWords['obstacles'] = {
  'bad-folder': ({ data }, reason) => `Impossible de créer le dossier ${data} : ${reason}`,
  'bad-hints': (_, reason) => `Le Redis de --hints ne répond pas ou refuse la connexion (${reason}).`,
  'folder-in-use': ({ data }) =>
    `Un autre serveur utilise le dossier ${data}. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.`,
  'port-in-use': ({ port }, reason) =>
    `Le port ${port} ne peut pas être utilisé (${reason}). Essayez-en un autre : --port ${port + 1}`,
}

const database: ServingWords['database'] = {
  busy: 'La base est utilisée. Arrêtez d’abord le serveur.',
  full: 'Le disque est plein.',
  'read-only': 'La base est en lecture seule. Donnez à ce programme le droit d’écrire dans son fichier et son dossier.',
  unreachable: 'Le fichier de la base ne peut être ni ouvert ni créé.',
  damaged: 'Ce fichier n’est pas une base de Heptapolis, ou il est endommagé. Restaurez la dernière sauvegarde.',
  newer: 'La base vient d’une version plus récente de Heptapolis. Lancez cette version.',
  changed: 'La base vient d’une autre version de Heptapolis. Lancez cette version.',
  'too-old': 'Il faut PostgreSQL 15 ou une version plus récente.',
  'not-empty': 'Elle n’est pas vide. Choisissez une base vide.',
  differs: 'La copie diffère de l’original. Un serveur tournait-il ? Recommencez avec une base vide.',
}

const elsewhere: ServingWords['elsewhere'] = {
  unreachable: 'Elle ne répond pas ou refuse la connexion.',
  'read-only': 'Cet utilisateur n’a pas le droit d’y écrire. Faites-en le propriétaire de la base.',
}

const holdings = (games: number, events: number): string =>
  `${plural(games, 'table')} avec ${plural(events, 'événement')}`

const programFaults: Record<Parameters<ServingWords['online']['fault']>[1], (detail: string) => string> = {
  endless: () => 'sa ligne ne se termine pas',
  'too-long': () => 'sa réponse est trop longue',
  ended: (code) => (code === '' ? 'il s’est terminé' : `il s’est terminé avec le code ${code}`),
  'not-started': (why) => `il n’a pas pu être lancé (${why})`,
  late: (ms) => `il n’a pas répondu en ${ms} ms`,
  'not-json': (said) => `sa réponse n’est pas du JSON : ${said}`,
  'not-legal': (said) => `son coup n’est pas permis : ${said}`,
}

const online: ServingWords['online'] = {
  noToken: 'Il faut un jeton au robot : --token ou HEPTAPOLIS_TOKEN. Créez-le sur la page /programs du serveur.',
  badServer: (given) => `--server doit être comme https://tables.example, pas « ${given} ».`,
  listening: (name, server) => `${name} attend des parties sur ${server}. Ctrl-C pour arrêter.`,
  noServer: (server) => `Aucun serveur ne répond à ${server}. Nouvel essai…`,
  refused: (server, why) => `Le serveur ${server} refuse le robot. ${why}`,
  comes: (table, host) => `Table ${table} : invité par ${host}, il rejoint la table.`,
  declines: (table) => `Table ${table} : invitation refusée, déjà trop de parties.`,
  plays: (table) => `Table ${table} : la partie a commencé.`,
  ended: (table, rank, players, points) =>
    `Table ${table} : terminée, rang ${rank} sur ${players} avec ${plural(points, 'point')}.`,
  standIns: (table, instead, asked) =>
    `Table ${table} : ${instead} de ses ${plural(asked, 'coup')} ${form(instead, 'a été choisi', 'ont été choisis')} par un autre robot.`,
  gone: (table) => `Table ${table} : terminée sans résultat.`,
  fault: (table, code, detail, isLast) =>
    `Table ${table} : le programme a enfreint le protocole : ${programFaults[code](detail)} ; ` +
    `${isLast ? 'il n’est plus consulté dans cette partie' : 'un autre coup a été joué à sa place'}.`,
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const admin: ServingWords['admin'] = {
  none: 'Aucun résultat.',
  done: 'C’est fait et noté dans le journal des actions.',
  aboutWhat: (act) => `Indiquez l’objet de ${act} : un signalement, une table ou un compte.`,
  report: ({ id, at, about, game, name, reason, words: told }) =>
    [
      `${id}  ${day(at)}  ${reason} : ${name} (${about}) à la table ${game}`,
      ...(told === '' ? [] : [`  ${told}`]),
    ].join('\n'),
  suspension: ({ account, since, until, why }, name) =>
    `${account}  ${name}  ${day(since)} ${until === undefined ? 'définitivement' : `jusqu’au ${day(until)}`} : ${why}`,
  entry: ({ at, admin: by, act, subject, detail }) => `${day(at)}  ${by}  ${act} ${subject}  ${detail}`.trimEnd(),
}

export const words: ServingWords = {
  commands,
  admin,
  faults,
  obstacles,
  database,
  badDatabase: (place: string, reason: string) => `La base de données ${place} ne peut pas être utilisée. ${reason}`,
  elsewhere,
  online,
  detailed: (sentence, detail) => `${sentence} (${detail})`,
  noApp:
    'L’application n’est pas encore construite : npm start la construit et la sert, ou node apps/web/build.ts la construit.',
  isAt: (address) => `Heptapolis tourne à l’adresse ${address}`,
  withoutLan: 'Ajoutez --lan pour que les téléphones du même réseau puissent jouer.',
  forPhones: (address) => `Pour les téléphones du même réseau : ${address}`,
  backedUp: (file, games, events) =>
    `${file} contient ${holdings(games, events)}. Chaque partie a été rejouée et elle est intacte.`,
  restoredUnder:
    'La base a été restaurée pendant que ce serveur tournait. Il s’arrête, car ses tables ne sont plus à jour. Redémarrez-le ; la prochaine fois, arrêtez d’abord tous les serveurs.',
  restored: (games, events) =>
    `Restaurées : ${holdings(games, events)}. Chaque partie a été rejouée et elle est intacte.`,
  moved: (games, events, rows, hash) =>
    `Copiées : ${holdings(games, events)}, et ${plural(rows, 'autre entrée', 'autres entrées')}. Les deux côtés ont l’empreinte ${hash}.`,
  stages: { games: 'tables copiées', rows: 'sortes d’entrées copiées', proof: 'tables comparées' },
  aside: (file) => `La base précédente est maintenant ${file} ; supprimez ce fichier quand il ne sert plus.`,
  holds: ({ rounds, dealt, given, bots, unchecked, people }) => [
    'L’enregistrement est correct.',
    'Le serveur a fixé son secret avant l’arrivée des joueurs et ne l’a pas changé.',
    `${plural(rounds, 'manche')} ${form(rounds, 'découle', 'découlent')} du secret et des choix ; ${plural(dealt, 'donne')} ${form(dealt, 'recalculée', 'recalculées')}.`,
    ...(given > 0
      ? [
          `${plural(given, 'donne')} ${form(given, 'n’a pas pu être recalculée', 'n’ont pas pu être recalculées')} : les cartes ont changé depuis.`,
        ]
      : []),
    ...(bots > 0
      ? [`${plural(bots, 'choix', 'choix')} de robots ${form(bots, 'recalculé', 'recalculés')} avec le même résultat.`]
      : []),
    ...(unchecked > 0
      ? [
          `${plural(unchecked, 'choix', 'choix')} de robots ${form(unchecked, 'n’a pas pu être recalculé', 'n’ont pas pu être recalculés')} : les robots ont changé depuis.`,
        ]
      : []),
    ...(people > 0 ? [`${plural(people, 'choix', 'choix')} de personnes, chacun à la place d’une personne.`] : []),
  ],
  problem: (code) => problemText(code, problems),
  isFalse: (code) => `La vérification a échoué. ${problemText(code, problems)}`,
}
