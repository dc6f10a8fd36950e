/** The page for programs: tokens and own bots. */
import { useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { words } from '../i18n/index.ts'
import { server } from '../online/server/server.ts'
import { troubleText } from '../online/words.ts'
import games from '../saved-games/games.module.css'
import { Bots } from './Bots.tsx'
import styles from './programs.module.css'
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
    <main className={games.page}>
      <header className={games.head}>
        <h1>{w.title}</h1>
        <Link href="/" className="btn">
          {words().home}
        </Link>
        <Link href="/games" className="btn">
          {words().yourGames}
        </Link>
      </header>
      <p className={styles.help}>
        {w.lead} <Link href="/programs/manual">{w.manual}</Link>
      </p>
      {problem ? (
        <p role="alert" className={games.problem}>
          {problem}
        </p>
      ) : undefined}
      {own ? (
        <>
          <Bots bots={own.bots} act={act} />
          <Tokens own={own} act={act} />
        </>
      ) : undefined}
    </main>
  )
}
