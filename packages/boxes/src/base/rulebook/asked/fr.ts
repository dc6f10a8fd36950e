/** Search phrases for the rules of the base game in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'goal-winner': 'comment gagner | qui gagne la partie | but du jeu | comment gagne-t-on | que faut-il pour gagner',
  'goal-course': 'combien de manches | durée d’une partie | draft',
  'term-card': 'comment lire une carte | les parties d’une carte',
  'term-city': 'qui est mon voisin | qu’est-ce qu’une cité',
  'term-goods': 'quelles ressources existent | matières premières et produits manufacturés',
  'setup-cards':
    'quelles cartes retirer | cartes pour moins de joueurs | préparer les paquets | enlever des cartes | nombre de joueurs en bas de la carte | cartes à remettre dans la boîte',
  'setup-guilds': 'combien de guildes | combien de cartes violettes | guildes dans le paquet de l’Âge III',
  'setup-hands':
    'combien de cartes distribuer | combien de cartes en main | taille de la main de départ | combien de cartes par joueur | distribuer les cartes | cartes pour chacun',
  'setup-board':
    'comment choisir une merveille | qui reçoit quel plateau | merveille au hasard | choisir son plateau | tirer une merveille au sort',
  'setup-side-2e': 'quelle face du plateau | jour ou nuit',
  'setup-side-1e': 'quelle face du plateau | face A ou face B',
  'setup-coins':
    'combien de pièces au départ | argent de départ | avec combien de pièces commence-t-on | pièces au début | combien d’argent par joueur',
  'age-passing':
    'dans quel sens passer | sens du jeu | passer les cartes à gauche ou à droite | à qui donner ses cartes | direction au deuxième Âge | sens de rotation',
  'age-last-cards':
    'dernière carte | que devient la dernière carte | combien de tours dans un Âge | argent pour la dernière carte | fin d’un Âge | nombre de tours par Âge | carte restante',
  'age-last-cards-two':
    'dernière carte | que devient la dernière carte | combien de tours dans un Âge | dernière carte de la pioche',
  'turn-choose':
    'joue-t-on en même temps | choisir en secret | ordre du tour | qui commence | jouer simultanément | premier joueur',
  'turn-change': 'changer d’avis | reprendre une carte | choisir une autre carte | échanger ma carte',
  'turn-pay-first':
    'dépenser les pièces reçues ce tour | argent des voisins au même tour | quand est-on payé | quand suis-je payé | utiliser l’argent reçu tout de suite | pièces d’un voisin',
  'turn-works-later':
    'quand une carte prend-elle effet | utiliser une ressource au tour où elle est construite | utiliser une nouvelle carte tout de suite | une carte sert-elle dès ce tour | rabais au même tour | acheter à une carte que le voisin construit au même tour | le voisin construit une carte marron ce tour',
  'build-cost': 'comment construire une carte | payer une carte | comment jouer une carte',
  'build-goods-last':
    'les ressources sont-elles dépensées | perdre ses ressources | ressources perdues après usage | mes ressources disparaissent | garder ses ressources',
  'build-choice':
    'carte avec une barre | l’une ou l’autre ressource | choisir entre deux ressources | une ressource au choix',
  'build-once':
    'construire deux fois la même carte | deux cartes du même nom | bâtiment en double | posséder deux fois une carte | deuxième exemplaire',
  'chain-free':
    'qu’est-ce qu’un chaînage | construction gratuite | construire gratuitement | construire sans payer | carte gratuite | bâtiment gratuit',
  'chain-paid':
    'doit-on utiliser un chaînage | chaînage obligatoire | refuser une construction gratuite | obligé d’utiliser le chaînage',
  'stage-marker':
    'comment construire une merveille | construire une étape | carte sous le plateau | bâtir sa merveille | quelle carte pour une étape',
  'stage-order':
    'ordre des étapes | sauter une étape | construire la dernière étape d’abord | plusieurs étapes dans un Âge',
  'sell-coins':
    'comment gagner des pièces | défausser une carte pour de l’argent | vendre une carte | combien de pièces pour une carte | argent pour une carte défaussée | que rapporte une carte défaussée | jeter une carte',
  'sell-must':
    'que faire si je ne peux rien construire | aucun coup possible | rien à construire | pas assez pour construire',
  'dig-free':
    'construire depuis la défausse | pouvoir d’Halicarnasse | jouer une carte défaussée | prendre une carte dans la défausse | fouiller la défausse',
  'dig-pile':
    'que contient la défausse | regarder les cartes défaussées | prendre une carte vendue ce tour | quelles cartes dans la défausse',
  'trade-sold':
    'que puis-je acheter | acheter des ressources aux voisins | comment marche le commerce | acheter à un joueur qui n’est pas voisin | comment acheter | joueur en face | joueur à côté',
  'trade-not-sold':
    'que ne peut-on pas acheter | acheter aux cartes jaunes | acheter à une étape de merveille | ressource d’une carte jaune à vendre | ressource d’une merveille à vendre',
  'trade-no-refusal':
    'un voisin peut-il refuser | le vendeur perd-il la ressource | refuser de vendre | perd-on ce qu’on vend',
  'trade-once':
    'acheter deux fois la même ressource | combien de ressources peut-on acheter | acheter deux fois au même voisin | deux ressources identiques d’un voisin',
  'trade-price':
    'combien coûte une ressource | prix d’une ressource | coût du commerce | prix chez le voisin | payer le voisin',
  'trade-cheaper':
    'comptoir | ressources moins chères | réduction du marché | acheter pour une pièce | baisser les prix | payer moins cher',
  'trade-whom': 'à quel voisin acheter | les deux voisins vendent | à qui acheter | choisir le vendeur',
  'trade-income': 'acheter avec des pièces à venir | payer plus tard',
  'conflict-shields':
    'comment marche la guerre | conflit militaire | comparer les armées | quand fait-on la guerre | perd-on ses boucliers | comment se battre',
  'conflict-tokens':
    'combien de points pour une victoire | points militaires | gagner une guerre | perdre une guerre | moins de boucliers | plus de boucliers | armée plus faible | que perd-on à la guerre | points d’une bataille',
  'conflict-tie':
    'boucliers égaux | égalité dans un conflit | égalité militaire | même nombre de boucliers | même force',
  'game-ends': 'quand finit la partie | fin du jeu | quand est-ce fini | dernier Âge',
  'score-military': 'compter les points militaires',
  'score-treasury':
    'points pour les pièces | que valent les pièces à la fin | argent restant | combien de pièces pour un point | argent à la fin',
  'score-science':
    'comment compter la science | score des cartes vertes | points des symboles | série de trois symboles | compter les cartes vertes | trois symboles différents | valeur d’une série | points de science',
  'science-choice': 'symbole au choix | joker | choisir le symbole',
  'winner-tie':
    'égalité à la fin | même score | qui gagne en cas d’égalité | départager | même nombre de points | égalité de points | nous avons tous les deux autant de points',
  'winner-tie-teams': 'égalité à la fin | même score | départager',
  'colour-blue': 'que font les cartes bleues | bâtiments civils | à quoi servent les cartes bleues',
  'colour-yellow': 'que font les cartes jaunes | bâtiments commerciaux | à quoi servent les cartes jaunes',
  'colour-red':
    'que font les cartes rouges | bâtiments militaires | à quoi servent les cartes rouges | cartes avec boucliers',
  'colour-green': 'que font les cartes vertes | bâtiments scientifiques | à quoi servent les cartes vertes',
  'colour-purple': 'que font les guildes | cartes violettes',
  'colour-brown-grey': 'que font les cartes marron | que font les cartes grises | production',
  'wonder-last-card':
    'pouvoir de Babylone | jouer la dernière carte | dernière carte au lieu de la défausser | qui peut jouer la dernière carte | Babylone dernière carte',
  'free-city':
    'règles à deux joueurs | jouer à deux | joueur fantôme | troisième cité | jouer à deux personnes | seulement deux',
  'free-city-hand':
    'qui joue la cité libre | cartes du joueur fantôme | combien de cartes a le gardien | choisir pour la cité libre',
  'teams-seats': 'règles en équipes | jouer en équipes | place des partenaires | comment s’asseoir en équipe',
  'ruling-supply': 'banque vide | jetons épuisés | la banque n’a plus de pièces | les pièces de la boîte sont épuisées',
  'ruling-last-card-first': 'Babylone et Halicarnasse en même temps',
  goal: 'de quoi parle le jeu | que fait-on dans ce jeu',
  'winner-most': 'qui a gagné | le plus de points',
  'setup-seats': 'où s’asseoir | placement des joueurs',
  'setup-supply': 'où mettre les pièces | la banque',
  'turn-placed-first': 'compter les cartes construites au même tour',
  'chain-own': 'chaînage avec la carte d’un voisin | chaînage au même tour',
  'stage-hidden':
    'regarder la carte sous la merveille | la carte sous la merveille compte-t-elle | carte glissée sous le plateau',
  'dig-optional': 'doit-on prendre une carte de la défausse',
  'trade-dearer': 'acheter au voisin le plus cher | acheter plus que nécessaire',
  'age-ends': 'que se passe-t-il à la fin d’un Âge',
  'science-both': 'un symbole compte-t-il deux fois',
  'counted-cards': 'le plateau compte-t-il comme carte | ressource du plateau carte marron',
  'olympia-2e': 'pouvoir d’Olympie de jour | couleur gratuite',
  'olympia-night-2e': 'pouvoir d’Olympie de nuit',
  'free-city-choice': 'la cité libre doit-elle construire | vendre pour la cité libre',
  'free-city-fights': 'la cité libre fait-elle la guerre | armée de la cité libre',
  'free-city-score': 'points de la cité libre',
  'free-city-trade': 'acheter à la cité libre',
  'age-passing-two': 'passer les cartes à deux | échanger les mains',
  'free-city-first': 'qui est le premier gardien',
  'teams-talk': 'montrer ses cartes à son partenaire | parler avec son partenaire',
  'conflict-teams': 'combattre son partenaire | guerre en équipe',
  'winner-teams': 'quelle équipe gagne | points d’une équipe',
  'teams-apart': 'acheter à son partenaire',
  'first-game-goods': 'bonne stratégie | que construire d’abord | conseils pour débuter',
}

/** Synonyms and the words of the book. */
export const means =
  'thune: pièces; voisine: voisin; pv: points; points de victoire: points; point de victoire: points; 7e carte: dernière carte; 7eme carte: dernière carte; septième carte: dernière carte; ' +
  'mausolée: Halicarnasse; colosse: Rhodes; phare: Alexandrie; pyramide: Gizeh; pyramides: Gizeh; jardins suspendus: Babylone; ' +
  'zeus: Olympie; artémis: Éphèse; guerre: conflits; guerres: conflits; bataille: conflits; militaire: conflits boucliers; ' +
  'argent: pièces; or: pièces; monnaie: pièces; fantôme: cité libre; ' +
  'manche: tour; poubelle: défausse; cimetière: défausse; brique: argile; briques: argile; papier: papyrus; ' +
  'construction gratuite: chaînage'
