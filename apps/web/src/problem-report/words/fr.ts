/** Texts of problem reports in French. */
import { plural } from '@heptapolis/boxes/grammar/fr'
import type { ReportWords } from './en.ts'

export const words: ReportWords = {
  title: 'Signaler un problème',
  about: 'Le rapport reste sur cet appareil tant que vous ne l’envoyez pas. Rien n’est envoyé automatiquement.',
  happened: 'Que s’est-il passé, et qu’attendiez-vous ?',
  addPicture: 'Joindre une image de l’écran',
  pictureShowsHand: 'Elle montre votre main. D’autres personnes jouent encore à cette table.',
  addRecord: 'Joindre l’enregistrement de la partie',
  recordTells: 'Il contient toutes les mains, tous les coups et les noms des joueurs.',
  recordLater:
    'L’enregistrement peut être joint sur l’écran des scores, après la fin : il contient les mains des autres joueurs.',
  collected: 'Contenu du rapport',
  save: 'Enregistrer le fichier',
  copy: 'Copier le texte',
  copied: 'Copié',
  openIssue: 'Ouvrir un ticket',
  openIssueHelp: 'Ouvre le formulaire avec ces informations. Joignez-y le fichier enregistré.',
  attachHint: 'L’image et la partie sont dans le fichier enregistré. Joignez-le ici.',
  fileTitle: 'Heptapolis : rapport de problème',
  facts: 'Informations',
  fact: (label, value) => `${label} : ${value}`,
  errors: 'Dernières erreurs',
  noErrors: 'Aucune erreur jusqu’ici.',
  picture: 'Écran',
  pictureNote:
    'Copie de la page, affichée avec les polices de l’appareil qui l’ouvre. La position des listes déroulées peut différer.',
  record: 'Enregistrement de la partie',
  version: 'Version de l’application',
  versions: (app, engine) => `${app} (moteur ${engine})`,
  mix: 'Partie',
  players: (n) => plural(n, 'joueur'),
  teams: 'équipes',
  page: 'Adresse',
  size: 'Taille de l’écran',
  sizes: (width, height, ratio) => `${width} × ${height} pixels, facteur ${ratio}`,
  languageUsed: 'Langue',
  appearance: 'Thème et style',
  browser: 'Navigateur',
}
