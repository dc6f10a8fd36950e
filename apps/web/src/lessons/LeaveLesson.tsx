/** Dialog to leave a lesson: continue without the coach, restart the Age, or finish later. */
import { useLocation } from 'wouter'
import { terms } from '../i18n/index.ts'
import { Dialog } from '../look/controls/Dialog.tsx'
import { Icon } from '../look/Icon.tsx'
import styles from './coach.module.css'
import { backToAge, setCoach } from './lesson-games.ts'
import { learnWords } from './words.ts'

interface LeaveLessonProps {
  id: string
  /** The Age that can be restarted; undefined before its second turn. */
  age: number | undefined
  number: number
  /** The stored game was changed. */
  onChanged: () => void
  onClose: () => void
}

export function LeaveLesson({ id, age, number, onChanged, onClose }: LeaveLessonProps) {
  const w = learnWords()
  const [, navigate] = useLocation()
  const change = (how: (id: string) => Promise<void>) => () => void how(id).then(onChanged)
  return (
    <Dialog title={w.leaveTitle} lead={w.leaveText} onClose={onClose}>
      <div className={styles.ways}>
        <Way icon="right" name={w.alone} more={w.aloneText} onPick={change((game) => setCoach(game, true))} />
        {age === undefined ? undefined : (
          <Way icon="undo" name={w.back(terms().age(age))} more={w.backText} onPick={change(backToAge)} />
        )}
        <Way icon="cross" name={w.stop} more={w.stopText(number)} onPick={() => navigate('/learn')} />
        <button type="button" className="btn primary" onClick={onClose}>
          {w.stay}
        </button>
      </div>
    </Dialog>
  )
}

const Way = ({ icon, name, more, onPick }: { icon: string; name: string; more: string; onPick: () => void }) => (
  <button type="button" className={styles.way} onClick={onPick}>
    <Icon name={icon} size={18} />
    <b>{name}</b>
    <small>{more}</small>
  </button>
)
