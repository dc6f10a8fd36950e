/** Interface of a minimal browser driver, for Debian's Firefox and WebKit, which Playwright cannot drive. */

/** A small window: these browsers draw without graphics acceleration. */
export const WINDOW = { width: 820, height: 700 }

export interface Point {
  x: number
  y: number
}

/** A page with its own cookies and storage. */
export interface RemotePage {
  open(url: string): Promise<void>
  /** Runs a function body in the page; the result must be JSON. */
  run<T>(body: string): Promise<T>
  /** Clicks and types by WebDriver input sources. */
  act(sources: readonly InputSource[]): Promise<void>
}

export interface RemoteBrowser {
  newPage(): Promise<RemotePage>
  close(): Promise<void>
}

export interface InputSource {
  type: 'pointer' | 'key'
  id: string
  actions: readonly Record<string, unknown>[]
}

export const click = ({ x, y }: Point): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

export const typing = (text: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
})

/** Wraps a function body so that it returns JSON, or `null`. */
export const jsonOf = (body: string): string => `JSON.stringify((() => { ${body} })() ?? null)`
