/** Attribute of the page with the last used input, pointer or keyboard: focus after a click needs no visible ring. */
export function followInput(): void {
  const mark = (input: string) => () => document.documentElement.setAttribute('data-input', input)
  if (matchMedia('(pointer: coarse)').matches) mark('pointer')()
  addEventListener('pointerdown', mark('pointer'), { capture: true })
  addEventListener('keydown', mark('keys'), { capture: true })
}
