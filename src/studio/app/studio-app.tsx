import { Fragment, type ReactNode, useEffect } from 'react'
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { Account } from '../account/account.tsx'
import { Audit } from '../audit/audit.tsx'
import { ContentScreen } from '../content/content-screen.tsx'
import { Skeleton } from '../controls/states.tsx'
import { Toasts } from '../controls/toasts.tsx'
import { EditorScreen } from '../editor/editor-screen.tsx'
import { Keys } from '../keys/keys.tsx'
import { LiveScreen } from '../live/live-screen.tsx'
import { MediaScreen } from '../media/media-screen.tsx'
import { Operators } from '../operators/operators.tsx'
import { PageList } from '../pages/page-list.tsx'
import { References } from '../references/references.tsx'
import { ReleaseList } from '../releases/release-list.tsx'
import { ReleaseScreen } from '../releases/release-screen.tsx'
import { listenForReturns } from '../session/returns.ts'
import { findOut, type Studio, StudioContext, useStudio } from '../session/studio.ts'
import { PasswordAgain } from '../sign-in/password-again.tsx'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { SetPassword } from '../sign-in/set-password.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { SET_PASSWORD } from '../sign-in/way-back.ts'
import { listenForCommands } from './commands.ts'
import { Frame } from './frame.tsx'
import { keepStrayFilesOut } from './stray-files.ts'
import { NoScreen } from './no-screen.tsx'
import { RoleScreen } from './role-screen.tsx'

/** The whole studio, at its addresses below /studio. */
export function StudioApp({ studio }: { readonly studio: Studio }): ReactNode {
  useEffect(listenForCommands, [])
  useEffect(listenForReturns, [])
  useEffect(keepStrayFilesOut, [])
  return (
    <StudioContext value={studio}>
      <BrowserRouter basename="/studio">
        <StudioRoutes />
      </BrowserRouter>
      <PasswordAgain />
      <SignInAgain />
      <Toasts />
    </StudioContext>
  )
}

const StudioRoutes = (): ReactNode => (
  <Routes>
    <Route path="/sign-in" element={<SignIn />} />
    <Route element={<SignedIn />}>
      <Route path={SET_PASSWORD} element={<SetPassword />} />
      <Route element={<Frame />}>
        <Route path="/" element={<PageList />} />
        <Route path="/pages/:kind/:name" element={<EditorScreen />} />
        <Route path="/live" element={<LiveScreen />} />
        <Route path="/releases" element={<ReleaseList />} />
        <Route path="/releases/:id" element={<ReleaseScreen />} />
        <Route path="/content" element={<ContentScreen />} />
        <Route path="/references" element={<References />} />
        <Route path="/account" element={<Account />} />
        <Route path="/keys" element={<Keys />} />
        <Route path="/media" element={<MediaScreen />} />
        <Route element={<RoleScreen needed="publisher" />}>
          <Route path="/audit" element={<Audit />} />
        </Route>
        <Route element={<RoleScreen needed="admin" />}>
          <Route path="/operators" element={<Operators />} />
        </Route>
        <Route path="*" element={<NoScreen />} />
      </Route>
    </Route>
  </Routes>
)

/** What only those see who are signed in and have a password; everybody else gets there first, and comes back to where they were. */
function SignedIn(): ReactNode {
  const studio = useStudio()
  const { status, me } = useSnapshot(studio.who)
  const at = useLocation()
  useEffect(() => {
    if (status === 'asking') void findOut(studio)
  }, [studio, status])
  useEffect(() => {
    if (status !== 'in') return
    // Another tab may have signed out, or somebody else in: it is known before anything is done here.
    const look = () => void findOut(studio)
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [studio, status])
  if (status === 'asking') return <Skeleton lines={6} />
  if (status === 'out') return <Navigate to="/sign-in" replace state={{ from: at }} />
  const isKept = me?.needsPassword && at.pathname !== SET_PASSWORD
  return isKept ? (
    <Navigate to={SET_PASSWORD} replace state={{ from: at }} />
  ) : (
    // Whoever comes next begins anew, where somebody else was in the middle of something.
    <Fragment key={me?.operator.id}>
      <Outlet />
    </Fragment>
  )
}
