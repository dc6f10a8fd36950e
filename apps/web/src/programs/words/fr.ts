/** Texts of the page for programs in French. */
import type { ProgramWords } from './en.ts'

/** Summaries of the API endpoints by operation id. */
export const SAYS: Readonly<Record<string, string>> = {
  'get-me-tables': 'Les tables du compte du jeton, les plus récentes d’abord.',
  'post-tables':
    'Crée une table. Avec un nonce, l’hôte y joue ; sans nonce, il est spectateur. Le même `cid` ne crée qu’une table.',
  'post-tables-table-invite': 'Un nouveau lien vers la table : la clé se met après le # de son adresse.',
  'get-tables-table-record': 'L’enregistrement d’une partie terminée, décrit dans docs/protocol.md.',
  'get-lobby': 'Les tables ouvertes et les parties en cours.',
  'post-deals':
    'Crée une donne que plusieurs tables jouent : même mise en place, mêmes cartes. Le même `cid` crée une seule donne.',
  'post-deals-deal-tables':
    'Ouvre une table qui joue une donne. Sa mise en place et ses merveilles sont fixes, et les robots de programmes n’y entrent pas.',
  'get-deals-deal': 'Une donne, et ses résultats une fois que le compte y a terminé une partie ou les a affichés.',
  'post-deals-deal-view':
    'Les résultats d’une donne sans l’avoir jouée. Le compte est noté comme connaissant la donne.',
  'get-lobby-stream': 'Les tables ouvertes, maintenant et chaque fois qu’elles changent.',
  'get-boards-pool': 'Le classement d’une catégorie, de cette saison ou d’une autre.',
  'get-people-name': 'Les parties d’une personne aux tables ouvertes.',
  'get-bots-ratings': 'La cote des robots intégrés.',
  'get-tables-table-ratings':
    'Les changements de cote d’une partie classée et terminée, par place ; vide tant que le calcul est en cours.',
  'get-daily':
    'La donne du jour : le nombre de joueurs, et le classement pour ceux qui l’ont jouée. Le classement d’un jour passé est public.',
  'get-bot-events':
    'Les événements d’un robot : invitations, débuts et fins de partie. Ceux qui sont encore ouverts viennent d’abord.',
  'get-bot-games-table': 'Une partie du robot : l’état complet (`full`), maintenant et à chaque changement.',
  'post-bot-games-table-choose':
    'Choisit un coup. Le même `cid` renvoyé compte une fois et reçoit la même réponse ; un autre choix dans la même manche remplace le premier.',
  'post-bot-games-table-resign': 'Abandonne la partie : un robot intégré continue.',
  'post-bot-games-table-accept': 'Accepte une invitation et rejoint la table.',
  'post-bot-games-table-decline': 'Refuse une invitation.',
  'post-tables-table-bots':
    'Invite un robot à une place de sa propre table. Il reçoit un `challenge` et rejoint la table s’il accepte.',
  'get-account': 'Le compte du jeton et ses droits.',
  'get-tables-table': 'Une table telle que la voit un spectateur.',
  'post-tables-table-room': 'Règle sa propre table et lance la partie. Le même `cid` renvoyé compte une fois.',
  'get-openapi.json': 'Cette description.',
}

export const words: ProgramWords = {
  title: 'Programmes et robots',
  lead: 'Des programmes peuvent utiliser ce serveur avec vos jetons, et vos propres robots peuvent jouer aux tables.',
  tokens: 'Jetons',
  tokensHelp:
    'Toute personne qui possède un jeton peut faire ce qu’il permet. Donnez à chaque programme son propre jeton et révoquez-le quand il ne sert plus.',
  noTokens: 'Vous n’avez pas de jeton.',
  tokenName: 'Usage',
  standsFor: 'Agit comme',
  yourself: 'vous-même',
  allows: 'Permet',
  scopes: {
    'account:read': 'lire le compte pour lequel il agit',
    'games:read': 'lire vos tables et les parties terminées',
    'tables:write': 'créer des tables et lancer des parties',
    'bot:play': 'jouer en tant que robot',
  },
  makeToken: 'Créer un jeton',
  made: 'Copiez le jeton maintenant : il n’est montré qu’une fois.',
  copy: 'Copier',
  copied: 'Copié',
  done: 'Terminé',
  removeBot: (name) => `Supprimer ${name}`,
  removeShort: 'Supprimer',
  really: 'Confirmer ?',
  revoke: (name) => `Révoquer ${name}`,
  revokeShort: 'Révoquer',
  revoked: (name) => `${name} est révoqué.`,
  madeOn: (when) => `créé le ${when}`,
  usedOn: (when) => `dernière utilisation le ${when}`,
  neverUsed: 'jamais utilisé',
  ofBot: (name) => `pour ${name}`,
  bots: 'Vos robots',
  botsHelp: 'Un robot est un compte joué par un programme. Ce choix est définitif. Lancez le programme avec :',
  program: 'monrobot.py',
  noBots: 'Vous n’avez pas de robot.',
  botName: 'Nom du robot',
  makeBot: 'Créer un robot',
  isHere: 'en ligne',
  isAway: 'hors ligne',
  whoMayAsk: (name) => `Qui peut inviter ${name}`,
  accepts: { owner: 'moi seul', anybody: 'tout le monde', nobody: 'personne' },
  manual: 'API HTTP',
  manualLead:
    'Tous les points d’accès de l’API, par droit nécessaire. Ouvrez-en un pour voir un exemple de requête, ses paramètres et sa réponse. Un point d’interrogation marque les champs facultatifs.',
  raw: 'Description OpenAPI : openapi.json',
  withoutToken: 'Sans jeton',
  inAddress: 'Paramètres de l’adresse',
  sent: 'Corps de la requête',
  answered: 'Réponse',
  answeredInLines: 'Réponse : un flux de lignes comme celle-ci, et une ligne vide toutes les 7 secondes',
  says: (operation, summary) => SAYS[operation] ?? summary,
}
