/** Search phrases for the rules of Cities in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'loss-choice':
    'si je ne peux pas payer une perte | aucune pièce à perdre | pas assez de pièces pour une perte | qu’est-ce qu’une dette | prendre une dette | je n’ai pas d’argent pour payer | impossible de payer la perte | dette au lieu de payer | prendre une dette exprès | doit-on payer si on a les pièces | choisir entre pièces et dette | pas assez de pièces | c’est quoi une dette | jeton négatif | quand prend-on une dette | combien de dettes | payer une partie | refuser de payer | garder son argent et prendre des dettes | plus un sou pour payer | je dois perdre des pièces mais je n’en ai pas | je préfère des points en moins que payer',
  'debt-for-good':
    'rembourser une dette | se débarrasser des dettes | payer une dette plus tard | rembourser sa dette | se débarrasser d’une dette | rendre un jeton dette | effacer une dette | payer sa dette plus tard | racheter une dette | dette définitive | annuler une dette',
  'diplomacy-absent':
    'que fait la colombe | jeton de paix | éviter une guerre | à quoi sert la diplomatie | éviter la guerre | jeton colombe | c’est quoi la colombe | que fait la diplomatie | jeton diplomatie | oiseau blanc | pas de guerre pour moi | paix | je me bats avec une colombe | ne pas participer à la bataille | à l’abri de la guerre | gagne-t-on quelque chose avec la diplomatie | quand rendre la colombe | colombe obligatoire | échapper au combat | être absent | sauter un combat | combien de temps dure la colombe | la colombe sert une seule fois',
  'mask-symbol':
    'que fait le masque | copier un symbole scientifique | à quoi sert un masque | c’est quoi un masque | masque sur une carte noire | espion | espionnage | copier la science | copier une carte verte | voler un symbole scientifique | quel symbole donne le masque | quand choisir le symbole du masque | masque et leaders | masque et guildes | copier le symbole du voisin | le voisin perd-il son symbole | espionner une carte violette | le masque copie-t-il les guildes',
  'score-debt':
    'combien de points coûte une dette | points négatifs des dettes | combien coûte une dette à la fin | compter les dettes | valeur d’un jeton dette',
  'cities-cards':
    'combien de cartes noires | cartes noires dans le paquet | combien de cartes noires ajouter | combien de cartes noires dans le paquet | mettre en place les cartes noires | mélanger les cartes noires | quelles cartes noires utiliser | cartes noires par âge | cartes noires inutilisées | une par joueur | préparer Cities | ajouter Cities aux paquets | cartes noires dans le jeu | d’où viennent les cartes noires | installer Cities | cartes noires',
  'loss-everybody':
    'qui perd des pièces | les autres perdent de l’argent | qui doit payer | tout le monde perd des pièces | tous les joueurs perdent de l’argent | seulement les voisins perdent | quand payer la perte | qui est touché | pièce cassée | pièce brisée | carte qui fait perdre de l’argent | voler de l’argent | ma propre carte me touche-t-elle | ruiner les autres | pertes à la fin du tour | est-ce que je reçois les pièces perdues',
  'diplomacy-close':
    'qui se bat si un voisin est absent | voisin en paix | qui se bat quand un joueur a une colombe | qui est mon adversaire alors | combattre le joueur au-delà du voisin | trou dans le cercle | les deux voisins ont une colombe | mon voisin se bat-il avec un autre | qui remplace l’absent | voisin absent de la guerre | j’ai la colombe qui se bat alors | mes deux voisins se battent-ils entre eux',
  'diplomacy-second':
    'garder un jeton Diplomatie | deux jetons Diplomatie | deux colombes | garder une colombe | colombe pour l’âge suivant | tout le monde a une colombe | une seule cité pour la guerre | seconde colombe',
  'colour-black':
    'que font les cartes noires | chaînages des cartes noires | c’est quoi les cartes noires | à quoi servent les cartes noires | vendre une carte noire | carte noire pour une étape | chaînage des cartes noires | carte noire gratuite | carte noire de la défausse | les noires sont-elles des cartes normales | cartes méchantes | nuire aux autres | cartes noires',
  'contents-cities-2e':
    'que contient Cities | nombre de cartes noires dans la boîte | matériel de Cities | combien de dettes dans la boîte',
  'contents-cities-1e': 'que contient Cities | nombre de cartes noires dans la boîte | matériel de Cities',
  'diplomacy-only-conflicts':
    'commercer avec une cité absente | la colombe change-t-elle le commerce | toujours voisins avec la diplomatie | guildes et diplomatie | acheter à un voisin qui a une colombe',
  'teams-diplomacy':
    'colombe en équipe | diplomatie avec partenaire | mon coéquipier a une colombe | la colombe protège-t-elle les deux | paix par équipes',
  'score-cities': 'points des cartes noires | les cartes noires donnent-elles des points | compter les cartes noires',
  'loss-together':
    'plusieurs pertes au même tour | deux joueurs me font perdre des pièces | additionner les pertes | payer tout ensemble',
  'debt-neighbours':
    'carte qui donne une dette au voisin | dette pour les voisins | payer au lieu de la dette | dette forcée',
  'mask-once':
    'deux masques | plusieurs masques | copier deux fois la même carte | copier une carte que j’ai | espionner deux fois la même carte | deux espions sur la même carte verte',
  'warehouse-market':
    'Entrepôt secret | Marché noir | ressource en plus que je produis | ressource que je ne produis pas | doubler une ressource | carte noire qui donne une ressource',
  'wharf-coin':
    'quai clandestin | dock | première ressource moins chère | une pièce de moins sur le premier achat | comptoir et quai ensemble | ressource gratuite avec deux réductions',
  'smugglers-cache-coin': 'Cache de contrebandiers | ressource du plateau moins chère',
  'architect-firm-coins':
    'Cabinet d’architectes | étapes sans ressources | étapes gratuites | merveille sans ressources',
  'memorial-coins':
    'Mémorial | pièces pour les jetons défaite | défausser les défaites | argent pour les guerres perdues',
  'cities-new-colour': 'Olympie et le noir | le noir est-il une couleur | première carte noire gratuite',
  'cities-loss-order': 'payer une perte avec l’argent d’une vente | vendre et perdre des pièces au même tour',
  'cities-last-turn-loss': 'perte au dernier tour | payer les pertes avant ou après la guerre',
  'cities-leaders-dig': 'Salomon et une carte noire | deux pouvoirs à la défausse',
  'sources-cities': 'source des règles de Cities | règles officielles de Cities',
}

/** Synonyms and the words of the book. */
export const means =
  'colombe: diplomatie; paix: diplomatie; emprunt: dette; colombes: diplomatie; oiseau: diplomatie; ' +
  'pigeon: diplomatie; pacifique: diplomatie; emprunts: dette; endetté: dette; devoir de l’argent: dette; ' +
  'espion: masque; espions: masque; rembourse: rembourser; remboursement: rembourser; ' +
  'espionner: masque copie; espionne: masque copie'
