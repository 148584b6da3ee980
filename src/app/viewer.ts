import type { Viewer } from '../../schemas/page/context.ts'
import { createSession, type Session } from '../api/session.ts'
import { viewerOf } from '../domain/stored-user.ts'

let made: Session | undefined

/** Who is logged in on this device: one for the whole app. In the browser only. */
export const session = (): Session => (made ??= createSession(window))

/** Whether this browser holds a login (A4, A5): who has no token is a visitor. */
export const isLoggedIn = (): boolean => session().current() !== undefined

/** The root `viewer` of the pages' expressions. */
export const viewerNow = (): Viewer => viewerOf(session().current())
