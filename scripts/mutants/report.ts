/** Text output of a mutation run: progress lines and the final report. */
import type { Mutant } from './draw.ts'
import { equivalents, rowText } from './equivalents.ts'
import { type MutantLedger, witnesses } from './ledger.ts'

const WIDTH = 24

const count = ({ fates }: MutantLedger) => {
  const all = Object.values(fates)
  const survived = all.filter((fate) => fate === 'survived').length
  return { judged: all.length, killed: all.length - survived, survived }
}

export function progressLine(ledger: MutantLedger, started: number, judgedBefore: number): string {
  const { judged, killed, survived } = count(ledger)
  const total = ledger.mutants.length
  const full = Math.round((WIDTH * judged) / total)
  const seconds = (Date.now() - started) / 1000 / Math.max(1, judged - judgedBefore)
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full)
  return `${bar} ${judged}/${total}  killed ${killed}, survived ${survived}  ${seconds.toFixed(1)} s each`
}

/** Survivors without a known reason. */
export function openSurvivors({ mutants, fates }: MutantLedger): Mutant[] {
  const isEquivalent = equivalents()
  return mutants.filter((mutant) => fates[mutant.id] === 'survived' && !isEquivalent(mutant))
}

export function report(ledger: MutantLedger): string {
  const open = openSurvivors(ledger)
  const { judged, killed, survived } = count(ledger)
  const score = (100 * killed) / Math.max(1, killed + open.length)
  return [
    ...open.map((mutant) => {
      const tests = witnesses(ledger, mutant).length
      const seen = tests === 0 ? 'no test reaches it' : `${tests} test files reach it`
      return `\n${mutant.file}:${mutant.line} (${seen})\n  - ${mutant.before}\n  + ${mutant.after}\n${rowText(mutant)}`
    }),
    '',
    `seed "${ledger.seed}": ${judged} of ${ledger.mutants.length} drawn from ${ledger.all} mutants`,
    `killed ${killed}, survived ${open.length}, equivalent ${survived - open.length}: score ${score.toFixed(1)} %`,
  ].join('\n')
}
