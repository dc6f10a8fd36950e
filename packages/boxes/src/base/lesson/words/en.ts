/** Coach texts of the first game in English. */
import type { LessonWords } from '../../../lessons/contract.ts'
import { listed, plural } from '../../../words/grammar/en.ts'

export const words = {
  name: 'First game',
  about: 'A whole game against two easy bots: three Ages, 18 turns, one idea per turn. You can stop after any turn.',
  done: 'You now know the game: **resources, trade, chains, wonder stages, conflicts and science**. Choose “Play again” for a free game against easy bots.',
  ideas: {
    turn: {
      teaches: 'the turn',
      say: (at) =>
        `The goal: **most points after three Ages**. Start with resources: **${at.card}** is free and gives 1 ${listed(at.makes, 'or')} every turn. It is never used up.`,
      otherwise: (at) =>
        `You can. But resources come first: **${at.card}** helps to pay for cards in every later turn.`,
    },
    'choice-of-goods': {
      teaches: 'one of two resources',
      say: (at) =>
        `**Hands travel**: your neighbour gets the cards you leave. **${at.card}** gives ${listed(at.makes, 'or')}, your choice each turn, for ${plural(at.price, 'coin')}.`,
      otherwise: (at) =>
        `You can. **${at.card}** would give you a choice of two resources each turn, for ${plural(at.price, 'coin')}.`,
    },
    points: {
      teaches: 'blue cards',
      say: (at) =>
        `Blue cards give **points at the end** and nothing else. ${at.card} is free: ${plural(at.points, 'point')}.`,
      otherwise: (at) =>
        `Compare the prices below the cards. **${at.card}** is free and worth ${plural(at.points, 'point')}.`,
    },
    buying: {
      teaches: 'buying from a neighbour',
      say: (at) =>
        `You lack ${at.say.good(at.lacks[0].good)}. **Buy it from ${at.city('left')}** for ${plural(at.unitPrice, 'coin')}; only your two neighbours sell. ${at.card}: a science symbol (${at.symbol}).`,
      otherwise: (at) => `You can. **${at.card}** starts your science and makes cards of Age II free.`,
    },
    stage: {
      teaches: 'wonder stages',
      say: (at) =>
        `Use any card, face down, to **build the next stage of your wonder**. You pay the stage’s price (${at.stageCost}), not the card’s.`,
      otherwise: (at) =>
        `You can. But you can pay stage ${at.stage} with your own resources: ${plural(at.points, 'point')} for any card.`,
    },
    shields: {
      teaches: 'conflicts',
      say: (at) =>
        `The Age ends: **compare shields with both neighbours**. More than ${at.city('left')}: +${plural(at.token, 'point')}. As many as ${at.city('right')}: a tie. Fewer would cost 1.`,
      otherwise: (at) =>
        `Then you lose against ${at.city('right')} (${plural(at.shields('right'), 'shield')}): −1 point. **${at.card}** prevents that.`,
    },
    chains: {
      teaches: 'chains',
      say: (at) =>
        `**${at.card} is free** because you built ${at.chainedFrom}. This is a chain: the card that makes it free is named at the top.`,
      otherwise: (at) => `You can. But **${at.card}** is free now because you built ${at.chainedFrom}.`,
    },
    'own-goods': {
      teaches: 'resources only for you',
      say: (at) =>
        `**${at.card}** gives ${listed(at.makes, 'or')} each turn. Neighbours can’t buy resources of yellow cards.`,
      otherwise: (at) => `You can. **${at.card}** would give you one of the three manufactured goods each turn.`,
    },
    spending: {
      teaches: 'spending to earn',
      say: (at) =>
        `Buy ${at.lacking} from ${at.city('right')} for ${plural(at.price, 'coin')}: **stage ${at.stage} gives ${plural(at.gain, 'coin')}**. Use ${at.card}, face down.`,
      otherwise: (at) =>
        `You can. But stage ${at.stage} costs ${plural(at.price, 'coin')} and **gives ${at.gain}**: a profit.`,
    },
    science: {
      teaches: 'science',
      say: (at) =>
        `Science has compass, gear and tablet. **2 of a kind = 4 points, 3 = 9. One of each = ${at.perSet} more.** ${at.card} adds a ${at.symbol} to your ${plural(at.symbols('gear'), 'gear')}.`,
      otherwise: (at) =>
        `You can. With **${at.card}** your science would be worth ${at.scienceThen} points instead of ${at.science}, and more later.`,
    },
    selling: {
      teaches: 'selling',
      say: (at) =>
        `Nothing here helps you much: **sell a card for ${at.sale} coins**, face down. Coins buy resources, and at the end 3 coins are 1 point.`,
      otherwise: (at) => `You can. A card you **sell** gives ${at.sale} coins and doesn’t go to a neighbour.`,
    },
    'their-shields': {
      teaches: 'a neighbour’s shields',
      say: (at) =>
        `Conflicts again: ${at.city('right')} has ${plural(at.shields('right'), 'shield')}, you have ${at.shields('you')}. **${at.card} is free** and gives you a tie.`,
      otherwise: (at) =>
        `Then you lose against ${at.city('right')}: −1 point. **${at.card}** is free and gives you a tie.`,
    },
    'no-more-goods': {
      teaches: 'Age III',
      say: (at) =>
        `Age III has **no resource cards**, and conflicts are worth ${at.token}. ${at.card}: ${plural(at.shieldsThen - at.shields('you'), 'shield')}, free because you built ${at.chainedFrom}.`,
      otherwise: (at) =>
        `You can. But each conflict is now worth ${at.token}, and **${at.card}** gives ${plural(at.shieldsThen - at.shields('you'), 'shield')} free.`,
    },
    counting: {
      teaches: 'cards that count cards',
      say: (at) =>
        `**${at.card} counts your brown cards**: ${plural(at.gain, 'coin')} now, ${plural(at.points, 'point')} at the end.`,
      otherwise: (at) =>
        `You can. **${at.card}** would give coins now and points at the end, for cards you already have.`,
    },
    waiting: {
      teaches: 'waiting for a card',
      say: (at) =>
        `A second ${at.symbol}, free because you built ${at.chainedFrom}. For a set of three you still need **a compass**: look for one in the next hands.`,
      otherwise: (at) =>
        `You can. **${at.card}** is free and would raise your science from ${at.science} to ${at.scienceThen} points.`,
    },
    'last-stage': {
      teaches: 'the last stage',
      say: (at) =>
        `**Stage ${at.stage}: ${plural(at.points, 'point')} for ${plural(at.price, 'coin')}** and a card you don’t need. Stages help when a hand offers little.`,
      otherwise: (at) =>
        `You can. Stage ${at.stage} would be ${plural(at.points, 'point')} for ${plural(at.price, 'coin')}, **with any card** of this hand.`,
    },
    set: {
      teaches: 'a set of symbols',
      say: (at) =>
        `**${at.card} is the compass you need**: compass, gear and tablet are a set, ${at.perSet} points more. Science: ${at.scienceThen} instead of ${at.science}.`,
      otherwise: (at) =>
        `You can. **${at.card}** would complete a set: ${at.scienceThen} science points instead of ${at.science}.`,
    },
    'last-card': {
      teaches: 'the last card',
      say: (at) =>
        `Last turn: the other card is discarded. **${at.card}** counts as any symbol: ${at.scienceThen} science points instead of ${at.science}.`,
      otherwise: (at) =>
        `You can. **${at.card}** would give ${plural(at.scienceThen - at.science, 'point')}; the coins you save are only 1 point per 3.`,
    },
  },
} satisfies LessonWords
