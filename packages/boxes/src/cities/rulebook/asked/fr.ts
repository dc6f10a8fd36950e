/** Search phrases for the rules of Cities in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'loss-choice':
    'si je ne peux pas payer une perte | aucune pièce à perdre | pas assez de pièces pour une perte | qu’est-ce qu’une dette | prendre une dette | je n’ai pas d’argent pour payer | impossible de payer la perte | dette au lieu de payer | prendre une dette exprès | doit-on payer si on a les pièces | choisir entre pièces et dette | pas assez de pièces | c’est quoi une dette | jeton négatif | quand prend-on une dette | combien de dettes | payer une partie | refuser de payer | garder son argent et prendre des dettes | plus un sou pour payer | je dois perdre des pièces mais je n’en ai pas | je préfère des points en moins que payer | j’ai pas assez de sous pour payer ce que je perds | une dette c’est quoi | je préfère prendre une dette | je peux choisir de prendre des dettes | si je ne peux pas payer il se passe quoi | j’ai zéro pièce et je dois en perdre | on me fait perdre des pièces et je n’ai rien | je suis obligé de payer si j’ai l’argent | payer moitié pièces moitié dettes | on prend une dette quand | qu’est-ce qu’on fait si on est fauché | je garde mes sous et je prends des dettes',
  'debt-for-good':
    'rembourser une dette | se débarrasser des dettes | payer une dette plus tard | rembourser sa dette | se débarrasser d’une dette | rendre un jeton dette | effacer une dette | payer sa dette plus tard | racheter une dette | dette définitive | annuler une dette | je peux rembourser ma dette | comment enlever une dette | on peut se débarrasser de ses dettes | la dette reste jusqu’à la fin | rendre ses dettes plus tard | payer ses dettes avec des pièces',
  'diplomacy-absent':
    'que fait la colombe | jeton de paix | éviter une guerre | à quoi sert la diplomatie | éviter la guerre | jeton colombe | c’est quoi la colombe | que fait la diplomatie | jeton diplomatie | oiseau blanc | pas de guerre pour moi | paix | je me bats avec une colombe | ne pas participer à la bataille | à l’abri de la guerre | gagne-t-on quelque chose avec la diplomatie | quand rendre la colombe | colombe obligatoire | échapper au combat | être absent | sauter un combat | combien de temps dure la colombe | la colombe sert une seule fois | la colombe ça fait quoi | l’oiseau blanc sert à quoi | le jeton avec la colombe | comment ne pas faire la guerre | je veux pas me battre | avec la colombe je ne me bats pas | la diplomatie ça marche comment | je suis obligé d’utiliser ma colombe | le jeton diplomatie on le rend quand | éviter de perdre la guerre',
  'mask-symbol':
    'que fait le masque | copier un symbole scientifique | à quoi sert un masque | c’est quoi un masque | masque sur une carte noire | espion | espionnage | copier la science | copier une carte verte | voler un symbole scientifique | quel symbole donne le masque | quand choisir le symbole du masque | masque et leaders | masque et guildes | copier le symbole du voisin | le voisin perd-il son symbole | espionner une carte violette | le masque copie-t-il les guildes | le masque ça fait quoi | le masque sert à quoi | je copie quelle carte avec le masque | le symbole avec un masque | copier la science de mon voisin | le masque copie un leader | je choisis quand la carte copiée | le masque marche sur quoi | l’espion copie quoi | mon voisin garde son symbole',
  'score-debt':
    'combien de points coûte une dette | points négatifs des dettes | combien coûte une dette à la fin | compter les dettes | valeur d’un jeton dette | une dette coûte combien de points | les dettes à la fin ça fait combien | moins combien de points par dette | combien de points je perds avec mes dettes',
  'cities-cards':
    'combien de cartes noires | cartes noires dans le paquet | combien de cartes noires ajouter | combien de cartes noires dans le paquet | mettre en place les cartes noires | mélanger les cartes noires | quelles cartes noires utiliser | cartes noires par âge | cartes noires inutilisées | une par joueur | préparer Cities | ajouter Cities aux paquets | cartes noires dans le jeu | d’où viennent les cartes noires | installer Cities | cartes noires | on ajoute combien de cartes noires | on met combien de noires par âge | les noires on les mélange avec les autres | comment on ajoute Cities | toutes les cartes noires sont utilisées | on prépare les noires comment | on prend les noires au hasard',
  'loss-everybody':
    'qui perd des pièces | les autres perdent de l’argent | qui doit payer | tout le monde perd des pièces | tous les joueurs perdent de l’argent | seulement les voisins perdent | quand payer la perte | qui est touché | pièce cassée | pièce brisée | carte qui fait perdre de l’argent | voler de l’argent | ma propre carte me touche-t-elle | ruiner les autres | pertes à la fin du tour | est-ce que je reçois les pièces perdues | tout le monde perd des sous | la perte c’est pour les voisins ou pour tous | je perds aussi des pièces avec ma carte | la carte noire fait perdre des pièces à qui | les pièces perdues vont où | on paie quand la perte | c’est qui qui perd de l’argent | le symbole pièce cassée | les pièces perdues c’est moi qui les prends | l’argent perdu va à la banque',
  'diplomacy-close':
    'qui se bat si un voisin est absent | voisin en paix | qui se bat quand un joueur a une colombe | qui est mon adversaire alors | combattre le joueur au-delà du voisin | trou dans le cercle | les deux voisins ont une colombe | mon voisin se bat-il avec un autre | qui remplace l’absent | voisin absent de la guerre | j’ai la colombe qui se bat alors | mes deux voisins se battent-ils entre eux | mon voisin a la colombe je me bats contre qui | si mon voisin ne se bat pas | mon voisin est en paix qui j’affronte | le voisin a une diplomatie je saute par-dessus | contre qui je me bats si mon voisin est absent | je combats celui d’après | deux joueurs avec colombe côte à côte',
  'diplomacy-second':
    'garder un jeton Diplomatie | deux jetons Diplomatie | deux colombes | garder une colombe | colombe pour l’âge suivant | tout le monde a une colombe | une seule cité pour la guerre | seconde colombe | j’ai deux colombes | je peux garder ma deuxième colombe | tout le monde a la colombe qui se bat | une colombe en trop | deux jetons diplomatie au même âge',
  'colour-black':
    'que font les cartes noires | chaînages des cartes noires | c’est quoi les cartes noires | à quoi servent les cartes noires | vendre une carte noire | carte noire pour une étape | chaînage des cartes noires | carte noire gratuite | carte noire de la défausse | les noires sont-elles des cartes normales | cartes méchantes | nuire aux autres | cartes noires | les noires ça sert à quoi | une carte noire fait quoi | je peux vendre une noire | une noire peut être gratuite | les noires ont des chaînages | on peut mettre une noire sous la merveille',
  'contents-cities-2e':
    'que contient Cities | nombre de cartes noires dans la boîte | matériel de Cities | combien de dettes dans la boîte | il y a quoi dans Cities | combien de cartes noires en tout | combien de jetons dette',
  'contents-cities-1e': 'que contient Cities | nombre de cartes noires dans la boîte | matériel de Cities',
  'diplomacy-only-conflicts':
    'commercer avec une cité absente | la colombe change-t-elle le commerce | toujours voisins avec la diplomatie | guildes et diplomatie | acheter à un voisin qui a une colombe | avec la colombe je peux encore acheter à mes voisins | mon voisin en paix me vend encore | la colombe change mes voisins | commerce et diplomatie | mes voisins changent avec la diplomatie',
  'teams-diplomacy':
    'colombe en équipe | diplomatie avec partenaire | mon coéquipier a une colombe | la colombe protège-t-elle les deux | paix par équipes | la colombe en équipe ça marche comment | mon partenaire a une colombe je me bats | diplomatie en équipes | une colombe pour deux partenaires',
  'score-cities':
    'points des cartes noires | les cartes noires donnent-elles des points | compter les cartes noires | les noires valent des points | combien de points les noires | on compte les noires à la fin',
  'loss-together':
    'plusieurs pertes au même tour | deux joueurs me font perdre des pièces | additionner les pertes | payer tout ensemble | deux cartes me font perdre des pièces le même tour | on additionne les pertes | plusieurs pertes ensemble | deux voisins me ruinent en même temps',
  'debt-neighbours':
    'carte qui donne une dette au voisin | dette pour les voisins | payer au lieu de la dette | dette forcée | une carte me donne une dette je peux payer à la place | dette donnée par le voisin | mon voisin me donne une dette je peux refuser | carte qui met une dette aux voisins',
  'mask-once':
    'deux masques | plusieurs masques | copier deux fois la même carte | copier une carte que j’ai | espionner deux fois la même carte | deux espions sur la même carte verte | j’ai deux masques | deux masques sur la même carte | je peux copier une carte que j’ai déjà | copier deux fois le même symbole | deux masques la même carte verte',
  'warehouse-market':
    'Entrepôt secret | Marché noir | ressource en plus que je produis | ressource que je ne produis pas | doubler une ressource | carte noire qui donne une ressource | l’entrepôt secret fait quoi | le marché noir fait quoi | une ressource que je n’ai pas avec une noire | doubler ma ressource avec l’entrepôt | le marché noir donne quelle ressource',
  'wharf-coin':
    'quai clandestin | dock | première ressource moins chère | une pièce de moins sur le premier achat | comptoir et quai ensemble | ressource gratuite avec deux réductions | le quai clandestin fait quoi | le quai et le comptoir ensemble | une ressource gratuite avec le quai | première ressource une pièce de moins',
  'smugglers-cache-coin':
    'Cache de contrebandiers | ressource du plateau moins chère | la cache de contrebandiers fait quoi | ressource de départ du voisin moins chère | contrebandiers',
  'architect-firm-coins':
    'Cabinet d’architectes | étapes sans ressources | étapes gratuites | merveille sans ressources | le cabinet d’architectes fait quoi | construire la merveille sans ressources | étapes gratuites avec une noire | je paie encore les pièces de l’étape avec le cabinet',
  'memorial-coins':
    'Mémorial | pièces pour les jetons défaite | défausser les défaites | argent pour les guerres perdues | le mémorial fait quoi | de l’argent pour mes défaites | le mémorial enlève les défaites',
  'cities-new-colour':
    'Olympie et le noir | le noir est-il une couleur | première carte noire gratuite | Olympie et une carte noire | une noire gratuite avec Olympie | noir compte comme couleur pour Olympie',
  'cities-loss-order':
    'payer une perte avec l’argent d’une vente | vendre et perdre des pièces au même tour | je vends une carte et je dois perdre des pièces | payer la perte avec les trois pièces de la vente | l’argent gagné ce tour sert pour la perte',
  'cities-last-turn-loss':
    'perte au dernier tour | payer les pertes avant ou après la guerre | la perte du dernier tour avant la guerre | on paie les pertes avant ou après les conflits',
  'cities-leaders-dig':
    'Salomon et une carte noire | deux pouvoirs à la défausse | Salomon et une noire dans la défausse | qui fouille d’abord Salomon ou la carte noire',
  'sources-cities': 'source des règles de Cities | règles officielles de Cities',
}

/** Synonyms and the words of the book. */
export const means =
  'colombe: diplomatie; paix: diplomatie; emprunt: dette; colombes: diplomatie; oiseau: diplomatie; ' +
  'pigeon: diplomatie; pacifique: diplomatie; emprunts: dette; endetté: dette; devoir de l’argent: dette; ' +
  'espion: masque; espions: masque; rembourse: rembourser; remboursement: rembourser; ' +
  'espionner: masque copie; espionne: masque copie'
