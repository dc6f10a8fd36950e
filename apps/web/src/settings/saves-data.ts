/** Asks for less data and less work: the browser's data saver is on. Read anew each time, because it can change. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
