/** How people ask for the rules of the base game in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'goal-winner': 'comment gagner | qui gagne la partie | but du jeu',
  'goal-course': 'combien de manches | durée d’une partie | draft',
  'term-card': 'comment lire une carte | les parties d’une carte',
  'term-city': 'qui est mon voisin | qu’est-ce qu’une cité',
  'term-goods': 'quelles ressources existent | matières premières et produits manufacturés',
  'setup-cards': 'quelles cartes retirer | cartes pour moins de joueurs | préparer les paquets',
  'setup-guilds': 'combien de guildes | combien de cartes violettes',
  'setup-hands': 'combien de cartes distribuer | combien de cartes en main | taille de la main de départ',
  'setup-board': 'comment choisir une merveille | qui reçoit quel plateau | merveille au hasard',
  'setup-side-2e': 'quelle face du plateau | jour ou nuit',
  'setup-side-1e': 'quelle face du plateau | face A ou face B',
  'setup-coins': 'combien de pièces au départ | argent de départ | avec combien de pièces commence-t-on',
  'age-passing': 'dans quel sens passer | sens du jeu | passer les cartes à gauche ou à droite',
  'age-last-cards': 'dernière carte | que devient la dernière carte | combien de tours dans un Âge',
  'age-last-cards-two': 'dernière carte | que devient la dernière carte | combien de tours dans un Âge',
  'turn-choose': 'joue-t-on en même temps | choisir en secret | ordre du tour | qui commence',
  'turn-change': 'changer d’avis | reprendre une carte',
  'turn-pay-first':
    'dépenser les pièces reçues ce tour | argent des voisins au même tour | quand est-on payé | quand suis-je payé',
  'turn-works-later': 'quand une carte prend-elle effet | utiliser une ressource au tour où elle est construite',
  'build-cost': 'comment construire une carte | payer une carte | comment jouer une carte',
  'build-goods-last': 'les ressources sont-elles dépensées | perdre ses ressources',
  'build-choice': 'carte avec une barre | l’une ou l’autre ressource',
  'build-once': 'construire deux fois la même carte | deux cartes du même nom | bâtiment en double',
  'chain-free': 'qu’est-ce qu’un chaînage | construction gratuite | construire gratuitement',
  'chain-paid': 'doit-on utiliser un chaînage | chaînage obligatoire',
  'stage-marker': 'comment construire une merveille | construire une étape | carte sous le plateau',
  'stage-order': 'ordre des étapes | sauter une étape',
  'sell-coins':
    'comment gagner des pièces | défausser une carte pour de l’argent | vendre une carte | combien de pièces pour une carte',
  'sell-must': 'que faire si je ne peux rien construire | aucun coup possible',
  'dig-free': 'construire depuis la défausse | pouvoir d’Halicarnasse | jouer une carte défaussée',
  'dig-pile': 'que contient la défausse | regarder les cartes défaussées',
  'trade-sold': 'que puis-je acheter | acheter des ressources aux voisins | comment marche le commerce',
  'trade-not-sold': 'que ne peut-on pas acheter | acheter aux cartes jaunes | acheter à une étape de merveille',
  'trade-no-refusal': 'un voisin peut-il refuser | le vendeur perd-il la ressource',
  'trade-once': 'acheter deux fois la même ressource | combien de ressources peut-on acheter',
  'trade-price': 'combien coûte une ressource | prix d’une ressource | coût du commerce',
  'trade-cheaper': 'comptoir | ressources moins chères | réduction du marché | acheter pour une pièce',
  'trade-whom': 'à quel voisin acheter',
  'trade-income': 'acheter avec des pièces à venir | payer plus tard',
  'conflict-shields': 'comment marche la guerre | conflit militaire | comparer les armées',
  'conflict-tokens': 'combien de points pour une victoire | points militaires | gagner une guerre | perdre une guerre',
  'conflict-tie': 'boucliers égaux | égalité dans un conflit | égalité militaire',
  'game-ends': 'quand finit la partie | fin du jeu',
  'score-military': 'compter les points militaires',
  'score-treasury': 'points pour les pièces | que valent les pièces à la fin | argent restant',
  'score-science':
    'comment compter la science | score des cartes vertes | points des symboles | série de trois symboles',
  'science-choice': 'symbole au choix | joker',
  'winner-tie': 'égalité à la fin | même score | qui gagne en cas d’égalité | départager',
  'winner-tie-teams': 'égalité à la fin | même score | départager',
  'colour-blue': 'que font les cartes bleues | bâtiments civils',
  'colour-yellow': 'que font les cartes jaunes | bâtiments commerciaux',
  'colour-red': 'que font les cartes rouges | bâtiments militaires',
  'colour-green': 'que font les cartes vertes | bâtiments scientifiques',
  'colour-purple': 'que font les guildes | cartes violettes',
  'colour-brown-grey': 'que font les cartes marron | que font les cartes grises | production',
  'wonder-last-card': 'pouvoir de Babylone | jouer la dernière carte | dernière carte au lieu de la défausser',
  'free-city': 'règles à deux joueurs | jouer à deux | joueur fantôme | troisième cité',
  'free-city-hand': 'qui joue la cité libre | cartes du joueur fantôme',
  'teams-seats': 'règles en équipes | jouer en équipes | place des partenaires',
  'ruling-supply': 'plus de pièces | plus de jetons',
  'ruling-last-card-first': 'Babylone et Halicarnasse en même temps',
}

/** Words people use, and those of the book that mean the same. */
export const means =
  'pv: points; points de victoire: points; point de victoire: points; 7e carte: dernière carte; 7eme carte: dernière carte; septième carte: dernière carte; ' +
  'mausolée: Halicarnasse; colosse: Rhodes; phare: Alexandrie; pyramide: Gizeh; pyramides: Gizeh; jardins suspendus: Babylone; ' +
  'zeus: Olympie; artémis: Éphèse; guerre: conflits; guerres: conflits; bataille: conflits; militaire: conflits boucliers; ' +
  'argent: pièces; or: pièces; monnaie: pièces; fantôme: cité libre; deux joueurs: cité libre; 2 joueurs: cité libre; ' +
  'manche: tour; poubelle: défausse; cimetière: défausse; brique: argile; briques: argile; papier: papyrus; ' +
  'construction gratuite: chaînage'
