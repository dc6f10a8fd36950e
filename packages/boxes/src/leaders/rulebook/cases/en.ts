/** Texts of the screen-only examples in English. */
import type { ExampleWords } from '../../../atom.ts'

export const cases = {
  'leader-returned': {
    title: 'The last leader',
    steps: ['In Age III [city:0] recruits [card:hannibal]. [card:sappho] goes back to the box, unseen.'],
  },
  'xenophon-from-now': {
    title: 'Nothing for the past',
    steps: ['[city:0] has yellow cards already. [card:xenophon] pays nothing for them, only for those still to come.'],
  },
  'maecenas-not-later': {
    title: 'Not outside the phase',
    steps: [
      'A stage lets [city:0] recruit [card:pericles] during a turn. He is [coins:{romeOff}] cheaper, but not free: [card:maecenas] helps only in the Recruitment phase.',
    ],
  },
  'solomon-digs': {
    title: 'A card from the pile',
    steps: [
      '[city:0] pays [coins:{@solomon.cost.coins}] for [card:solomon], and builds the [card:walls] from the pile free of cost.',
    ],
  },
  'solomon-second': {
    title: 'The wonder goes first',
    steps: [
      '[city:1] builds its second stage while [city:0] recruits [card:solomon]. [city:1] takes the [card:walls]; the [card:altar] is left for [card:solomon].',
    ],
  },
  'copied-solomon-last': {
    title: 'The copy goes last',
    steps: [
      '[city:0] copies the [card:solomon] of its neighbour, [city:2] builds its second stage. The wonder takes the [card:walls] first, then the copy has the [card:theater].',
    ],
  },
  'telesilla-tokens': {
    title: 'Tokens that go',
    steps: [
      '[card:telesilla] rids [city:0] of its defeats. [city:1] gives a victory token back; [city:2] has none to give.',
    ],
  },
  'courtesans-copy': {
    title: 'A leader copied',
    steps: [
      '[city:0] builds the [card:courtesans-guild] and chooses [card:caesar]. Both cities have his shields now; [city:0] still has no leader.',
    ],
  },
  'rome-fourth': {
    title: 'A leader through a stage',
    steps: [
      'By night the second stage of [city:0] recruits at once. [card:cleopatra] costs [coins:{romeOff}] less than the printed [coins:{@cleopatra.cost.coins}], and comes on top of the leaders of the {ages|word} Ages.',
    ],
  },
  'rome-keeps': {
    title: 'Leaders held back',
    steps: [
      '[city:0], side B, can still build a stage that recruits. So it keeps the leaders it does not use in Age III.',
    ],
  },
  'bury-amytis': {
    title: 'A burial',
    steps: [
      'The last stage of [city:0] buries [card:amytis]. She scores {burialTimes|word} times the printed [coins:{@amytis.cost.coins}], and no more for the stages.',
    ],
  },
  'buried-cost-of-age': {
    title: 'A cost of A in the tomb',
    steps: ['[card:phryne] costs A. In the tomb she counts as in Age III: [points:{claims.0.points}].'],
  },
  'berenice-each-turn': {
    title: 'Paid in the phase and in the turn',
    steps: ['[city:0] sells a leader, and a card in the turn after. [card:berenice] adds a coin each time.'],
  },
  'hatshepsut-free-good': {
    title: 'A free resource',
    steps: [
      'With a trading post and a wharf the [res:wood] on the left costs nothing. [card:hatshepsut] still pays [coins:{commission}] for it.',
    ],
  },
  'hatshepsut-not-far': {
    title: 'Too far away',
    steps: [
      '[city:0] buys [res:glass] from [city:3] through its emporium. [city:3] is not a neighbour, so [card:hatshepsut] pays nothing.',
    ],
  },
  'xenophon-pile': {
    title: 'Yellow from the pile',
    steps: [
      '[card:solomon] builds the [card:marketplace] from the discard pile. It is built like any card, so [card:xenophon] pays [coins:{@xenophon.coins}].',
    ],
  },
  'add-then-swap': {
    title: 'Adding and exchanging',
    steps: [
      'A pair of compasses and a gear. [card:enheduanna] adds a compass, [card:aganice] turns the gear into another: only compasses, [points:{claims.0.points}].',
    ],
  },
  'borrowed-stays': {
    title: 'What is borrowed stays',
    steps: [
      'The compass of the mask cannot be exchanged. [card:aganice] turns a gear of the city into a tablet: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}.',
    ],
  },
  'any-kind-of-none': {
    title: 'A symbol out of nothing',
    steps: ['[city:0] has no symbol. [card:enheduanna] adds one of its choice: [points:{claims.0.points}].'],
  },
  'agrippina-copied': {
    title: 'Alone in both cities',
    steps: [
      '[city:0] has copied [card:agrippina] and recruited nobody: she scores there, [points:{claims.0.points}], and as much in her own city.',
    ],
  },
  'hiram-no-copy': {
    title: 'A stage is not a purple card',
    steps: [
      '[city:0] copies the [card:spies-guild] with its stage, which scores with the wonder. [card:hiram] has nothing to count.',
    ],
  },
  'olympia-copies-courtesans': {
    title: 'Nothing to copy',
    steps: [
      'The only guild next to [city:0] is the [card:courtesans-guild]. Its points come from the leader, so the last stage adds nothing to the [points:{claims.0.points}] of the wonder.',
    ],
  },
  'courtesans-before-rome': {
    title: 'Recruited too late',
    steps: [
      '[city:1] will recruit [card:caesar] with a stage this turn. The guild of [city:0] chooses first: [card:sappho] or [card:zenobia], not him.',
    ],
  },
  'copy-outlives-leader': {
    title: 'The copy lives on',
    steps: [
      '[city:0] has copied [card:caesar] of [city:1], who is then buried. [city:0] keeps his shields; [city:1] has none, and the [card:diplomats-guild] no longer counts him.',
    ],
  },
  'no-burial-of-copies': {
    title: 'A copy is not buried',
    steps: [
      'The stage of [city:0] buries a leader. The city has only a copy of [card:caesar]: it keeps the copy and its shields.',
    ],
  },
  'enheduanna-borrowed': {
    title: 'Borrowed symbols count',
    steps: [
      'A compass of its own and borrowed gears: gears are the most, so [card:enheduanna] adds a gear. {claims.0.of.0} + {claims.0.of.1}.',
    ],
  },
  'plato-again': {
    title: 'Every colour again',
    steps: ['Each colour is there twice over. [card:plato] scores for each set: {claims.0.of.0} + {claims.0.of.1}.'],
  },
  'imhotep-no-coins': {
    title: 'Coins are due in full',
    steps: [
      'The second stage of [city:0] costs [coins:{@petra-day-2.cost.coins}]. [card:imhotep] reduces resources, never coins: [coins:{cities.0.coins}] are too few.',
    ],
  },
} satisfies Readonly<Record<string, ExampleWords>>
