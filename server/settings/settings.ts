import { resolve } from 'node:path'
import { sandboxSmsLimits, type SmsLimits, usualSmsLimits } from '../session/sms-policy.ts'
import { type AgentAppKeys, agentSources } from '../../src/domain/visit/agent-source.ts'
import { AGENT_KEYS, liveNeeds, sandboxNeeds, SHOP_URL } from './mode-needs.ts'
import { isAddressOrNet, isPeer } from '../plugins/address-list.ts'
import {
  baseOf,
  countOf,
  type Env,
  folderOf,
  listOf,
  millisecondsOf,
  oneOf,
  portOf,
  type Say,
  secretOf,
  text,
  urlOf,
} from './read-env.ts'

type Mode = 'sandbox' | 'live'
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** What the environment decides (design section 7). Paths are absolute. */
export interface Settings {
  readonly mode: Mode
  readonly port: number
  readonly host: string
  /** Processes that serve at the one port; 1: this one alone. */
  readonly workers: number
  /** False: browsers are told to forget what they keep for when there is no network. */
  readonly worksOffline: boolean
  /** Seconds that a CDN may keep a page that is the same for everybody; 0: it asks each time. */
  readonly cdnSeconds: number
  readonly logLevel: LogLevel
  /** Folder of the embedded database; unused when databaseUrl is set. */
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** Origin and prefix of the backend that answers the mall's calls; '' is this server. */
  readonly apiBase: string
  /** Browsers call the backend themselves (CORS); else this server forwards their calls. */
  readonly apiDirect: boolean
  /** Origins of other shops whose pages may call this server's API from the browser. */
  readonly corsOrigins: readonly string[]
  /** Addresses and nets of the shops that have this server as their backend: their own calls are not counted, and what they forward is believed. */
  readonly shopAddresses: readonly string[]
  /** Live: shows whoever runs the server its metrics, its readiness in full and its API; undefined: nobody. */
  readonly adminKey: string | undefined
  readonly pagesDir: string
  readonly mediaDir: string
  readonly assetsDir: string
  /** Where shoppers find this server, https://shop.example; '' when it is not known. */
  readonly publicUrl: string
  /** Origin and prefix of the host that paths below /market go to (A7); '' is the API's own. */
  readonly marketBase: string
  /** Signs logins. Undefined in the sandbox alone, which makes one and keeps it in its database. */
  readonly tokenSecret: string | undefined
  /** What signed logins before: they stay good while they last. */
  readonly previousTokenSecret: string | undefined
  /** Where the live side asks for the weather; undefined: there is no weather. */
  readonly weatherUrl: string | undefined
  /** The live side's SMS gateway; without both no login codes are sent. */
  readonly sms: { readonly url: string | undefined; readonly key: string | undefined }
  /** The live side's check of real names; without both nobody proves a name. */
  readonly identity: { readonly url: string | undefined; readonly key: string | undefined }
  /** The live side's mail gateway; without both no mails are sent. */
  readonly mail: { readonly url: string | undefined; readonly key: string | undefined }
  /** The live side's agents' site; without all of it nobody promotes anything. */
  readonly agents: {
    readonly url: string | undefined
    readonly secret: string | undefined
    readonly appKeys: AgentAppKeys
  }
  /** The live side's WeChat app; without id and secret nobody logs in by WeChat. */
  readonly wechat: {
    readonly appId: string | undefined
    readonly appSecret: string | undefined
    readonly apiBase: string
    readonly authorizeUrl: string
  }
  /** The live side's payment company; without all of it nobody pays. */
  readonly payment: {
    readonly url: string | undefined
    readonly id: string | undefined
    readonly secret: string | undefined
    /** Origin where buyers find this shop, for the way back from the company. */
    readonly shopUrl: string | undefined
  }
  /** The sandbox is meant to be reached by other machines (SANDBOX_PUBLIC). */
  readonly sandboxPublic: boolean
  /** `pagoda preview` started the server: pages load again when a file changes. Never in live mode. */
  readonly preview: boolean
  /** How long a page waits for one call before it leaves it to the browser, in ms: a shopper sees the rest of the page by then. */
  readonly callDeadline: number
  /** ms that the process may lag behind before it turns calls away as busy. */
  readonly longestLag: number
  /** Calls that a member, or a device at an address, may make in a minute; an address as such ten times as many. */
  readonly callsPerMinute: number
  /** Pages that are not in memory and are made for one member or address in a minute. */
  readonly pagesPerMinute: number
  /** Login codes: what a day may cost, and what one address may take of it. */
  readonly smsLimits: SmsLimits
  /** Tracked events that a day may bring. */
  readonly trackedPerDay: number
  /** Days that the studio's audit log is kept. */
  readonly auditDays: number
  /** Peers whose X-Forwarded-For is believed; false: nobody's. */
  readonly trustProxy: string | false
}

export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Reads the environment. Each thing that is wrong gives one sentence; nothing is guessed.
 * @param root folder of the project, which relative paths start from
 */
export function readSettings(env: Env, root: string): SettingsResult {
  const problems: string[] = []
  const say: Say = (sentence) => problems.push(sentence)
  const mode = oneOf(env, 'PAGODA_MODE', ['sandbox', 'live'], 'sandbox', say)
  const [port, host] = [portOf(env, say), text(env, 'HOST') ?? '127.0.0.1']
  const payment = paymentOf(env, say)
  const publicUrl = payment.shopUrl ?? (mode === 'sandbox' ? ownUrl(host, port) : '')
  const settings: Settings = {
    mode,
    port,
    host,
    workers: countOf(env, 'WORKERS', 1, say, 99),
    cdnSeconds: text(env, 'CDN_SECONDS') === undefined ? 0 : countOf(env, 'CDN_SECONDS', 1, say, 3_600),
    worksOffline: oneOf(env, 'OFFLINE_PAGES', ['0', '1'], '1', say) === '1',
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info', say),
    dataDir: resolve(root, text(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], say),
    ...backendOf(env, publicUrl, say),
    corsOrigins: listOf(env, 'CORS_ORIGINS', isOrigin, 'origins such as https://shop.example.com', say),
    shopAddresses: listOf(env, 'SHOP_ADDRESSES', isAddressOrNet, 'addresses or nets such as 10.0.0.0/8', say),
    tokenSecret: secretOf(env, 'TOKEN_SECRET', say),
    previousTokenSecret: secretOf(env, 'TOKEN_SECRET_PREVIOUS', say),
    adminKey: secretOf(env, 'ADMIN_KEY', say),
    pagesDir: folderOf(env, 'PAGES_DIR', resolve(root, 'pages'), root, say),
    mediaDir: folderOf(env, 'MEDIA_DIR', resolve(root, 'sandbox/media'), root, say),
    assetsDir: resolve(root, 'dist/client/assets'),
    publicUrl,
    weatherUrl: urlOf(env, 'WEATHER_URL', ['http:', 'https:'], say),
    sms: { url: urlOf(env, 'SMS_URL', ['http:', 'https:'], say), key: text(env, 'SMS_KEY') },
    identity: { url: urlOf(env, 'IDENTITY_URL', ['https:'], say), key: text(env, 'IDENTITY_KEY') },
    mail: { url: urlOf(env, 'MAIL_URL', ['http:', 'https:'], say), key: text(env, 'MAIL_KEY') },
    agents: agentsOf(env, say),
    wechat: wechatOf(env, say),
    payment,
    sandboxPublic: text(env, 'SANDBOX_PUBLIC') === '1',
    preview: mode === 'sandbox' && text(env, 'PAGODA_PREVIEW') === '1',
    callDeadline: millisecondsOf(env, 'CALL_DEADLINE', 800, say),
    longestLag: millisecondsOf(env, 'LONGEST_LAG', 2_000, say),
    callsPerMinute: countOf(env, 'CALLS_PER_MINUTE', 600, say),
    pagesPerMinute: countOf(env, 'PAGES_PER_MINUTE', 1_200, say),
    smsLimits: smsLimitsOf(env, mode === 'live' ? usualSmsLimits : sandboxSmsLimits, say),
    trackedPerDay: countOf(env, 'TRACKED_PER_DAY', 1_000_000, say),
    auditDays: countOf(env, 'AUDIT_DAYS', 400, say, 3_660),
    trustProxy: proxyOf(env, say),
  }
  if (mode === 'live') liveNeeds(env, say)
  else sandboxNeeds(env, host, say)
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems }
}

/** `none` says that no proxy stands before this server. */
function proxyOf(env: Env, say: Say): string | false {
  const given = text(env, 'TRUST_PROXY') ?? 'loopback'
  if (given === 'none') return false
  listOf(env, 'TRUST_PROXY', isPeer, 'addresses or nets such as 10.0.0.0/8, or be none', say)
  return given
}

/** Whose calls the shop makes, and who makes them. */
function backendOf(env: Env, publicUrl: string, say: Say): Pick<Settings, 'apiBase' | 'apiDirect' | 'marketBase'> {
  const apiBase = baseOf(env, 'API_BASE', say)
  const marketBase = baseOf(env, 'MARKET_API_BASE', say)
  const apiDirect = oneOf(env, 'API_DIRECT', ['0', '1'], '0', say) === '1'
  if (apiDirect && !text(env, 'API_BASE') && !text(env, 'MARKET_API_BASE'))
    say('API_DIRECT=1 needs API_BASE or MARKET_API_BASE: without a backend there is none to call.')
  for (const [name, base] of [
    ['API_BASE', apiBase],
    ['MARKET_API_BASE', marketBase],
  ] as const)
    if (base !== '' && base === publicUrl) say(`${name} is this server's own address: it would ask itself.`)
  return { apiBase, apiDirect, marketBase }
}

const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value

const smsLimitsOf = (env: Env, usual: SmsLimits, say: Say): SmsLimits => ({
  ...usual,
  perDay: countOf(env, 'SMS_PER_DAY', usual.perDay, say),
  perAddress: countOf(env, 'SMS_PER_ADDRESS', usual.perAddress, say),
  freePerAddress: countOf(env, 'SMS_FREE_PER_ADDRESS', usual.freePerAddress, say),
})

/** A sandbox is found where it listens; on a port that is still to be chosen nobody knows where. */
const ownUrl = (host: string, port: number) =>
  port === 0 ? '' : `http://${host.includes(':') ? `[${host}]` : host}:${port}`

const agentsOf = (env: Env, say: Say): Settings['agents'] => ({
  url: urlOf(env, 'AGENT_URL', ['https:'], say),
  secret: secretOf(env, 'AGENT_SECRET', say),
  appKeys: Object.fromEntries(
    listOf(env, AGENT_KEYS, isAgentKey, `keys by source such as other=key, of ${agentSources.join(', ')}`, say).map(
      (entry) => entry.split('=', 2),
    ),
  ) as AgentAppKeys,
})

const isAgentKey = (entry: string) => {
  const [source, key = ''] = entry.split('=', 2)
  return agentSources.some((one) => one === source) && /^[\w-]{1,80}$/.test(key)
}

const wechatOf = (env: Env, say: Say): Settings['wechat'] => ({
  appId: text(env, 'WECHAT_APP_ID'),
  appSecret: text(env, 'WECHAT_APP_SECRET'),
  apiBase: baseOf(env, 'WECHAT_API_BASE', say) || 'https://api.weixin.qq.com',
  authorizeUrl:
    urlOf(env, 'WECHAT_AUTHORIZE_URL', ['https:'], say) ?? 'https://open.weixin.qq.com/connect/oauth2/authorize',
})

const paymentOf = (env: Env, say: Say): Settings['payment'] => ({
  url: baseOf(env, 'PAYMENT_URL', say, ['https:']) || undefined,
  id: text(env, 'PAYMENT_ID'),
  secret: secretOf(env, 'PAYMENT_SECRET', say),
  shopUrl: baseOf(env, SHOP_URL, say, ['https:']) || undefined,
})
