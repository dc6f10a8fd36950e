/** Texts of the screen-only examples in French. */
import type { ExampleWords } from '../../../atom.ts'
import type { cases as en } from './en.ts'

export const cases: Readonly<Record<keyof typeof en, ExampleWords>> = {
  'pawns-from-box': {
    title: 'Un pion de la boîte',
    steps: [
      'Il ne reste qu’un pion, et [city:0] comme [city:1] participent. Le pion qui manque vient de la boîte, et toutes deux ont la récompense.',
    ],
  },
  'sail-or-join-edifice': {
    title: 'Naviguer ou participer',
    steps: [
      'Avec son étape, [city:0] peut avancer son navire rouge, ou participer à l’édifice. Pas les deux à la fois.',
    ],
  },
  'reward-before-digging': {
    title: 'La récompense, puis la défausse',
    steps: ['[city:0] achève l’édifice et touche ses pièces. Alors seulement [city:1] regarde la défausse.'],
  },
  'belvedere-grows': {
    title: 'Compté à la fin',
    steps: [
      'Le [card:belvedere] a été construit à l’Âge I. Il compte les étapes que [city:0] possède à la fin : [points:{claims.0.points}].',
    ],
  },
  'outpost-token': {
    title: 'Une victoire sans guerre',
    steps: [
      '[city:0] prend le dernier pion de l’[card:outpost], et avec lui un jeton Victoire : [points:{claims.1.points}] sur la ligne des conflits.',
    ],
  },
  'shield-lost-before-war': {
    title: 'Un bouclier de moins',
    steps: [
      'L’édifice échoue, et [city:0] perd sa seule carte rouge. Sans la [card:barracks], elle ne gagne rien dans les conflits qui suivent.',
    ],
  },
  'port-not-sold': {
    title: 'Les ressources d’un édifice',
    steps: [
      'Le [card:river-port] donne à [city:1] une matière première par tour. Personne ne peut l’acheter : [city:0] ne peut pas construire la [card:barracks].',
    ],
  },
  'carthage-digs-after': {
    title: 'Ensemble à la défausse',
    steps: [
      '[city:0] et [city:1] construisent des étapes qui prennent une carte dans la défausse. [city:1] passe d’abord et prend le [card:theater], [city:0] prend ensuite l’[card:altar].',
    ],
  },
  'ur-and-its-part': {
    title: 'Un pion en plus',
    steps: [
      'L’étape de [city:0] donne un pion de la boîte. Elle participe aussi, pour [coins:{@belvedere.cost.coins}], et en a donc un autre.',
    ],
  },
  'carthage-half': {
    title: 'Une moitié, et pas l’autre',
    steps: [
      '[city:0] construit sa première étape et choisit la moitié aux boucliers. Les pièces de l’autre moitié sont perdues pour de bon.',
    ],
  },
  'free-city-no-edifice': {
    title: 'Pas pour la cité libre',
    steps: ['Le gardien peut construire une étape pour la cité libre. Participer à l’édifice ne lui est pas proposé.'],
  },
  'too-late-for-last-card': {
    title: 'Le dernier pion est pris',
    steps: [
      '[city:1] prend le dernier pion au dernier tour. [city:0] peut construire une étape avec sa dernière carte, mais l’édifice est achevé.',
    ],
  },
  'agora-repeats': {
    title: 'Encore une fois la guilde',
    steps: [
      'Le pion sur l’[card:agora] répète la [card:scientists-guild] : un symbole au choix de plus. {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}, et {claims.0.of.3} pour la série.',
    ],
  },
  'archives-no-white': {
    title: 'Le blanc n’est pas une couleur',
    steps: [
      '[city:0] a une carte bleue et un leader. Les [card:archives] ne comptent que le bleu : [points:{claims.0.points}].',
    ],
  },
  'nero-and-outpost': {
    title: 'Payé pour le jeton',
    steps: [
      '[city:0] achève l’[card:outpost] et prend un jeton Victoire. [card:nero] rapporte [coins:{claims.0.has.coins}] pour ce jeton.',
    ],
  },
  'penalty-no-city-debt': {
    title: 'Une pénalité se paie en pièces',
    steps: [
      'L’édifice échoue. [city:0] donne les pièces de la pénalité et ne peut pas prendre une dette de Cities à la place.',
    ],
  },
  'archives-black-too': {
    title: 'Le noir est une couleur',
    steps: [
      '[city:0] a une carte bleue et une noire. Les [card:archives] comptent les deux : [points:{claims.0.points}].',
    ],
  },
  'siracusa-joins': {
    title: 'Un navire par l’étape elle-même',
    steps: [
      'L’étape de [city:0] fait avancer un navire, comme il y est imprimé. Elle participe tout de même à l’édifice, pour [coins:{@belvedere.cost.coins}].',
    ],
  },
  'agora-and-courtesans': {
    title: 'Rien à répéter',
    steps: [
      'La seule guilde de [city:0] est la [card:courtesans-guild], qui ne rapporte rien par elle-même. L’[card:agora] n’ajoute rien ; [card:zenobia], copiée, rapporte sur la ligne des leaders.',
    ],
  },
  'agora-limited': {
    title: 'Le plafond, encore une fois',
    steps: ['La guilde vaut au plus [points:{guildCap}]. Répétée par l’[card:agora], elle vaut encore autant.'],
  },
  'law-and-edifice': {
    title: 'Des pièces pour les deux',
    steps: [
      'La loi demande une pièce pour l’étape, et l’édifice coûte [coins:{@curtain-wall.cost.coins}]. Avec [coins:{cities.0.coins}], l’étape peut être construite, mais sans participer à l’édifice.',
    ],
  },
}
