/** Texts of mutes, blocks and reports in French. */
import { de, listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { ConductWords } from './en.ts'

export const words: ConductWords = {
  others: 'Autres personnes ici',
  about: (name) => `À propos ${de(name)}`,
  isAccount: 'a un compte',
  standing: (left, games) =>
    games === 0
      ? 'Aucune partie ouverte jusqu’ici.'
      : left === 0
        ? `A terminé toutes ses parties ouvertes (${games}).`
        : `A quitté ${plural(left, 'partie ouverte', 'parties ouvertes')} sur ${games}.`,
  leaves: (left, games) => `${plural(left, 'quittée')} sur ${games}`,
  marks: { address: 'même réseau', device: 'même appareil' },
  alike: {
    address: (names) =>
      `${listed(names)} jouent depuis le même réseau. La partie n’est pas classée ; les administrateurs le voient.`,
    device: (names) =>
      `${listed(names)} jouent sur le même appareil. La partie n’est pas classée ; les administrateurs le voient.`,
  },
  avoid: { mute: 'Mettre en sourdine', block: 'Bloquer' },
  help: {
    mute: 'Vous ne voyez plus ses messages.',
    block: 'De plus, vous ne vous retrouvez plus aux tables ouvertes.',
  },
  takeBack: { mute: 'Retirer la sourdine', block: 'Ne plus bloquer' },
  takenBack: {
    mute: 'Vous voyez de nouveau ses messages.',
    block: 'Vous pouvez de nouveau vous retrouver aux tables ouvertes.',
  },
  done: {
    mute: 'En sourdine. Annulable sur la page de votre compte.',
    block: 'Bloqué. Annulable sur la page de votre compte.',
  },
  report: 'Signaler',
  reason: 'Motif',
  reasons: {
    insult: 'insultes ou menaces',
    stalling: 'lenteur volontaire ou abandon',
    cheating: 'triche ou entente',
    name: 'nom offensant',
    other: 'autre chose',
  },
  words: 'Détails (facultatif)',
  reportHelp: 'La discussion de cette table est jointe. La personne signalée ne saura pas qui l’a signalée.',
  onProfile: 'Mettre en sourdine, bloquer ou signaler',
  reportProfileHelp: 'Dites ce qui s’est passé et à quelle table. La personne signalée ne saura pas qui l’a signalée.',
  send: 'Envoyer le signalement',
  sent: 'Merci. Un administrateur va vérifier.',
}
