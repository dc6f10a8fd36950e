/** The routes of the app. */
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { Route, Switch } from 'wouter'
import styles from './app/app.module.css'
import { LoadingNotice } from './app/LoadingNotice.tsx'
import { NewVersion } from './app/NewVersion.tsx'
import { Notice } from './app/Notice.tsx'
import { RateLimitNotice } from './app/RateLimitNotice.tsx'
import { Start } from './home/Start.tsx'
import { words } from './i18n/index.ts'
import { noteError } from './problem-report/errors.ts'
import { ReportButton } from './problem-report/ReportButton.tsx'
import { settings } from './settings/settings.ts'
import { SetupScreen } from './setup/SetupScreen.tsx'

const AccountScreen = lazy(() => import('./account/AccountScreen.tsx').then((it) => ({ default: it.AccountScreen })))
const AdminScreen = lazy(() => import('./admin/AdminScreen.tsx').then((it) => ({ default: it.AdminScreen })))
const AidScreen = lazy(() => import('./aid/AidScreen.tsx').then((it) => ({ default: it.AidScreen })))
const GamesScreen = lazy(() => import('./saved-games/GamesScreen.tsx').then((it) => ({ default: it.GamesScreen })))
const LearnScreen = lazy(() => import('./lessons/LearnScreen.tsx').then((it) => ({ default: it.LearnScreen })))
const PuzzlesScreen = lazy(() => import('./puzzles/PuzzlesScreen.tsx').then((it) => ({ default: it.PuzzlesScreen })))
const PuzzleScreen = lazy(() => import('./puzzles/PuzzleScreen.tsx').then((it) => ({ default: it.PuzzleScreen })))
const LibraryScreen = lazy(() => import('./library/LibraryScreen.tsx').then((it) => ({ default: it.LibraryScreen })))
const PadScreen = lazy(() => import('./scorepad/PadScreen.tsx').then((it) => ({ default: it.PadScreen })))
const ReplayScreen = lazy(() => import('./replay/ReplayScreen.tsx').then((it) => ({ default: it.ReplayScreen })))
const OnlineScreen = lazy(() => import('./online/OnlineScreen.tsx').then((it) => ({ default: it.OnlineScreen })))
const TabletScreen = lazy(() => import('./online/tablet/TabletScreen.tsx').then((it) => ({ default: it.TabletScreen })))
const HandScreen = lazy(() => import('./online/hand/HandScreen.tsx').then((it) => ({ default: it.HandScreen })))
const VerifyScreen = lazy(() => import('./online/verify/VerifyScreen.tsx').then((it) => ({ default: it.VerifyScreen })))
const StrangersScreen = lazy(() =>
  import('./community/CommunityScreen.tsx').then((it) => ({ default: it.CommunityScreen })),
)
const ProgramsScreen = lazy(() =>
  import('./programs/ProgramsScreen.tsx').then((it) => ({ default: it.ProgramsScreen })),
)
const ManualScreen = lazy(() =>
  import('./programs/manual/ManualScreen.tsx').then((it) => ({ default: it.ManualScreen })),
)
const PlayScreen = lazy(() => import('./play/PlayScreen.tsx').then((it) => ({ default: it.PlayScreen })))
const GalleryScreen = lazy(() => import('./gallery/GalleryScreen.tsx').then((it) => ({ default: it.GalleryScreen })))
const RulesScreen = lazy(() => import('./rules/RulesScreen.tsx').then((it) => ({ default: it.RulesScreen })))
const ScoreScreen = lazy(() => import('./scorepad/ScoreScreen.tsx').then((it) => ({ default: it.ScoreScreen })))

/** The community pages. */
const COMMUNITY = /^\/(?<page>tables|season|daily|me|people)(?:\/(?<of>[^/]+))?$/

export function App() {
  const language = settings((now) => now.language)
  return (
    <ErrorBoundary key={language}>
      <NewVersion />
      <RateLimitNotice />
      <Suspense fallback={<LoadingNotice />}>
        <Switch>
          <Route path="/">
            <Start />
          </Route>
          <Route path="/new">
            <SetupScreen />
          </Route>
          <Route path="/games">
            <GamesScreen />
          </Route>
          <Route path="/admin" component={AdminScreen} />
          <Route path="/account" component={AccountScreen} />
          <Route path="/learn" component={LearnScreen} />
          <Route path="/puzzles" component={PuzzlesScreen} />
          <Route path="/puzzles/:number">{({ number }) => <PuzzleScreen key={number} number={Number(number)} />}</Route>
          <Route path="/aid/:part?">{({ part }) => <AidScreen part={part} />}</Route>
          <Route path="/cards" component={LibraryScreen} />
          <Route path="/drawings" component={GalleryScreen} />
          <Route path="/play/:id">{({ id }) => <PlayScreen key={id} id={id} />}</Route>
          <Route path="/rules" component={RulesScreen} />
          <Route path="/score" component={ScoreScreen} />
          <Route path="/score/:id">{({ id }) => <PadScreen key={id} id={id} />}</Route>
          <Route path="/replay/:id">{({ id }) => <ReplayScreen key={id} id={id} />}</Route>
          <Route path="/verify">
            <VerifyScreen />
          </Route>
          <Route path="/verify/:id">{({ id }) => <VerifyScreen key={id} id={id} />}</Route>
          <Route path={COMMUNITY}>{({ page = '', of }) => <StrangersScreen page={page} of={of} />}</Route>
          <Route path="/programs" component={ProgramsScreen} />
          <Route path="/programs/manual" component={ManualScreen} />
          <Route path="/t/:id/tablet">{({ id }) => <TabletScreen key={id} id={id} />}</Route>
          <Route path="/t/:id/hand">{({ id }) => <HandScreen key={id} id={id} />}</Route>
          <Route path="/t/:id">{({ id }) => <OnlineScreen key={id} id={id} />}</Route>
          <Route>
            <Notice title={words().notFound} />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

/** An error boundary: an exception in one screen leaves the rest of the app usable. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error): void {
    noteError(error)
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const w = words()
    return (
      <main className={styles.notice}>
        <h1>{w.broken}</h1>
        <p role="alert">{error.message}</p>
        <p>{w.brokenHelp}</p>
        <nav>
          {/* A network that changes while a part of the app is on its way loses it; the address stays what it was. */}
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            {w.loadAgain}
          </button>
          <a href="/" className="btn">
            {w.home}
          </a>
          <ReportButton />
        </nav>
      </main>
    )
  }
}
