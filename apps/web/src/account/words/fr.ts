/** Texts of the account page in French. */
import { de, plural } from '@heptapolis/boxes/grammar/fr'
import type { AccountWords } from './en.ts'

export const words: AccountWords = {
  title: 'Votre compte',
  visitor:
    'Vous jouez comme visiteur, dans ce navigateur seulement. Pour jouer entre amis, aucun compte n’est nécessaire.',
  since: (when) => `depuis le ${when}`,
  coming: 'Chargement…',

  become: 'Créer un compte',
  becomeHelp:
    'Une clé d’accès remplace le mot de passe : elle reste sur votre appareil, et vous la déverrouillez avec votre empreinte, votre visage ou un code. Vos parties sont disponibles sur chaque appareil où vous vous connectez. Ni e-mail, ni mot de passe.',
  name: 'Nom',
  nameHelp: 'De 2 à 20 lettres. Le nom ne doit pas ressembler à celui d’un autre compte.',
  makePasskey: 'Créer une clé d’accès',
  haveOne: 'Vous avez déjà un compte ?',
  haveOneHelp: 'Connectez-vous avec votre clé d’accès. Vos parties de visiteur sont ajoutées à votre compte.',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  programs: 'Programmes et robots',
  notSecure:
    'Les clés d’accès ne fonctionnent pas à cette adresse. Il faut une connexion sécurisée : une adresse en https://, ou localhost sur le serveur lui-même. Tout le reste fonctionne ici.',
  noSupport: 'Ce navigateur ne gère pas les clés d’accès. Utilisez-en un plus récent.',
  signedOutHere: 'Cet appareil est déconnecté. Rechargez la page et connectez-vous avec une clé d’accès.',
  cancelled: 'Annulé : aucune clé d’accès n’a été utilisée.',
  knownHere: 'Cet appareil a déjà une de vos clés d’accès.',

  rename: 'Changer le nom',
  kept: 'Enregistré.',
  passkeys: 'Clés d’accès',
  passkeysHelp:
    'Chaque appareil peut avoir la sienne. Si vous perdez un appareil, connectez-vous avec un autre et retirez sa clé ici. Chaque changement se confirme avec une clé d’accès.',
  used: (when) => `dernière utilisation le ${when}`,
  passkeyName: 'Nom de la clé d’accès',
  addPasskey: 'Ajouter une clé d’accès',
  removePasskey: (name) => `Retirer la clé d’accès « ${name} »`,
  lastOne: 'Vous ne pouvez pas retirer votre dernière clé : vous ne pourriez plus vous connecter.',
  device: ({ browser, system }) =>
    browser && system ? `${browser} sur ${system}` : (browser ?? system ?? 'Un appareil'),
  really: 'Confirmer ?',
  devices: 'Appareils',
  playsOnly: (tables) => `par lien, ${plural(tables, 'table')}`,
  endSeat: 'Retirer l’accès',
  endSeatOf: (name) => `Retirer l’accès ${de(name)}`,
  devicesHelp:
    'Appareils connectés à votre compte, ou qui jouent par un lien. Si vous en perdez un, retirez aussi sa clé d’accès.',
  thisOne: 'cet appareil',
  seen: (when) => `dernière visite le ${when}`,
  endOne: (name, when) => `Déconnecter ${name}, dernière visite le ${when}`,
  endOthers: 'Déconnecter tous les autres appareils',
  suspended: (until) =>
    until === undefined
      ? 'Vous ne pouvez plus rejoindre les tables ouvertes. Vous pouvez toujours jouer entre amis.'
      : `Vous ne pouvez pas rejoindre les tables ouvertes avant le ${until}. Vous pouvez toujours jouer entre amis.`,
  why: (reason) => `Motif : ${reason}`,
  profile: 'Profil',
  admin: 'Administration',

  avoided: 'Personnes en sourdine ou bloquées',
  avoidedHelp:
    'Vous ne voyez pas leurs messages. Vous ne retrouvez pas non plus les personnes bloquées aux tables ouvertes.',
  degrees: { mute: 'en sourdine', block: 'bloquée' },
  unavoid: (name) => `Retirer ${name} de la liste`,
  attendance: (left, games) => `Vous avez quitté ${plural(left, 'partie ouverte', 'parties ouvertes')} sur ${games}.`,

  yours: 'Vos données',
  yoursHelp: 'Un seul fichier : compte, appareils, parties enregistrées, messages et signalements.',
  download: 'Télécharger',
  leave: 'Supprimer le compte',
  leaveHelp:
    'Votre compte, vos clés d’accès et vos notifications sont supprimés immédiatement et définitivement. Vos parties restent visibles pour les autres joueurs, sous le nom « supprimé » ; un robot termine les parties en cours.',
  leaveNow: 'Supprimer mon compte',
  stay: 'Annuler',
  leaveSure: 'Oui, supprimer mon compte',
  gone: 'Votre compte est supprimé. Merci d’avoir joué.',
  number: 'Numéro de compte, pour l’administrateur du serveur',
}

/** Keys whose texts are equal in English. */
export const alike = ['admin']
