/** Coach texts of the first game in English. */
import { SALE } from '@heptapolis/engine/box'
import type { LessonWords } from '../../../lessons/contract.ts'
import { listed, plural } from '../../../words/grammar/en.ts'

export const words = {
  name: 'First game',
  about: 'A whole game against two easy bots: three Ages, 18 turns, one idea per turn. You can stop after any turn.',
  done: 'You now know the game: **resources, trade, chains, wonder stages, conflicts and science**. “Play again” starts a free game against easy bots; there, “Hint” advises you.',
  ideas: {
    turn: {
      teaches: 'the turn',
      rule: '**Goal: most points after three Ages.** Brown and grey cards give resources every turn, never used up. You pass your hand left and get one from the right.',
      say: (at) =>
        `Goal: **most points after three Ages**. **${at.card} is free** and gives 1 ${listed(at.makes, 'or')} every turn, never used up. You pass the other cards left and get those from the right.`,
      otherwise: (at) => `You can do that. But **${at.card}** helps to pay for cards in every later turn.`,
    },
    'choice-of-goods': {
      teaches: 'one of two resources',
      rule: '**Yellow cards are about trade**: coins or cheaper resources. At the end 3 coins are worth 1 point; the rest is lost.',
      say: (at) =>
        `**${at.card}** costs ${plural(at.price, 'coin')} once and gives ${listed(at.makes, 'or')} every turn. **Yellow cards are about trade**: coins or cheaper resources. At the end 3 coins are worth 1 point.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** would give you a choice of two resources each turn and costs ${plural(at.price, 'coin')} once.`,
    },
    science: {
      teaches: 'science',
      rule: '**On green cards 1 symbol is 1 point, 2 of a kind are 4, 3 are 9, 4 are 16.** One of each kind is 7 more.',
      say: (at) =>
        `Green cards: compass, gear, tablet. **1 symbol = 1 point, 2 of a kind = 4, 3 = 9, 4 = 16. One of each = ${at.perSet} more.** Your resources pay for ${at.card} (${at.symbol}).`,
      otherwise: (at) =>
        `You can do that. **${at.card}** costs you no coins and starts your science: each further symbol is worth more.`,
    },
    'more-goods': {
      teaches: 'selling resources',
      rule: '**Neighbours can buy your resources**: they pay you, and you can still use them yourself. A city may have each card only once.',
      say: (at) =>
        `**${at.card}** gives 1 ${listed(at.makes, 'or')} every turn. Neighbours can buy your resources: **they pay you**, and you can still use them. A city may have each card only once.`,
      otherwise: (at) => `You can do that. **${at.card}** is free and gives 1 ${listed(at.makes, 'or')} every turn.`,
    },
    shields: {
      teaches: 'conflicts',
      rule: 'At the end of each Age you **compare shields with both neighbours**: more wins 1 point in Age I, fewer costs 1 in any Age.',
      say: (at) =>
        `At the end of each Age you **compare shields with both neighbours**. In this Age more gives +${plural(at.token, 'point')}; fewer always costs 1. ${at.card}: ${plural(at.shieldsThen - at.shields('you'), 'shield')}.`,
      otherwise: (at) =>
        `You can do that. But **${at.card}** would give you ${plural(at.shieldsThen - at.shields('you'), 'shield')}.`,
    },
    'their-shields': {
      teaches: 'a neighbour’s shields',
      rule: 'Conflicts are **with your two neighbours only**; equal shields give nothing.',
      say: (at) =>
        `Last turn of the Age. ${at.city('left')} has ${plural(at.shields('left'), 'shield')}, ${at.city('right')} ${at.shields('right')}, you ${at.shields('you')}. With **${at.card}** you have ${at.shieldsThen}: more than both. **Equal shields give nothing.**`,
      otherwise: (at) => `You can do that. With **${at.card}** you would have more shields than both neighbours.`,
    },
    chains: {
      teaches: 'chains',
      rule: 'Each Age deals a new hand; in Age II it goes right. **Chain: a card is free if you built the card named on it.**',
      say: (at) =>
        `Each Age deals **a new hand**; in Age II it goes **to the right**. **${at.card} is free** because you built ${at.chainedFrom}, which is named on it: a chain.`,
      otherwise: (at) => `You can do that. But **${at.card}** is free now because you built ${at.chainedFrom}.`,
    },
    'double-goods': {
      teaches: 'Age II',
      rule: `Brown cards of Age II give **two resources every turn**. Too few coins? Sell any card for ${SALE}.`,
      say: (at) =>
        `Brown cards of Age II give **two resources every turn**. **${at.card}** costs ${plural(at.price, 'coin')} once. Too few coins? **Sell any card for ${at.sale}.**`,
      otherwise: (at) =>
        `You can do that. **${at.card}** would give two resources in every later turn and costs ${plural(at.price, 'coin')} once.`,
    },
    buying: {
      teaches: 'buying from a neighbour',
      rule: '**Missing resources can be bought**, usually for 2 coins each, from your two neighbours only.',
      say: (at) =>
        `**${at.card}** needs ${at.lacking} more: **buy it from ${at.city('right')}** for ${plural(at.price, 'coin')}. Only your two neighbours sell.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** would give one resource each turn: ${listed(at.makes, 'or')}, as you choose.`,
    },
    'more-shields': {
      teaches: 'conflicts of later Ages',
      rule: 'Each conflict that you win gives **3 points in Age II and 5 in Age III**; one that you lose costs 1.',
      say: (at) =>
        `Winning gives **${at.token} points in Age II, 5 in Age III**; losing costs 1. You have ${at.shields('you')} shields, ${at.city(at.rival)} ${at.shields(at.rival)}: one card could end your lead. With **${at.card}** you have ${at.shieldsThen}.`,
      otherwise: (at) =>
        `You can do that. But one card could end your lead; with **${at.card}** you would have ${at.shieldsThen} shields.`,
    },
    stage: {
      teaches: 'wonder stages',
      rule: '**Any card, face down, builds the next stage of your wonder**. You pay the stage’s price, not the card’s; the card has no effect.',
      say: (at) =>
        `Use any card, face down, to **build the next stage of your wonder**. You pay the stage’s price (${at.stageCost}), not the card’s; the card has no effect.`,
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
      rule: 'Age III has **no resource cards**. Purple cards are **guilds**; most count your neighbours’ cards.',
      say: (at) =>
        `Age III has **no resource cards**. Purple cards are **guilds**; most count your neighbours’ cards. ${at.card}: so far ${plural(at.points, 'point')} for their green cards.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** is already worth ${plural(at.points, 'point')}, and perhaps more at the end.`,
    },
    points: {
      teaches: 'blue cards',
      rule: 'Blue cards give **points at the end** and nothing else.',
      say: (at) =>
        `Blue cards give **points at the end** and nothing else. **${at.card}** gives the most: ${plural(at.points, 'point')} for ${plural(at.price, 'coin')}.`,
      otherwise: (at) =>
        `You can do that. But no blue card gives more than **${at.card}**: ${plural(at.points, 'point')}.`,
    },
    'chains-again': {
      teaches: 'a chain to another colour',
      rule: '**A chain may also lead to a card of another colour.**',
      say: (at) =>
        `**Chains also lead to other colours**: ${at.card} is free because you built ${at.chainedFrom}. ${plural(at.points, 'point')}.`,
      otherwise: (at) => `You can do that. **${at.card}** is free and would give ${plural(at.points, 'point')}.`,
    },
    counting: {
      teaches: 'cards that count cards',
      rule: '**Some cards count cards or wonder stages**, yours or your neighbours’. Their points count at the end, their coins come at once.',
      say: (at) =>
        `Look at your neighbours: **${at.card}**, ${at.does}. That is ${plural(at.points, 'point')} for ${plural(at.price, 'coin')}.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** would give ${plural(at.points, 'point')} now, for cards that your neighbours have built.`,
    },
    'last-stage': {
      teaches: 'the last stage, and selling',
      rule: `**Any card can be sold for ${SALE} coins**; at the end 3 coins are worth 1 point, and the rest is lost.`,
      say: (at) =>
        `**Stage ${at.stage}: ${plural(at.points, 'point')}** for its price and any card. You could also sell any card for ${at.sale} coins. At the end 3 coins are 1 point; the rest is lost.`,
      otherwise: (at) =>
        `You can do that. Stage ${at.stage} would give ${plural(at.points, 'point')} **with any card** of this hand.`,
    },
    'last-card': {
      teaches: 'the last card',
      rule: 'In the last turn of an Age you play one card, and **the other is discarded**. In a tie more coins win.',
      say: (at) =>
        `Last turn: the other card is discarded. **${at.card}** counts your wonder stages and your neighbours’: ${plural(at.points, 'point')} for ${plural(at.price, 'coin')}. In a tie more coins win.`,
      otherwise: (at) =>
        `You can do that. **${at.card}** would give ${plural(at.points, 'point')}; 3 coins that you save are worth only 1 point.`,
    },
  },
} satisfies LessonWords
