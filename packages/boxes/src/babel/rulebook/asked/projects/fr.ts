/** Search phrases for the rules of the Great Projects in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'project-join':
    'comment participer à un projet | comment marche un projet | rejoindre un projet | contribuer au projet | que coûte la participation | quelle carte pour le projet | couleur du projet | payer un projet | comment marchent les grands projets | avoir un marqueur | aider le projet | carte de la bonne couleur | obligé de participer | c’est quoi un grand projet | je participe au projet comment | ça coûte combien de participer au projet | les projets ça marche comment | quelle couleur de carte pour le projet | on doit participer au projet | prendre un marqueur',
  'project-failure':
    'si un projet échoue | pénalité d’un projet | projet inachevé | le projet échoue | projet raté | marqueurs restants sur le projet | qui subit la pénalité | projet pas fini | je n’ai pas participé | à l’abri si j’ai participé | quelle carte je perds | punition | le projet n’est pas fini à la fin de l’âge | on a raté le projet | qui est puni par le projet | j’ai participé mais le projet est raté | il reste des marqueurs sur le projet | si je n’ai pas participé au projet',
  'project-success':
    'récompense d’un projet | quand un projet est-il achevé | projet réussi | que gagne-t-on si le projet est fini | quand un projet est achevé | récompense par marqueur | qui reçoit la récompense | on gagne quoi avec le projet | le projet est réussi quand | qui a la récompense du projet | plusieurs marqueurs plusieurs récompenses',
  'project-reveal':
    'combien de marqueurs Participation | combien de marqueurs sur un projet | révéler un projet | quel projet joue-t-on | projet au début de l’âge | quand choisit-on un projet | combien peuvent participer | nouveau projet | nombre de marqueurs | on met combien de marqueurs | on révèle le projet quand | combien de projets par âge | le projet est choisi comment',
  'contents-babel-projects': 'que contient Babel | matériel des projets | combien de projets dans la boîte',
  'project-supply': 'mettre en place les projets | trier les projets | où mettre les jetons de projet',
  'project-dig': 'défausse et projet | carte de la défausse au projet',
  'project-join-again':
    'participer deux fois | participer encore au projet | plusieurs marqueurs | je peux participer deux fois au projet | prendre deux marqueurs | participer deux fois au même projet | deux fois le même projet',
  'project-short':
    'pas assez de marqueurs | plus de joueurs que de marqueurs | dernier marqueur pour deux | qui prend le dernier marqueur | il ne reste qu’un marqueur et on est deux | plus assez de marqueurs',
  'project-penalty-token':
    'impossible de payer la pénalité | pas assez pour la pénalité | jeton pénalité | points négatifs d’un projet | je ne peux pas payer la punition du projet | pas de quoi payer la pénalité du projet | le jeton pénalité vaut combien',
  'project-tokens-back':
    'rendre les marqueurs | les marqueurs restent-ils à l’âge suivant | projet suivant | on rend les marqueurs quand | on garde ses marqueurs',
  'project-tokens':
    'jeton bâtiment gratuit | jeton étape gratuite | utiliser un jeton récompense | quand utiliser mon jeton | le jeton gratuit je l’utilise quand | un bâtiment gratuit grâce au projet',
  'project-token-coins': 'étape gratuite et pièces | bâtiment gratuit et coût du projet',
  'project-bag':
    'jeton sac | sac | carte d’une autre couleur au projet | joker pour les projets | mauvaise couleur | le sac sert à quoi | une carte de la mauvaise couleur pour le projet | participer sans la bonne couleur',
  'project-victories': 'jeton victoire d’un projet | jeton militaire en récompense',
  'project-start-lost': 'ressource de départ perdue | plateau sans ressource',
  'project-armada': 'bateau ou projet',
  'score-projects':
    'points des projets | compter les jetons de projet | un projet vaut combien de points | combien de points les projets',
  'project-not-edifice': 'projet et édifice | étape pour un projet | participer au projet avec une étape',
  'project-edifice': 'projet ou édifice d’abord',
  'project-nero': 'Néron et projet',
  'project-discounts': 'réduction d’un leader et projet | participation moins chère',
  'project-penalty-coins': 'dettes au lieu de la pénalité | la pénalité prend toutes mes pièces',
  'project-2e': 'projets avec la deuxième édition | projets compatibles',
  'project-law-victories': 'loi et jetons victoire des projets',
  'sources-babel-projects': 'source des règles des projets | règles officielles des projets',
}

/** Synonyms and the words of the book. */
export const means =
  'contribuer: participer; participation: participer; jeton de participation: marqueur; ' +
  'jetons de participation: marqueur; ' +
  'rejoindre: participer; inscrire: participer; aider: participer; participe: participer; contribue: participer; punition: pénalité'
