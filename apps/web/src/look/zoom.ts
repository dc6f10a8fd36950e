/** How much larger the page is drawn than it is laid out: what is measured on the screen is that much too large. */
export const zoom = (): number => Number(getComputedStyle(document.documentElement).getPropertyValue('--zoom')) || 1
