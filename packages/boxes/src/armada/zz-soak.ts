import { hash, random, replay, compile } from '@heptapolis/engine'
import { BOXES } from '../index.ts'
import { checkInvariants, playOut, setupFor } from '../testing.ts'
const all = ['leaders', 'cities', 'babel-tower', 'babel-projects', 'edifice', 'wonder-pack', 'promos']
const r = random('soak'); let played = 0, refused = 0, bad = 0
const began = Date.now()
for (let i = 0; Date.now() - began < 150000; i++) {
  const boxes = ['armada', ...all.filter(() => r.below(2) === 0)]
  const players = 3 + r.below(6); const edition = r.below(2) ? '1e' as const : '2e' as const
  const teams = players % 2 === 0 && players>3 && r.below(4) === 0
  const setup = setupFor(players, { boxes, edition, seed: `k${i}`, ...(teams?{teams}:{}) })
  const c = compile(setup, BOXES); if (!c.ok) { refused++; continue }
  try {
    let step = 0
    const { game, moves } = playOut(setup, random(`k${i}`), (g) => { if (step++ % 20 === 0) checkInvariants(g) })
    const again = replay({ version: 1, setup, moves }, BOXES)
    if (!again.ok) throw new Error(again.error.message)
    if (hash(again.value) !== hash(game)) throw new Error('replay differs')
    played++
  } catch (e) { bad++; console.log(i, players, edition, teams, boxes.join(), (e as Error).message.slice(0, 300)) ; if (bad > 8) break }
}
console.log({ played, refused, bad })
