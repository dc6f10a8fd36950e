/** The drawings of the printed book: our own symbols on a grid of 24 units, one line each. */

const SYMBOLS: Readonly<Record<string, string>> = {
  wood: '<path fill-rule="evenodd" d="M12 1.3 18 8.6h-2.6l4.4 6.4h-5.6v7.4H9.8V15H4.2l4.4-6.4H6z"/>',
  stone:
    '<path fill-rule="evenodd" d="M12 1.9 21 6.8 12 11.6 3 6.8zM2.2 8.9 11 13.6v8.7l-8.8-5zM21.8 8.9 13 13.6v8.7l8.8-5z"/>',
  clay: '<path fill-rule="evenodd" d="M2 3.2h8.8v4.9h-8.8zM12.6 3.2h9.4v4.9h-9.4zM2 9.6h4.4v4.9h-4.4zM8.1 9.6h7.9v4.9h-7.9zM17.7 9.6h4.3v4.9h-4.3zM2 16h8.8v4.9h-8.8zM12.6 16h9.4v4.9h-9.4z"/>',
  ore: '<path fill-rule="evenodd" d="M3.2 2.8C8 5.8 16 5.8 20.8 2.8 22.4 5 19 8 19 12s3.4 7 1.8 9.2C16 18.2 8 18.2 3.2 21.2 1.6 19 5 16 5 12S1.6 5 3.2 2.8zM12 8.8l-3.2 3.2 3.2 3.2 3.2-3.2z"/>',
  glass:
    '<path fill-rule="evenodd" d="M8.6 1.6h6.8v2.3h-1.3v5.2c3.5 1 5.9 3.6 5.9 6.9 0 4.2-3.4 6.4-8 6.4s-8-2.2-8-6.4c0-3.3 2.4-5.9 5.9-6.9V3.9H8.6zM8.9 12.6c-1.8 1-2.5 2.3-2.2 4.3l2-.2c-.2-1.2.2-2 1.3-2.6z"/>',
  cloth:
    '<path fill-rule="evenodd" d="M1.8 2.2h20.4v2.6h-20.4zM4.2 6.2h15.6v11H4.2zM12 7.7 8 11.7l4 4 4-4zM4.2 18.5h2.4v3.7h-2.4zM8.6 18.5h2.4v3.7h-2.4zM13 18.5h2.4v3.7h-2.4zM17.4 18.5h2.4v3.7h-2.4z"/>',
  papyrus:
    '<path fill-rule="evenodd" d="M10.8 13.4 1.2 7.2C1.6 5.6 2.3 4.5 3.5 3.4zM11.5 12.6 4.8 2.5C6 1.7 7.4 1.3 8.9 1.2zM12.3 12.3 10.3 1.1h3.8zM12.9 12.6 15.5 1.2c1.5.2 2.8.6 4 1.4zM13.5 13.4 20.8 3.5c1.1 1 1.8 2.2 2.1 3.8zM10.7 14.6h2.7l.4 8h-3.5z"/>',
  shield:
    '<path fill-rule="evenodd" d="M12 1.3 20.8 4v7.3c0 5.6-3.5 9.4-8.8 11.5-5.3-2.1-8.8-5.9-8.8-11.5V4zM12 6.3 6.8 16.4h2.9L12 11.7l2.3 4.7h2.9z"/>',
  compass:
    '<path fill-rule="evenodd" d="M9 4.3a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM11 4.3a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z"/><path d="M11 7.2 5.2 21.5M13 7.2l5.8 14.3" fill="none" stroke="currentColor" stroke-width="2.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M7.4 15.3c3 1.5 6.2 1.5 9.2 0" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  gear: '<path fill-rule="evenodd" d="M10.16 4.32L10.14 1.36L13.86 1.36L13.84 4.32L16.13 5.26L18.21 3.16L20.84 5.79L18.74 7.87L19.68 10.16L22.64 10.14L22.64 13.86L19.68 13.84L18.74 16.13L20.84 18.21L18.21 20.84L16.13 18.74L13.84 19.68L13.86 22.64L10.14 22.64L10.16 19.68L7.87 18.74L5.79 20.84L3.16 18.21L5.26 16.13L4.32 13.84L1.36 13.86L1.36 10.14L4.32 10.16L5.26 7.87L3.16 5.79L5.79 3.16L7.87 5.26zM8.6 12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z"/>',
  tablet:
    '<path fill-rule="evenodd" d="M4 22.4V9.4a8 8 0 0 1 16 0v13zM7.5 8.7v2h9v-2zM7.5 13v2h9v-2zM7.5 17.3v2H13v-2z"/>',
  vp: '<path fill-rule="evenodd" d="M12 1.3L20.6 5.44L22.72 14.75L16.77 22.21L7.23 22.21L1.28 14.75L3.4 5.44z"/>',
  'vp-ring':
    '<path fill-rule="evenodd" d="M12 1.3L20.6 5.44L22.72 14.75L16.77 22.21L7.23 22.21L1.28 14.75L3.4 5.44zM12 3.9L18.57 7.06L20.19 14.17L15.64 19.87L8.36 19.87L3.81 14.17L5.43 7.06zM12 6.1L16.85 8.43L18.04 13.68L14.69 17.89L9.31 17.89L5.96 13.68L7.15 8.43z"/>',
  'coin-plain':
    '<path fill-rule="evenodd" d="M1.4000000000000004 12a10.6 10.6 0 1 0 21.2 0a10.6 10.6 0 1 0 -21.2 0z"/>',
  link: '<path d="M10.3 15.8H6.2a3.8 3.8 0 0 1 0-7.6h4.6a3.8 3.8 0 0 1 3.7 3" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M13.7 8.2h4.1a3.8 3.8 0 0 1 0 7.6h-4.6a3.8 3.8 0 0 1-3.7-3" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>',
  discard:
    '<path fill-rule="evenodd" d="M8 1.5h8V11h3.2L12 17.5 4.8 11H8z"/><path d="M3 15.5V21h18v-5.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  leader:
    '<path fill-rule="evenodd" d="M5.8 1.2 9 3.8l3-3.3 3 3.3 3.2-2.6v5.6H5.8zM7.4 8.3h9.2v1.2c0 3-1.9 5-4.6 5s-4.6-2-4.6-5zM3 22.5c.4-4.7 3.4-7 9-7s8.6 2.3 9 7z"/>',
  dove: '<path fill-rule="evenodd" d="M1.5 9.3c2.7.4 4.7 0 6.2-1.2L9.3 2.3c2.6 1.5 4.3 3.5 5 6.3.8-2 2.3-3.1 4.2-3.1 1.5 0 2.7.8 3.2 2.1l1.8 1-1.9 1c-.3 5.6-4.3 9.2-9.9 9.2-1.7 0-3.3-.3-4.7-1L2.5 22l2.4-5.6C2.9 14.7 1.7 12.3 1.5 9.3zM18.7 7.4a1 1 0 1 0 0 2 1 1 0 0 0 0-2z"/>',
  debt: '<path fill-rule="evenodd" d="M10.9 1.7A10.3 10.3 0 0 0 10.6 22.2L8.6 17.3l3.3-4.3-4.3-3.6zM13.7 1.8A10.3 10.3 0 0 1 13.4 22.2L12 17.5l3.3-4.7-4.3-3.7z"/>',
  mask: '<path fill-rule="evenodd" d="M2.7 3.6C5.8 5.2 8.9 6 12 6s6.2-.8 9.3-2.4c.8 8-1.3 16.9-9.3 19-8-2.1-10.1-11-9.3-19zM5.8 10.7c1 2 3.2 2.4 5 .9-1.4-1.9-3.4-2.2-5-.9zM18.2 10.7c-1.6-1.3-3.6-1-5 .9 1.8 1.5 4 1.1 5-.9zM8 15.3c.7 2.3 2.2 3.5 4 3.5s3.3-1.2 4-3.5c-2.6 1.1-5.4 1.1-8 0z"/>',
  ship: '<path fill-rule="evenodd" d="M13 1.5c5 2.8 7.3 7 7.3 12H13zM11 4.5v9H3.8c.6-4 3-7 7.2-9zM1.5 15.5h21c-.9 4.2-3.3 6.7-6.7 6.7H8.2c-3.4 0-5.8-2.5-6.7-6.7z"/>',
  island:
    '<path d="M12 15c-.4-3.4 0-6 1.2-8.4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path fill-rule="evenodd" d="M13.4 7C10.8 2.8 6.9 2.4 3.7 5c3.6-.3 6.4.2 9.7 2zM13.4 7c2-4 5.6-4.7 9-2.2-3.4 0-6.2.5-9 2.2zM13.4 7c3.2.3 5.2 2.3 5.6 6-1.6-2.9-3.2-4.7-5.6-6zM13.4 7C9.8 7.5 7.8 9.6 7.6 13.2 9.1 10.3 10.8 8.5 13.4 7zM1.5 20.2c2.6-3.8 6.2-5.6 10.5-5.6s7.9 1.8 10.5 5.6z"/><path d="M2 22.6h20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  naval:
    '<path d="M12 22.3V6M5 5v3.2c0 4 2.9 6.3 7 6.3s7-2.3 7-6.3V5" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><path fill-rule="evenodd" d="M12 .8l2.9 5H9.1zM5 1.3l2.6 4.7H2.4zM19 1.3l2.6 4.7h-5.2z"/>',
  tax: '<path fill-rule="evenodd" d="M7 6a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM10.2 6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM1.5 12.8h21c-.6 5.6-4.3 9.4-10.5 9.4S2.1 18.4 1.5 12.8zM8 15.3l4 4 4-4z"/>',
  piracy:
    '<path fill-rule="evenodd" d="M12 1.5c5.7 0 9.3 3.6 9.3 8.6 0 3-1.4 5.4-3.7 6.8v4.9h-3.2v-2.3h-1.5v2.3h-1.8v-2.3H9.6v2.3H6.4v-4.9C4.1 15.5 2.7 13.1 2.7 10.1c0-5 3.6-8.6 9.3-8.6zM5.9 11a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0zM13.299999999999999 11a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0zM12 13.6l1.5 2.7h-3z"/>',
  boarding:
    '<path fill-rule="evenodd" d="M.8 14.5h8.4L7.7 22H2.6zM14.8 14.5h8.4L21.4 22h-5.1zM21.5 3.2v9h-9z"/><path d="M4.5 11C6.5 5.5 12.5 3.5 17.5 7.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  tower:
    '<path fill-rule="evenodd" d="M9.9 1.5h4.2l.8 4.3-5.9.9zM8.7 8.2l6.5-1 .8 4.2-8.2 1.3zM7.5 14.2l8.8-1.4.8 4.2-10.5 1.7zM6.3 20.2l11.1-1.8.8 4.1H5.9z"/>',
  project:
    '<path d="M6.5 22V2.5M2.5 5h19M6.5 11l6-6M18.5 5v7M2 22h9" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/><path fill-rule="evenodd" d="M15 12.5h7v6.5h-7z"/>',
  pawn: '<path fill-rule="evenodd" d="M7.8 5.5a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0zM9.3 10.6h5.4c.4 3.8 1.9 6.5 4.5 8.4v3.2H4.8V19c2.6-1.9 4.1-4.6 4.5-8.4z"/>',
  edifice: '<path fill-rule="evenodd" d="M12 1.5 22.5 8v14h-6.3v-5.5a4.2 4.2 0 0 0-8.4 0V22H1.5V8z"/>',
  stage: '<path fill-rule="evenodd" d="M8.6 3h6.8v5.6h4.4v5.6h3.7V21H.5v-6.8h3.7V8.6h4.4z"/>',
  hidden:
    '<path fill-rule="evenodd" d="M5.5 1.5h13A2 2 0 0 1 20.5 3.5v17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zM12 7L16.07 8.96L17.07 13.36L14.26 16.89L9.74 16.89L6.93 13.36L7.93 8.96z"/>',
  left: '<path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  right:
    '<path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  'box-base':
    '<path fill-rule="evenodd" d="M12 1.3L20.6 5.44L22.72 14.75L16.77 22.21L7.23 22.21L1.28 14.75L3.4 5.44zM12 3.9L18.57 7.06L20.19 14.17L15.64 19.87L8.36 19.87L3.81 14.17L5.43 7.06zM12 6.1L16.85 8.43L18.04 13.68L14.69 17.89L9.31 17.89L5.96 13.68L7.15 8.43z"/>',
  'box-leaders':
    '<path fill-rule="evenodd" d="M5.8 1.2 9 3.8l3-3.3 3 3.3 3.2-2.6v5.6H5.8zM7.4 8.3h9.2v1.2c0 3-1.9 5-4.6 5s-4.6-2-4.6-5zM3 22.5c.4-4.7 3.4-7 9-7s8.6 2.3 9 7z"/>',
  'box-cities':
    '<path fill-rule="evenodd" d="M12 1.2C6.3 5 3.6 10.2 3.6 16v6.4h16.8V16C20.4 10.2 17.7 5 12 1.2zM12 8.3c2.9 2.3 4.2 4.7 4.2 7.4 0 2.3-1.8 4-4.2 4s-4.2-1.7-4.2-4c0-2.7 1.3-5.1 4.2-7.4z"/>',
  'box-armada':
    '<path fill-rule="evenodd" d="M13 1.5c5 2.8 7.3 7 7.3 12H13zM11 4.5v9H3.8c.6-4 3-7 7.2-9zM1.5 15.5h21c-.9 4.2-3.3 6.7-6.7 6.7H8.2c-3.4 0-5.8-2.5-6.7-6.7z"/>',
  'box-babel':
    '<path fill-rule="evenodd" d="M9.9 1.5h4.2l.8 4.3-5.9.9zM8.7 8.2l6.5-1 .8 4.2-8.2 1.3zM7.5 14.2l8.8-1.4.8 4.2-10.5 1.7zM6.3 20.2l11.1-1.8.8 4.1H5.9z"/>',
  'box-edifice': '<path fill-rule="evenodd" d="M12 1.5 22.5 8v14h-6.3v-5.5a4.2 4.2 0 0 0-8.4 0V22H1.5V8z"/>',
}

/** The symbols as one hidden drawing to refer to. */
export const sprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">${Object.entries(
    SYMBOLS,
  )
    .map(([id, body]) => `<symbol id="draw-${id}" viewBox="0 0 24 24" fill="currentColor">${body}</symbol>`)
    .join('')}</svg>`
