import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Orm } from '../db/open-database.ts'
import { wechatCodes } from '../db/schema.ts'
import type { Clock } from './clock.ts'
import { isWechatAppKey, signPage, type WechatPort } from './wechat.ts'

/** How long a code is good, in ms: as long as WeChat's own. */
const CODE_LIFE = 5 * 60 * 1000

const APP_ID = 'wxsandbox00000000'
const TICKET = 'sandbox-ticket'

/** The sandbox's WeChat: its page makes the codes. */
export interface SandboxWechat extends WechatPort {
  /** @param phone that WeChat shall vouch for; absent: none */
  readonly createCode: (openId: string, phone?: string) => Promise<string>
}

/** Codes are rows. The phone stands in the code itself, which is good only as the row has it. */
export function createSandboxWechat(db: Orm, clock: Clock): SandboxWechat {
  return {
    authorizeUrl: '/sandbox/wechat/authorize',
    appId: (appKey) => (isWechatAppKey(appKey) ? APP_ID : undefined),
    async createCode(openId, phone) {
      const code = `${randomBytes(18).toString('hex')}${phone === undefined ? '' : `-${phone}`}`
      await db.insert(wechatCodes).values({ code, openId, expiresAt: clock.now() + CODE_LIFE })
      return code
    },
    async openIdOf(code) {
      const now = clock.now()
      const [row] = await db
        .update(wechatCodes)
        .set({ usedAt: now })
        .where(and(eq(wechatCodes.code, code), isNull(wechatCodes.usedAt), gt(wechatCodes.expiresAt, now)))
        .returning()
      const phone = row?.code.split('-')[1]
      return row && { openId: row.openId, ...(phone !== undefined && { phone }) }
    },
    signature: async (url) => signPage({ appId: APP_ID, ticket: TICKET, url, now: clock.now() }),
  }
}
