/** Zoom factor of the page: measured sizes are larger by it. */
export const zoom = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1
