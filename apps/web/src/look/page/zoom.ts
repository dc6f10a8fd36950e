/** Zoom factor of the page, by which measured sizes must be divided. */
export const zoom = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1
