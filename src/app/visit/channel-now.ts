import type { Brand } from '../../../schemas/domain/channels.ts'
import { brands } from '../../../schemas/domain/channels.ts'
import { type ChannelFacts, type ChannelInput, channelToKeep, detectChannel } from '../../domain/visit/channel.ts'
import { distinctIdOf } from '../../domain/visit/distinct-id.ts'
import { readStorage } from '../../kit/read-storage.ts'
import { keepClient, keepKey } from './channel-mark.ts'
import { brandNow } from './keep-visit.ts'
import { visitIds } from '../tracking/visit.ts'

const UNIONPAY = 'unionpay'

export const queryNow = (): Readonly<Record<string, string>> => Object.fromEntries(new URLSearchParams(location.search))

export const brand = (): Brand => brands.find((one) => one === brandNow()) ?? 'lantu'

/** How the shop was opened, by what this browser is, what the address says, and what was kept (B9). */
export const channelNow = (): ChannelFacts => detectChannel(inputNow())

const inputNow = (): ChannelInput => ({
  userAgent: navigator.userAgent,
  query: queryNow(),
  stored: {
    clientKey: readStorage('sessionStorage', 'client_key') ?? undefined,
    terminal: readStorage('localStorage', 'typeOrigin') ?? undefined,
    unionpay: readStorage('localStorage', 'tc_env') === UNIONPAY,
  },
  inMiniProgram: Reflect.get(window, '__wxjs_environment') === 'miniprogram',
})

/**
 * Keeps what a later view needs to know how the shop was opened (B9): session client_key what the user agent alone does not tell, local
 * typeOrigin a terminal that an address named, tc_env the mark of UnionPay, H5_Client the client key of the last visit.
 */
export function keepChannel(): void {
  const input = inputNow()
  const { clientKey, terminal } = channelToKeep(input)
  const { userAgent, query } = input
  if (clientKey && clientKey !== detectChannel({ userAgent, query: {}, stored: {} }).clientKey) keepKey(clientKey)
  if (query.terminal && terminal) write('typeOrigin', terminal)
  if (channelNow().channel === 'unionpay-mini') write('tc_env', UNIONPAY)
  if (clientKey) keepClient(clientKey)
}

/** The anonymous id of this device (B6). */
export const distinctIdNow = (): string =>
  distinctIdOf({
    userAgent: navigator.userAgent,
    isApp: channelNow().channel === 'app',
    query: queryNow(),
    stored: visitIds(window).distinctId,
  })

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // The next visit asks again.
  }
}
