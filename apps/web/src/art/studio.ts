/**
 * Loader of the painting code, after the first paint and only for the expansions shown. It caches every picture as a
 * separate image, so a table of many cities has no more elements than a plain one.
 */
import { startTransition, useEffect, useState } from 'react'
import { create } from 'zustand'
import { appearance } from './appearance.ts'

type Module = typeof import('@heptapolis/boxes/art')
type Art = Awaited<ReturnType<Module['artOf']>>

export interface Studio extends Omit<Module, 'artOf'> {
  art: Art
  boxes: ReadonlySet<string>
}

const studio = create<{ open: Studio | undefined }>(() => ({ open: undefined }))
const wanted = new Set<string>()
let isLoading = false

/** The next idle moment of the page, or at the latest in so many milliseconds. */
const whenIdle = (timeout: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout })
    else setTimeout(resolve, 100)
  })

async function load(): Promise<void> {
  await whenIdle(500)
  const boxes = new Set(wanted)
  const { artOf, ...module } = await import('@heptapolis/boxes/art')
  studio.setState({ open: { ...module, art: await artOf([...boxes]), boxes } })
}

/** Boxes requested while others load are loaded afterwards. */
async function loadWanted(): Promise<void> {
  if (isLoading) return
  isLoading = true
  try {
    while ([...wanted].some((box) => !studio.getState().open?.boxes.has(box))) await load()
  } catch {
    // Without a network the table stays plain; the next displayed piece tries again.
    wanted.clear()
  } finally {
    isLoading = false
  }
}

function want(boxes: readonly string[]): void {
  for (const box of boxes) wanted.add(box)
  void loadWanted()
}

/** Loads the painting code before the screen that needs it. */
export function prepareStudio(boxes: readonly string[]): void {
  if (appearance.getState().skin === 'painted') want(boxes)
}

/** Components that show no pictures yet. */
const undrawn = new Set<() => void>()
/** Components drawn in one idle moment: on a slow phone, all at once would block it longer than a touch may wait. */
const AT_ONCE = 2
let isDrawing = false

async function drawInTurn(draw: () => void): Promise<void> {
  undrawn.add(draw)
  if (isDrawing) return
  isDrawing = true
  while (undrawn.size > 0) {
    await whenIdle(100)
    const next = [...undrawn].slice(0, AT_ONCE)
    for (const one of next) undrawn.delete(one)
    startTransition(() => {
      for (const one of next) one()
    })
  }
  isDrawing = false
}

function useOpenStudio(): Studio | undefined {
  const [open, setOpen] = useState(() => studio.getState().open)
  useEffect(() => {
    const draw = () => setOpen(studio.getState().open)
    const drawLater = () => void drawInTurn(draw)
    // It may have opened between rendering and subscribing.
    if (studio.getState().open) drawLater()
    const leave = studio.subscribe(drawLater)
    return () => {
      leave()
      undrawn.delete(draw)
    }
  }, [])
  return open
}

/** Painting code for these boxes, once it is loaded; undefined in the plain look. */
export function useStudio(boxes: readonly string[]): Studio | undefined {
  const isPainted = appearance(({ skin }) => skin === 'painted')
  const open = useOpenStudio()
  const missing = isPainted ? boxes.filter((box) => !open?.boxes.has(box)) : []
  const asked = missing.join(' ')
  useEffect(() => {
    if (asked !== '') want(asked.split(' '))
  }, [asked])
  return isPainted && asked === '' ? open : undefined
}

const made = new Map<string, string>()

/** Address of a picture, cached by name. */
export function addressOf(name: string, draw: () => string): string {
  const known = made.get(name)
  if (known !== undefined) return known
  const address = URL.createObjectURL(new Blob([draw()], { type: 'image/svg+xml' }))
  made.set(name, address)
  return address
}
