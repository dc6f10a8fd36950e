/** Root component of the app: its routes, each with its screen. */
import { Component, type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import styles from './app/app.module.css'
import { LoadingPage } from './app/LoadingNotice.tsx'
import { NewVersion } from './app/NewVersion.tsx'
import { RateLimitNotice } from './app/RateLimitNotice.tsx'
import { hasNavigation, SiteNav } from './app/SiteNav.tsx'
import { SoundCaption } from './app/SoundCaption.tsx'
import { HomeScreen } from './home/HomeScreen.tsx'
import { NotFound } from './home/NotFound.tsx'
import { withTexts, words } from './i18n/app.ts'
import { noteError } from './problem-report/errors.ts'
import { ReportButton } from './problem-report/ReportButton.tsx'
import { settings } from './settings/settings.ts'

/** A screen that loads on demand, with its texts in the language in use. */
const screen = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy<ComponentType<Props>>(async () => ({ default: (await withTexts(load()))[name] }))

const AccountScreen = screen(() => import('./account/AccountScreen.tsx'), 'AccountScreen')
const AdminScreen = screen(() => import('./admin/AdminScreen.tsx'), 'AdminScreen')
const AidScreen = screen(() => import('./aid/AidScreen.tsx'), 'AidScreen')
const GamesScreen = screen(() => import('./saved-games/GamesScreen.tsx'), 'GamesScreen')
const LadderScreen = screen(() => import('./ladder/LadderScreen.tsx'), 'LadderScreen')
const LearnScreen = screen(() => import('./lessons/LearnScreen.tsx'), 'LearnScreen')
const ProgressScreen = screen(() => import('./progress/ProgressScreen.tsx'), 'ProgressScreen')
const PuzzlesScreen = screen(() => import('./puzzles/PuzzlesScreen.tsx'), 'PuzzlesScreen')
const PuzzleScreen = screen(() => import('./puzzles/PuzzleScreen.tsx'), 'PuzzleScreen')
const LibraryScreen = screen(() => import('./library/LibraryScreen.tsx'), 'LibraryScreen')
const PadScreen = screen(() => import('./scorepad/PadScreen.tsx'), 'PadScreen')
const ReplayScreen = screen(() => import('./replay/ReplayScreen.tsx'), 'ReplayScreen')
const OnlineScreen = screen(() => import('./online/OnlineScreen.tsx'), 'OnlineScreen')
const TabletScreen = screen(() => import('./online/tablet/TabletScreen.tsx'), 'TabletScreen')
const HandScreen = screen(() => import('./online/hand/HandScreen.tsx'), 'HandScreen')
const VerifyScreen = screen(() => import('./online/verify/VerifyScreen.tsx'), 'VerifyScreen')
const DealScreen = screen(() => import('./deals/DealScreen.tsx'), 'DealScreen')
const LocalDealScreen = screen(() => import('./deals/LocalDealScreen.tsx'), 'LocalDealScreen')
const CommunityScreen = screen(() => import('./community/CommunityScreen.tsx'), 'CommunityScreen')
const ProgramsScreen = screen(() => import('./programs/ProgramsScreen.tsx'), 'ProgramsScreen')
const ManualScreen = screen(() => import('./programs/manual/ManualScreen.tsx'), 'ManualScreen')
const PlayScreen = screen(() => import('./play/PlayScreen.tsx'), 'PlayScreen')
const GalleryScreen = screen(() => import('./gallery/GalleryScreen.tsx'), 'GalleryScreen')
const RulesScreen = screen(() => import('./rules/RulesScreen.tsx'), 'RulesScreen')
const ScoreScreen = screen(() => import('./scorepad/ScoreScreen.tsx'), 'ScoreScreen')
const LocalAgreementScreen = screen(
  () => import('./setup/local-agreement/LocalAgreementScreen.tsx'),
  'LocalAgreementScreen',
)
const SetupScreen = screen(() => import('./setup/SetupScreen.tsx'), 'SetupScreen')

/** The community pages. */
const COMMUNITY = /^\/(?<page>tables|season|daily|me|people)(?:\/(?<of>[^/]+))?$/

export function App() {
  const language = settings((now) => now.language)
  const [path] = useLocation()
  return (
    <ErrorBoundary key={language}>
      <NewVersion />
      <RateLimitNotice />
      <SoundCaption />
      {hasNavigation(path) ? <SiteNav /> : undefined}
      <Suspense fallback={<LoadingPage path={path} />}>
        <Switch>
          <Route path="/">
            <HomeScreen />
          </Route>
          <Route path="/new">
            <SetupScreen />
          </Route>
          <Route path="/deal">
            <LocalDealScreen />
          </Route>
          <Route path="/deal/:id">{({ id }) => <DealScreen key={id} id={id} />}</Route>
          <Route path="/wonders">
            <LocalAgreementScreen />
          </Route>
          <Route path="/games">
            <GamesScreen />
          </Route>
          <Route path="/admin" component={AdminScreen} />
          <Route path="/account" component={AccountScreen} />
          <Route path="/ladder" component={LadderScreen} />
          <Route path="/learn" component={LearnScreen} />
          <Route path="/progress" component={ProgressScreen} />
          <Route path="/puzzles" component={PuzzlesScreen} />
          <Route path="/puzzles/:number">{({ number }) => <PuzzleScreen key={number} number={Number(number)} />}</Route>
          <Route path="/aid/:part?">{({ part }) => <AidScreen part={part} />}</Route>
          <Route path="/cards/:id?">{({ id }) => <LibraryScreen id={id} />}</Route>
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
          <Route path={COMMUNITY}>{({ page = '', of }) => <CommunityScreen page={page} of={of} />}</Route>
          <Route path="/programs" component={ProgramsScreen} />
          <Route path="/programs/manual" component={ManualScreen} />
          <Route path="/t/:id/tablet">{({ id }) => <TabletScreen key={id} id={id} />}</Route>
          <Route path="/t/:id/hand">{({ id }) => <HandScreen key={id} id={id} />}</Route>
          <Route path="/t/:id">{({ id }) => <OnlineScreen key={id} id={id} />}</Route>
          <Route>
            <NotFound />
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
          {/* A changed network may lose a chunk that is being loaded; the address stays valid. */}
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
