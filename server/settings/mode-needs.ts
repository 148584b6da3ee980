import { isGuessable } from './guessable.ts'
import { isTooWide } from '../plugins/address-list.ts'
import { type Env, type Say, SECRET_LENGTH, text } from './read-env.ts'

const ofSms = ['SMS_URL', 'SMS_KEY'] as const

/** Where shoppers find the shop: the payment company needs it, and so does whoever shares a page, with payments or without. */
export const SHOP_URL = 'SHOP_URL'
const ofPayment = ['PAYMENT_URL', 'PAYMENT_ID', 'PAYMENT_SECRET', SHOP_URL] as const

export const AGENT_KEYS = 'AGENT_APP_KEYS'

/** What the live side can't do without, or has by halves. */
export function liveNeeds(env: Env, say: Say): void {
  if (!text(env, 'DATABASE_URL') && !text(env, 'DATA_DIR'))
    say('PAGODA_MODE=live needs a database of its own: set DATABASE_URL, or DATA_DIR for the embedded one.')
  if (!text(env, 'TOKEN_SECRET'))
    say(`PAGODA_MODE=live needs TOKEN_SECRET: a secret text of at least ${SECRET_LENGTH} characters that signs logins.`)
  if (!text(env, 'TRUST_PROXY'))
    say(
      'PAGODA_MODE=live needs TRUST_PROXY: the addresses of the proxies before this server, or none. Calls are counted by address.',
    )
  liveSecrets(env, say)
  for (const name of ['TRUST_PROXY', 'SHOP_ADDRESSES'])
    if ((text(env, name) ?? '').split(',').some((entry) => isTooWide(entry.trim())))
      say(
        `${name} believes everybody (a net wider than any of one's own), so that anybody may call from any address: name the addresses alone.`,
      )
  for (const name of ['SMS_URL', 'MAIL_URL']) refusePlain(env, name, say)
  // Whoever sells through another backend logs in and pays there.
  if (!text(env, 'API_BASE')) {
    needs(env, ofSms, 'without it nobody can log in', say)
    needs(env, ofPayment, 'without it nobody can pay', say)
  }
  for (const [one, other] of [
    ['IDENTITY_URL', 'IDENTITY_KEY'],
    ['MAIL_URL', 'MAIL_KEY'],
  ] as const)
    if (!text(env, one) !== !text(env, other)) say(`${one} and ${other} belong together: set both, or neither.`)
  const ofAgents = ['AGENT_URL', 'AGENT_SECRET', AGENT_KEYS].filter((name) => text(env, name))
  if (ofAgents.length === 1 || ofAgents.length === 2)
    say(`AGENT_URL, AGENT_SECRET and ${AGENT_KEYS} belong together: set all of them, or none.`)
  if (!text(env, 'WECHAT_APP_ID') !== !text(env, 'WECHAT_APP_SECRET'))
    say('WECHAT_APP_ID and WECHAT_APP_SECRET belong together: set both, or neither.')
}

/** What else is secret: of each only that it is another one than what signs logins. */
const OTHER_SECRETS = [
  'ADMIN_KEY',
  'TOKEN_SECRET_PREVIOUS',
  'PAYMENT_SECRET',
  'AGENT_SECRET',
  'WECHAT_APP_SECRET',
  'SMS_KEY',
  'MAIL_KEY',
  'IDENTITY_KEY',
]

/** Whoever knows or guesses what signs logins is anybody. */
function liveSecrets(env: Env, say: Say): void {
  for (const name of ['TOKEN_SECRET', 'TOKEN_SECRET_PREVIOUS', 'ADMIN_KEY']) {
    const secret = text(env, name)
    if (secret !== undefined && isGuessable(secret))
      say(`${name} is easily guessed: draw one by chance, such as with \`openssl rand -hex 32\`.`)
  }
  const same = OTHER_SECRETS.filter(
    (name) => text(env, name) !== undefined && text(env, name) === text(env, 'TOKEN_SECRET'),
  )
  if (same.length > 0)
    say(`TOKEN_SECRET is the same as ${same.join(' and ')}, which others know or knew: draw one of its own by chance.`)
}

/** Codes and keys are not sent in the clear over a network. */
function refusePlain(env: Env, name: string, say: Say): void {
  const given = text(env, name)
  if (given === undefined || !URL.canParse(given)) return
  const { protocol, hostname } = new URL(given)
  if (protocol === 'http:' && !isLoopback(hostname.replace(/^\[|\]$/g, '')))
    say(
      `${name} must start with https:// in live mode: what is sent there is secret. http:// is for this machine alone.`,
    )
}

function needs(env: Env, names: readonly string[], why: string, say: Say): void {
  const missing = names.filter((name) => !text(env, name))
  if (missing.length > 0) say(`PAGODA_MODE=live needs ${names.join(', ')}: ${missing.join(' and ')} missing; ${why}.`)
}

/** In the sandbox anybody logs in as anybody, moves its clock and gives back money. */
export function sandboxNeeds(env: Env, host: string, say: Say): void {
  if (!isLoopback(host) && text(env, 'SANDBOX_PUBLIC') !== '1')
    say(
      `HOST=${host} shows the sandbox, in which anybody is anybody, to other machines: set SANDBOX_PUBLIC=1 if you mean it.`,
    )
}

/** @param host a name or an address, without brackets */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
