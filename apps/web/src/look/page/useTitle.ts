/** React hook for the title of the browser tab: the name of the page, and a notice while a table waits. */
import { useEffect } from 'react'

type TitleNotice = (title: string) => string

const SITE = 'Heptapolis'
const now: { page: string; notice: TitleNotice | undefined } = { page: SITE, notice: undefined }

function change(part: Partial<typeof now>): void {
  Object.assign(now, part)
  document.title = now.notice ? now.notice(now.page) : now.page
}

/** Names the page in the tab, and for screen readers, while it is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    change({ page: `${title} · ${SITE}` })
    return () => change({ page: SITE })
  }, [title])
}

/** Changes the title while there is a notice, whatever page is open. */
export function useTitleNotice(notice: TitleNotice | undefined): void {
  useEffect(() => {
    change({ notice })
    return () => change({ notice: undefined })
  }, [notice])
}
