import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const ROOT = '/shop'
const TOKEN_SECRET = 'q7Zk2vX9mRt4LpW8sYc1NbH6dGf3JeUa'
const PAYMENT_SECRET = 'x'.repeat(32)
const sms = { SMS_URL: 'https://sms.example.com', SMS_KEY: 'key' }
const payment = {
  ...{ PAYMENT_URL: 'https://pay.example.com', PAYMENT_ID: 'lantu', PAYMENT_SECRET },
  SHOP_URL: 'https://shop.example',
}
const anywhere = { PAGODA_MODE: 'live', TOKEN_SECRET, TRUST_PROXY: '10.0.0.0/8', ...sms, ...payment }
const live = { ...anywhere, DATA_DIR: '/srv/shop' }
/** The shop alone, of another backend. */
const backend = {
  ...{ PAGODA_MODE: 'live', DATA_DIR: '/srv/shop', TRUST_PROXY: 'none', TOKEN_SECRET },
  API_BASE: 'https://api.example.com',
}
const problemsOf = (env: Readonly<Record<string, string | undefined>>) => {
  const read = readSettings(env, ROOT)
  return read.ok ? [] : read.problems
}

describe('readSettings', () => {
  it('serves the sandbox on this machine alone when nothing is set', () => {
    expect(readSettings({}, ROOT)).toMatchObject({
      ok: true,
      settings: {
        mode: 'sandbox',
        port: 5180,
        host: '127.0.0.1',
        logLevel: 'info',
        callDeadline: 800,
        longestLag: 2000,
        dataDir: '/shop/.data',
        databaseUrl: undefined,
        apiBase: '',
        apiDirect: false,
        marketBase: '',
        corsOrigins: [],
        shopAddresses: [],
        publicUrl: 'http://127.0.0.1:5180',
        tokenSecret: undefined,
        weatherUrl: undefined,
        sms: { url: undefined, key: undefined },
        wechat: {
          appId: undefined,
          appSecret: undefined,
          apiBase: 'https://api.weixin.qq.com',
          authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
        },
        payment: { url: undefined, id: undefined, secret: undefined, shopUrl: undefined },
      },
    })
  })

  it('takes an empty variable as one that is not set', () => {
    expect(problemsOf({ PORT: '', PAGODA_MODE: ' ', DATABASE_URL: '' })).toEqual([])
  })

  it('knows where shoppers find it: what SHOP_URL says, else in the sandbox where it listens', () => {
    const publicUrlOf = (env: Record<string, string>) => {
      const read = readSettings(env, ROOT)
      return read.ok ? read.settings.publicUrl : read.problems
    }
    expect(publicUrlOf({ SHOP_URL: 'https://shop.example.com/' })).toBe('https://shop.example.com')
    expect(publicUrlOf({ HOST: '::1', PORT: '80' })).toBe('http://[::1]:80')
    expect(publicUrlOf({ PORT: '0' })).toBe('')
    expect(publicUrlOf(backend)).toBe('')
    expect(publicUrlOf({ ...backend, SHOP_URL: 'https://shop.example.com' })).toBe('https://shop.example.com')
  })

  it("drops the slash at the end of the API's address", () => {
    const env = { API_BASE: 'https://api.example.com/', MARKET_API_BASE: 'https://market.example.com/v1/' }
    expect(readSettings(env, ROOT)).toMatchObject({
      settings: { apiBase: 'https://api.example.com', marketBase: 'https://market.example.com/v1' },
    })
  })

  it('knows its backend, and who calls it from elsewhere', () => {
    const env = {
      ...{ API_BASE: 'https://api.example.com', API_DIRECT: '1' },
      ...{ CORS_ORIGINS: ' https://a.example ,http://b.example:8080,', SHOP_ADDRESSES: '10.0.0.7, fd00::/8' },
    }
    expect(readSettings(env, ROOT)).toMatchObject({
      settings: {
        ...{ apiBase: 'https://api.example.com', apiDirect: true },
        ...{ corsOrigins: ['https://a.example', 'http://b.example:8080'], shopAddresses: ['10.0.0.7', 'fd00::/8'] },
      },
    })
    expect(readSettings({ ...env, API_DIRECT: '0' }, ROOT)).toMatchObject({ settings: { apiDirect: false } })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT is "http"; it must be a whole number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536"; it must be a whole number from 0 to 65535.'],
    [{ PAGODA_MODE: 'prod' }, 'PAGODA_MODE is "prod"; it must be one of sandbox, live.'],
    [{ CALL_DEADLINE: '0' }, 'CALL_DEADLINE is "0"; it must be a whole number of ms from 1 to 99999.'],
    [{ LONGEST_LAG: '0.5' }, 'LONGEST_LAG is "0.5"; it must be a whole number of ms from 1 to 99999.'],
    [{ CALLS_PER_MINUTE: '0' }, 'CALLS_PER_MINUTE is "0"; it must be a whole number from 1 to 9999999.'],
    [{ PAGES_PER_MINUTE: 'many' }, 'PAGES_PER_MINUTE is "many"; it must be a whole number from 1 to 9999999.'],
    [{ CALL_DEADLINE: '1s' }, 'CALL_DEADLINE is "1s"; it must be a whole number of ms from 1 to 99999.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it must be one of trace, debug, info, warn, error, fatal, silent.'],
    [{ API_BASE: 'api.example.com' }, 'API_BASE must be an address that starts with http:// or https://.'],
    [
      { API_BASE: 'https://shop:secret@api.example.com' },
      'API_BASE must be an address without a name, a password, a query or a fragment: paths are put behind it.',
    ],
    [
      { MARKET_API_BASE: 'https://market.example.com/?key=1' },
      'MARKET_API_BASE must be an address without a name, a password, a query or a fragment: paths are put behind it.',
    ],
    [{ API_BASE: 'http://127.0.0.1:5180' }, "API_BASE is this server's own address: it would ask itself."],
    [{ ...live, API_BASE: 'https://shop.example/' }, "API_BASE is this server's own address: it would ask itself."],
    [{ API_BASE: 'https://api.example.com', API_DIRECT: 'yes' }, 'API_DIRECT is "yes"; it must be one of 0, 1.'],
    [{ API_DIRECT: '1' }, 'API_DIRECT=1 needs API_BASE or MARKET_API_BASE: without a backend there is none to call.'],
    [
      { CORS_ORIGINS: 'https://shop.example.com, *, https://shop.example.com/tc-fostay' },
      'CORS_ORIGINS has "*", "https://shop.example.com/tc-fostay"; it must list origins such as https://shop.example.com.',
    ],
    [
      { SHOP_ADDRESSES: '10.0.0.7,shop,10.0.0.0/64' },
      'SHOP_ADDRESSES has "shop", "10.0.0.0/64"; it must list addresses or nets such as 10.0.0.0/8.',
    ],
    [
      { TRUST_PROXY: '*, 10.0.0.7' },
      'TRUST_PROXY has "*"; it must list addresses or nets such as 10.0.0.0/8, or be none.',
    ],
    [{ MEDIA_DIR: 'nowhere' }, 'MEDIA_DIR is "nowhere", but there is no such folder.'],
    [{ MARKET_API_BASE: 'market' }, 'MARKET_API_BASE must be an address that starts with http:// or https://.'],
    [{ SMS_URL: 'sms' }, 'SMS_URL must be an address that starts with http:// or https://.'],
    [{ WECHAT_AUTHORIZE_URL: 'http://wx' }, 'WECHAT_AUTHORIZE_URL must be an address that starts with https://.'],
    [{ TOKEN_SECRET_PREVIOUS: 'short' }, 'TOKEN_SECRET_PREVIOUS has 5 characters; it must have at least 32.'],
    [{ ADMIN_KEY: 'short' }, 'ADMIN_KEY has 5 characters; it must have at least 32.'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET has 5 characters; it must have at least 32.'],
    [
      { ...live, TOKEN_SECRET: '' },
      'PAGODA_MODE=live needs TOKEN_SECRET: a secret text of at least 32 characters that signs logins.',
    ],
    [
      { ...live, SMS_KEY: '' },
      'PAGODA_MODE=live needs SMS_URL, SMS_KEY: SMS_KEY missing; without it nobody can log in.',
    ],
    [
      { ...live, TRUST_PROXY: '' },
      'PAGODA_MODE=live needs TRUST_PROXY: the addresses of the proxies before this server, or none. Calls are counted by address.',
    ],
    [
      { HOST: '0.0.0.0' },
      'HOST=0.0.0.0 shows the sandbox, in which anybody is anybody, to other machines: set SANDBOX_PUBLIC=1 if you mean it.',
    ],
    [{ ...live, WECHAT_APP_SECRET: 'x' }, 'WECHAT_APP_ID and WECHAT_APP_SECRET belong together: set both, or neither.'],
    [
      { ...live, AGENT_URL: 'https://agents.example.com/commission' },
      'AGENT_URL, AGENT_SECRET and AGENT_APP_KEYS belong together: set all of them, or none.',
    ],
    [
      { AGENT_APP_KEYS: 'clubmed=k1,lantu=k2,other' },
      'AGENT_APP_KEYS has "lantu=k2", "other"; it must list keys by source such as other=key, of clubmed, casacook, spice, ytmp, tcmp, other.',
    ],
    [{ PAYMENT_URL: 'http://pay.example.com' }, 'PAYMENT_URL must be an address that starts with https://.'],
    [{ PAYMENT_SECRET: 'short' }, 'PAYMENT_SECRET has 5 characters; it must have at least 32.'],
    [
      { ...live, PAYMENT_SECRET: '', SHOP_URL: '' },
      'PAGODA_MODE=live needs PAYMENT_URL, PAYMENT_ID, PAYMENT_SECRET, SHOP_URL: PAYMENT_SECRET and SHOP_URL missing; without it nobody can pay.',
    ],
    [anywhere, 'PAGODA_MODE=live needs a database of its own: set DATABASE_URL, or DATA_DIR for the embedded one.'],
  ])('refuses %j in one sentence', (env, sentence) => {
    expect(problemsOf(env)).toEqual([sentence])
  })

  it('knows the agents’ site by its address, a secret and its keys', () => {
    const site = {
      AGENT_URL: 'https://agents.example.com/',
      AGENT_SECRET: 'x'.repeat(32),
      AGENT_APP_KEYS: 'clubmed=k1, other=k2',
    }
    const found = readSettings({ ...live, ...site }, '/srv')
    expect(found.ok && found.settings.agents).toEqual({
      ...{ url: site.AGENT_URL, secret: site.AGENT_SECRET, appKeys: { clubmed: 'k1', other: 'k2' } },
    })
  })

  it('never repeats an address that may hold a password', () => {
    const problems = problemsOf({ DATABASE_URL: 'mysql://root:secret@db/shop' })
    expect(problems).toEqual(['DATABASE_URL must be an address that starts with postgres:// or postgresql://.'])
  })

  it('tells of everything that is wrong at once', () => {
    expect(problemsOf({ PORT: '-1', PAGODA_MODE: 'x', LOG_LEVEL: 'y' })).toHaveLength(3)
  })

  it.each([{ DATABASE_URL: 'postgres://db/shop' }, { DATA_DIR: '/srv/shop' }])('goes live with %j', (env) => {
    expect(problemsOf({ ...anywhere, ...env })).toEqual([])
  })

  it.each([
    ['TOKEN_SECRET', 'a'.repeat(36)],
    ['TOKEN_SECRET', 'abcdefghijkl'.repeat(3)],
    ['TOKEN_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['TOKEN_SECRET_PREVIOUS', '-'.repeat(64)],
    ['ADMIN_KEY', 'admin'.repeat(8)],
  ])('does not go live with a %s that is easily guessed, and does not tell it: %s', (name, secret) => {
    const [problem, ...more] = problemsOf({ ...live, [name]: secret })
    expect([problem, more]).toEqual([expect.stringContaining(`${name} is easily guessed`), []])
    expect(problem).not.toContain(secret)
    expect(problemsOf({ [name]: secret }), 'in the sandbox anybody is anybody').toEqual([])
  })

  it('goes live with a secret of hexadecimal', () => {
    const TOKEN_SECRET = '9f1c4be27a0d853e6f92b1c07d4ea8356b0f2d91c7e4a8530f6d2b91ce7a4835'
    expect(problemsOf({ ...live, TOKEN_SECRET })).toEqual([])
  })

  it.each(['PAYMENT_SECRET', 'SMS_KEY', 'TOKEN_SECRET_PREVIOUS', 'ADMIN_KEY'])(
    'does not go live where %s signs logins too',
    (name) => {
      expect(problemsOf({ ...live, [name]: TOKEN_SECRET })).toEqual([
        `TOKEN_SECRET is the same as ${name}, which others know or knew: draw one of its own by chance.`,
      ])
    },
  )

  it.each(['0.0.0.0/0', '::/0', '10.0.0.1, 0.0.0.0/0', '0.0.0.0/1,128.0.0.0/1'])(
    'does not go live believing %s',
    (nets) => {
      for (const name of ['TRUST_PROXY', 'SHOP_ADDRESSES'])
        expect(problemsOf({ ...live, [name]: nets })).toEqual([expect.stringContaining(`${name} believes everybody`)])
    },
  )

  it('does not send codes in the clear over a network', () => {
    expect(problemsOf({ ...live, SMS_URL: 'http://sms.example.com/send' })).toEqual([
      expect.stringContaining('SMS_URL must start with https://'),
    ])
    expect(problemsOf({ ...live, SMS_URL: 'http://127.0.0.1:8080/send' })).toEqual([])
  })

  it('goes live without payments and messages of its own where another backend sells', () => {
    expect(problemsOf(backend)).toEqual([])
    expect(problemsOf({ ...backend, API_BASE: '' })).toHaveLength(2)
  })

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('opens the sandbox at %s without a word', (HOST) => {
    expect(problemsOf({ HOST })).toEqual([])
  })

  it('opens it to others for who says so, and believes no proxy where there is none', () => {
    expect(problemsOf({ HOST: '0.0.0.0', SANDBOX_PUBLIC: '1' })).toEqual([])
    const publicOf = (env: Record<string, string>) => readSettings(env, ROOT)
    expect(publicOf({ SANDBOX_PUBLIC: '1' })).toMatchObject({ settings: { sandboxPublic: true } })
    expect(publicOf({})).toMatchObject({ settings: { sandboxPublic: false } })
    expect(readSettings({ TRUST_PROXY: 'none' }, ROOT)).toMatchObject({ settings: { trustProxy: false } })
    expect(readSettings({}, ROOT)).toMatchObject({ settings: { trustProxy: 'loopback' } })
  })
})
