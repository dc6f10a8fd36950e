import type { ProblemWords } from './en.ts'

export const words: ProblemWords = {
  // The line
  'bad-json': 'Le serveur n’a pas pu lire ce que cette page a envoyé. Rechargez la page.',
  'bad-message': 'Le serveur ne connaît pas ce que cette page a demandé. Rechargez la page.',
  'bad-request': 'La table ne comprend pas ce que cette page a demandé. Rechargez la page.',
  'too-long': 'C’est trop long : on peut envoyer 8 kilo-octets au plus à la fois.',
  'old-page': 'Cette page est plus ancienne que le serveur. Rechargez-la.',
  'no-session': 'Le serveur ne vous connaît pas encore. Rechargez la page ; les cookies doivent être permis.',
  'wrong-origin': 'Cela vient d’une autre page. Ouvrez la table à sa propre adresse.',
  'wrong-host': 'Ce serveur ne connaît pas le nom dans cette adresse. Utilisez plutôt son adresse IP.',
  'slow-down':
    'Trop de demandes en peu de temps. Les choix sont renvoyés d’eux-mêmes ; pour le reste, attendez un instant et réessayez.',
  busy: 'Le serveur ne peut rien écrire pour le moment. Les choix sont gardés ici et renvoyés ; pour le reste, réessayez dans un instant.',
  leaving: 'Le serveur redémarre. Votre choix est gardé ici et sera renvoyé.',
  internal: 'C’est une erreur de notre part. Rien n’a changé ; essayez encore.',
  'unknown-command': 'La table ne connaît rien de tel. Rechargez la page.',

  // The way to a table
  'no-person': 'Personne ne porte ce nom ici. Qui est parti n’est plus dans la liste.',
  'not-rated': 'Cette partie est finie et n’a changé aucune cote.',
  'no-table': 'Il n’y a pas de table à cette adresse.',
  'only-this-table': 'Ce lien n’ouvre qu’une place, à sa table et à ses revanches. Demandez un nouveau lien au joueur.',
  'not-invited': 'Cette table n’existe pas, ou il vous faut son lien entier, avec ce qui suit le #.',
  'bad-key': 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  'bad-address':
    'Rien ne peut être envoyé à cette adresse : elle doit commencer par https:// et être accessible à tous.',
  'too-many-browsers': 'Vous êtes déjà averti sur beaucoup d’appareils. Désactivez-le d’abord sur l’un d’eux.',
  'too-many-tables': 'Vous avez ouvert beaucoup de tables. Attendez un peu avant la prochaine.',
  'too-many-followed': 'Vous regardez trop de tables à la fois. Fermez-en une d’abord.',
  'too-many-kept': 'Trop de choses attendent d’être envoyées. Attendez d’être à nouveau en ligne.',
  'too-many-events': 'Trop de changements à cette table. Jouez la suite, ou ouvrez-en une autre.',
  removed: 'L’hôte vous a demandé de quitter cette table.',

  // Accounts
  'no-passkeys': 'Les clés d’accès demandent une adresse sûre : en https://, ou cette machine même, sous localhost.',
  'bad-passkey': 'Cette clé d’accès n’a pas été acceptée. Réessayez, ou prenez-en une autre.',
  'no-passkey': 'Vous n’avez plus de clé d’accès de ce genre.',
  'last-passkey':
    'C’est votre dernière clé d’accès : sans elle, plus personne ne pourrait se connecter. Ajoutez-en d’abord une autre.',
  'too-many-passkeys': 'Dix clés d’accès suffisent. Retirez-en une d’abord.',
  'bad-account-name':
    'Le nom d’un compte a de 2 à 20 lettres d’une même écriture, avec des espaces ou des signes isolés entre elles.',
  'name-taken': 'Quelqu’un porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.',
  'not-account': 'Il faut un compte. Créez-en un d’abord avec une clé d’accès.',
  'not-for-bots': 'Un programme se connecte par jetons, pas par clés d’accès.',
  'both-seated':
    'Vous êtes deux fois à une même table : ici, et avec votre compte. Finissez ou quittez d’abord cette partie.',

  // Conduct
  suspended: 'Vous ne pouvez pas vous asseoir avec des inconnus en ce moment. Les tables entre amis continuent.',
  avoided: 'Quelqu’un à cette table préfère ne pas jouer avec vous, ou vous avec lui. Choisissez une autre table.',
  'nobody-there': 'Il n’y a plus personne à cette place.',
  yourself: 'C’est vous-même.',
  'too-many-avoided': 'Vous évitez déjà beaucoup de monde. Revenez d’abord sur quelques-uns.',
  'nothing-found': 'Aucun compte ni aucune table ne s’appelle ainsi.',
  'no-report': 'Ce signalement est réglé, ou il n’existe pas.',
  'no-account': 'Ce compte n’existe plus.',
  'not-suspended': 'Ce compte n’est pas suspendu.',
  'about-you': 'Ce signalement parle de vous : quelqu’un d’autre le règle.',
  'of-admins': 'Qui veille sur la maison ne peut pas être suspendu ici.',
  'not-appointed': 'Ce compte n’a pas été nommé à la machine.',

  // Programs
  'bad-token': 'Ce jeton n’est pas connu ici, ou il a été révoqué. Créez-en un nouveau.',
  'wrong-scope': 'Ce jeton n’a pas ce droit. Créez-en un qui l’a.',
  'not-for-tokens': 'Cela ne se fait pas avec un jeton : ouvrez plutôt la page.',
  'too-many-tokens': 'Vous avez déjà beaucoup de jetons. Révoquez-en un d’abord.',
  'too-many-bots': 'Vous avez autant de bots qu’un compte peut en avoir.',
  'no-bot': 'Il n’y a pas de tel bot.',
  'not-a-bot': 'Seul un bot peut le faire : créez-en un sur la page des programmes, et un jeton pour lui.',
  'not-accepting': 'Ce bot ne vient pas à vos tables : son propriétaire décide auxquelles.',
  'not-challenged': 'Le bot n’est pas invité à cette table.',
  'bot-away': 'Le programme de ce bot ne tourne pas en ce moment.',

  // The room
  full: 'Il n’y a plus de place.',
  'seat-taken': 'Quelqu’un est assis là. Choisissez une autre place.',
  seated: 'Vous êtes déjà à cette table.',
  'not-seated': 'Seules les personnes assises à la table peuvent le faire. Asseyez-vous d’abord.',
  'not-there': 'Vous n’êtes ni à cette table ni parmi ceux qui la regardent.',
  'not-host': 'Seul l’hôte de la table peut le faire.',
  'not-yours': 'C’est à quelqu’un d’autre de choisir cette merveille.',
  'not-yourself': 'Vous ne pouvez pas vous écarter vous-même ; levez-vous plutôt.',
  nobody: 'Il faut au moins une personne à la table.',
  'seats-left': 'Il faut une personne ou un bot à chaque place.',
  'bad-seat': 'Il n’y a pas de telle place à cette table.',
  'bad-watcher': 'Cette personne ne regarde plus.',
  'bad-order': 'Un ordre nomme chaque place une fois.',
  'bad-name': 'Un nom a de 1 à 30 lettres.',
  'bad-nonce': 'Cette page n’a pas envoyé son nombre au hasard. Rechargez-la.',
  'bad-secret': 'Le serveur n’a pas de bon secret pour cette table. Ouvrez-en une autre.',
  'bad-level': 'Il n’y a pas de bot de ce niveau.',
  'bad-clock': 'L’horloge ne peut pas être réglée ainsi.',
  'bad-options': 'La table ne peut pas être réglée ainsi.',
  'bad-rated': 'Une table classée est ouverte, a une horloge, et un bot y remplace les absents.',
  declined: 'Les joueurs ont refusé. Vous pourrez redemander au prochain tour.',
  'no-device': 'Une table classée demande les cookies de ce site. Autorisez-les, puis rechargez la page.',
  'people-only': 'À une table classée ne siègent que des personnes. Attendez-les, ou dressez une table amicale.',
  'accounts-only':
    'À cette table on s’assoit avec un compte. Créez le vôtre avec une clé d’accès : un instant, sans mot de passe.',
  'same-device': 'À une table classée, chacun a son propre appareil.',
  'other-rating': 'Cette table est pour des personnes d’un autre classement.',
  'bad-setup': 'Ce mélange ne peut pas être joué ainsi.',

  // The game
  'round-over': 'La manche était finie avant l’arrivée de votre choix. Ce que vous aviez choisi avant reste valable.',
  'not-asked': 'On ne vous demande rien pour cette cité.',
  'not-now': 'Ce n’est pas possible en ce moment.',
  'nothing-chosen': 'Vous n’avez encore rien choisi.',
  'illegal-move': 'Cela ne peut pas être joué maintenant.',
  'ambiguous-move': 'Il y a plusieurs façons de payer cela. Choisissez-en une.',
  'bad-move': 'La table ne comprend pas ce coup.',
  'game-over': 'La partie est finie.',
  'not-over': 'La partie n’est pas encore finie.',
  away: 'Un bot joue pour vous. Vous reprenez à la prochaine manche.',
  resigned: 'Vous avez abandonné.',
  'bad-vacation': 'Il vous reste moins de jours de vacances.',
  'bad-vote': 'Il n’y a rien de tel à voter.',
  'no-vote': 'Il n’y a rien à voter pour vous ici.',
  frozen:
    'Quelque chose dans le journal de cette table ne peut pas être juste. La partie s’arrête jusqu’à ce qu’on l’ait examiné.',

  // Talk
  'bad-text': 'Un message a de 1 à 500 lettres.',
  'bad-channel': 'On parle à tous, à son équipe ou à ceux qui regardent.',
  'no-team': 'Seuls des partenaires en jeu parlent en équipe.',
  'not-for-players': 'C’est pour ceux qui regardent.',
  'not-for-watchers': 'Pendant la partie, ceux qui regardent parlent entre eux.',
  'phrases-only': 'À cette table, on parle par phrases toutes faites jusqu’à ce que tous acceptent le texte.',

  // Records, and whether they hold
  'no-record': 'Rien n’a été joué à cette table.',
  'no-log': 'Cette partie n’a pas été jouée à une table : il n’y a pas de journal à vérifier.',
  'bad-log': 'Ce n’est pas le journal d’une table.',
  'log-gap': 'Il manque un événement dans le journal.',
  'newer-log':
    'Une version plus récente du serveur a modifié cette table. Elle continuera ici une fois ce serveur mis à jour.',
  'log-differs': 'Le journal ne mène pas à la partie qui est écrite.',
  'wrong-secret': 'Le secret n’est pas celui auquel la table était liée à son ouverture.',
  'wrong-result': 'Les points ou les rangs écrits ne sont pas ceux de la partie.',
  'wrong-chooser': 'Le journal nomme un autre tour, une autre place ou un autre joueur que ceux de la table.',
  'other-choice': 'Un bot choisirait autre chose que ce qui est écrit.',
  'other-record': 'De ce journal suit une autre partie.',

  unknown: 'Cela n’a pas marché, et le serveur n’a pas dit pourquoi en mots que cette page connaît. Rechargez-la.',
}
