/** Page to set up a new game. The default is playable at once. */

import { LEVEL_NAMES } from '@heptapolis/bots/names'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { WonderPool } from '../agreement/WonderPool.tsx'
import { HouseRuleChoices } from '../house-rules/HouseRuleChoices.tsx'
import { say, terms, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { ChipGroup } from '../look/controls/ChipGroup.tsx'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { PageHead } from '../look/controls/PageHead.tsx'
import { copyText } from '../look/copy.ts'
import { Icon } from '../look/Icon.tsx'
import { mixQuery } from '../rules/mix/links.ts'
import { ExpansionList, Remedies } from './ExpansionList.tsx'
import { LevelChoice, LevelNotes } from './Levels.tsx'
import {
  clearWonders,
  defaultPlan,
  freshSeed,
  hasHouseRules,
  levelOf,
  planToQuery,
  type SetupPlan,
  setupOf,
  tableOf,
  withKnownNames,
  withLevel,
  withoutWonders,
  withPlayers,
} from './plan.ts'
import { SeatList } from './SeatList.tsx'
import styles from './setup.module.css'
import { startGame } from './start.ts'
import { recallPlan } from './storage.ts'
import { TablePreview } from './TablePreview.tsx'

const CorrectedBoards = lazy(() =>
  import('../boxes/CorrectedBoards.tsx').then((it) => ({ default: it.CorrectedBoards })),
)
const AgreementChoices = lazy(() => import('./AgreementChoices.tsx').then((it) => ({ default: it.AgreementChoices })))
const CreateTable = lazy(() => import('./CreateTable.tsx').then((it) => ({ default: it.CreateTable })))

const COUNTS = [2, 3, 4, 5, 6, 7, 8]

export function SetupScreen() {
  const w = words()
  const [plan, setPlan] = useState(() => recallPlan(location.search))
  const [isBeginning, setBeginning] = useState(false)
  const [, navigate] = useLocation()
  const { rules, boards } = useMemo(() => tableOf(plan, w.whoSits.you), [plan, w])
  useEffect(() => history.replaceState(history.state, '', `?${planToQuery(plan)}`), [plan])
  const play = async () => {
    setBeginning(true)
    try {
      const path = await startGame(plan)
      // The game replaces its set-up: going back must not deal the same cards again.
      history.replaceState(undefined, '', '/')
      navigate(path)
    } finally {
      setBeginning(false)
    }
  }
  return (
    <main className={classes('page-column', styles.page)}>
      <PageHead scene="play" title={w.newGame} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void play()
        }}
      >
        <div className={styles.choices}>
          <ChipGroup
            isLarge
            label={w.players}
            options={COUNTS.map((n) => [String(n), String(n)])}
            value={String(plan.seats.length)}
            onPick={(n) => setPlan(withPlayers(plan, Number(n)))}
          />
          {rules.ok ? undefined : (
            <NoticeBox kind="problem">
              <span>
                <b>{w.cannotPlay}</b> {say().problem(rules.error)}
              </span>
              <Remedies plan={plan} onChange={setPlan} />
              <button type="button" className="btn" onClick={() => setPlan(defaultPlan())}>
                {w.startOver}
              </button>
            </NoticeBox>
          )}
          <ChipGroup
            isLarge
            label={w.botLevel}
            options={LEVEL_NAMES.map((level) => [level, <LevelChoice key={level} level={level} />])}
            value={levelOf(plan)}
            onPick={(level) => setPlan(withLevel(plan, level))}
          />
          <LevelNotes plan={plan} />
          <ExpansionList plan={plan} onChange={(next) => setPlan(withKnownNames(next))} />
          <Suspense>
            <CorrectedBoards
              boxes={plan.boxes}
              edition={plan.edition}
              corrections={plan.boards}
              onChange={(boards) => setPlan((now) => ({ ...now, boards }))}
            />
          </Suspense>
          <details className={styles.more} open={isSpecial(plan)}>
            <summary>{w.moreChoices}</summary>
            <ChipGroup
              isLarge
              label={w.edition}
              options={(['2e', '1e'] as const).map((edition) => [edition, terms().editions[edition]])}
              value={plan.edition}
              onPick={(edition) => setPlan(clearWonders({ ...plan, edition: edition === '1e' ? '1e' : '2e' }))}
            />
            <SeatList plan={plan} boards={boards} onChange={setPlan} />
            <Suspense>
              <AgreementChoices plan={plan} onChange={setPlan} />
            </Suspense>
            <WonderPool
              terms={setupOf(plan, '')}
              without={plan.without ?? []}
              onChange={(without) => setPlan(withoutWonders(plan, without))}
            />
            <HouseRuleChoices
              terms={setupOf(plan, '')}
              onChange={(houseRules) => setPlan({ ...plan, houseRules })}
              row={({ label, names, value, help }, onPick) => (
                <>
                  <ChipGroup isLarge label={label} options={Object.entries(names)} value={value} onPick={onPick} />
                  <p className={styles.about}>{help}</p>
                </>
              )}
            />
            <Seed plan={plan} onChange={setPlan} />
          </details>
        </div>
        <aside className={styles.aside}>
          <TablePreview plan={plan} />
          <div className={styles.go}>
            <button type="submit" className={classes('btn primary', styles.play)} disabled={!rules.ok || isBeginning}>
              {w.play}
            </button>
          </div>
          <Ways plan={plan} />
        </aside>
      </form>
    </main>
  )
}

/** Whether a plan has choices that are folded away. */
const isSpecial = (plan: SetupPlan): boolean =>
  plan.edition === '1e' ||
  hasHouseRules(plan) ||
  plan.without !== undefined ||
  plan.agreement !== undefined ||
  plan.seats.some(({ wonder, who }) => wonder || who === 'person')

/** Keeps the place of two buttons that load later, so that nothing moves under a finger. */
const CreateTablePlace = () => (
  <>
    <span className={classes('btn', styles.place)} />
    <span className={classes('btn', styles.place)} />
  </>
)

function Ways({ plan }: { plan: SetupPlan }) {
  const w = words()
  return (
    <div className={styles.other}>
      <Suspense fallback={<CreateTablePlace />}>
        <CreateTable plan={plan} />
      </Suspense>
      <Link href={`/rules?${mixQuery(setupOf(plan, w.whoSits.you))}`} className="btn">
        <Icon name="book" size={17} /> {w.shelf.rules}
      </Link>
      <Link href="/games" className="btn">
        {w.yourGames}
      </Link>
      <Link href={`/deal?${planToQuery(plan)}`} className="btn">
        <Icon name="o-friends" size={17} /> {w.sameDeal}
      </Link>
      <CopyLink plan={plan} />
    </div>
  )
}

function Seed({ plan, onChange }: { plan: SetupPlan; onChange: (plan: SetupPlan) => void }) {
  const w = words()
  return (
    <div className={styles.seed}>
      <label>
        {w.seed}
        <input value={plan.seed} maxLength={64} onChange={(event) => onChange({ ...plan, seed: event.target.value })} />
      </label>
      <button type="button" className="btn" onClick={() => onChange({ ...plan, seed: freshSeed() })}>
        {w.newSeed}
      </button>
      <span className={styles.about}>{w.seedHelp}</span>
      {plan.seats.length >= 4 && plan.seats.length % 2 === 0 ? (
        <label className={styles.teams}>
          <input type="checkbox" checked={plan.teams} onChange={() => onChange({ ...plan, teams: !plan.teams })} />
          {w.teams}
        </label>
      ) : undefined}
    </div>
  )
}

function CopyLink({ plan }: { plan: SetupPlan }) {
  const w = words()
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(`${location.origin}/?${planToQuery(plan)}`))
  return (
    <button type="button" className="btn ghost" onClick={() => void copy()}>
      <Icon name="link" size={16} /> {copied ? w.copied : w.copyLink}
    </button>
  )
}
