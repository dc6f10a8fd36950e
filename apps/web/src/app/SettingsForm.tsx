/** The form for language, theme, animation speed and sound. */

import { isFinished, LANGUAGE_NAMES, type Language } from '@heptapolis/boxes/words'
import { keysOf } from '@heptapolis/engine/kernel'
import { loadLanguage, words } from '../i18n/app.ts'
import { ChipGroup } from '../look/controls/ChipGroup.tsx'
import { type AppSettings, change, settings } from '../settings/settings.ts'
import { sound } from '../settings/sound.ts'
import styles from './settings.module.css'

export function SettingsForm() {
  const now = settings()
  const w = words()
  return (
    <div className={styles.form}>
      <Pick<Language>
        label={w.languageName}
        names={languageNames(w.draft)}
        value={now.language}
        onPick={(language) => void loadLanguage(language).then(() => change({ language }))}
      />
      <Pick<AppSettings['theme']>
        label={w.theme}
        names={w.themes}
        value={now.theme}
        onPick={(theme) => change({ theme })}
      />
      <Pick<AppSettings['look']> label={w.look} names={w.looks} value={now.look} onPick={(look) => change({ look })} />
      <Pick<AppSettings['speed']>
        label={w.speed}
        names={w.speeds}
        value={now.speed}
        onPick={(speed) => change({ speed })}
      />
      <Pick<'off' | 'on'>
        label={w.sound}
        names={w.sounds}
        value={now.sound ? 'on' : 'off'}
        onPick={(wanted) => {
          change({ sound: wanted === 'on' })
          sound('coin')
        }}
      />
      <Pick<'off' | 'on'>
        label={w.captions}
        names={w.captionChoices}
        value={now.captions ? 'on' : 'off'}
        onPick={(wanted) => {
          change({ captions: wanted === 'on' })
          sound('coin')
        }}
      />
      <Pick<'off' | 'on'>
        label={w.standing}
        names={w.standings}
        value={now.standing ? 'on' : 'off'}
        onPick={(wanted) => change({ standing: wanted === 'on' })}
      />
      <Pick<'off' | 'on'>
        label={w.textMode}
        names={w.textModes}
        value={now.text ? 'on' : 'off'}
        onPick={(wanted) => change({ text: wanted === 'on' })}
      />
      <Pick<'off' | 'on'>
        label={w.shortcuts}
        names={w.shortcutChoices}
        value={now.shortcuts ? 'on' : 'off'}
        onPick={(wanted) => change({ shortcuts: wanted === 'on' })}
      />
    </div>
  )
}

/** Names of languages; unfinished translations are marked as drafts. */
const languageNames = (draft: (name: string) => string): Record<Language, string> =>
  Object.fromEntries(
    Object.entries(LANGUAGE_NAMES).map(([code, name]) => [code, isFinished(code) ? name : draft(name)]),
  ) as Record<Language, string>

interface PickProps<T extends string> {
  label: string
  names: Record<T, string>
  value: T
  onPick: (value: T) => void
}

function Pick<T extends string>({ label, names, value, onPick }: PickProps<T>) {
  return (
    <ChipGroup label={label} options={keysOf(names).map((key) => [key, names[key]])} value={value} onPick={onPick} />
  )
}
