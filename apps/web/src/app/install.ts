/** Offers to install the app, in browsers that let a page ask. */
import { create } from 'zustand'

interface InstallPrompt {
  prompt(): Promise<unknown>
}

/** The prompt of the browser, until it was used or the app is installed. */
export const installing = create<{ prompt: InstallPrompt | undefined }>(() => ({ prompt: undefined }))

const isPrompt = (event: Event): event is Event & InstallPrompt => 'prompt' in event

export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return
    // A browser lets a page open only the prompts that it has held back.
    event.preventDefault()
    installing.setState({ prompt: event })
  })
  addEventListener('appinstalled', () => installing.setState({ prompt: undefined }))
}

/** Each prompt opens once; the browser sends another if the person declines. */
export function install(prompt: InstallPrompt): void {
  installing.setState({ prompt: undefined })
  void prompt.prompt()
}
