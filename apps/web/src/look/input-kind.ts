/** Marks the page with the input used last: focus that follows a click needs no ring. */
export function followInput(): void {
  const mark = (input: string) => () => document.documentElement.setAttribute('data-input', input)
  if (matchMedia('(pointer: coarse)').matches) mark('pointer')()
  addEventListener('pointerdown', mark('pointer'), { capture: true })
  addEventListener('keydown', mark('keys'), { capture: true })
}
