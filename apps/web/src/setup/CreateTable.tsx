/** Buttons that create an online table from the set-up: for friends, or around a tablet. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../look/Icon.tsx'
import { onlineWords } from '../online/words.ts'
import { createTable } from './create-table.ts'
import type { SetupPlan } from './plan.ts'

export function CreateTable({ plan }: { plan: SetupPlan }) {
  const w = onlineWords()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string>()
  const create = async (isTablet: boolean) => {
    const made = await createTable(plan, { isTablet })
    if (made === undefined) return
    if ('path' in made) navigate(made.path)
    else setProblem(made.problem)
  }
  return (
    <>
      <button type="button" className="btn" title={w.layTableHelp} onClick={() => void create(false)}>
        <Icon name="o-friends" size={17} /> {w.layTable}
      </button>
      <button type="button" className="btn" title={w.aroundTabletHelp} onClick={() => void create(true)}>
        <Icon name="o-tablet" size={17} /> {w.aroundTablet}
      </button>
      {problem ? <span role="alert">{problem}</span> : undefined}
    </>
  )
}
