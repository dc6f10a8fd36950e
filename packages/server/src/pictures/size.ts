/** Size of a picture that services which unfurl links expect. */
export const SIZE = { width: 1200, height: 630 }
