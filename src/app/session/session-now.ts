import { createSession } from '../../api/session.ts'
import { viewerOf } from '../../domain/visit/stored-user.ts'
import { followLogin } from '../offline/member-store.ts'
import { setViewerSource } from '../visit/viewer.ts'

/** Who is logged in on this device: one for the whole app. In the browser only. */
export const session = createSession(window)

setViewerSource(() => viewerOf(session.current()))

// What opens without a network goes with the login, in whichever document that ends.
session.subscribe(() => void followLogin(session.current() !== undefined))
