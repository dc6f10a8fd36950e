/** Rule texts of Armada in French. */
import type { Translation } from '../../../atom.ts'
import { asked, means } from '../asked/fr.ts'
import { cases } from '../cases/fr.ts'
import type { words as en } from './en.ts'

export const words: Translation<typeof en> = {
  rules: {
    'sources-armada':
      '**Armada.** Ce que rapportent des propriétaires de la boîte, et les réponses de l’éditeur aux questions. Nous n’avons lu aucun livret de règles.',
    'contents-armada-1e':
      'Dans Armada :\n- {in.armada.cards} cartes, autant de chaque Âge\n- {in.armada.islands} îles, autant de chaque niveau\n- {in.armada.shipyards} chantiers navals et {in.armada.ships} navires\n- {in.armada.naval} jetons de conflit naval et {in.armada.conflict} jetons Conflit.',
    'contents-armada-2e':
      'Dans Armada :\n- {in.armada.cards} cartes, autant de chaque Âge\n- {in.armada.islands} îles, autant de chaque niveau\n- {in.armada.shipyards} chantiers navals et {in.armada.ships} navires\n- {in.armada.boards} plateau de merveille : [boards:armada]\n- {in.armada.naval} jetons de conflit naval, {in.armada.conflict} jetons Conflit et {in.armada.boarding} jetons Débarquement\n- {in.armada.coins6} pièces de valeur {coinValues.3}.',
    'armada-cards':
      'Triez les cartes d’Armada par Âge et mélangez-les. Ajoutez-en {armadaCards} de chaque Âge, sans les regarder, au paquet de cet Âge ; les autres ne servent pas.',
    'armada-cards-eight':
      'Triez les cartes d’Armada par Âge et mélangez-les. Ajoutez-en {armadaCards} de chaque Âge, sans les regarder, au paquet de cet Âge : autant qu’on peut en distribuer également à {players|word}. Les autres ne servent pas.',
    'armada-shipyard':
      'Donnez à chaque joueur un chantier naval au hasard, et posez {fleets|word} navires sur ses cases de départ : rouge, jaune, bleu, vert.',
    'armada-piles': 'Mélangez les îles par niveau et formez {islandLevels|word} piles, face cachée.',
    'naval-construction':
      'Avec une carte **rouge, jaune, bleue ou verte**, vous pouvez aussi faire une **construction navale** dans la colonne de cette couleur : payez la case suivante, et le navire avance d’une case. Les autres couleurs n’en permettent pas.',
    'naval-construction-stage':
      'Une étape permet aussi une construction navale : dans la colonne de votre chantier qui porte le symbole de merveille.',
    'naval-cost':
      'Payez ensemble la carte et la construction navale, avec les mêmes ressources et les mêmes achats. Une ressource ne peut pas payer les deux.',
    'naval-free-card':
      'Si un chaînage ou un pouvoir rend la carte gratuite, vous payez tout de même la construction navale.',
    'armada-sell': ', **ou** avancez à la place votre navire jaune d’une case, gratuitement',
    'ships-columns':
      'Chaque navire remonte sa colonne de {fleetSpaces|word} cases. La case atteinte compte, non celles qu’il a passées. Un navire sur sa dernière case y reste.',
    'ships-advance':
      'Des cartes, des étapes et des îles peuvent faire avancer un navire d’une case gratuitement ; vous choisissez le navire, sauf si elles en nomment un. Cela s’ajoute à une construction navale du même tour, même avec le même navire.',
    'ships-values':
      'Les cases rouges donnent de la force navale. Les jaunes donnent un niveau commercial et des pièces à l’arrivée, certaines avec une taxe. Les bleues donnent des points, et certaines vertes une exploration. La liste des chantiers indique le coût et le gain de chaque case. Nous n’avons pas vu les plateaux imprimés : presque toutes ces valeurs sont les nôtres.',
    'ships-values-corrected':
      'Les cases rouges donnent de la force navale. Les jaunes donnent un niveau commercial et des pièces à l’arrivée, certaines avec une taxe. Les bleues donnent des points, et certaines vertes une exploration. La liste des chantiers indique le coût et le gain de chaque case, corrigés d’après des plateaux imprimés ; les valeurs qui sont encore les nôtres y sont marquées. Les exemples de ce livre utilisent nos plateaux.',
    'siracusa-order': ' ; [wonder:siracusa] construit les siennes dans n’importe quel ordre',
    'explore-alone':
      'Quand votre navire vert atteint une exploration d’un niveau, piochez {islandsDrawn|feminine} îles de ce niveau, gardez-en une et remélangez les autres. Glissez votre île sous cette case de votre chantier. Son effet commence maintenant.',
    'explore-several':
      'Si plusieurs joueurs explorent le même niveau au même tour, répartissez également entre eux toutes ses îles. Chacun en garde une ; remélangez le reste. On commence par le niveau le plus bas.',
    'island-by-card':
      'Une carte qui apporte une île prend la première de sa pile, sans choix. Glissez-la sous le bord droit de votre chantier.',
    'islands-not-sold': ', les îles',
    'armada-blue': ' ; celles d’Armada font avancer un navire, aux Âges II et III avec des points en plus',
    'armada-yellow':
      '. Les cartes jaunes d’Armada ouvrent un emporium, ou apportent des pièces et déclenchent la piraterie ; à l’Âge III elles valent des points et n’apportent pas de pièces',
    'armada-red': ' ; celles d’Armada donnent de la force navale, ou des boucliers et un Débarquement',
    'armada-green': ' ; celles d’Armada apportent une île, ou un symbole scientifique de plus',
    'dig-no-naval':
      'Une carte de la défausse ne permet pas de construction navale. Si elle fait avancer d’elle-même un navire, il avance, et explore à ce tour.',
    'commercial-level':
      'Votre navire jaune fixe votre **niveau commercial**. Tant qu’il n’a pas bougé, vous n’en avez pas.',
    tax: '**Taxe :** quand votre navire jaune arrive sur une telle case, chaque autre joueur d’un niveau commercial inférieur perd la différence en pièces, au profit de la banque.',
    piracy: '**Piraterie :** chaque autre joueur perd autant de pièces que son propre niveau commercial.',
    'tribute-several':
      'La taxe et la piraterie d’un même tour s’appliquent toutes les deux. Si plusieurs joueurs déclenchent la même, les autres paient pour chacun d’eux ; eux-mêmes ne paient qu’une fois, le montant le plus élevé.',
    'tribute-short': 'Si vous avez trop peu de pièces, vous perdez ce que vous avez.',
    'tribute-debts': 'Ces pertes se règlent comme les autres, en pièces ou en dettes.',
    'foggy-island-losses':
      'L’[card:foggy-island] vous protège de la taxe et de la piraterie, mais d’aucune autre perte.',
    emporium:
      'Un **emporium** vous permet d’acheter des ressources à la cité au-delà d’un de vos voisins, autant par tour que l’indique la carte, pour [coins:{@eastern-emporium.price}] chacune. Vous pouvez y acheter ce que ses voisins pourraient acheter.',
    boarding:
      'Un **Débarquement** ajoute un conflit à la fin de cet Âge, avec la cité au-delà d’un de vos voisins, qui prend le jeton Débarquement. Comparez les boucliers et prenez des jetons comme dans tout conflit. Puis rendez le jeton Débarquement.',
    'naval-strength':
      'Ensuite **toutes** les cités comparent à la fois leur force navale : la case du navire rouge, et ce qu’ajoutent cartes, îles et étapes. La force navale ne compte pas comme des boucliers.',
    'naval-tokens':
      'Les plus faibles prennent une défaite : [points:−{navalDefeats.1}], [points:−{navalDefeats.2}] ou [points:−{navalDefeats.3}] à l’Âge I, II ou III. La plus forte prend [points:{navalFirst.1}], [points:{navalFirst.2}] ou [points:{navalFirst.3}], la deuxième [points:{navalSecond.1}], [points:{navalSecond.2}] ou [points:{navalSecond.3}], et à l’Âge III la troisième prend [points:{navalThird.3}].',
    'naval-ties':
      'Si plusieurs cités sont dernières à égalité, chacune prend la défaite. Les cités qui partagent une place plus haute prennent toutes le jeton de la place **suivante**, et celles qui suivent reculent encore d’une place. Si toutes sont à égalité, personne ne prend de jeton.',
    'naval-weakest':
      'Une cité parmi les plus faibles ne prend jamais de victoire, si peu nombreuses que soient les cités.',
    'naval-stay-out':
      'Avec l’[card:forgotten-oasis], vous pouvez rester à l’écart à n’importe quel Âge : dites-le avant que l’on compare les forces, et vous ne participez pas à la comparaison.',
    'naval-teams': 'En mer, il n’y a pas d’équipes : chaque joueur se compare seul.',
    'guild-cap': ', **[points:{guildCap}] au plus par guilde**',
    'score-naval':
      'La valeur de vos jetons de conflit naval, défaites comprises. ~Ce ne sont pas des jetons Conflit : les effets qui comptent ceux-ci les ignorent.~',
    'score-fleet': 'Les points de la case qu’a atteinte votre navire bleu.',
    'score-islands': 'Les points que donnent vos îles.',
    'majority-symbol':
      'Un symbole s’ajoute après vos autres symboles : **celui que vous avez en plus grand nombre** ; à égalité, vous choisissez.',
    'majority-order':
      'Vous pouvez l’ajouter avant ou après les symboles au choix, selon ce qui rapporte le plus. Si vous n’avez aucun symbole, c’est un symbole de votre choix.',
    'armada-leaders':
      '**Les leaders font-ils avancer des navires ?** Recruter ou vendre un leader, non. Une étape construite avec un leader, oui.',
    'majority-borrowed':
      '**Pour trouver le symbole que j’ai en plus grand nombre, les symboles seulement empruntés comptent-ils ?** Oui, une fois empruntés.',
    'armada-diplomacy':
      '**La diplomatie arrête-t-elle un Débarquement ou le conflit naval ?** Ni l’un ni l’autre. Elle ne concerne que les conflits avec vos voisins.',
    'armada-tomyris':
      '**Je perds un Débarquement, et j’ai [card:tomyris]. Qui prend la défaite ?** Le vainqueur, comme dans tout conflit sur terre.',
    'armada-mask':
      '**Un masque peut-il copier le symbole qu’un voisin a en plus grand nombre ?** Non. Il copie un compas, un rouage ou une tablette imprimés ; une carte verte qui n’en a pas ne prête rien.',
    'armada-laws':
      '**Les lois s’appliquent-elles à un emporium ?** Celles sur les prix, non : elles ne concernent que les voisins. Mais vous ne pouvez pas y acheter les ressources de cartes qu’une loi rend inopérantes.',
    'guild-cap-scope':
      '**Que couvre la limite de points ?** Chaque guilde pour elle-même, et chaque copie pour elle-même. Le symbole de la [card:scientists-guild] compte avec la science et n’a pas de limite.',
    'guild-cap-leaders': '**La limite des guildes vaut-elle pour les leaders ?** Non, pour les guildes seulement.',
    'armada-last-card':
      '**Une dernière carte, celle qui reste en main au dernier tour, fait-elle avancer un navire ?** Oui, comme toute autre.',
    'armada-siracusa-1e':
      '**Où est [wonder:siracusa] ?** Dans cette édition, c’était une carte promo : ajoutez les promos pour y jouer, avec les étapes de la deuxième édition.',
  },
  signs: {
    ship: 'Un navire de cette couleur.',
    island: 'Une exploration, ou une île du niveau indiqué.',
    naval: 'De la force navale.',
    tax: 'La taxe.',
    piracy: 'La piraterie.',
    boarding: 'Le Débarquement.',
  },
  pictures: {
    shipyard: 'Un chantier naval. Chaque navire monte sa colonne ; la case qu’il a atteinte compte.',
    red: 'force navale',
    yellow: 'niveau et pièces',
    blue: 'points',
    green: 'îles',
    start: 'départ',
    stage: 'avance avec une étape',
    yards: 'Les coûts de tous les chantiers ; chaque case donne la même chose sur tous.',
    sea: 'Les jetons du conflit naval à chaque Âge.',
    first: 'première',
    second: 'deuxième',
    third: 'troisième',
    weakest: 'la plus faible',
    piles: 'îles',
    tokens: 'en mer',
  },
  glossary: {
    fleet: ['Flotte', 'Les {fleets|word} navires d’une cité, chacun sur sa colonne.'],
    island: ['Île', 'Une carte que vous trouvez en explorant.'],
    shipyard: ['Chantier naval', 'Le plateau où avancent vos navires.'],
    'naval-strength': ['Force navale', 'La force comparée dans le conflit naval.'],
    'naval-construction': ['Construction navale', 'Payer pour faire avancer un navire, avec une carte ou une étape.'],
    'commercial-level': ['Niveau commercial', 'Le niveau de la case de votre navire jaune.'],
    emporium: ['Emporium', 'Une carte qui vous permet de commercer au-delà de vos voisins.'],
    tax: ['Taxe', 'Les pièces que perdent les autres quand un navire jaune arrive.'],
    piracy: ['Piraterie', 'Les pièces que perdent les autres à cause d’une carte qui porte ce symbole.'],
    boarding: ['Débarquement', 'Un conflit avec la cité au-delà d’un voisin.'],
  },
  asked,
  means,
  aid: {
    'step ships': 'Avancer les navires.',
    'step explore': 'Explorer : choisir une île.',
    'step explore-late': 'Explorer après la défausse.',
    'step tribute': 'Taxe et piraterie.',
    'step naval-absence': 'Rester à l’écart en mer, si vous le pouvez.',
    'step naval-conflict': 'Comparer les forces navales, prendre les jetons.',
    'score-fleet': 'Case du navire bleu.',
    'score-islands': 'Îles.',
    'score-naval': 'Jetons de conflit naval.',
  },
  examples: {
    'paid-together': {
      title: 'Une carte et un navire',
      steps: [
        '[city:0] construit la [card:barracks] pour {@barracks.cost.ore|word} [res:ore] et avance son navire rouge pour un [res:wood].',
        'Elle produit les deux : rien n’est acheté.',
      ],
    },
    'one-good-not-two': {
      title: 'Une ressource, un usage',
      steps: [
        'La [card:stockade] coûte un [res:wood], et la première case rouge aussi. [city:0] n’en produit qu’un : elle peut construire la carte, mais pas faire avancer le navire.',
      ],
    },
    'last-space': {
      title: 'Le haut d’une colonne',
      steps: [
        'Le navire rouge a atteint la case {cities.0.ships.red}, la dernière. La carte est construite, mais le navire reste là.',
      ],
    },
    'sell-for-ship': {
      title: 'Une vente pour un navire',
      steps: [
        'Au lieu de prendre [coins:{sale}], on avance le navire jaune jusqu’à la case {claims.0.has.ships.yellow}. L’arrivée rapporte [coins:{claims.0.has.coins}], et la cité a un niveau commercial.',
      ],
    },
    'piracy-levels': {
      title: 'Des pirates',
      steps: [
        '[city:0] construit la [card:pirate-hideout] et prend [coins:{claims.0.has.coins}]. [city:1] a un niveau commercial et perd autant de pièces ; [city:2] n’en a pas et ne perd rien.',
      ],
    },
    'naval-age-one': {
      title: 'En mer à l’Âge I',
      steps: [
        '[city:0] est la plus forte et prend [points:{claims.0.has.navalTokens.0}], [city:1] est deuxième et prend [points:{claims.1.has.navalTokens.0}], [city:2] est dernière : [points:−{navalDefeats.1}].',
      ],
    },
    'naval-age-three': {
      title: 'En mer à l’Âge III',
      steps: [
        'Désormais une troisième place compte aussi : [points:{claims.0.has.navalTokens.0}], [points:{claims.1.has.navalTokens.0}] et [points:{claims.2.has.navalTokens.0}] vont aux premières cités, [points:−{navalDefeats.3}] à la plus faible.',
      ],
    },
    'naval-shared-first': {
      title: 'Une première place partagée',
      steps: [
        '[city:0] et [city:1] sont les plus fortes à égalité, à l’Âge I. Toutes deux prennent le jeton de la deuxième place : [points:{navalSecond.1}].',
      ],
    },
    'cap-ten': {
      title: 'La limite d’une guilde',
      steps: [
        '[city:0] possède la [card:workers-guild]. Ses voisins ont chacun {cities.1.cards.length|feminine} cartes marron. La guilde ne rapporte pourtant que {claims.0.points|word} points.',
      ],
    },
    'majority-most': {
      title: 'Un de plus de la même sorte',
      steps: [
        '[city:0] a plus de compas que de rouages. L’[card:emerald-archipelago] ajoute un compas : {claims.0.of.0} + {claims.0.of.1}.',
      ],
    },
    'blue-ship': {
      title: 'Flotte et îles',
      steps: [
        'Le navire bleu est sur la case {cities.0.ships.blue} : [points:{claims.0.points}]. L’[card:inhabited-island] ajoute [points:{claims.1.points}] sur sa propre ligne, les jetons de conflit naval de {cities.0.navalTokens.0} et {cities.0.navalTokens.1} font [points:{claims.2.points}].',
      ],
    },
    'emporium-far': {
      title: 'Des ressources de plus loin',
      steps: [
        'Avec l’[card:eastern-emporium], [city:0] achète du [res:glass] à [city:3], au-delà de son voisin de droite, pour [coins:{@eastern-emporium.price}].',
      ],
    },
    ...cases,
  },
}
