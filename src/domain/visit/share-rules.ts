import type { Brand, Channel } from '../../../schemas/domain/channels.ts'
import { isMiniProgram } from '../order/order-source.ts'

type Query = Readonly<Record<string, string | undefined>>

/** A5: what is told when what is to be shared can't be had. */
export const NO_SHARE_DATA = '获取分享数据失败!'

/** A page whose address says shareProhibit=no is not shared (A5). */
export const isShareSkipped = (query: Query): boolean => query.shareProhibit === 'no'

/** The poster button is there in a mini-program only, from neither ytmp nor tcmp, and with no shareProhibit at all (B6). */
export function hasPoster({ channel, from, query }: { channel: Channel; from: Brand; query: Query }): boolean {
  return isMiniProgram(channel) && from !== 'ytmp' && from !== 'tcmp' && query.shareProhibit === undefined
}

/** What an address may hold that is the sharer's own business. */
const PRIVATE = ['token', 'accessToken', 'forceLogin', 'redirect', 'state']

/**
 * The link that is given on (B6): the address with the sharer's member id as `code`, and without anything that would lend the session.
 * A visitor who gives a link on leaves the code of the member it came from.
 * @param url absolute
 */
export function shareUrl(url: string, ownId: string): string {
  const link = new URL(url)
  for (const name of PRIVATE) link.searchParams.delete(name)
  if (ownId) link.searchParams.set('code', ownId)
  return link.href
}
