/** Rows of a new game for wonders by agreement: method, sides, resources. */
import { BOXES } from '@heptapolis/boxes'
import { compile } from '@heptapolis/engine/show'
import { METHODS, SIDE_RULES } from '@heptapolis/table/options'
import { agreementIn, poolFault } from '@heptapolis/table/wonders'
import { agreementWords } from '../agreement/words.ts'
import { ChipGroup } from '../look/controls/ChipGroup.tsx'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { onlineWords, troubleText } from '../online/words.ts'
import { agreementOr, DEALT, type PlanAgreement } from './agreement.ts'
import { type SetupPlan, setupOf, withAgreement } from './plan.ts'
import styles from './setup.module.css'

interface AgreementChoicesProps {
  plan: SetupPlan
  onChange: (plan: SetupPlan) => void
}

export function AgreementChoices({ plan, onChange }: AgreementChoicesProps) {
  const w = onlineWords()
  const now = plan.agreement ?? DEALT
  const set = (wish: Partial<PlanAgreement>) => onChange(withAgreement(plan, agreementOr({ ...now, ...wish })))
  const fault = agreementProblem(plan)
  return (
    <>
      <ChipGroup
        isLarge
        label={w.wonders}
        options={METHODS.map((method) => [method, w.choices.wonders[method]])}
        value={now.method}
        onPick={(method) => set({ method })}
      />
      <p className={styles.about}>{agreementWords().ways[now.method]}</p>
      <ChipGroup
        isLarge
        label={w.sides}
        options={SIDE_RULES.map((sides) => [sides, w.choices.sides[sides]])}
        value={now.sides}
        onPick={(sides) => set({ sides })}
      />
      <ChipGroup
        isLarge
        label={w.resources}
        options={[
          ['any', w.choices.resources.any],
          ['spread', w.choices.resources.spread],
        ]}
        value={now.isSpread ? 'spread' : 'any'}
        onPick={(resources) => set({ isSpread: resources === 'spread' })}
      />
      {fault ? <NoticeBox kind="problem">{troubleText(fault)}</NoticeBox> : undefined}
    </>
  )
}

/** Code of the reason why this agreement cannot be held; the set-up may have other faults. */
function agreementProblem(plan: SetupPlan): string | undefined {
  const { agreement } = plan
  const rules = compile(setupOf(plan, ''), BOXES)
  if (!agreement || !rules.ok) return undefined
  return poolFault(agreementIn(rules.value, agreement.method, agreement))?.error.code
}
