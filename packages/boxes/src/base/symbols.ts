/** Symbols of the game for all boxes: our own drawings. */
import type { Drawing } from '../kit/face.ts'

export const SYMBOLS: Readonly<Record<string, Drawing>> = {
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
  coin: '<path fill-rule="evenodd" d="M1.8000000000000007 12a10.2 10.2 0 1 0 20.4 0a10.2 10.2 0 1 0 -20.4 0zM4.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0zM6.3 12a5.7 5.7 0 1 0 11.4 0a5.7 5.7 0 1 0 -11.4 0z"/>',
  vp: '<path fill-rule="evenodd" d="M12 1.3L20.6 5.44L22.72 14.75L16.77 22.21L7.23 22.21L1.28 14.75L3.4 5.44z"/>',
  'vp-ring':
    '<path fill-rule="evenodd" d="M12 1.3L20.6 5.44L22.72 14.75L16.77 22.21L7.23 22.21L1.28 14.75L3.4 5.44zM12 3.9L18.57 7.06L20.19 14.17L15.64 19.87L8.36 19.87L3.81 14.17L5.43 7.06zM12 6.1L16.85 8.43L18.04 13.68L14.69 17.89L9.31 17.89L5.96 13.68L7.15 8.43z"/>',
  shield:
    '<path fill-rule="evenodd" d="M12 1.3 20.8 4v7.3c0 5.6-3.5 9.4-8.8 11.5-5.3-2.1-8.8-5.9-8.8-11.5V4zM12 6.3 6.8 16.4h2.9L12 11.7l2.3 4.7h2.9z"/>',
  compass:
    '<path fill-rule="evenodd" d="M9 4.3a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM11 4.3a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z"/><path d="M11 7.2 5.2 21.5M13 7.2l5.8 14.3" fill="none" stroke="currentColor" stroke-width="2.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M7.4 15.3c3 1.5 6.2 1.5 9.2 0" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  gear: '<path fill-rule="evenodd" d="M10.16 4.32L10.14 1.36L13.86 1.36L13.84 4.32L16.13 5.26L18.21 3.16L20.84 5.79L18.74 7.87L19.68 10.16L22.64 10.14L22.64 13.86L19.68 13.84L18.74 16.13L20.84 18.21L18.21 20.84L16.13 18.74L13.84 19.68L13.86 22.64L10.14 22.64L10.16 19.68L7.87 18.74L5.79 20.84L3.16 18.21L5.26 16.13L4.32 13.84L1.36 13.86L1.36 10.14L4.32 10.16L5.26 7.87L3.16 5.79L5.79 3.16L7.87 5.26zM8.6 12a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z"/>',
  tablet:
    '<path fill-rule="evenodd" d="M4 22.4V9.4a8 8 0 0 1 16 0v13zM7.5 8.7v2h9v-2zM7.5 13v2h9v-2zM7.5 17.3v2H13v-2z"/>',
  wild: '<path fill-rule="evenodd" d="M12 1.2 17 10H7zM1.7000000000000002 17a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0 -9.6 0zM13.2 12.6h8.9v9h-8.9z"/>',
  most: '<path fill-rule="evenodd" d="M2 14h5v8h-5zM9 9h5v13h-5z"/><path d="M18.5 3v9M14.2 7.5h8.6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><path fill-rule="evenodd" d="M16 15h5v7h-5z"/>',
  stage: '<path fill-rule="evenodd" d="M8.6 3h6.8v5.6h4.4v5.6h3.7V21H.5v-6.8h3.7V8.6h4.4z"/>',
  discard:
    '<path fill-rule="evenodd" d="M8 1.5h8V11h3.2L12 17.5 4.8 11H8z"/><path d="M3 15.5V21h18v-5.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'pass-left':
    '<path fill-rule="evenodd" d="M14 4h6.5a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5H14z"/><path d="M11.5 12H2.8M6.5 7.5 2 12l4.5 4.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'pass-right':
    '<path fill-rule="evenodd" d="M10 4H3.5A1.5 1.5 0 0 0 2 5.5v13A1.5 1.5 0 0 0 3.5 20H10z"/><path d="M12.5 12h8.7M17.5 7.5 22 12l-4.5 4.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  link: '<path d="M10.3 15.8H6.2a3.8 3.8 0 0 1 0-7.6h4.6a3.8 3.8 0 0 1 3.7 3" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M13.7 8.2h4.1a3.8 3.8 0 0 1 0 7.6h-4.6a3.8 3.8 0 0 1-3.7-3" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>',
  'nb-left':
    '<path fill-rule="evenodd" d="M10 4v16L1 12z"/><path d="M22 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  'nb-right':
    '<path fill-rule="evenodd" d="M14 4v16l9-8z"/><path d="M10 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  'nb-both':
    '<path fill-rule="evenodd" d="M7.2 5v14L.6 12zM16.8 5v14l6.6-7z"/><path d="M14.8 12a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'nb-self':
    '<path fill-rule="evenodd" d="M7 12a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z"/><path d="M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0z" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  'nb-all':
    '<path fill-rule="evenodd" d="M7.2 5v14L.6 12zM16.8 5v14l6.6-7zM8.3 12a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0z"/>',
  everyone:
    '<path fill-rule="evenodd" d="M9.5 3.8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM16.3 7.08a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM17.98 14.44a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM13.27 20.34a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM5.73 20.34a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM1.02 14.44a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM2.7 7.08a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z"/>',
  guild:
    '<path d="M3 2v20M3 4.5h18.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/><path fill-rule="evenodd" d="M8.5 7.5H20.5v8.2L14.5 21l-6-5.3z"/>',
  cards:
    '<path fill-rule="evenodd" d="M9.5 2.5h10A1.5 1.5 0 0 1 21 4v12.5a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 8 16.5V4a1.5 1.5 0 0 1 1.5-1.5z"/><path d="M4.5 6.5v13a2 2 0 0 0 2 2H17" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  hidden:
    '<path fill-rule="evenodd" d="M5.5 1.5h13A2 2 0 0 1 20.5 3.5v17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zM12 7L16.07 8.96L17.07 13.36L14.26 16.89L9.74 16.89L6.93 13.36L7.93 8.96z"/>',
  'act-build':
    '<path fill-rule="evenodd" d="M13.2 2.2 21.8 10.8 18.6 14l-2.3-2.3L6.5 21.5 2.5 17.5 12.3 7.7 10 5.4z"/>',
  'act-sell':
    '<path fill-rule="evenodd" d="M1.5 9a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0zM4.1 9a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0 -9.8 0zM6.4 9a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z"/><path d="M18.3 13.5v9M13.8 18h9" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>',
  'act-stage':
    '<path fill-rule="evenodd" d="M1.5 22.3v-6h5.8v-5h6v11z"/><path d="M18.5 21.3V5.5M14.2 9.5l4.3-4.5 4.3 4.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'act-copy': '<path fill-rule="evenodd" d="M3 2h11v3.6H7.2V17H3zM9 7.5h12v14.5h-12z"/>',
  'age-1': '<path fill-rule="evenodd" d="M7.5 3h9v2.6h-3v12.8h3V21h-9v-2.6h3V5.6h-3z"/>',
  'age-2': '<path fill-rule="evenodd" d="M3.5 3h17v2.6H17.8v12.8h2.7V21h-17v-2.6h2.7V5.6H3.5zM9.1 5.6v12.8h5.8V5.6z"/>',
  'age-3':
    '<path fill-rule="evenodd" d="M1 3h22v2.6h-2v12.8h2V21H1v-2.6h2V5.6H1zM5.8 5.6v12.8h4.8V5.6zM13.4 5.6v12.8h4.8V5.6z"/>',
  hint: '<path fill-rule="evenodd" d="M1 13.3c3.6.4 4.6-1.7 7-1.7h5.5c3 0 5.3 1 9.5-2.2-.6 5.6-3.8 9-8.8 9H9.6c-4 0-6.8-1.7-8.6-5.1zM7.5 19.8h8.2v2.4H7.5zM20.2 1.5c2.4 2.4 2.5 4.5.9 6.2-2-.6-2.6-2.6-.9-6.2z"/>',
  check:
    '<path d="M4 12.8 9.3 18 20 6.5" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  cross:
    '<path d="M5.5 5.5l13 13M18.5 5.5l-13 13" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  plus: '<path d="M12 4v16M4 12h16" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  down: '<path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  left: '<path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  right:
    '<path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  lock: '<path fill-rule="evenodd" d="M5 10.5h14v11H5z"/><path d="M8 10.5V7a4 4 0 0 1 8 0v3.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  'c-brown': '<path fill-rule="evenodd" d="M2 10.5 22 3v5.5h-1.5V22h-17V13.5H2zM7 14.5V22h4v-7.5z"/>',
  'c-grey':
    '<path fill-rule="evenodd" d="M14.5 2h4v6.2c1.8 2 2.9 4.5 3 7.6V22h-19v-6.2c.2-5.4 3.9-9.2 9.5-9.2.9 0 1.7.1 2.5.3zM9 22v-3a3 3 0 0 1 6 0v3z"/>',
  'c-blue':
    '<path fill-rule="evenodd" d="M12 1.5 23 8.5V11H1V8.5zM3.5 12.5h3.4v7H3.5zM10.3 12.5h3.4v7h-3.4zM17.1 12.5h3.4v7h-3.4zM2 20.5h20v2H2z"/>',
  'c-yellow':
    '<path fill-rule="evenodd" d="M4.5 2h15L23 9.5c0 2.2-1.4 3.5-2.9 3.5s-2.7-1.3-2.7-3c0 1.7-1.2 3-2.7 3S12 11.7 12 10c0 1.7-1.2 3-2.7 3s-2.7-1.3-2.7-3c0 1.7-1.2 3-2.7 3S1 11.7 1 9.5zM3.5 15h17v7h-17z"/>',
  'c-red': '<path fill-rule="evenodd" d="M3 2h4.5v3.5H9.8V2h4.4v3.5h2.3V2H21v9h-1.5v11h-15V11H3zM10.3 13v6h3.4v-6z"/>',
  'c-green':
    '<path fill-rule="evenodd" d="M11 1.2h2v2.6c5 .5 8.5 4 8.8 8.7H2.2c.3-4.7 3.8-8.2 8.8-8.7zM2 14.5h20V17H2zM4 18.5h16v4H4z"/>',
  'c-purple':
    '<path fill-rule="evenodd" d="M1 22V9.5L5 4l3.5 5L12 1.5 15.5 9 19 4l4 5.5V22zM12 12.5a3.2 3.2 0 0 0-3.2 3.2V19h6.4v-3.3a3.2 3.2 0 0 0-3.2-3.2z"/>',
  'c-black':
    '<path fill-rule="evenodd" d="M12 .8c1 5.2 4 8.4 9.5 10.4V22h-19V11.2C8 9.2 11 6 12 .8zM12 12l-3 4.5 3 4.5 3-4.5z"/>',
  'c-white':
    '<path fill-rule="evenodd" d="M12 1.5c5.2 0 8.5 4 8.5 10.5S17.2 22.5 12 22.5 3.5 18.5 3.5 12 6.8 1.5 12 1.5zM12 4.3c-3.5 0-5.6 2.9-5.6 7.7s2.1 7.7 5.6 7.7 5.6-2.9 5.6-7.7-2.1-7.7-5.6-7.7zM9.4 10a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0zM7.8 16.6c.6-2.4 2-3.6 4.2-3.6s3.6 1.2 4.2 3.6c-1.1 1.8-2.5 2.6-4.2 2.6s-3.1-.8-4.2-2.6z"/>',
}
