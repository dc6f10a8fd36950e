/**
 * Tones: a material and its angle to the light. For stone `s`, roof `t`, gold `o`, green `v`, wood `b`, cloth `c`,
 * glaze `gz`, water `w`, ground `e`, hills `h`, cliff `r`, sky `k` and skin `f`: 1 is lit, 2 turned away, 3 shaded and
 * 4 deep. `d` are openings, which glow when the sky is dark. `pp` is the dress of people.
 */
export const TONES = [
  ...(['s1', 's2', 's3', 's4', 't1', 't2', 't3', 'o1', 'o2', 'o3', 'v1', 'v2', 'v3', 'b1', 'b2', 'c1', 'c2'] as const),
  ...(['d1', 'd2', 'w1', 'w2', 'w3', 'e1', 'e2', 'e3', 'h1', 'h2', 'h3', 'r1', 'r2', 'r3', 'r4'] as const),
  ...(['k1', 'k2', 'k3', 'hi', 'cl', 'gz', 'gz2', 'sun', 'pp', 'f1', 'f2'] as const),
] as const

export type Tone = (typeof TONES)[number]
export type Palette = Readonly<Record<Tone, string>>

const KNOWN: ReadonlySet<string> = new Set(TONES)
export const isTone = (name: unknown): name is Tone => typeof name === 'string' && KNOWN.has(name)
