/**
 * React hook: false in the first render. Screen readers announce what comes into a live region, not what comes with
 * it, so the text of a new region is hidden from them in the first render.
 */
import { useEffect, useState } from 'react'

export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}
