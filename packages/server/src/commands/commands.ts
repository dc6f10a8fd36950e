/**
 * Command path: the only way from a request to a table. Each command passes rate limit, authentication, moderation and
 * `decide`; live tables append and publish its events. Every transport calls it, so none can skip a check.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import {
  type Command,
  type CommandResult,
  type DecisionContext,
  decide,
  type GuestInfo,
  groupDealOf,
} from '@heptapolis/table'
import { newTableId } from '../core/ids.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import { vacationsElsewhere } from '../live-tables/vacations.ts'
import type { Meters } from '../metrics/meters.ts'
import { moderate } from '../moderation/moderation.ts'
import { guestAt } from '../ratings/guest.ts'
import { admit } from '../sessions/access.ts'
import type { Sender } from '../sessions/sender.ts'
import { idsOf, priorKnowledge } from '../shared-origin/deal-knowledge.ts'
import type { CommandLimits } from './limits.ts'

export interface CommandPorts {
  readonly store: Store
  readonly now: () => number
  readonly liveTables: LiveTables
  readonly meters: Meters
  readonly limits: CommandLimits
}

export interface CommandRequest {
  /** Authenticated sender, or the reason why there is none. */
  readonly sender: Result<Sender>
  readonly table: string
  readonly command: Command
  /** When the request arrived, by the monotonic clock. */
  readonly arrived?: number
}

/** A command that was appended to the log, and the id that sent it. */
export interface PerformedCommand extends CommandResult {
  readonly who: string
}

const busy = fail('busy', 'The store cannot be read at the moment.')
/** Codes of failures that are not the sender's. */
const FAILURES: readonly string[] = ['busy', 'internal']

export class Commands {
  readonly #ports: CommandPorts

  constructor(ports: CommandPorts) {
    this.#ports = ports
  }

  /** Performs a command, or says why not. A command with a `cid` that was performed before changes nothing. */
  async perform({ arrived = performance.now(), ...request }: CommandRequest): Promise<Result<PerformedCommand>> {
    const { meters } = this.#ports
    const done = await this.#perform(request)
    const by = request.sender.ok && request.sender.value.isProgram ? 'program' : 'person'
    if (done.ok) meters.acknowledged.add((performance.now() - arrived) / 1000, by)
    else meters.refusals.add(1, done.error.code)
    return done
  }

  async #perform({ sender, table, command }: CommandRequest): Promise<Result<PerformedCommand>> {
    if (!sender.ok) return sender
    const { limits } = this.#ports
    const { selves, network, isProgram } = sender.value
    const caller = { person: selves[0], network }
    const paced = limits.command(caller, command, isProgram)
    if (!paced.ok) return paced
    const done = await this.#decide(sender.value, table, command)
    const isFree = done.ok ? done.value.isRepetition : FAILURES.includes(done.error.code)
    if (isFree) limits.refund(caller, command, isProgram)
    if (command.do === 'rematch' && !opensTable(done)) limits.noTable(caller)
    return done
  }

  async #decide(sender: Sender, table: string, command: Command): Promise<Result<PerformedCommand>> {
    const who = await this.#authenticated(sender, table)
    if (!who.ok) return who
    const allowed = await this.#moderate(sender, table, command)
    // `decide` sees the refusal too: it acknowledges a command that was accepted before the reason to refuse it.
    const moment = allowed.ok ? await this.#enriched(sender, who.value, table, command) : ok({ refusal: allowed.error })
    if (!moment.ok) return moment
    const decided = await this.#ports.liveTables
      .at(table)
      .decide((one, now) => decide(one, who.value, allowed.ok ? allowed.value : command, { ...moment.value, now }))
    return decided.ok ? ok({ ...decided.value, who: who.value }) : decided
  }

  /** The id of the sender at the table. */
  async #authenticated(sender: Sender, table: string): Promise<Result<string>> {
    if (sender.admitted !== undefined) return ok(sender.admitted)
    const admitted = await admit(this.#ports, sender, table)
    return admitted.ok ? ok(admitted.value.who) : admitted
  }

  async #moderate(sender: Sender, id: string, command: Command): Promise<Result<Command>> {
    const { store, liveTables, now } = this.#ports
    return moderate({ store, now: now(), look: () => liveTables.at(id).look() }, sender.selves, command)
  }

  /** Adds facts that the table itself cannot know. */
  async #enriched(
    { selves, people, isProgram, device }: Sender,
    who: string,
    id: string,
    command: Command,
  ): Promise<Result<Omit<DecisionContext, 'now'>>> {
    const { store } = this.#ports
    const program = isProgram ? { isProgram } : {}
    if (command.do === 'rematch') return ok({ ...program, next: newTableId() })
    if (command.do === 'vacation') {
      const elsewhere = await vacationsElsewhere(store, selves, id)
      return elsewhere.ok ? ok({ ...program, elsewhere: elsewhere.value }) : busy
    }
    if (command.do !== 'sit') return ok(program)
    const guest = await guestAt(this.#ports, id, who, people)
    const beside = isProgram ? await ownersOf(store, who) : ok(people.filter((one) => one !== who))
    const knowsDeal = await this.#knowsDeal(id, who, device)
    if (!guest.ok || !beside.ok || !knowsDeal.ok) return busy
    const known: GuestInfo | undefined =
      device !== undefined || !guest.value ? guest.value : { ...guest.value, lacksDevice: true }
    return ok({ ...program, guest: known, beside: beside.value, ...(knowsDeal.value ? { knowsDeal: true } : {}) })
  }

  /** Whether the person who sits down knows the shared deal of the table. */
  async #knowsDeal(id: string, who: string, device: string | undefined): Promise<Result<boolean>> {
    const { store, liveTables } = this.#ports
    const table = await liveTables.at(id).look()
    const name = table.ok ? groupDealOf(table.value) : undefined
    if (name === undefined) return ok(false)
    const [deal, ids] = [await store.deals.find(name), await idsOf(store, who)]
    if (!deal.ok || !ids.ok) return busy
    const prior = deal.value
      ? await priorKnowledge(store, deal.value, { ids: ids.value, device, except: id })
      : ok(undefined)
    return prior.ok ? ok(prior.value !== undefined) : prior
  }
}

const opensTable = (done: Result<CommandResult>): boolean =>
  done.ok && done.value.events.some(({ kind }) => kind === 'next')

/** Owner of a bot, under all ids: the bot would show its owner a second hand. */
async function ownersOf(store: Store, bot: string): Promise<Result<string[]>> {
  const known = await store.programs.bot(bot)
  if (!known.ok || known.value?.owner === undefined) return known.ok ? ok([]) : known
  const { owner } = known.value
  const parts = await store.people.partsOf(owner)
  return parts.ok ? ok([owner, ...parts.value]) : parts
}
