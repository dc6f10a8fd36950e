/** Coach texts of the first game in English. */
import { SALE } from '@heptapolis/engine/box'
import type { LessonWords } from '../../../lessons/contract.ts'
import { listed, plural } from '../../../words/grammar/en.ts'

export const words = {
  name: 'First game',
  about: 'A whole game against two easy bots: three Ages, 18 turns, one idea per turn. You can stop after any turn.',
  done: 'You now know the game: **resources, trade, chains, wonder stages, conflicts and science**. “Play again” starts a game without the coach, against easy bots; press “Hint” there for advice.',
  ideas: {
    turn: {
      teaches: 'the turn',
      rule: `**Goal: most points after three Ages.** Each turn you use one card: build it, put it under your wonder as a stage, or sell it for ${SALE} coins.`,
      say: (at) =>
        `Goal: **most points after three Ages**. Each turn use one card: build it, put it under your wonder as a stage, or sell it for ${SALE} coins. **${at.card}**: 1 ${listed(at.makes, 'or')} a turn.`,
      otherwise: (at) => `You build what you can pay for. **${at.card}** is free and helps to pay in every later turn.`,
    },
    'choice-of-goods': {
      teaches: 'one of two resources',
      rule: '**Everyone chooses at the same time.** Then all pass the rest left: your neighbour gets what you leave. Your resources serve again each turn.',
      say: (at) =>
        `**All choose at once** and pass the rest left: your neighbour gets what you leave. **${at.card}** costs ${plural(at.price, 'coin')} once and gives ${listed(at.makes, 'or')} every turn.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** would give you a choice of two resources each turn and costs ${plural(at.price, 'coin')} once.`,
    },
    science: {
      teaches: 'science',
      rule: '**On green cards 1 symbol is 1 point, 2 of a kind are 4, 3 are 9, 4 are 16.** One of each kind is 7 more.',
      say: (at) =>
        `Green cards: **1 symbol = 1 point, 2 of a kind = 4, 3 = 9, 4 = 16; one of each = ${at.perSet} more.** Build ${at.card}. Point at or tap compass, gear or tablet to read more.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** costs you no coins and starts your science: each further symbol is worth more.`,
    },
    'more-goods': {
      teaches: 'selling resources',
      rule: '**Brown and grey cards give resources; only your two neighbours can buy them**: they pay you, and you can still use them. In the same way you buy from them.',
      say: (at) =>
        `**Brown and grey cards are resources**: ${at.card} gives 1 ${listed(at.makes, 'or')} a turn. Neighbours may buy it: they pay you, you keep it. “2 ›”: you would buy for 2 on the right.`,
      otherwise: (at) => `You can do that. **${at.card}** is free and gives 1 ${listed(at.makes, 'or')} every turn.`,
    },
    shields: {
      teaches: 'conflicts',
      rule: 'At the end of each Age you **compare shields (red cards) with both neighbours**: more wins 1 point in Age I, fewer costs 1 in any Age, equal shields give nothing.',
      say: (at) =>
        `At the end of each Age you **compare shields (red) with both neighbours**. More: +${plural(at.token, 'point')} in this Age. Fewer: −1 point. Equal: nothing. ${at.card}: ${plural(at.shieldsThen - at.shields('you'), 'shield')}.`,
      otherwise: (at) =>
        `You can do that. But **${at.card}** would give you ${plural(at.shieldsThen - at.shields('you'), 'shield')}.`,
    },
    'their-shields': {
      teaches: 'a neighbour’s shields',
      rule: 'Of the 7 cards of an Age you use 6: in its last turn you use one; **the other is discarded**, without coins.',
      say: (at) =>
        `Last turn of the Age: **use one card; the last of the 7 is discarded**, without coins. Shields: ${at.city('left')} ${at.shields('left')}, ${at.city('right')} ${at.shields('right')}, you ${at.shields('you')}. With **${at.card}**: ${at.shieldsThen}, more than both.`,
      otherwise: (at) => `You can do that. With **${at.card}** you would have more shields than both neighbours.`,
    },
    chains: {
      teaches: 'chains',
      rule: '**A chain makes a card free: you have built the card named on it.** Each Age deals new cards. You pass them left in Ages I and III, right in Age II.',
      say: (at) =>
        `Age II: **new cards**, which you pass **to the right**. **${at.card} is free**: you built ${at.chainedFrom}, which is named on it, in an earlier turn. That is a chain.`,
      otherwise: (at) => `You can do that. But **${at.card}** is free now because you built ${at.chainedFrom}.`,
    },
    'double-goods': {
      teaches: 'Age II',
      rule: 'Brown cards of Age II give **two resources every turn**. Coins you earn can be spent from the next turn on; at the end every 3 are 1 point.',
      say: (at) =>
        `**${at.card}** costs ${plural(at.price, 'coin')} once and gives **two resources every turn**. Coins you earn now can be spent from the next turn on. At the end every 3 coins are 1 point.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** would give two resources in every later turn and costs ${plural(at.price, 'coin')} once.`,
    },
    buying: {
      teaches: 'buying from a neighbour',
      rule: '**Missing resources can be bought**, usually for 2 coins each, from your two neighbours only, who can’t refuse. Yellow cards are about trade.',
      say: (at) =>
        `**${at.card}** costs ${at.cost}; you lack ${at.lacking}. **${at.city('right')} sells it for ${plural(at.unitPrice, 'coin')}** and can’t refuse; only neighbours trade. The card gives 1 of ${at.makes.length} resources a turn.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** would give one resource each turn: ${listed(at.makes, 'or')}.`,
    },
    'more-shields': {
      teaches: 'conflicts of later Ages',
      rule: 'Each conflict that you win gives **3 points in Age II and 5 in Age III**; one that you lose costs 1.',
      say: (at) =>
        `A won conflict gives **${at.token} points in Age II, 5 in Age III**; a lost one costs 1. Shields: you ${at.shields('you')}, ${at.city(at.rival)} ${at.shields(at.rival)}; one card could end your lead. With **${at.card}**: ${at.shieldsThen}.`,
      otherwise: (at) =>
        `You can do that. But one card could end your lead; with **${at.card}** you would have ${at.shieldsThen} shields.`,
    },
    stage: {
      teaches: 'wonder stages',
      rule: '**Any card, face down, builds the next stage of your wonder**, in order. You pay the stage’s price, not the card’s; the card itself does nothing.',
      say: (at) =>
        `**Stages are built in order, with any card**, face down. Use ${at.card} for stage ${at.stage}: ${plural(at.points, 'point')}. You pay the stage’s price (${at.stageCost}), not the card’s; the card does nothing.`,
      otherwise: (at) =>
        `You can do that. But you can pay stage ${at.stage} with your own resources: ${plural(at.points, 'point')} for any card.`,
    },
    'stage-coins': {
      teaches: 'effects of stages',
      rule: '**Stages are built in order** and give points, coins or other effects.',
      say: (at) =>
        `**Stage ${at.stage} gives ${plural(at.gain, 'coin')}**, and your own resources pay for it. Use ${at.card}, face down.`,
      otherwise: (at) => `You can do that. But stage ${at.stage} costs you no coins and **gives ${at.gain}**.`,
    },
    guild: {
      teaches: 'Age III and guilds',
      rule: 'In Age III you pass left again. It has **no resource cards**. Purple cards are **guilds**; most count your neighbours’ cards.',
      say: (at) =>
        `Age III: pass **left** again. **No resource cards**, but purple guilds; most count your neighbours’ cards. **${at.card}**: ${plural(at.points, 'point')} now, 1 more per new green card.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** gives ${plural(at.points, 'point')} now and 1 more for each green card that a neighbour still builds.`,
    },
    points: {
      teaches: 'blue cards',
      rule: 'Blue cards give **points at the end**; some also make later cards free.',
      say: (at) =>
        `Blue cards give **points at the end**. **${at.card}** gives the most: ${plural(at.points, 'point')}. You buy only what you lack, usually 2 coins each: here ${at.price} in all.`,
      otherwise: (at) =>
        `You can do that. But no blue card gives more than **${at.card}**: ${plural(at.points, 'point')}.`,
    },
    'chains-again': {
      teaches: 'a chain to another colour',
      rule: '**A chain may also lead to a card of another colour.** A city may have each card only once.',
      say: (at) =>
        `**Chains also lead to other colours**: ${at.card} is free because of ${at.chainedFrom}, and gives ${plural(at.points, 'point')}. A city may have each card only once.`,
      otherwise: (at) => `You can do that. **${at.card}** is free and would give ${plural(at.points, 'point')}.`,
    },
    counting: {
      teaches: 'cards that count cards',
      rule: '**Some cards count cards or wonder stages**, yours or your neighbours’. Their points count at the end, their coins come at once.',
      say: (at) =>
        `Look around. **${at.card}**: ${at.does}. That is ${plural(at.points, 'point')} now, for ${plural(at.price, 'coin')}.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** would give ${plural(at.points, 'point')} now, for cards that your neighbours have built.`,
    },
    'last-stage': {
      teaches: 'the last stage, and selling',
      rule: `**Any card can be sold for ${SALE} coins**; at the end 3 coins are worth 1 point, and the rest is lost.`,
      say: (at) =>
        `**Stage ${at.stage}** costs ${at.stageCost} and **gives ${plural(at.points, 'point')}**; use any card. You could also sell one for ${at.sale} coins, but that is only 1 point at the end.`,
      otherwise: (at) =>
        `You can do that. Stage ${at.stage} would give ${plural(at.points, 'point')} **with any card** of this hand.`,
    },
    'last-card': {
      teaches: 'the last card',
      rule: 'If two players have the same total at the end, **the one with more coins wins**.',
      say: (at) =>
        `Last turn. **${at.card}** counts your wonder stages and your neighbours’: ${plural(at.points, 'point')}. If two players have the same total at the end, the one with more coins wins.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** would give ${plural(at.points, 'point')}; 3 coins that you save are worth only 1 point.`,
    },
  },
} satisfies LessonWords
