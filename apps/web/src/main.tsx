/** Entry point of the web app: applies the settings and renders it. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { watchInstall } from './app/install.ts'
import { keepOffline } from './app/offline.ts'
import { trustOwnScripts } from './app/trusted-types.ts'
import { loadLanguage } from './i18n/app.ts'
import { followInput } from './look/page/input-kind.ts'
import { watchErrors } from './problem-report/errors.ts'
import { settings } from './settings/settings.ts'
import { wearTheme } from './settings/theme.ts'
import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'

/** A function, because the first file must not await at its top level (vite.config.ts). */
async function start(): Promise<void> {
  watchErrors()
  watchInstall()
  trustOwnScripts()
  wearTheme()
  followInput()
  await loadLanguage(settings.getState().language)
  const root = document.getElementById('root')
  if (root) {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
  }
  keepOffline()
}

void start()
