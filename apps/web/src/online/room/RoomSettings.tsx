/** The settings of a table. Changes apply at once; guests see them read-only. */

import { BOXES } from '@heptapolis/boxes'
import type { Terms } from '@heptapolis/engine/show'
import type { Options, TableSnapshot } from '@heptapolis/table'
import { Link } from 'wouter'
import { HouseRuleList } from '../../house-rules/HouseRuleList.tsx'
import { ChipGroup } from '../../look/controls/ChipGroup.tsx'
import { BoxTile } from '../../look/pieces/BoxTile.tsx'
import { mixQuery } from '../../rules/mix/links.ts'
import { CLOCKS, clockOf, paceOf, withWeekends } from '../clocks/clocks.ts'
import type { CommandState } from '../connection/useCommands.ts'
import styles from '../room.module.css'
import { onlineWords } from '../words.ts'
import { anyWonders, DealSettings, MoreSettings } from './MoreSettings.tsx'
import { SettingRow } from './SettingRow.tsx'

const COUNTS = [2, 3, 4, 5, 6, 7, 8]

interface SettingsProps {
  snapshot: TableSnapshot
  commands: CommandState
}

/** First what a group decides every time: seats, expansions, clock. The rest is folded. */
export function RoomSettings({ snapshot, commands }: SettingsProps) {
  const w = onlineWords()
  const { terms, options, you, seats } = snapshot
  const isFixed = !you.isHost || snapshot.phase !== 'room'
  const isShared = snapshot.deal !== undefined
  const setTerms = (wish: Partial<Terms>) => commands.run({ do: 'set', terms: { ...terms, ...wish } })
  const set = (wish: Partial<Options>) => commands.run({ do: 'set', options: { ...options, ...wish } })
  return (
    <section className={styles.panel}>
      <div className={styles.headed}>
        <h2>{w.whatIsPlayed}</h2>
        <Link href={`/rules?${mixQuery(terms)}`} className={styles.link}>
          {w.rulebook}
        </Link>
      </div>
      <fieldset className={styles.form} disabled={isFixed}>
        <fieldset className={styles.form} disabled={isShared}>
          <SettingRow
            label={w.seats}
            names={Object.fromEntries(COUNTS.map((n) => [n, String(n)]))}
            value={String(seats.length)}
            help={options.rated || isShared ? undefined : w.settingHelp.seats}
            onPick={(n) => setTerms({ seats: anyWonders(Number(n)), teams: false })}
          />
          <Expansions terms={terms} isFixed={isFixed || isShared} setTerms={setTerms} />
        </fieldset>
        <SettingRow
          label={w.clock}
          names={w.clocks}
          value={clockOf(options.clock)}
          onPick={(clock) => set({ clock: CLOCKS[clock] })}
          help={w.clockHelp[paceOf(options.clock)][options.absence]}
        />
        {options.clock.kind === 'days' ? (
          <SettingRow
            label={w.weekends}
            names={w.weekendWays}
            value={options.clock.weekends ? 'off' : 'count'}
            onPick={(weekends) => set({ clock: withWeekends(options.clock, weekends === 'off') })}
          />
        ) : undefined}
        <details className={styles.more}>
          <summary>{w.moreSettings}</summary>
          {isShared ? (
            <DealSettings options={options} set={set} />
          ) : (
            <MoreSettings terms={terms} options={options} isFixed={isFixed} setTerms={setTerms} set={set} />
          )}
        </details>
      </fieldset>
      <HouseRuleList terms={terms} />
    </section>
  )
}

interface ExpansionsProps {
  terms: Terms
  isFixed: boolean
  setTerms: (wish: Partial<Terms>) => void
}

function Expansions({ terms, isFixed, setTerms }: ExpansionsProps) {
  const w = onlineWords()
  const boxes = BOXES.slice(1)
  const toggle = (id: string) => {
    const chosen = terms.boxes.includes(id) ? terms.boxes.filter((other) => other !== id) : [...terms.boxes, id]
    const inOrder = boxes.map((box) => box.id).filter((box) => chosen.includes(box))
    setTerms({ boxes: inOrder, seats: anyWonders(terms.seats.length) })
  }
  return (
    <ChipGroup
      isBeside
      label={w.boxes}
      options={boxes.map(({ id }) => [id, <BoxTile key={id} box={id} />])}
      value={terms.boxes}
      onPick={toggle}
    >
      {isFixed && terms.boxes.length === 0 ? <span className={styles.none}>{w.noBoxes}</span> : undefined}
    </ChipGroup>
  )
}
