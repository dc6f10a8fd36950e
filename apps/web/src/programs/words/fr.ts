/** The words of the page for programs, in French. */
import type { ProgramWords } from './en.ts'

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
}
