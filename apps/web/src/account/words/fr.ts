import { plural } from '@heptapolis/boxes/grammar/fr'
import type { AccountWords } from './en.ts'

export const words: AccountWords = {
  title: 'Votre compte',
  visitor: 'Vous êtes de passage : seul ce navigateur vous connaît. Pour jouer entre amis, il n’en faut pas davantage.',
  since: (when) => `depuis le ${when}`,
  coming: 'On vous cherche …',

  become: 'En faire un compte',
  becomeHelp:
    'Une clé d’accès remplace le mot de passe : votre appareil la garde et la montre quand vous le dites. Vos parties restent les vôtres, sur chaque appareil où vous vous connectez. Ni courriel, ni mot de passe.',
  name: 'Nom',
  nameHelp: 'De 2 à 20 lettres. Aucun autre compte ne porte un nom qui lui ressemble.',
  makePasskey: 'Créer une clé d’accès',
  haveOne: 'Vous en avez déjà un ?',
  haveOneHelp: 'Connectez-vous avec sa clé d’accès. Ce que vous avez joué ici de passage vous suit.',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  programs: 'Programmes et bots',
  notSecure:
    'Il ne peut pas y avoir de clés d’accès à cette adresse. Les navigateurs n’en créent que sur une ligne sûre : à une adresse en https://, ou sur la machine même, sous localhost. Tout le reste marche ici tel quel.',
  noSupport: 'Ce navigateur ne connaît pas les clés d’accès. Un plus récent les connaît.',
  signedOutHere: 'Cet appareil n’est plus connecté. Rechargez la page et connectez-vous avec une clé d’accès.',
  cancelled: 'Rien n’a été fait : la clé d’accès n’a pas été donnée.',
  knownHere: 'Cet appareil a déjà une de vos clés d’accès.',

  rename: 'Le changer',
  kept: 'C’est gardé.',
  passkeys: 'Clés d’accès',
  passkeysHelp:
    'Chaque appareil peut avoir la sienne. Si l’une se perd, connectez-vous avec une autre et retirez-la ici. Pour en ajouter ou en retirer une, vous en montrez une que vous avez.',
  used: (when) => `utilisée en dernier le ${when}`,
  passkeyName: 'Nom de la clé d’accès',
  addPasskey: 'Ajouter une clé d’accès',
  removePasskey: (name) => `Retirer la clé d’accès « ${name} »`,
  lastOne: 'La dernière reste : sans elle, plus personne ne pourrait se connecter.',
  device: ({ browser, system }) =>
    browser && system ? `${browser} sur ${system}` : (browser ?? system ?? 'Un appareil'),
  really: 'Vraiment ?',
  devices: 'Appareils',
  playsOnly: (tables) => (tables === 1 ? 'joue une table par un lien' : `joue ${tables} tables par un lien`),
  endSeat: 'Retirer l’accès',
  endSeatOf: (name) => `Retirer l’accès de ${name}`,
  devicesHelp: 'Vous y êtes connecté, ou y jouez par un lien. Si l’un se perd, retirez aussi sa clé d’accès.',
  thisOne: 'cet appareil',
  seen: (when) => `vu le ${when}`,
  endOne: (name, when) => `Déconnecter ${name}, vu le ${when}`,
  endOthers: 'Déconnecter tous les autres',
  suspended: (until) =>
    until === undefined
      ? 'Vous ne pouvez plus vous asseoir avec des inconnus. Les tables entre amis continuent.'
      : `Vous ne pouvez pas vous asseoir avec des inconnus avant le ${until}. Les tables entre amis continuent.`,
  why: (reason) => `La raison : ${reason}`,
  profile: 'Profil',
  admin: 'Veiller sur la maison',

  avoided: 'Personnes que vous évitez',
  avoidedHelp:
    'Ce qu’elles disent ne vous est pas montré. Une personne bloquée ne s’assied pas avec vous parmi des inconnus.',
  degrees: { mute: 'en sourdine', block: 'bloquée' },
  unavoid: (name) => `Ne plus éviter ${name}`,
  attendance: (left, games) => `Vous avez quitté ${left} de vos ${plural(games, 'partie')} entre inconnus.`,

  yours: 'Tout ce qui vous concerne',
  yoursHelp:
    'Un seul fichier : votre compte, vos appareils, vos parties avec leurs feuilles, ce que vous avez dit et signalé.',
  download: 'Le télécharger',
  leave: 'Partir pour de bon',
  leaveHelp:
    'Votre compte, ses clés d’accès et ses avis sont effacés aussitôt, sans retour. Les parties restent entières pour les autres : « supprimé » est écrit à votre place, et là où vous jouiez, un bot continue.',
  leaveNow: 'Effacer tout ce qui me concerne',
  stay: 'Rester, finalement',
  leaveSure: 'C’est bien ma volonté : tout effacer',
  gone: 'Vous êtes parti. Merci d’avoir joué.',
  number: 'Numéro de votre compte, pour qui tient le serveur',
}
