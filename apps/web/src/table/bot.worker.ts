/** Bots think here, beside the page. */
import { BOTS, botNamed } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { compile, Game, type Ruleset, random } from '@heptapolis/engine'
import type { Thinking, Thought } from './thinker.ts'

const rulesets = new Map<string, Ruleset>()

function rulesFor(setup: Thinking['setup']): Ruleset {
  const key = JSON.stringify(setup)
  const known = rulesets.get(key)
  if (known) return known
  const rules = compile(setup, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  rulesets.clear()
  rulesets.set(key, rules.value)
  return rules.value
}

function think({ setup, cells, seat, level, seed }: Thinking): Thought['move'] {
  const bot = botNamed(level) ?? botNamed('greedy') ?? BOTS[0]
  return bot.choose(new Game(rulesFor(setup), cells), seat, random(seed))
}

self.onmessage = ({ data }: MessageEvent<Thinking>) => {
  try {
    self.postMessage({ number: data.number, move: think(data) } satisfies Thought)
  } catch (error) {
    self.postMessage({ number: data.number, error: String(error) } satisfies Thought)
  }
}
