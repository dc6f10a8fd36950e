/** Settings of a waiting room that most groups leave as they are: edition, teams, absence, wonders, chat, house rules, access. */
import { EDITIONS, type Terms } from '@heptapolis/engine/show'
import type { Options } from '@heptapolis/table'
import { ROWS, type RowName } from '@heptapolis/table/options'
import { WonderPool } from '../../agreement/WonderPool.tsx'
import { agreementWords } from '../../agreement/words.ts'
import { HouseRuleChoices } from '../../house-rules/HouseRuleChoices.tsx'
import { paceOf } from '../clocks/clocks.ts'
import { server } from '../server/server.ts'
import { onlineWords } from '../words.ts'
import { SettingRow } from './SettingRow.tsx'

interface MoreSettingsProps {
  terms: Terms
  options: Options
  isFixed: boolean
  setTerms: (wish: Partial<Terms>) => void
  set: (wish: Partial<Options>) => void
}

export function MoreSettings({ terms, options, isFixed, setTerms, set }: MoreSettingsProps) {
  const w = onlineWords()
  const players = terms.seats.length
  return (
    <>
      <SettingRow
        label={w.edition}
        names={Object.fromEntries([...EDITIONS].reverse().map((edition) => [edition, w.editions[edition]]))}
        value={terms.edition}
        help={w.settingHelp.edition}
        onPick={(edition) => setTerms({ edition: edition === '1e' ? '1e' : '2e', seats: anyWonders(players) })}
      />
      {players >= 4 && players % 2 === 0 ? (
        <SettingRow
          label={w.teams}
          names={{ off: w.teamsOff, on: w.teamsOn }}
          value={terms.teams ? 'on' : 'off'}
          help={w.settingHelp.teams}
          onPick={(teams) => setTerms({ teams: teams === 'on' })}
        />
      ) : undefined}
      <OptionRows rows={ROWS} options={options} set={set} />
      {options.rated ? undefined : (
        <HouseRuleChoices
          terms={terms}
          onChange={(houseRules) => setTerms({ houseRules })}
          row={({ id: _, ...row }, onPick) => <SettingRow {...row} onPick={onPick} />}
        />
      )}
      <WonderPool
        terms={terms}
        without={options.without ?? []}
        isFixed={isFixed}
        onChange={(without) => set({ without })}
      />
      <Seating options={options} set={set} />
    </>
  )
}

interface OptionRowsProps extends Pick<MoreSettingsProps, 'options' | 'set'> {
  rows: readonly RowName[]
}

function OptionRows({ rows, options, set }: OptionRowsProps) {
  const w = onlineWords()
  return rows.map((name) => (
    <SettingRow
      key={name}
      label={w[name]}
      names={w.choices[name]}
      value={options[name]}
      help={name === 'wonders' ? agreementWords().ways[options.wonders] : w.settingHelp[name]}
      onPick={(choice) => set({ [name]: choice })}
    />
  ))
}

/** Options that a table with a shared deal may still change. */
export const DealSettings = (props: Pick<MoreSettingsProps, 'options' | 'set'>) => (
  <OptionRows rows={['absence', 'talk']} {...props} />
)

/** The settings for access: by link, or open to everybody. */
function Seating({ options, set }: { options: Options; set: (wish: Partial<Options>) => void }) {
  const w = onlineWords()
  const { visibility, seating = 'anybody', rated } = options
  const isOpen = visibility === 'open'
  const way = isOpen ? (typeof seating === 'object' ? 'peers' : seating) : 'link'
  const pick = async (wished: string) => {
    if (wished === 'link') return set({ visibility: 'link', rated: false })
    const who = wished === 'peers' ? await peers(options) : wished === 'accounts' ? 'accounts' : 'anybody'
    set({ visibility: 'open', seating: who })
  }
  const help = typeof seating === 'object' ? w.peersOnly(seating.from, seating.to) : w.openHelp
  return (
    <>
      <SettingRow
        label={w.seating}
        names={w.seatings}
        value={way}
        help={isOpen ? help : w.settingHelp.seating}
        onPick={(wished) => void pick(wished)}
      />
      {rated ? (
        <SettingRow
          label={w.counting}
          names={w.countings}
          value="on"
          help={w.ratedHelp}
          onPick={(counting) => set({ rated: counting === 'on' })}
        />
      ) : undefined}
      {isOpen ? undefined : (
        <SettingRow
          label={w.watching}
          names={w.visibilities}
          value={visibility}
          help={w.settingHelp.watching}
          onPick={(wished) => set({ visibility: wished as Options['visibility'] })}
        />
      )}
    </>
  )
}

/** The rating range of an open table: this far around the host's rating. */
const AROUND = 200
const UNKNOWN = 1500

async function peers({ clock }: Options): Promise<{ from: number; to: number }> {
  const own = await server.ownProfile()
  const pace = paceOf(clock) === 'days' ? 'days' : 'live'
  const rating = own.ok ? own.value.pools.find(({ pool }) => pool.endsWith(pace))?.rating : undefined
  const middle = Math.round((rating ?? UNKNOWN) / 50) * 50
  return { from: middle - AROUND, to: middle + AROUND }
}

export const anyWonders = (players: number): Terms['seats'] => Array.from({ length: players }, () => ({}))
