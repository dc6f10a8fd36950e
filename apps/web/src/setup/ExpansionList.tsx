/** List of the expansions for a new game. Offers to add one where the number of players needs it. */
import { BOXES } from '@heptapolis/boxes'
import { useId } from 'react'
import { inPlay, storedCorrections } from '../corrections/corrections.ts'
import { say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { BoxPicture } from '../look/pieces/BoxTile.tsx'
import { accentOf, BoxMark } from '../look/pieces/Tokens.tsx'
import { type SetupPlan, tableOf, withoutWonders } from './plan.ts'
import styles from './setup.module.css'

const EXPANSIONS = BOXES.slice(1).map(({ id }) => id)

function toggled(plan: SetupPlan, id: string): SetupPlan {
  const chosen = plan.boxes.includes(id) ? plan.boxes.filter((other) => other !== id) : [...plan.boxes, id]
  const boards = { ...inPlay(storedCorrections(), [id]), ...plan.boards }
  // The new mix may lack a wonder that was left out.
  return { ...withoutWonders(plan, []), boards, boxes: EXPANSIONS.filter((box) => chosen.includes(box)) }
}

interface ExpansionProps {
  plan: SetupPlan
  onChange: (plan: SetupPlan) => void
}

export function ExpansionList({ plan, onChange }: ExpansionProps) {
  return (
    <fieldset className={styles.boxes}>
      <legend>{words().boxes}</legend>
      {EXPANSIONS.map((id) => (
        <Expansion key={id} id={id} isChosen={plan.boxes.includes(id)} onToggle={() => onChange(toggled(plan, id))} />
      ))}
    </fieldset>
  )
}

function Expansion({ id, isChosen, onToggle }: { id: string; isChosen: boolean; onToggle: () => void }) {
  const [name, about] = [useId(), useId()]
  return (
    <label className={classes(styles.box, isChosen && styles.on)} style={accentOf(id)}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} aria-labelledby={name} aria-describedby={about} />
      <BoxPicture box={id} />
      <span className={styles.what}>
        <b id={name}>
          <BoxMark box={id} size={18} /> {say().boxName(id)}
        </b>
        <span id={about} className={styles.about}>
          {say().boxAbout(id)}
        </span>
      </span>
    </label>
  )
}

/** Expansions that make a plan playable when added. */
export const remedies = (plan: SetupPlan): string[] =>
  EXPANSIONS.filter((id) => !plan.boxes.includes(id) && tableOf(toggled(plan, id), '').rules.ok)

export function Remedies({ plan, onChange }: ExpansionProps) {
  return (
    <>
      {remedies(plan).map((id) => (
        <button key={id} type="button" className="btn" onClick={() => onChange(toggled(plan, id))}>
          <BoxMark box={id} size={15} /> {words().addExpansion(say().boxName(id))}
        </button>
      ))}
    </>
  )
}
