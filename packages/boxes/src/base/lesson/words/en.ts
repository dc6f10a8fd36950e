/** What the coach of the first game says, in English. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { listed, plural } from '../../../words/grammar/en.ts'

export const words = {
  name: 'The first game',
  about: 'A whole game against two gentle bots: three Ages, 18 turns, one idea in each. You may stop after any turn.',
  ideas: {
    turn: {
      teaches: 'the turn',
      say: (at) =>
        `**${at.card}** costs nothing and gives you one ${listed(at.makes, 'or')} every turn, for the whole game. Nothing you make is ever used up.`,
      otherwise: (at) =>
        `That goes too. But goods come first: **${at.card}** pays for other cards in every turn to come.`,
    },
    'choice-of-goods': {
      teaches: 'a choice of goods',
      say: (at) =>
        `**${at.card}** gives ${listed(at.makes, 'or')}, one of them, whichever you need that turn. It costs ${plural(at.price, 'coin')}.`,
      otherwise: (at) =>
        `Why not. **${at.card}** would give you two kinds of goods to choose from, for ${plural(at.price, 'coin')}.`,
    },
    points: {
      teaches: 'blue is points',
      say: (at) =>
        `Blue cards are **points and nothing else**. ${at.card} costs nothing: ${plural(at.points, 'point')}, safe until the end.`,
      otherwise: (at) =>
        `Look at the price below each card first. **${at.card}** is free and worth ${plural(at.points, 'point')}.`,
    },
    buying: {
      teaches: 'buying from a neighbour',
      say: (at) =>
        `You make no ${at.say.good(at.lacks[0].good)}; ${at.city('left')} does. **${plural(at.unitPrice, 'coin')} buy one good** from a neighbour, who cannot refuse.`,
      otherwise: (at) => `You may. **${at.card}** would show how goods are bought, and it makes cards of Age II free.`,
    },
    stage: {
      teaches: 'a stage of the wonder',
      say: (at) =>
        `Any card can **lift your wonder**. Lay ${at.card} face down; ${at.stageCost} pay the stage, not the card.`,
      otherwise: (at) =>
        `Before you do: stage ${at.stage} is paid with what you make and is worth ${plural(at.points, 'point')}. Any card lifts it.`,
    },
    shields: {
      teaches: 'shields',
      say: (at) =>
        `The Age ends after this turn. **More shields** than ${at.city('left')}: a token of +${at.token}. ${at.city('right')} has ${at.shields('right')} too: nobody wins there.`,
      otherwise: (at) =>
        `Then ${at.city('right')}, with ${plural(at.shields('right'), 'shield')}, beats you. **${at.card}** is the card to hold against it.`,
    },
    chains: {
      teaches: 'chains',
      say: (at) => `**${at.card} is free**: your ${at.chainedFrom} is named at its top. Chains skip the whole price.`,
      otherwise: (at) => `That goes too. But **${at.card}** costs you nothing today, thanks to your ${at.chainedFrom}.`,
    },
    'own-goods': {
      teaches: 'goods only for you',
      say: (at) =>
        `**${at.card}** gives ${listed(at.makes, 'or')} each turn. Yellow goods are yours alone: nobody can buy them.`,
      otherwise: (at) => `Why not. **${at.card}** would bring any one of the three manufactured goods, each turn anew.`,
    },
    spending: {
      teaches: 'spending to earn',
      say: (at) =>
        `Buy ${at.lacking} from ${at.city('right')} for ${at.price}: **stage ${at.stage} pays ${at.gain}**. ${at.card} is the card you will miss least.`,
      otherwise: (at) =>
        `You may. Stage ${at.stage} costs ${at.price} coins and **pays ${at.gain}**: with it you would end richer than you are.`,
    },
    science: {
      teaches: 'science',
      say: (at) =>
        `A ${at.symbol} beside your ${plural(at.symbols('gear'), 'gear')}. **Equal symbols count squared**, each set of three different ones adds ${at.perSet}.`,
      otherwise: (at) =>
        `That goes too. Science grows: with **${at.card}** your symbols would count ${at.scienceThen} instead of ${at.science}.`,
    },
    selling: {
      teaches: 'selling',
      say: (at) =>
        `Nothing here fits your plan, so **sell one for ${at.sale} coins**. It goes face down; nobody sees which.`,
      otherwise: (at) =>
        `If you can use it, take it. A card that is **sold** brings ${at.sale} coins and helps nobody else.`,
    },
    'their-shields': {
      teaches: 'a neighbour’s shields',
      say: (at) =>
        `${at.city('right')} has ${plural(at.shields('right'), 'shield')}, you have ${at.shields('you')}. **${at.card} is free** and draws you level before the fight.`,
      otherwise: (at) =>
        `Then you lose to ${at.city('right')} and take a −1. **${at.card}** is free and draws you level.`,
    },
    'no-more-goods': {
      teaches: 'no more goods',
      say: (at) =>
        `Age III has **no brown or grey cards**: what you make now must do. ${plural(at.shieldsThen - at.shields('you'), 'shield')}, free with ${at.chainedFrom}.`,
      otherwise: (at) =>
        `You may. The last fights count ${at.token} each, and **${at.card}** is ${plural(at.shieldsThen - at.shields('you'), 'shield')} for nothing.`,
    },
    counting: {
      teaches: 'cards that count cards',
      say: (at) =>
        `**${at.card} counts your brown cards**: ${plural(at.gain, 'coin')} now, ${plural(at.points, 'point')} at the end.`,
      otherwise: (at) =>
        `Why not. **${at.card}** would pay at once and again at the end, for what stands in your city already.`,
    },
    waiting: {
      teaches: 'waiting for a card',
      say: (at) =>
        `A second ${at.symbol}, free with ${at.chainedFrom}. You lack **a compass** for a set; watch what comes round.`,
      otherwise: (at) =>
        `That goes too. **${at.card}** would lift your science from ${at.science} to ${at.scienceThen}, free.`,
    },
    'last-stage': {
      teaches: 'the last stage',
      say: (at) =>
        `**${plural(at.points, 'point')} for ${plural(at.price, 'coin')}** and a card you would not build. Late stages save poor hands.`,
      otherwise: (at) =>
        `Compare: stage ${at.stage} is ${plural(at.points, 'point')} for ${plural(at.price, 'coin')}, **with any card** of this hand.`,
    },
    set: {
      teaches: 'the set',
      say: (at) =>
        `**${at.card} brings the compass**: one set of three is ${at.perSet} points, more than its symbol alone.`,
      otherwise: (at) =>
        `You may. **${at.card}** would complete a set: ${at.scienceThen} points of science instead of ${at.science}.`,
    },
    'last-card': {
      teaches: 'the last card',
      say: (at) =>
        `Last turn, the other card is discarded. **${at.card}** is any symbol: ${at.scienceThen} points of science instead of ${at.science}.`,
      otherwise: (at) =>
        `Count once more: **${at.card}** brings ${plural(at.scienceThen - at.science, 'point')}, and its coins would count a third of a point each.`,
    },
  },
} satisfies LessonWords
