/** Browsers that Playwright cannot drive as Debian ships them: what the smoke tests need of them, and no more. */

export interface Point {
  x: number
  y: number
}

/** A page of a visitor of its own: it shares no cookies and no storage with other pages. */
export interface RemotePage {
  open(url: string): Promise<void>
  /** Runs the body of a function in the page. JSON carries what it returns. */
  run<T>(body: string): Promise<T>
  /** Clicks or types as a person would: the input sources of WebDriver, which both protocols share. */
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

/** The value of a function body, or `null` for none. */
export const jsonOf = (body: string): string => `JSON.stringify((() => { ${body} })() ?? null)`
