import type { CartKind } from '../../schemas/domain/cart.ts'
import type { MemberProfile } from '../../schemas/domain/member.ts'
import type { TrackedEvent } from '../../schemas/domain/tracked-event.ts'
import type { Brand, Channel } from '../../schemas/domain/channels.ts'
import type { CallShape } from '../../schemas/page/plan.ts'
import type { Call } from '../kit/call.ts'
import type { DeviceCart } from '../kit/device-cart.ts'
import { failedCall } from '../kit/failed-call.ts'
import { tokensOf } from './renew-token.ts'
import type { Tokens } from './session.ts'

const none = { params: [], query: [], body: [], value: [] } as const

/** The shapes of the calls that the app itself makes, written by hand: their contracts would bring their schemas along. A test proves them equal. */
export const sessionShapes = {
  sendSmsCode: { ...none, method: 'POST', path: '/sys/crm/account/sendSmsCode', body: ['reqDtos'], auth: 'none' },
  smsLogin: { ...none, method: 'POST', path: '/sys/crm/account/sms-login', body: ['reqDtos'], auth: 'none' },
  weixinLogin: { ...none, method: 'POST', path: '/sys/crm/account/weixin-login', body: ['reqDtos'], auth: 'none' },
  wechatAppId: {
    ...none,
    method: 'GET',
    path: '/usercenter/online/mem/getAppId/:appKey',
    params: ['appKey'],
    auth: 'none',
  },
  refreshToken: {
    ...none,
    method: 'POST',
    path: '/usercenter/online/mem/refreshToken',
    body: ['refreshToken'],
    auth: 'none',
  },
  cartMerge: {
    ...none,
    method: 'POST',
    path: '/online/fomall/cart/merge',
    body: ['reqDtos'],
    auth: 'required',
  },
  logout: { ...none, method: 'POST', path: '/usercenter/online/mem/logout' },
  memberDetails: {
    ...none,
    method: 'POST',
    path: '/usercenter/online/mem/getMemberDetails',
    value: ['data'],
    auth: 'required',
  },
  shareSignature: { ...none, method: 'POST', path: '/online/capi/share/signature', body: ['url'], auth: 'none' },
  trackEvents: {
    ...none,
    method: 'POST',
    path: '/online/capi/track/events',
    body: ['distinctId', 'visit', 'channel', 'from', 'events'],
  },
} as const satisfies Record<string, CallShape>

/** A9: the channel id of a login that names none. */
const DEFAULT_CHANNEL_ID = 3

export interface ShareSignature {
  readonly appId: string
  /** Seconds. */
  readonly timestamp: number
  readonly nonceStr: string
  readonly signature: string
}

export interface TrackBatch {
  readonly distinctId: string
  readonly visit: string
  readonly channel: Channel
  readonly from: Brand
  readonly events: readonly TrackedEvent[]
}

/** The calls that the app itself makes (A7), with their replies unwrapped; each rejects with a CallProblem. */
export function createSessionCalls(call: Call) {
  async function data<Data>(name: keyof typeof sessionShapes, args: Readonly<Record<string, unknown>> = {}) {
    const reply = await call(sessionShapes[name], args, new AbortController().signal)
    return (reply as { readonly data: Data }).data
  }
  const tokens = async (name: 'smsLogin' | 'weixinLogin', reqDtos: object): Promise<Tokens> => {
    const found = tokensOf({ data: await data<unknown>(name, { reqDtos }) })
    if (!found) throw failedCall('malformed')
    return found
  }
  return {
    sendSmsCode: (mobile: string) => data<{ readonly waitSeconds: number }>('sendSmsCode', { reqDtos: { mobile } }),
    smsLogin: (mobile: string, code: string, channelId = DEFAULT_CHANNEL_ID) =>
      tokens('smsLogin', { mobile, code, channelId }),
    /** @param mobile binds the WeChat account to the member with this phone */
    weixinLogin: (code: string, { channelId = DEFAULT_CHANNEL_ID, mobile }: WeixinLoginOptions = {}) =>
      tokens('weixinLogin', { channelId, code, ...(mobile && { mobile }) }),
    wechatAppId: (appKey: string) =>
      data<{ readonly value: string; readonly authorizeUrl: string }>('wechatAppId', { appKey }),
    cartMerge: (kind: CartKind, cart: DeviceCart) => data<object>('cartMerge', { reqDtos: { kind, ...cart } }),
    logout: () => data<object>('logout'),
    memberDetails: () => data<MemberProfile>('memberDetails'),
    /** @param url absolute, without its hash */
    shareSignature: (url: string) => data<ShareSignature>('shareSignature', { url }),
    trackEvents: (batch: TrackBatch) => data<{ readonly stored: number }>('trackEvents', { ...batch }),
  }
}

export interface WeixinLoginOptions {
  readonly channelId?: number
  readonly mobile?: string
}
