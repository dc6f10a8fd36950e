/**
 * React hook that detects a phone lying face down, which hides its hand. Browsers report orientation over https only.
 */
import { useEffect, useRef } from 'react'

const FLAT = 150

export function useTurnedOver(cover: () => void): void {
  const latest = useRef(cover)
  latest.current = cover
  useEffect(() => {
    const lie = ({ beta }: DeviceOrientationEvent) => {
      if (beta !== null && Math.abs(beta) > FLAT) latest.current()
    }
    addEventListener('deviceorientation', lie)
    return () => removeEventListener('deviceorientation', lie)
  }, [])
}
