/** Texts of the printed examples in French. */
import type { ExampleWords } from '../../../atom.ts'
import type { examples as en } from './en.ts'

export const examples: Readonly<Record<keyof typeof en, ExampleWords>> = {
  'whole-turn': {
    title: 'Un tour à la table',
    steps: [
      '**Choisir.** Chacun pose une carte face cachée : [city:1] une carte pour sa première étape, [city:0] une [card:guard-tower] à construire, [city:2] une carte à vendre. Puis chacun dit ce qu’il fait, et [city:0] retourne sa carte.',
      '**Payer.** La tour coûte une [res:clay], que [city:0] ne produit pas. Elle paie [coins:{price}] à sa voisine de gauche, [city:1], qui en produit. [city:1] produit elle-même les deux [res:wood] de son étape.',
      '**Poser.** [city:0] pose la tour face visible près de son plateau, [city:1] glisse sa carte face cachée sous le sien. [city:2] met sa carte à la défausse et prend [coins:{sale}].',
      '**Effets.** [city:0] a maintenant un [sign:shield|bouclier], et l’étape de [city:1] comptera à la fin.',
      '**Passer.** À l’Âge I, chacun donne le reste de sa main au voisin de gauche et reçoit celle du voisin de droite. Le tour suivant commence.',
    ],
  },
  'whole-turn-two': {
    title: 'Un tour avec la cité libre',
    steps: [
      '**Piocher.** [city:0] garde la cité libre : elle pioche la première carte de sa pioche et l’ajoute à sa main.',
      '**Choisir.** [city:0] prend une carte pour sa propre cité, un [card:altar], puis une des autres pour la cité libre, [city:2] : un [card:lumber-yard]. Si la cité libre peut en construire une, [city:0] doit choisir une telle carte. [city:1] prend une carte à vendre.',
      '**Révéler, payer, poser.** À chaque étape, la cité libre passe d’abord. Ses pièces et ses cartes sont à elle.',
      '**Échanger.** Les joueurs échangent leurs mains. [city:1] garde ensuite la cité libre et pioche pour elle.',
    ],
  },
  'own-goods': {
    title: 'Une carte payée avec votre pierre',
    steps: [
      'Les [card:baths] coûtent {@baths.cost.stone|feminine} [res:stone]. [city:0] la produit : il n’y a rien d’autre à payer.',
      'Au tour suivant, toutes les ressources peuvent resservir.',
    ],
  },
  'goods-once': {
    title: 'Une ressource sert une fois par tour',
    steps: [
      'L’[card:aqueduct] coûte {@aqueduct.cost.stone|feminine} [res:stone|pierres], et [city:0] n’en produit qu’une. Elle ne peut pas l’utiliser plusieurs fois.',
    ],
  },
  'choice-of-goods': {
    title: 'L’une ou l’autre',
    steps: [
      'La [card:clay-pit] produit de l’[res:clay] ou du [res:ore]. Avec elle, vous pouvez construire ce tour-ci l’une ou l’autre des cartes en main.',
    ],
  },
  'name-twice': {
    title: 'Une seule carte de chaque nom',
    steps: [
      '[city:0] possède déjà un [card:lumber-yard]. Un second exemplaire peut être vendu ou glissé sous une étape, mais pas construit.',
    ],
  },
  'loom-twice': {
    title: 'Le même nom dans un autre Âge',
    steps: ['Avec le [card:loom-age-1] de l’Âge I dans la cité, celui de l’Âge II ne peut pas être construit.'],
  },
  'buy-left': {
    title: 'L’argile du voisin',
    steps: [
      'La [card:guard-tower] coûte {@guard-tower.cost.clay|feminine} [res:clay]. [city:0] n’en produit pas ; son voisin de gauche, si.',
      '[coins:{price}] vont à gauche. Le voisin ne peut pas refuser et ne perd rien.',
    ],
  },
  'choose-seller': {
    title: 'Choisir à qui payer',
    steps: ['Les deux voisins produisent de l’[res:clay]. Vous choisissez à qui vous payez.'],
  },
  'one-unit-once': {
    title: 'Chaque ressource s’achète une fois',
    steps: [
      'L’[card:aqueduct] coûte {@aqueduct.cost.stone|feminine} [res:stone|pierres]. [city:0] en produit une, son voisin de gauche une autre. Si riche que soit [city:0], il en manque une.',
    ],
  },
  'trading-post': {
    title: 'Un comptoir',
    steps: [
      'Avec le [card:east-trading-post], les matières premières du voisin de droite coûtent [coins:{bargain}]. À gauche, le prix reste de [coins:{price}].',
    ],
  },
  'post-too-late': {
    title: 'Une réduction commence au tour suivant',
    steps: [
      'La [card:guard-tower] et le [card:east-trading-post] sont tous deux en main. Tant que le comptoir n’est pas construit, l’[res:clay] de droite coûte [coins:{price}].',
    ],
  },
  'forum-not-sold': {
    title: 'Des ressources que personne ne peut acheter',
    steps: [
      'Le voisin de gauche possède le [card:forum]. La carte produit du verre pour son seul propriétaire : [city:0] ne peut pas l’acheter.',
    ],
  },
  'coins-too-late': {
    title: 'Des pièces qui viennent trop tard',
    steps: [
      '[city:0] a [coins:{cities.0.coins}]. Son voisin lui paiera [coins:{price}], mais seulement après que tous auront payé.',
      '[city:0] ne peut donc pas acheter l’[res:clay] dont elle a besoin.',
    ],
  },
  'vineyard-counts': {
    title: 'Compter les cartes du même tour',
    steps: [
      '[city:0] construit le [card:vineyard], son voisin de gauche la [card:sawmill] au même tour.',
      'Les deux cartes sont posées avant de prendre effet : le Vignoble compte aussi la carte marron du voisin. Les ressources des plateaux ne sont pas des cartes et ne rapportent rien.',
    ],
  },
  'chain-baths': {
    title: 'Une carte qui mène à une autre',
    steps: [
      'Les [card:baths] mènent à l’[card:aqueduct]. Ses {@aqueduct.cost.stone|feminine} [res:stone|pierres] ne sont pas dues : la carte est gratuite.',
    ],
  },
  'chain-next-door': {
    title: 'Pas de chaînage chez le voisin',
    steps: [
      'Le voisin possède les [card:baths]. Cela ne sert qu’à lui : [city:0] ne peut pas construire l’[card:aqueduct].',
    ],
  },
  'stage-any-card': {
    title: 'Une étape avec une carte trop chère',
    steps: [
      'Personne ici ne peut payer le [card:palace], mais la carte peut servir pour une étape.',
      '[city:0] paie {@gizah-day-1.cost.wood|word} [res:wood] pour sa première étape. La carte est face cachée : elle n’est plus une carte bleue et ne rapporte rien.',
    ],
  },
  'stage-in-order': {
    title: 'On ne saute pas d’étape',
    steps: ['[city:0] pourrait payer sa dernière étape, mais il faut commencer par la première.'],
  },
  'sell-three': {
    title: 'Une vente',
    steps: ['La carte va face cachée sur la défausse, [coins:{sale}] viennent de la banque.'],
  },
  'must-sell': {
    title: 'Seule la vente est possible',
    steps: ['[city:0] ne peut payer ni ses cartes, ni sa première étape. Elle vend une des cartes.'],
  },
  'last-turn': {
    title: 'Le dernier tour',
    steps: [
      'C’est le dernier tour de l’Âge. [city:0] construit une de ses {cities.0.hand.length|word} cartes.',
      'L’autre va à la défausse, sans rapporter de pièces.',
    ],
  },
  'halikarnassos-digs': {
    title: 'Fouiller la défausse',
    steps: [
      '[city:0] construit sa deuxième étape. Un voisin vend le [card:palace] au même tour.',
      'À la fin du tour, [city:0] le construit gratuitement.',
    ],
  },
  'dig-nothing': {
    title: 'Une carte laissée dans la défausse',
    steps: [
      '[city:0] pourrait construire les [card:gardens], pris dans la défausse. Elle refuse, et la carte y reste.',
    ],
  },
  'conflict-age-two': {
    title: 'Les armées à l’Âge II',
    steps: [
      '[city:0] a {claims.3.shields|word} {claims.3.shields|bouclier|boucliers}, son voisin de gauche {claims.4.shields|word}, celui de droite {claims.5.shields|word}.',
      'Elle gagne à gauche et prend un jeton Victoire qui vaut [points:{claims.0.has.victory.0}]. Elle perd à droite et prend un jeton Défaite qui vaut [points:−{defeat}]. L’image ne montre que ces combats.',
    ],
  },
  'conflict-equal': {
    title: 'Des armées égales',
    steps: ['Personne n’a de bouclier. L’Âge se termine, et personne ne prend de jeton.'],
  },
  'science-sum': {
    title: 'Compter les symboles',
    steps: [
      'Une cité a trois compas, un rouage et une tablette. On met au carré le nombre de symboles identiques : {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}.',
      'L’unique série de symboles différents ajoute {claims.0.of.3} : {claims.0.points} points en tout.',
    ],
  },
  'science-wild': {
    title: 'Un symbole au choix',
    steps: [
      'Deux compas et un rouage, et le symbole de la [card:scientists-guild].',
      'Comme tablette, il complète une série : {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}, plus que n’en rapporterait un autre compas.',
    ],
  },
  'treasury-thirds': {
    title: 'Les pièces à la fin',
    steps: [
      '{cities.0.coins|Word} pièces font {claims.0.points|word} {claims.0.points|point|points}. Ce qui reste ne vaut rien.',
    ],
  },
  'military-sum': {
    title: 'Les jetons à la fin',
    steps: [
      'Des victoires de valeur {cities.0.victory.0}, {cities.0.victory.1} et {cities.0.victory.2}, et {cities.0.defeat|feminine} {cities.0.defeat|défaite|défaites} : {claims.0.points} points.',
    ],
  },
  'guild-neighbours': {
    title: 'Une guilde qui compte les deux voisins',
    steps: [
      'La [card:workers-guild] rapporte [points:{@workers-guild.points}] par carte marron de vos voisins. Ensemble, ils en ont {claims.0.points|feminine} ; les vôtres ne comptent pas.',
    ],
  },
  'lighthouse-itself': {
    title: 'Une carte jaune se compte elle-même',
    steps: [
      'Avec une carte jaune dans la cité, le [card:lighthouse] est la deuxième : [coins:{claims.0.has.coins}] tout de suite, et [points:{claims.1.points}] à la fin.',
    ],
  },
  'tie-coins': {
    title: 'Une égalité',
    steps: [
      '[city:0] a [coins:{cities.0.coins}], [city:1] a [coins:{cities.1.coins}]. Chacune marque [points:{claims.0.points}] : égalité. [city:1] a plus de pièces et gagne.',
    ],
  },
  'bid-paid': {
    title: 'Une mise à la fin',
    steps: [
      '[city:0] a été attribuée pour une mise de [points:{setup.seats.0.price}] et les perd à la fin. [city:1] et [city:2] ont été attribuées pour une mise de 0 et ne perdent rien.',
    ],
  },
  'wonder-and-blue': {
    title: 'Merveille et cartes bleues',
    steps: [
      '{cities.0.stages|Word} étapes de [city:0], face jour, valent [points:{claims.0.points}], le [card:senate] vaut [points:{claims.1.points}] : chacun sur sa ligne.',
    ],
  },
  'olympia-new-colour': {
    title: 'La première carte d’une couleur',
    steps: [
      'La deuxième étape d’[city:0] est construite. La cité n’a pas encore de carte bleue, donc l’[card:aqueduct] est gratuit ; une carte marron de plus ne l’est pas.',
    ],
  },
  'free-city-builds': {
    title: 'La cité libre doit construire',
    steps: [
      'Après votre propre carte, vous choisissez pour la cité libre. Comme quelque chose peut être construit, la vente n’est pas proposée.',
    ],
  },
}
