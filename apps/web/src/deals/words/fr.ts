/** French texts of shared deals. */
import { listed } from '@heptapolis/boxes/grammar/fr'
import type { words as first } from './en.ts'

export const words: typeof first = {
  title: 'Même donne, plusieurs tables',
  lead: (players, boxes) =>
    `${players} joueurs, ${boxes.length > 0 ? `avec ${listed(boxes)}` : 'jeu de base'}. Tout le monde joue les mêmes cartes.`,
  howGroups:
    'Chaque groupe crée sa table avec ce lien. Le serveur garde les cartes secrètes : vous verrez les résultats après votre partie.',
  playHere: 'Créer une table pour votre groupe',
  copyLink: 'Copier le lien',
  copied: 'Copié',
  finished: (games) =>
    games === 0
      ? 'Aucune table n’a encore terminé.'
      : games === 1
        ? 'Une table a terminé.'
        : `${games} tables ont terminé.`,
  youPlay: 'Vous jouez cette donne en ce moment. Vous verrez les résultats à la fin de votre partie.',
  toOwnTable: 'Aller à votre table',
  outdated: 'Des cartes ou des règles ont changé depuis cette donne : aucune nouvelle table ne peut la jouer.',
  viewTitle: 'Voir les résultats sans jouer',
  viewHelp: 'Ensuite, vos résultats pour cette donne seront marqués : vous connaissiez les cartes.',
  view: 'Afficher les résultats',
  results: 'Résultats place par place',
  nothingYet: 'Il n’y a pas encore de résultat.',
  seat: (number, city) => `Place ${number} : ${city}`,
  atTable: (rank) => `${rank} à la table`,
  noPlace: 'sans classement',
  you: 'Vous',
  deleted: 'Compte supprimé',
  bot: (level) => `Robot, ${level}`,
  knows: {
    played: 'Vous avez joué cette donne.',
    watched: 'Vous avez regardé une table de cette donne. Votre partie sera marquée.',
    viewed: 'Vous avez vu les résultats. Votre partie sera marquée.',
    device: 'Un autre compte de cet appareil connaît cette donne. Votre partie sera marquée.',
  },
  knew: {
    played: 'avait déjà joué cette donne',
    watched: 'avait regardé cette donne',
    viewed: 'avait vu les résultats',
    device: 'cet appareil avait montré la donne',
  },
  helped: 'un robot a fait certains choix',
  takenBack: (moves) => (moves === 1 ? 'un coup annulé' : `${moves} coups annulés`),
  here: 'Sur cet appareil',
  hereHelp:
    'Jouez les mêmes cartes une fois avec chaque merveille. Cette donne est ouverte : le lien et la graine permettent à chacun de voir les cartes. À partir de la deuxième, vos parties indiquent que vous connaissiez les cartes.',
  play: 'Jouer',
  playSeat: (city) => `Jouer ${city}`,
  goOn: 'Continuer',
  again: 'Rejouer',
  groups: 'Pour plusieurs groupes',
  groupsHelp:
    'Le serveur mélange de nouvelles cartes pour cette partie et les garde secrètes. Envoyez le lien à chaque groupe ; des robots prennent les places libres.',
  makeDeal: 'Créer une donne pour des groupes',
}
