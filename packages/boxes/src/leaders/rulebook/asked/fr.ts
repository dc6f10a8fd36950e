/** Search phrases for the rules of Leaders in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'leaders-draft':
    'comment drafter les dirigeants | combien de dirigeants | combien de leaders | distribuer les leaders | combien de leaders par joueur | choisir les leaders avant la partie | comment avoir des leaders | combien de leaders chacun | distribuer les cartes blanches | faire passer les leaders | dans quel sens passent les leaders | draft des leaders | choisir ses leaders | répartition des leaders | c’est quoi les leaders | leaders au début | garder un leader et passer le reste | combien de cartes blanches | les leaders sont-ils des cartes âge | choisir ses personnages | combien de chefs | comment on répartit les leaders avant de commencer',
  'leaders-recruit':
    'comment recruter un dirigeant | jouer un leader | payer un dirigeant | que coûte un leader | prix d’un leader | comment payer un leader | combien payer un leader | coût d’un leader | acheter un leader | engager un personnage | où poser mon leader | un leader coûte-t-il des ressources | payer ses pièces | placer un leader | chiffre dans le coin d’un leader | trop cher | pas assez d’argent pour un leader | prix d’un chef | combien coûte un leader',
  'leaders-give-up':
    'défausser un dirigeant | vendre un leader | combien de pièces pour un dirigeant | pièces pour un leader défaussé | jeter un leader | jeter un leader pour de l’argent | pièces pour un leader dont je ne veux pas | se débarrasser d’un leader | défausser un personnage | où va un leader défaussé | leader trop cher | que vaut un leader vendu | mauvais leader | abandonner un leader | échanger un leader contre de l’argent | un leader qui ne me plaît pas',
  'leaders-age-three':
    'que devient le dernier dirigeant | quatrième leader | leaders non utilisés | leaders restants | leaders non joués | que deviennent les leaders non utilisés | leader jamais joué | deux derniers leaders | leaders qui restent | garder un leader pour plus tard | quatrième leader pas utilisé | joue-t-on les quatre leaders | leaders à l’âge III | garder un leader pour l’âge suivant | cartes blanches restantes',
  'leaders-phase':
    'quand joue-t-on les dirigeants | quand joue-t-on un leader | quand recruter | leader au début d’un Âge | quand jouer un leader | à quel moment les leaders | phase de recrutement | leader avant ou après la distribution | combien de fois jouer un leader | combien de leaders par âge | un leader par âge | que faire d’un leader | révèle-t-on les leaders ensemble | choisir son leader en secret | comment marchent les leaders | jouer un leader en plein âge | obligé de jouer un leader | trois façons d’utiliser un leader | voir ses cartes avant de choisir le leader | quand sort-on son leader',
  'abu-simbel-2e':
    'enterrer un leader | leader au tombeau | que fait Abou Simbel | tombeau | leader face cachée | points d’un leader enterré | un leader enterré agit-il encore | momie | Abu Simbel sans leader | double du coût en points | obligé d’enterrer un leader | tombe',
  'abu-simbel-1e':
    'enterrer un leader | leader au tombeau | que fait Abou Simbel | tombeau | points d’un leader enterré',
  'leaders-cost-age':
    'coût A | que coûte la lettre A | lettre A sur un leader | leader avec un A au lieu d’un chiffre | A comme prix | prix selon l’âge | que veut dire A | leader avec une lettre | un leader qui coûte la lettre A',
  'leaders-marker':
    'construire une étape avec un leader | leader sous la merveille | utiliser un leader pour la merveille | mettre un leader sous le plateau | payer le leader pour l’étape | carte blanche sous la merveille | glisser un leader',
  'leaders-work':
    'effet immédiat d’un leader | quand un leader agit-il | quand un leader commence à agir | un leader agit-il tout de suite | effet immédiat | un leader paie-t-il pour les cartes déjà construites | le leader compte-t-il les cartes d’avant | rétroactif | pièces pour les cartes d’avant le leader | à partir de quand le leader | cartes déjà là avant le leader',
  'leaders-most':
    'leader et égalité avec un voisin | plus que mes voisins | leader qui demande plus que les voisins | égalité avec un voisin pour un leader | dépasser les deux voisins',
  'leaders-given-up':
    'reprendre un leader défaussé | Halicarnasse et les leaders | leader dans la défausse | reprendre un leader vendu | Halicarnasse prend un leader | récupérer un leader défaussé',
  'leaders-science':
    'symboles des leaders | les leaders comptent pour la science | leader avec symbole scientifique | les symboles des leaders comptent-ils | compas sur un leader | symbole vert d’un leader',
  'rome-most':
    'combien de leaders peut avoir une cité | maximum de leaders | combien de leaders puis-je avoir | nombre maximum de leaders | plus de trois leaders | cinq leaders | recruter un quatrième leader | limite de leaders',
  'rome-leaders':
    'pouvoir de Rome | que fait Rome | leaders gratuits pour Rome | leaders gratuits | leaders moins chers | réduction sur les leaders | Rome sans leaders | ressource de Rome | voisin de Rome | Colisée | Rome paie-t-elle ses leaders',
  'contents-leaders-2e': 'que contient Leaders | combien de leaders existent | matériel de Leaders',
  'contents-leaders-1e': 'que contient Leaders | combien de leaders existent | matériel de Leaders',
  'leaders-which-2e':
    'quels leaders utiliser | leaders simples ou avancés | leaders pour débutants | leaders sans Cities | tous les leaders servent-ils | leaders qui parlent des cartes noires',
  'leaders-which-1e': 'quels leaders utiliser | combien de leaders dans le paquet',
  'leaders-blank-1e': 'leader vierge | Sémiramis | carte vide',
  'leaders-score':
    'points des leaders | les leaders donnent-ils des points | compter les leaders à la fin | points des cartes blanches | combien de points pour les leaders',
  'leaders-aristotle': 'Aristote | dix points par série | que fait Aristote | série qui vaut plus',
  'rome-age-three': 'garder ses leaders à l’âge III avec Rome | derniers leaders de Rome',
  'abu-simbel-cost-a': 'enterrer un leader de coût A | leader A au tombeau',
  'leaders-discount':
    'leader qui rend les cartes moins chères | leader qui réduit le coût | une ressource de moins | réduction d’un leader | Imhotep Léonidas Archimède Hammurabi | un leader réduit-il les pièces | quelle ressource enlever | cartes bleues moins chères | merveille moins chère avec un leader',
  'leaders-bank-good':
    'Bilkis | Balkis | acheter n’importe quelle ressource pour une pièce | acheter une ressource à la banque | reine de Saba',
  'leaders-hatshepsut':
    'Hatchepsout | pièce rendue à l’achat | argent quand j’achète au voisin | ressource gratuite avec Hatchepsout',
  'leaders-maecenas-2e': 'Mécène | tous les leaders gratuits | recruter gratuitement | Mécène lui-même coûte-t-il',
  'leaders-maecenas-1e': 'Mécène | tous les leaders gratuits | recruter gratuitement',
  'leaders-chain-reward':
    'Vitruve | Xénophon | pièces pour les chaînages | pièces quand je construis une carte jaune | pièces pour une construction gratuite',
  'leaders-nero': 'Néron | pièces pour les jetons victoire | argent en gagnant une guerre',
  'leaders-tomyris': 'Tomyris | donner sa défaite au vainqueur | pas de jeton défaite | perdre la guerre avec Tomyris',
  'leaders-solomon': 'Salomon | leader qui construit depuis la défausse | carte gratuite de la défausse avec un leader',
  'leaders-sets': 'Justinien | Platon | plusieurs séries | séries de couleurs | sept couleurs',
  'leaders-midas': 'Midas | points en plus pour les pièces | argent compté deux fois',
  'leaders-gamers-1e': 'Guilde des joueurs',
  'leaders-telesilla': 'Télésilla | enlever mes jetons défaite | les autres perdent un jeton victoire',
  'leaders-courtesans-1e': 'Guilde des courtisanes | copier un leader | leader d’un voisin',
  'leaders-once-a-turn': 'recruter est-ce un tour | le recrutement compte-t-il comme un tour',
  'leaders-hatshepsut-nothing': 'Hatchepsout et ressource gratuite',
  'leaders-hatshepsut-far': 'Hatchepsout et emporium',
  'leaders-xenophon-dug': 'Xénophon et la défausse',
  'leaders-swap-order': 'Aganice avec Enheduanna',
  'leaders-swap-own': 'Aganice | échanger un symbole | changer un compas en rouage',
  'leaders-majority-none': 'Enheduanna sans symbole',
  'leaders-majority-borrowed': 'Enheduanna et les masques | Enheduanna',
  'leaders-plato-twice': 'Platon deux fois',
  'leaders-cities-coins': 'Imhotep et les pièces d’une étape',
  'leaders-hiram-copy-1e': 'Hiram et Olympie',
  'leaders-courtesans-olympia-1e': 'Olympie et la guilde des courtisanes',
  'leaders-courtesans-rome-1e': 'Rome et la guilde des courtisanes',
  'sources-leaders-2e': 'source des règles de Leaders | règles officielles de Leaders',
  'sources-leaders-1e': 'source des règles de Leaders | règles officielles de Leaders',
}

/** Synonyms and the words of the book. */
export const means =
  'dirigeant: leader; dirigeants: leaders; carte blanche: leader; chef: leader; chefs: leader; ' +
  'personnage: leader; personnages: leader; héros: leader; cartes blanches: leader; meneur: leader; ' +
  'engager: recruter; embaucher: recruter; recruté: recruter; recrutement: recruter; recrute: recruter; ' +
  'enterré: tombeau; enterrer: tombeau; tombe: tombeau; coût a: lettre A coût; ' +
  'leader coûte a: lettre A coût; qui coûte a: lettre A coût; prix a: lettre A coût; ' +
  'lettre a: lettre A coût; un a: lettre A coût; le a: lettre A coût'
