/** Metrics in the Prometheus text format. */
import { itemAt } from '@heptapolis/engine/kernel'

type MeterReading = number | Readonly<Record<string, number>>

interface Meter {
  text(): string | Promise<string>
}

/** Counter, by label if it has one. */
export class CounterMeter implements Meter {
  readonly #head: string
  readonly #name: string
  readonly #label: string | undefined
  readonly #counts = new Map<string, number>()

  constructor(name: string, help: string, label?: string) {
    this.#head = headOf(name, help, 'counter')
    this.#name = name
    this.#label = label
    if (label === undefined) this.#counts.set('', 0)
  }

  add(count = 1, of = ''): void {
    this.#counts.set(of, this.of(of) + count)
  }

  of(value = ''): number {
    return this.#counts.get(value) ?? 0
  }

  text(): string {
    return this.#head + linesOf(this.#name, this.#label, this.#counts)
  }
}

/** Gauge, read on demand. */
class Gauge implements Meter {
  readonly #head: string
  readonly #name: string
  readonly #label: string | undefined
  readonly #read: () => MeterReading | Promise<MeterReading>

  constructor(
    name: string,
    help: string,
    read: () => MeterReading | Promise<MeterReading>,
    label?: string,
    kind = 'gauge',
  ) {
    this.#head = headOf(name, help, kind)
    this.#name = name
    this.#label = label
    this.#read = read
  }

  async text(): Promise<string> {
    const read = await this.#read()
    const values = typeof read === 'number' ? [['', read] as const] : Object.entries(read)
    return this.#head + linesOf(this.#name, this.#label, values)
  }
}

/** Counts per bucket. */
class Distribution {
  readonly counts: number[]
  sum = 0
  count = 0

  constructor(bounds: readonly number[]) {
    this.counts = bounds.map(() => 0)
  }
}

/** Histogram of durations, by label if it has one. */
export class Histogram implements Meter {
  readonly #head: string
  readonly #name: string
  readonly #bounds: readonly number[]
  readonly #label: string | undefined
  readonly #all = new Map<string, Distribution>()

  constructor(name: string, help: string, bounds: readonly number[], label?: string) {
    this.#head = headOf(name, help, 'histogram')
    this.#name = name
    this.#bounds = bounds
    this.#label = label
    if (label === undefined) this.#of('')
  }

  add(value: number, of = ''): void {
    const all = this.#of(of)
    all.sum += value
    all.count++
    const at = this.#bounds.findIndex((bound) => value <= bound)
    if (at >= 0) all.counts[at] = itemAt(all.counts, at) + 1
  }

  text(): string {
    return this.#head + Array.from(this.#all, ([of, all]) => this.#textOf(of, all)).join('')
  }

  #of(value: string): Distribution {
    const all = this.#all.get(value) ?? new Distribution(this.#bounds)
    this.#all.set(value, all)
    return all
  }

  #textOf(of: string, { counts, sum, count }: Distribution): string {
    const label = this.#label === undefined ? '' : `${this.#label}="${of}"`
    const alone = label === '' ? '' : `{${label}}`
    const bucket = (bound: number | string, below: number) =>
      `${this.#name}_bucket{${label === '' ? '' : `${label},`}le="${bound}"} ${below}\n`
    let below = 0
    const lines = this.#bounds.map((bound, i) => {
      below += itemAt(counts, i)
      return bucket(bound, below)
    })
    return `${lines.join('')}${bucket('+Inf', count)}${this.#name}_sum${alone} ${sum}\n${this.#name}_count${alone} ${count}\n`
  }
}

const headOf = (name: string, help: string, kind: string): string => `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`

const linesOf = (name: string, label: string | undefined, values: Iterable<readonly [string, number]>): string =>
  Array.from(values, ([of, value]) => `${name}${label === undefined ? '' : `{${label}="${of}"}`} ${value}\n`).join('')

/** Buckets from a millisecond to ten seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** All metrics of a server. */
export class Meters {
  readonly #all: Meter[] = []

  readonly choices = this.#counter('choices_total', 'Choices written down, by who made them.', 'by')
  readonly events = this.#counter('events_total', 'Events written down.')
  readonly refusals = this.#counter('refusals_total', 'Commands refused, by code.', 'code')
  readonly conflicts = this.#counter('conflicts_total', 'Steps decided again, as another server had written first.')
  readonly bugs = this.#counter('bugs_total', 'What must not happen, and did.')
  readonly frozen = this.#counter(
    'frozen_tables_total',
    'Tables found whose log leads nowhere. Look into the first one.',
  )
  readonly standIns = this.#counter('bot_stand_ins_total', 'Answers of bots that another had to give.')
  readonly notified = this.#counter('notifications_total', 'What was sent to people who do not look, by way.', 'way')
  readonly acknowledged = this.#seconds(
    'acknowledgement_seconds',
    'From a command heard to its acknowledgement, by who sent it.',
    'by',
  )
  readonly thought = this.#seconds('bot_thought_seconds', 'How long bots take, waiting for a thread included.')

  gauge(name: string, help: string, read: () => MeterReading | Promise<MeterReading>, label?: string): void {
    this.#all.push(new Gauge(named(name), help, read, label))
  }

  /** Counter kept elsewhere. */
  counted(name: string, help: string, read: () => number): void {
    this.#all.push(new Gauge(named(name), help, read, undefined, 'counter'))
  }

  async text(): Promise<string> {
    return (await Promise.all(this.#all.map((meter) => meter.text()))).join('')
  }

  #counter(name: string, help: string, label?: string): CounterMeter {
    return this.#kept(new CounterMeter(named(name), help, label))
  }

  #seconds(name: string, help: string, label?: string): Histogram {
    return this.#kept(new Histogram(named(name), help, SECONDS, label))
  }

  #kept<M extends Meter>(meter: M): M {
    this.#all.push(meter)
    return meter
  }
}

const named = (name: string): string => `heptapolis_${name}`
