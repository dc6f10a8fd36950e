/** Rule texts of Leaders in French. */
import type { Translation } from '../../../atom.ts'
import { asked, means } from '../asked/fr.ts'
import { cases } from '../cases/fr.ts'
import type { words as en } from './en.ts'

export const words: Translation<typeof en> = {
  rules: {
    'sources-leaders-1e': '**Leaders.** Le livret de règles de {print.leaders}, en entier.',
    'sources-leaders-2e':
      '**Leaders.** Le livret de règles de la première édition, en entier ; ce qui a changé, d’après les cartes et l’aide de jeu recopiée par d’autres.',
    'contents-leaders-1e':
      'Dans Leaders :\n- {in.leaders.leaders} leaders et {in.leaders.blank|feminine} carte vierge\n- {in.leaders.guilds} guildes, et un jeton Courtisane\n- {in.leaders.boards} plateau de merveille : [boards:leaders]\n- {in.leaders.coins6} pièces de valeur {coinValues.3}.',
    'contents-leaders-2e':
      'Dans Leaders :\n- {in.leaders.leaders} leaders, ceux pour Cities compris\n- {in.leaders.boards} plateaux de merveille : [boards:leaders].',
    'leaders-coins': ', car les leaders se paient',
    'leaders-guilds-1e': ', les {leadersGuilds|word} des Leaders comprises',
    'leaders-which-2e':
      'Mettez-vous d’accord sur les leaders : les simples seulement, ou aussi les avancés. Ceux qui se réfèrent aux cartes noires nécessitent Cities. Cette combinaison utilise {leaders} leaders.',
    'leaders-which-1e':
      'Cette combinaison utilise {leaders} leaders. Ajoutez ceux du paquet anniversaire si vous l’avez ; ceux qui se réfèrent aux cartes noires nécessitent Cities.',
    'leaders-blank-1e':
      'Un leader, Sémiramis, est une carte vierge pour une idée à vous. Laissez-la dans la boîte, sauf si tous s’accordent sur ce qu’elle coûte et ce qu’elle fait.',
    'leaders-draft':
      'Les leaders sont des cartes blanches à dos particulier ; ce ne sont pas des cartes Âge. Distribuez **{leadersDealt|word} leaders** à chaque joueur, face cachée ; les autres restent dans la boîte. Gardez-en un et passez le reste à votre **droite** ; gardez un de ceux que vous recevez, et ainsi de suite. Vous gardez aussi la dernière carte reçue : chacun a donc de nouveau {leadersDealt|word} leaders.',
    'leaders-phase':
      'Avant la distribution des cartes d’un Âge vient la **phase de recrutement** : chacun choisit en secret un leader de sa main. Révélez-les ensemble, et chacun utilise le sien de l’une de ces façons :',
    'leaders-recruit':
      '**Recrutez-le.** Payez ses pièces à la banque et posez-le face visible à côté de votre plateau. Son effet commence maintenant.',
    'leaders-cost-age': 'Un leader qui coûte **A** coûte une pièce à l’Âge I, et une de plus à chaque Âge suivant.',
    'leaders-marker':
      '**Construisez une étape avec lui.** Glissez-le face cachée sous votre merveille et payez le coût de l’étape, non celui du leader.',
    'leaders-give-up':
      '**Vendez-le** contre [coins:{leaderGivenUp}]. Il retourne dans la boîte, et non dans la défausse.',
    'leaders-age-three':
      'Gardez pour l’Âge suivant, face cachée, les leaders que vous n’utilisez pas. À l’Âge III, vous utilisez un de vos derniers leaders ; l’autre retourne dans la boîte sans être montré.',
    'leaders-stage-card': ' ; pendant la phase de recrutement, un leader de votre main le peut aussi',
    'leaders-work':
      'Un leader prend effet dès qu’il est recruté. Ceux qui vous rapportent des pièces ne comptent que ce que vous gagnez ensuite.',
    'leaders-discount':
      'Les leaders qui rendent une couleur ou vos étapes moins chères réduisent le coût d’**une ressource** au choix. Ils ne réduisent jamais les pièces.',
    'leaders-bank-good':
      'Avec [card:bilkis], vous achetez une ressource au choix à la banque pour [coins:{bankPrice}], une fois par tour. Vos voisins n’y gagnent rien.',
    'leaders-hatshepsut':
      '[card:hatshepsut] vous rapporte, après l’achat, [coins:{commission}] par voisin à qui vous avez acheté, une fois par tour pour chacun. Avec un comptoir, une ressource peut ainsi être gratuite.',
    'leaders-maecenas-1e':
      '[card:maecenas] rend gratuits les leaders suivants pendant la phase de recrutement. Lui-même se paie, et il n’aide pas quand une merveille permet de recruter à un autre moment.',
    'leaders-maecenas-2e': '[card:maecenas] rend gratuits tous les leaders qui le suivent. Lui-même se paie.',
    'leaders-chain-reward':
      '[card:vitruvius] rapporte des pièces pour les cartes construites par chaînage, et pour aucune autre carte gratuite. [card:xenophon] en rapporte pour chaque carte jaune que vous construisez.',
    'leaders-nero': '[card:nero] rapporte des pièces quand vous prenez un jeton Victoire, ~d’où qu’il vienne~.',
    'leaders-tomyris':
      'Si vous avez [card:tomyris] et perdez un conflit, le jeton Défaite va au vainqueur. Les victoires et les jetons plus anciens ne changent pas.',
    'leaders-solomon':
      '[card:solomon] construit gratuitement une carte de la défausse, à la fin du tour où il est recruté.',
    'leaders-dig-solomon': ', puis [card:solomon]',
    'leaders-dig-courtesans': ', puis un [card:solomon] copié par la [card:courtesans-guild]',
    'leaders-science': 'Les symboles des leaders comptent comme les autres : avec leur sorte et dans les séries.',
    'leaders-aristotle':
      'Avec [card:aristotle], chaque série de {symbols|word} symboles différents vaut pour vous [points:{aristotleSet}].',
    'leaders-score':
      'Les points que donnent vos leaders. Les symboles vont à la science, les boucliers ont déjà compté dans les conflits, et les jetons sont sur la ligne des conflits.',
    'leaders-sets':
      '[card:justinian] et [card:plato] rapportent pour chaque série complète, et pas seulement pour une.',
    'leaders-midas': 'Ce que [card:midas] donne pour vos pièces s’ajoute aux points de votre trésor.',
    'leaders-gamers-1e': 'De même pour ce que donne la [card:gamers-guild].',
    'leaders-most':
      'Les leaders qui vous demandent d’avoir **plus** que vos voisins exigent que vous dépassiez les deux. À égalité avec l’un, vous n’obtenez rien.',
    'leaders-telesilla':
      '[card:telesilla] vous débarrasse de vos jetons Défaite. Chaque autre joueur rend un jeton Victoire de son choix ; un joueur qui n’en a pas ne perd rien. Cela se fait après tous les autres effets de la phase : un jeton de [card:nitocris] peut donc être rendu.',
    'leaders-courtesans-1e':
      'Quand vous construisez la [card:courtesans-guild], posez son jeton sur un leader face visible d’un voisin. L’effet de ce leader est désormais aussi le vôtre, et le voisin le garde. La copie ne compte pas comme un leader : les guildes comme la [card:diplomats-guild] ne comptent que les leaders recrutés. Avec une [card:tomyris] copiée, un conflit perdu donne aussi votre jeton Défaite au vainqueur. Sans leader chez les voisins, la guilde ne donne rien.',
    'rome-leaders':
      '**[wonder:rome]** ne sert qu’avec Leaders. Elle ne produit rien, mais ses leaders sont gratuits sur une face. Sur l’autre, ils coûtent [coins:{romeOff}] de moins, et ceux de ses voisins [coins:{romeNeighboursOff}] de moins. Quand une étape permet de recruter, on recrute aussitôt ; on peut y renoncer.',
    'rome-most':
      'Sans étape qui en recrute, une cité a au plus {ages|word} leaders, un par Âge. Avec les étapes de sa seconde face, [wonder:rome] peut aller jusqu’à {romeMost|word}.',
    'rome-age-three':
      'Si une étape de votre merveille peut encore recruter un leader, vous gardez vos derniers leaders à l’Âge III. Cela vaut pour [wonder:rome] et pour toute autre merveille qui a une telle étape.',
    'abu-simbel-2e':
      '**[wonder:abu-simbel]** ensevelit des leaders. Quand une telle étape est construite, vous devez poser face cachée un de vos leaders recrutés. Il n’a plus d’effet et rapporte {burialTimes|word} fois son coût imprimé, quoi que vous ayez payé. Vous gardez ce qu’il vous a donné avant. Sans leader, l’étape ne donne rien.',
    'abu-simbel-1e':
      '**[wonder:abu-simbel]** ensevelit des leaders. Quand une telle étape est construite, vous devez poser face cachée un de vos leaders recrutés. Il n’a plus d’effet et rapporte {burialTimes|word} fois son coût imprimé, quoi que vous ayez payé. Vous gardez ce qu’il vous a donné avant. Sans leader, l’étape ne donne rien.',
    'abu-simbel-cost-a':
      'Un leader au tombeau dont le coût est A rapporte comme si vous l’aviez recruté à l’Âge III : [points:{buriedA}].',
    'leaders-two':
      'Pendant le choix des leaders, vous échangez vos mains. La cité libre commence avec [coins:{freeCityCoins}] et ne reçoit pas de leaders, ~même si elle est [wonder:rome]~.',
    'leaders-once-a-turn':
      '**La phase de recrutement est-elle un tour ?** Pour les pouvoirs qui servent une fois par tour, oui. Jouer une dernière carte, celle qui reste en main au dernier tour d’un Âge, compte aussi comme un tour à part.',
    'leaders-hatshepsut-nothing':
      '**[card:hatshepsut] rapporte-t-elle des pièces pour une ressource qui ne coûte rien ?** Oui, vous l’achetez tout de même ; si les deux voisins l’ont, vous choisissez à qui vous payez.',
    'leaders-hatshepsut-far':
      '**[card:hatshepsut] rapporte-t-elle des pièces pour les ressources d’un emporium ?** Non, sauf si cette cité lointaine est aussi une voisine.',
    'leaders-xenophon-dug':
      '**[card:xenophon] rapporte-t-il des pièces pour une carte jaune de la défausse ?** Oui, elle est construite comme une autre.',
    'leaders-swap-order':
      '**[card:aganice] et [card:enheduanna] ensemble ?** Utilisez-les dans l’ordre qui rapporte le plus. Toutes deux s’appliquent à la fin de la partie.',
    'leaders-swap-own':
      '**Quel symbole [card:aganice] échange-t-elle ?** Un de votre cité : sur une carte, un leader ou votre merveille, un symbole au choix, ou celui qu’[card:enheduanna] a ajouté. Un symbole emprunté ne peut pas être échangé.',
    'leaders-majority-none':
      '**[card:enheduanna], et aucun symbole ?** Toutes les sortes sont à égalité : elle en ajoute une de votre choix.',
    'leaders-agrippina-copy-1e':
      '**Que vaut une [card:agrippina] copiée ?** La copie ne compte pas comme un leader. Elle rapporte à son propriétaire si sa cité n’a recruté aucun leader. La copie ne change rien pour sa propre cité.',
    'leaders-hiram-copy-1e':
      '**[card:hiram] compte-t-il la guilde que copie [wonder:olympia] ?** Non, une étape n’est pas une carte violette.',
    'leaders-courtesans-olympia-1e':
      '**[wonder:olympia] copie la [card:courtesans-guild] ?** La guilde ne rapporte rien par elle-même : aucun effet.',
    'leaders-courtesans-rome-1e':
      '**[wonder:rome] recrute à côté au tour où la [card:courtesans-guild] est construite. La guilde peut-elle copier ce leader ?** Non, la guilde choisit d’abord.',
    'leaders-courtesans-buried-1e':
      '**Le leader sous le jeton Courtisane est mis au tombeau ?** Vous gardez l’effet copié ; vous pouvez même choisir un leader mis au tombeau à ce tour. La [card:diplomats-guild] ne compte pas les leaders au tombeau.',
    'leaders-copy-not-buried-1e':
      '**[wonder:abu-simbel] peut-il mettre au tombeau ce que la [card:courtesans-guild] a copié ?** Non, une copie ne compte pas comme un leader.',
    'leaders-majority-borrowed':
      '**[card:enheduanna] compte-t-elle les symboles seulement empruntés ?** Oui, parmi ceux que vous avez.',
    'leaders-plato-twice': '**J’ai en double chaque couleur que nomme [card:plato]. Rapporte-t-il de nouveau ?** Oui.',
    'leaders-given-up':
      '**[wonder:halikarnassos] peut-elle prendre un leader dans la défausse ?** Non. Les leaders vendus vont dans la boîte.',
    'leaders-cities-coins':
      '**[card:imhotep] réduit-il les pièces d’une étape ?** Non, seulement ses ressources, d’une seule. Les pièces se paient en entier.',
  },
  signs: {
    leader: 'Un leader. Le nombre dans le coin est son coût en pièces ; A vaut le numéro de l’Âge.',
  },
  pictures: {
    draft: 'Le choix des leaders : gardez-en un, passez les autres.',
    kept: 'gardé',
  },
  glossary: {
    leader: ['Leader', 'Une carte blanche, une des {leadersDealt|word} de votre main, recrutée au début d’un Âge.'],
    recruitment: ['Recrutement', 'Le début d’un Âge : chacun utilise un leader.'],
  },
  asked,
  means,
  aid: {
    'step recruitment': 'Utiliser un leader : recruter, étape ou pièces.',
    'step return-leaders': 'Âge III : les autres leaders dans la boîte.',
    'step leaders-ask': 'Recruter encore ou rendre des jetons, si demandé.',
    'leaders-recruit': 'Payez ses pièces.',
    'leaders-give-up': 'Prenez [coins:{leaderGivenUp}] ; il va dans la boîte.',
    'leaders-score': 'Leaders.',
  },
  examples: {
    'recruit-caesar': {
      title: 'Recruter',
      steps: [
        '[city:0] a [coins:{cities.0.coins}] et recrute [card:caesar] pour [coins:{@caesar.cost.coins}]. Elle a désormais {@caesar.shields|word} boucliers de plus.',
      ],
    },
    'leader-under-stage': {
      title: 'Un leader sous une étape',
      steps: [
        '[city:0] produit {@gizah-day-1.cost.wood|word} [res:wood] : assez pour sa première étape.',
        'Le leader est glissé dessous ; son propre coût n’est pas payé.',
      ],
    },
    'give-leader-up': {
      title: 'Vendre un leader',
      steps: ['[coins:{leaderGivenUp}] viennent de la banque. La défausse ne change pas.'],
    },
    'cost-of-age': {
      title: 'Un coût de A',
      steps: ['À l’Âge II, [card:phryne] coûte [coins:{age}].'],
    },
    'archimedes-one-good': {
      title: 'Une ressource de moins',
      steps: [
        'L’[card:workshop] coûte {@workshop.cost.glass|word} [res:glass]. Avec [card:archimedes], la carte ne coûte rien.',
      ],
    },
    'bilkis-bank': {
      title: 'Du verre de la banque',
      steps: [
        'Personne près de [city:0] ne produit de [res:glass]. Avec [card:bilkis], la cité en achète un à la banque pour [coins:{bankPrice}] et construit l’[card:workshop].',
      ],
    },
    'hatshepsut-coin': {
      title: 'Un achat qui rapporte',
      steps: [
        '[city:0] achète de l’[res:clay] à gauche pour [coins:{price}]. Ensuite [card:hatshepsut] lui rend [coins:{commission}].',
      ],
    },
    'vitruvius-chain': {
      title: 'Un chaînage qui rapporte',
      steps: [
        'Les [card:baths] rendent gratuit l’[card:aqueduct], et [card:vitruvius] rapporte [coins:{@vitruvius.coins}] pour cela.',
      ],
    },
    'maecenas-free': {
      title: 'Des leaders gratuits',
      steps: [
        'Avec [card:maecenas] dans la cité, [card:caesar] ne coûte rien au lieu de [coins:{@caesar.cost.coins}].',
      ],
    },
    'tomyris-returns': {
      title: 'Une défaite rendue',
      steps: [
        '[city:0] perd contre ses deux voisins à l’Âge I, mais possède [card:tomyris]. Chaque vainqueur prend un jeton Victoire, et aussi le jeton Défaite.',
      ],
    },
    'leader-symbol': {
      title: 'Le symbole d’un leader',
      steps: [
        '[card:euclid] ajoute un compas à un rouage et une tablette : {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}, et {claims.0.of.3} pour la série.',
      ],
    },
    'aristotle-set': {
      title: 'Une série qui vaut plus',
      steps: [
        'Un symbole de chaque sorte, et [card:aristotle] : {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}, et {claims.0.of.3} pour la série.',
      ],
    },
    'leader-points': {
      title: 'Les leaders sur la feuille de score',
      steps: [
        '[card:amytis] donne {claims.0.of.0} points pour {cities.0.stages|word} étapes, [card:cleopatra] {claims.0.of.1} : {claims.0.points} sur la ligne des leaders.',
      ],
    },
    'midas-on-top': {
      title: 'Des pièces qui comptent encore',
      steps: [
        '{cities.0.coins|Word} pièces valent [points:{claims.0.points}] au trésor et, avec [card:midas], [points:{claims.1.points}] de plus.',
      ],
    },
    'gamers-on-top': {
      title: 'Des pièces et une guilde',
      steps: [
        '{cities.0.coins|Word} pièces valent [points:{claims.0.points}] au trésor, et [points:{claims.1.points}] de plus avec la [card:gamers-guild].',
      ],
    },
    'nero-paid': {
      title: 'Payé sur-le-champ',
      steps: ['[city:0] gagne les deux conflits de l’Âge I et possède [card:nero] : [coins:{@nero.coins}] par jeton.'],
    },
    'justinian-sets': {
      title: 'Série après série',
      steps: [
        'Les cartes rouges, bleues et vertes de la cité forment plus d’une série. [card:justinian] donne [points:{@justinian.points}] pour chacune : [points:{claims.0.points}].',
      ],
    },
    'more-than-both': {
      title: 'Devant les deux',
      steps: [
        '[city:0] possède [card:phryne] et une carte bleue de plus que chaque voisin : [points:{claims.0.points}]. Si l’un d’eux en avait autant, elle ne rapporterait rien.',
      ],
    },
    'buried-leader': {
      title: 'Un leader au tombeau',
      steps: [
        '[card:caesar] coûte [coins:{@caesar.cost.coins}]. Mis au tombeau par [city:0], il vaut [points:{claims.0.points}], et ses boucliers ne comptent plus.',
      ],
    },
    ...cases,
  },
}
