/** The words of the page for programs, in French. */
import type { ProgramWords } from './en.ts'

/** What each address of the API is for, by its name in the description. */
export const SAYS: Readonly<Record<string, string>> = {
  'get-me-tables': 'Les tables de celui pour qui le jeton agit, les dernières changées d’abord.',
  'post-tables':
    'Ouvre une table. Avec un nonce, l’hôte s’assied ; sans, il regarde. Le même `cid` n’ouvre qu’une table.',
  'post-tables-table-invite': 'Un nouveau lien vers la table : la clé se met après le # de son adresse.',
  'get-tables-table-record': 'Le compte rendu d’une partie finie, comme docs/protocol.md le décrit.',
  'get-lobby': 'Les tables où des inconnus peuvent s’asseoir, et celles où l’on joue.',
  'get-lobby-stream': 'Les tables ouvertes, maintenant et chaque fois qu’elles changent.',
  'get-boards-pool': 'Le tableau d’une catégorie, de cette saison ou d’une autre.',
  'get-people-name': 'Ce que quelqu’un a joué aux tables ouvertes.',
  'get-bots-ratings': 'La force des robots de la maison.',
  'get-tables-table-ratings':
    'Ce qu’une partie classée et finie a fait des cotes, par siège ; rien encore tant que cela se calcule.',
  'get-daily':
    'La donne du jour : combien l’ont jouée, et le classement pour qui l’a jouée ; d’un jour passé, pour tout le monde.',
  'get-bot-events':
    'Ce qu’un bot apprend des tables : les invitations, les parties qui commencent et finissent. Ce qui est encore ouvert vient d’abord.',
  'get-bot-games-table':
    'Une partie où le bot est assis : l’image entière (`full`), maintenant et à chaque changement.',
  'post-bot-games-table-choose':
    'Choisit un coup. Le même `cid` renvoyé compte une fois et reçoit la même réponse ; un autre choix dans la même manche remplace le premier.',
  'post-bot-games-table-resign': 'Abandonne la partie : un de nos robots continue.',
  'post-bot-games-table-accept': 'Vient à une table où il est invité, et s’assied.',
  'post-bot-games-table-decline': 'Ne vient pas à une table où il est invité.',
  'post-tables-table-bots':
    'Invite un bot à un siège de sa propre table. Il entend un `challenge`, et s’assied s’il accepte.',
  'get-account': 'Pour qui le jeton agit, et ce qu’il permet.',
  'get-tables-table': 'Une table comme la voit quiconque ne fait que regarder.',
  'post-tables-table-room': 'Règle sa propre table, et commence. Le même `cid` renvoyé compte une fois.',
  'get-openapi.json': 'Cette description.',
}

export const words: ProgramWords = {
  title: 'Programmes et bots',
  lead: 'Un programme peut se servir de ce serveur avec un de vos jetons, et votre propre bot peut jouer aux tables.',
  tokens: 'Jetons',
  tokensHelp:
    'Qui possède un jeton peut faire ce qu’il permet. Donnez le sien à chaque programme, et révoquez-le quand il ne sert plus.',
  noTokens: 'Vous n’avez pas de jeton.',
  tokenName: 'À quoi il sert',
  standsFor: 'Agit pour',
  yourself: 'vous-même',
  allows: 'Permet',
  scopes: {
    'account:read': 'de demander pour qui il agit',
    'games:read': 'de voir vos tables et les parties finies',
    'tables:write': 'd’ouvrir des tables et de commencer',
    'bot:play': 'de jouer en tant que bot',
  },
  makeToken: 'Créer un jeton',
  made: 'Copiez le jeton maintenant : il n’est montré qu’une fois.',
  copy: 'Copier',
  copied: 'Copié',
  done: 'Je l’ai',
  removeBot: (name) => `Supprimer ${name}`,
  removeShort: 'Supprimer',
  really: 'Vraiment ?',
  revoke: (name) => `Révoquer ${name}`,
  revokeShort: 'Révoquer',
  revoked: (name) => `${name} est révoqué.`,
  madeOn: (when) => `créé ${when}`,
  usedOn: (when) => `dernier usage ${when}`,
  neverUsed: 'jamais utilisé',
  ofBot: (name) => `pour ${name}`,
  bots: 'Vos propres bots',
  botsHelp:
    'Un bot est un compte pour lequel seul un programme joue. Il le reste pour toujours. Lancez son programme avec :',
  noBots: 'Vous n’avez pas de bot.',
  botName: 'Nom du bot',
  makeBot: 'Créer un bot',
  isHere: 'son programme tourne',
  isAway: 'son programme ne tourne pas',
  whoMayAsk: (name) => `Qui peut inviter ${name} à une table`,
  accepts: { owner: 'moi seul', anybody: 'tout le monde', nobody: 'personne' },
  manual: 'Comment les programmes parlent au serveur',
  manualLead:
    'Toutes les adresses de ce serveur pour les programmes, selon ce qu’il faut à un jeton. Ouvrez-en une pour voir la ligne qui demande, ce qu’elle prend et ce qu’elle répond. Un point d’interrogation suit ce qui peut manquer.',
  raw: 'La même chose pour les programmes : openapi.json',
  withoutToken: 'Sans jeton',
  inAddress: 'Peut figurer dans l’adresse',
  sent: 'Ce qui est envoyé',
  answered: 'Ce qui est répondu',
  answeredInLines: 'Ce qui est répondu : une telle ligne après l’autre, et une ligne vide toutes les 7 secondes',
  says: (operation, summary) => SAYS[operation] ?? summary,
}
