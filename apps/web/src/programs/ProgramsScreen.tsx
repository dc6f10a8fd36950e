/** Page for people who write programs for the HTTP API: their access tokens and their bots. */

import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { words } from '../i18n/index.ts'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { PageHead } from '../look/controls/PageHead.tsx'
import { server } from '../online/server/server.ts'
import { troubleText } from '../online/words.ts'
import { Bots } from './Bots.tsx'
import { listBots, listTokens, type OwnPrograms, type ProgramAction } from './programs.ts'
import { Tokens } from './Tokens.tsx'
import { programWords } from './words.ts'

export function ProgramsScreen() {
  const w = programWords()
  const [own, setOwn] = useState<OwnPrograms>()
  const [problem, setProblem] = useState<string>()
  const refresh = useCallback(async () => {
    await server.me()
    const [tokens, bots] = await Promise.all([listTokens(), listBots()])
    if (!tokens.ok) setProblem(troubleText(tokens.error.code))
    else setOwn({ tokens: tokens.value, bots: bots.ok ? bots.value : [] })
  }, [])
  useEffect(() => {
    void refresh()
  }, [refresh])
  const act: ProgramAction = async (asked) => {
    const done = await asked
    setProblem(done.ok ? undefined : troubleText(done.error.code))
    await refresh()
    return done.ok ? done.value : undefined
  }
  return (
    <main className="page-column">
      <PageHead scene="service" title={w.title} lead={w.lead}>
        <Link href="/programs/manual" className="btn">
          {w.manual}
        </Link>
        <Link href="/games" className="btn">
          {words().yourGames}
        </Link>
      </PageHead>
      {problem ? <NoticeBox kind="problem">{problem}</NoticeBox> : undefined}
      {own ? (
        <>
          <Bots bots={own.bots} act={act} />
          <Tokens own={own} act={act} />
        </>
      ) : undefined}
    </main>
  )
}
