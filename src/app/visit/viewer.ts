import { type Viewer, visitor } from '../../../schemas/page/context.ts'
import { distinctIdOf } from '../../domain/visit/distinct-id.ts'
import { isToken } from '../../domain/visit/token.ts'
import { readStorage } from '../../kit/read-storage.ts'

/** The whole session, once its code is here: it knows of a login also where nothing could be kept. */
let source: (() => Viewer) | undefined

export function setViewerSource(session: () => Viewer): void {
  source = session
}

/**
 * The root `viewer` of the pages' expressions (A3, A5). Until the session's code is here, from what the device keeps: for a visitor it
 * never is.
 */
export function viewerNow(): Viewer {
  const viewer =
    source?.() ?? (isToken(readStorage('localStorage', 'token')) ? memberKept() : { ...visitor, known: true })
  const distinctId = viewer.loggedIn ? '' : anonymousId()
  return distinctId ? { ...viewer, distinctId } : viewer
}

/** Who asks for recommendations without a login (B6): in the app by its user agent, elsewhere by the address. */
function anonymousId(): string {
  const { userAgent } = navigator
  const distinctID = new URLSearchParams(location.search).get('distinctID') ?? undefined
  return distinctIdOf({ userAgent, isApp: userAgent.includes('distinctID'), query: { distinctID }, stored: '' })
}

/** Whether this browser holds a login (A4): who has no token is a visitor. */
export const isLoggedIn = (): boolean => viewerNow().loggedIn

function memberKept(): Viewer {
  const { id, phone, levelNew: level } = userKept()
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const isLevel = Number.isInteger(level) && Number(level) >= 0 && Number(level) <= 6
  return { known: true, loggedIn: true, level: isLevel ? Number(level) : 0, id: text(id), phone: text(phone) }
}

function userKept(): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(readStorage('localStorage', 'userInfo') ?? '{}') as object) }
  } catch {
    return {}
  }
}
