import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import { contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'
import type { WechatIdentity } from '../ports/wechat.ts'
import { bindWechat, memberOfPhone, memberOfWechat } from '../session/accounts.ts'
import type { MallDeps } from './mall-deps.ts'
import { isShopPage } from './shop-pages.ts'

/** The silent login of WeChat (A7), and what its script needs to trust a page of this shop (B7). */
export function loginByWechat(app: FastifyInstance, { db, ports: { wechat }, sessions, pages }: MallDeps): void {
  contractRoute(app, 'wechatAppId', async ({ params: { appKey } }) => {
    const value = wechat.appId(appKey)
    return value === undefined ? refuse('not-found') : { value, authorizeUrl: wechat.authorizeUrl }
  })
  contractRoute(app, 'weixinLogin', async ({ body }) => {
    const { code, mobile } = body.reqDtos
    const identity = await wechat.openIdOf(code)
    if (!identity) return refuse('wechat-refused')
    const memberId = (await memberOfWechat(db, identity.openId)) ?? (await bindByPhone(db, identity, mobile))
    return memberId === undefined ? refuse('phone-unbound') : sessions.begin(memberId)
  })
  contractRoute(app, 'shareSignature', async ({ body: { url }, host }) =>
    isShopPage(pages, url, host) ? wechat.signature(url) : refuse('foreign-page'),
  )
}

/** The phone that WeChat vouches for binds the account. One that is only said binds nothing, and must not be another. */
async function bindByPhone(db: Orm, { openId, phone }: WechatIdentity, said = phone) {
  if (phone === undefined || said !== phone) return undefined
  const memberId = await memberOfPhone(db, phone)
  await bindWechat(db, openId, memberId)
  return memberId
}
