import type { Channel } from '../../../schemas/domain/channels.ts'
import { channelOfUserAgent } from './user-agent.ts'

/** A login that an address lends (A2). */
export interface HandedOverLogin {
  readonly token: string
  /** '' where none came. */
  readonly refreshToken: string
}

/** Says that this browser asked this site for a login itself, as it does in the sandbox: it may bring one back without an app around it. */
export const HANDOVER_REQUEST_COOKIE = 'pagoda_lends'

/** Carries a lent login that is over to the page of the login, where it may be renewed: no address and no log has it on the way. */
export const HANDOVER_COOKIE = 'pagoda_lent'

/** The `state` of an address to which HANDOVER_COOKIE belongs. */
export const HANDOVER_STATE = 'lent'

/** The app and the mini-programs have logins of their own, and lend them (A2, B2); a browser has none. */
const lends = (channel: Channel): boolean => channel === 'app' || channel.endsWith('-mini')

/**
 * Whether an address may lend its login here. The device is asked, never the address: whoever writes a link writes its client_key as well.
 * @param inMiniProgram what WeChat says on the window, where there is one
 */
export const mayHandOverLogin = (userAgent: string, inMiniProgram = false): boolean =>
  lends(channelOfUserAgent(userAgent, inMiniProgram))
