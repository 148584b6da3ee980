import type { ChannelFacts } from './channel.ts'
import { appVersionOf, deviceOf, osVersionOf } from './user-agent.ts'

/** The version of the mall that this shop speaks (A1, B9). */
const APP_VERSION = '4.6.3'

/** The client-info header's fields (A7); the last three are there on a phone only. */
export interface ClientInfo {
  readonly os: string
  readonly app_key: string
  readonly client_key: string
  readonly os_version: string
  readonly language: string
  readonly client_name: string
  readonly cityId: string
  readonly distinct_id: string
  readonly device?: string
  readonly app_version?: string
  readonly abid?: string
}

export interface ClientInfoInput {
  readonly userAgent: string
  readonly facts: Pick<ChannelFacts, 'channel' | 'clientKey' | 'os'>
  /** Which of the mall's fronts: the brand. */
  readonly appKey: string
  readonly language: string
  readonly cityId?: string
  readonly distinctId: string
  /** The arms of experiments that this device is in. */
  readonly abid?: string
}

/** The fields of the client-info header (A7). A system that is no phone's is `web`. */
export function clientInfo(input: ClientInfoInput): ClientInfo {
  const { userAgent, facts, appKey, language, cityId = '', distinctId, abid = '' } = input
  const everywhere = {
    os: facts.os || 'web',
    app_key: appKey,
    client_key: facts.clientKey,
    os_version: osVersionOf(userAgent),
    language,
    client_name: facts.channel,
    cityId,
    distinct_id: distinctId,
  }
  if (!facts.os) return everywhere
  return { ...everywhere, device: deviceOf(userAgent), app_version: appVersionOf(userAgent) ?? APP_VERSION, abid }
}

/**
 * The header's text: JSON, with every character outside of printable ASCII written as \uXXXX. A header can carry it, whatever a
 * device is called, and JSON.parse reads it back.
 */
export function clientInfoHeader(info: ClientInfo): string {
  return JSON.stringify(info).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
