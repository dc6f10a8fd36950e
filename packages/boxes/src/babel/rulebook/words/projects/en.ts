/** Rule texts of the Great Projects in English. */
import type { Words } from '../../../../atom.ts'
import { asked, means } from '../../asked/projects/en.ts'
import { cases } from '../../cases/projects/en.ts'

export const words = {
  rules: {
    'sources-babel-projects':
      '**Babel, the projects.** All cards, reviews, and the page of rules that players wrote. We have read no rulebook.',
    'contents-babel-projects':
      'In Babel, for the projects:\n- {in.babel-projects.projects} projects, as many of each Age\n- {in.babel-projects.participation} participation tokens\n- {in.babel-projects.tokens} tokens of rewards and penalties.',
    'project-supply': 'Sort the project cards by Age. Keep the participation tokens and reward tokens within reach.',
    'project-reveal':
      'When an Age begins, reveal one project of that Age at random. Put participation tokens on it, one fewer than there are players: **{projectTokens}**.',
    'project-reveal-ours':
      'When an Age begins, reveal one project of that Age at random. Put participation tokens on it: **{projectTokens}**. For {players} players this number is ours.',
    'project-join':
      'If your card has the **colour of the project** and a token is left on it, you may take part: pay the project’s coins and resources together with the card, and take a token.',
    'project-join-again': 'You may take part again with another card of the colour, as long as tokens are left.',
    'project-short': 'If more players take part in one turn than tokens are left, everybody still gets one.',
    'project-dig': 'A card from the discard pile cannot take part in the project.',
    'project-success':
      '**No token left on the project:** it succeeds. You get its reward once for each token you took.',
    'project-failure':
      '**A token left:** it fails. Players who took part get nothing and lose nothing. Everybody else suffers the penalty. If there is a choice, you choose which card or token you lose.',
    'project-penalty-token':
      'If you cannot suffer the penalty in full, you lose nothing and take the penalty token of the Age: [points:{@project-token-penalty-1.points}], [points:{@project-token-penalty-2.points}] or [points:{@project-token-penalty-3.points}].',
    'project-tokens-back':
      'Then all participation tokens go back, those of the players and those on the card. The next Age has a project of its own.',
    'project-tokens':
      'Tokens for a **free building** or a **free stage** are used once, whenever you like, and then returned. You keep shields and points.',
    'project-token-coins':
      'A free stage waives resources; you still pay coins of the stage. A free building waives the whole cost of the card, but not the cost of taking part with it.',
    'project-bag':
      'A **bag** lets a card of any colour take part, once, and is then returned. You still pay the cost of taking part.',
    'project-victories':
      'A victory token from a project counts, once you have it, in every way like one won in a conflict.',
    'score-projects': 'The points of your project tokens, penalties included.',
    'project-start-lost':
      'A board that has lost its resource makes nothing, for you or your neighbours: [card:secret-warehouse] does not double that resource, and [card:black-market] may give it.',
    'project-free-city': 'The free city never takes part, gets no reward and suffers no penalty.',
    'project-armada': 'With one card you **either** move a ship **or** take part, never both.',
    'project-not-edifice':
      '**May a stage take part in the project, or a card in the edifice?** No. A card takes part in the project, a stage in the edifice.',
    'project-edifice': '**A project and an edifice end in the same Age. Which comes first?** The project.',
    'project-discounts':
      '**A leader reduces the cost of a card by one resource. Does it reduce the cost of taking part as well?** No, only the cost of the card.',
    'project-nero': '**Does [card:nero] pay for the victory token of a project?** Yes.',
    'project-penalty-coins':
      '**A penalty takes all my coins. May I take debts of Cities instead?** No. A penalty does not count as a loss.',
    'project-2e':
      '**Do the Great Projects fit the second edition?** They were printed for the first. We play them with both.',
    'project-law-victories': '**Does the law that reduces victory tokens affect those of projects?** No.',
  },
  signs: { project: 'A project, or a token of one.' },
  pictures: {
    project: 'A project: the cost of taking part, the reward for each token if it succeeds, the penalty if it fails.',
    pile: 'projects',
    success: 'no token is left',
    failure: 'a token is left',
    each: 'for each token taken',
    without: 'without a token',
  },
  glossary: {
    project: ['Great project', 'A shared building of an Age.'],
  },
  asked,
  means,
  aid: {
    'step reveal-project': 'Reveal a project; lay tokens.',
    'step join-project': 'Take a token if you take part.',
    'step project': 'No token left: rewards. Otherwise penalties.',
    'score-projects': 'Project tokens.',
  },
  examples: {
    'project-part': {
      title: 'Taking part',
      steps: [
        'The project is blue. [city:0] builds [card:altar] and pays [coins:{@project-belvedere.cost.coins}] and {@project-belvedere.cost.clay|word} [res:clay] to take part; it buys the clay for [coins:{price}].',
      ],
    },
    'project-last-token': {
      title: 'The card is empty',
      steps: [
        'No token lies on [card:project-rampart-road] when the Age ends: it succeeds. [city:0] took one and gets [coins:{claims.0.has.coins}]. [city:1], who took none, loses nothing.',
      ],
    },
    'project-fails': {
      title: 'A failed project',
      steps: [
        'A token is left on [card:project-rampart-road] when the Age ends. [city:0] took part and keeps its coins; the others lose all of theirs.',
      ],
    },
    'project-no-coins': {
      title: 'Nothing to lose',
      steps: ['The penalty is all coins, and [city:1] has none. It takes the penalty token of the Age instead.'],
    },
    'project-score': {
      title: 'Tokens on the sheet',
      steps: [
        'A penalty token of Age II takes {claims.0.of.0}; {cities.0.stages|word} stages score {claims.0.of.1} with the token for stages.',
      ],
    },
    ...cases,
  },
} satisfies Words
