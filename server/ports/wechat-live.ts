import { answerOf, reported } from './answer-of.ts'
import { PortUnavailable } from './port-unavailable.ts'
import { isWechatAppKey, signPage, type WechatPort } from './wechat.ts'

const TIMEOUT = 5_000
/** ms before its end at which a token or ticket is asked for anew. */
const EARLY = 5 * 60 * 1000

interface LiveWechatOptions {
  readonly appId: string | undefined
  readonly appSecret: string | undefined
  /** Origin of WeChat's API. */
  readonly apiBase: string
  /** WeChat's page for the silent login. */
  readonly authorizeUrl: string
  readonly now: () => number
  readonly fetch: typeof fetch
  readonly onProblem: (error: unknown) => void
}

type Answer = Readonly<Record<string, unknown>>
type Ask = (path: string, query: Readonly<Record<string, string>>) => Promise<Answer>

/** WeChat's own service, for the one app of WECHAT_APP_ID. It vouches for no phone: the silent login tells who, not how to reach them. */
export function createLiveWechat(options: LiveWechatOptions): WechatPort {
  const { appId, appSecret, authorizeUrl, now, onProblem } = options
  const ask = askerOf(options)
  const credentials = () => {
    if (appId !== undefined && appSecret !== undefined) return { appId, appSecret }
    const problem = new PortUnavailable('WECHAT_APP_ID and WECHAT_APP_SECRET are not set')
    onProblem(problem)
    throw problem
  }
  const accessToken = kept(now, () => {
    const { appId: appid, appSecret: secret } = credentials()
    return ask('/cgi-bin/token', { grant_type: 'client_credential', appid, secret }).then(lasting('access_token'))
  })
  const ticket = kept(now, async () => {
    const query = { type: 'jsapi', access_token: await accessToken() }
    return lasting('ticket')(await ask('/cgi-bin/ticket/getticket', query))
  })
  return {
    authorizeUrl,
    appId: (appKey) => (isWechatAppKey(appKey) ? appId : undefined),
    async openIdOf(code) {
      const { appId: appid, appSecret: secret } = credentials()
      const answer = await ask('/sns/oauth2/access_token', { appid, secret, code, grant_type: 'authorization_code' })
      return typeof answer['openid'] === 'string' ? { openId: answer['openid'] } : undefined
    },
    signature: async (url) => signPage({ appId: credentials().appId, ticket: await ticket(), url, now: now() }),
  }
}

/** The addresses hold the secret: what is reported names the path alone, without a cause that could quote the address. */
function askerOf({ apiBase, fetch, onProblem }: LiveWechatOptions): Ask {
  return (path, query) =>
    reported(onProblem, async () => {
      const url = `${apiBase}${path}?${new URLSearchParams(query).toString()}`
      const read = async (reply: Response) => ((await reply.json()) as Answer | null) ?? {}
      const answer = await answerOf({ name: `WeChat (${path})`, url, timeout: TIMEOUT, fetch }, read).catch(
        ({ message }: Error) => {
          throw new PortUnavailable(message)
        },
      )
      if (answer['errcode']) onProblem(new Error(`WeChat refused ${path}: ${Number(answer['errcode'])}`))
      return answer
    })
}

interface Lasting {
  readonly value: string
  /** ms */
  readonly life: number
}

const lasting =
  (name: string) =>
  (answer: Answer): Lasting => {
    const value = answer[name]
    if (typeof value !== 'string') throw new PortUnavailable(`WeChat gave no ${name}`)
    return { value, life: Number(answer['expires_in'] ?? 7200) * 1000 }
  }

/** Asked for once while it lasts, by all who want it at the same time; a failure is forgotten. */
function kept(now: () => number, make: () => Promise<Lasting>): () => Promise<string> {
  let current: { readonly until: number; readonly value: Promise<string> } | undefined
  const renew = () => {
    const made = make()
    const entry = { until: Infinity, value: made.then(({ value }) => value) }
    current = entry
    made.then(
      ({ life }) => (entry.until = now() + life - EARLY),
      () => current === entry && (current = undefined),
    )
    return entry.value
  }
  return () => (current && now() < current.until ? current.value : renew())
}
