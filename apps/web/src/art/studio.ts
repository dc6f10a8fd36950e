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

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 })
    else setTimeout(resolve, 100)
  })

async function load(): Promise<void> {
  await whenIdle()
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

/** Pictures are drawn in a transition: a slow phone answers to touches between them. */
function useOpenStudio(): Studio | undefined {
  const [open, setOpen] = useState(() => studio.getState().open)
  useEffect(() => {
    const draw = () => startTransition(() => setOpen(studio.getState().open))
    // It may have opened between rendering and subscribing.
    draw()
    return studio.subscribe(draw)
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
