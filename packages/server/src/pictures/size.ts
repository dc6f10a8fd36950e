/** Size of preview pictures, in pixels, as messengers and social networks expect it. */
export const SIZE = { width: 1200, height: 630 }
