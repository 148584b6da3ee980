// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MemberProfile } from '../../../schemas/domain/member.ts'
import type { Call } from '../../kit/call.ts'
import { keepDeviceLines, readDeviceCart } from '../../kit/device-cart.ts'
import { planWith } from '../../engine/react/fake-page.tsx'
import type { Entry } from '../../engine/react/entry.ts'
import { createFrame } from '../create-app.ts'
import { createHistory } from '../navigation/history.ts'
import { createLoginFlow, type LoginParts } from './login-flow.ts'
import { session } from './session-now.ts'

const renewToken = vi.fn<(used: string) => Promise<string | undefined>>()
const TOKEN = 'e1.y.z'
const profile = { id: 'm7', phone: '13900010007', levelNew: 3 }
const shown: { entry: Entry | undefined } = { entry: undefined }
const syncSessionCookie = vi.fn(async (_body: string) => true)

/** The page on the screen, whose state and runs can be looked at. */
function pageOf(state: Record<string, unknown> = {}, isMember = false, isPersonal = false): Entry {
  const plan = planWith([], { state })
  const context = { ...plan.context, user: { loggedIn: isMember, level: 0 } }
  const entry = {
    payload: { plan: { ...plan, context }, ...(isPersonal && { personal: true }) },
    store: { setState: vi.fn(), isLoading: () => false },
    run: vi.fn(async () => {}),
  } as unknown as Entry
  shown.entry = entry
  return entry
}

const call = vi.fn<Call>()
const app = {
  navigate: vi.fn(),
  toast: vi.fn(),
  setViewer: vi.fn(),
  refresh: vi.fn(async () => {}),
  loading: () => () => undefined,
  entry: () => shown.entry,
  frame: createFrame(),
  overlaySteps: { pageAtRest: async () => undefined },
  history: createHistory(window),
  renewToken,
  call,
  clock: { now: () => Date.now(), pageCame: () => undefined, answerCame: () => undefined },
  showOver: vi.fn(),
} satisfies LoginParts
let flow = createLoginFlow(app)

/** What a token says of whose it is. */
const tokenFor = (id: string) => `e1.${btoa(JSON.stringify({ sub: id }))}.z`
const question = async () => {
  await vi.waitFor(() => expect(app.showOver).toHaveBeenCalled())
  const [{ props }] = vi.mocked(app.showOver).mock.lastCall as unknown as [
    { props: { title: string; text: string; onAnswer: (yes: boolean) => void } },
  ]
  return props
}

const goTo = (address: string) => history.replaceState(null, '', address)
/** An address that the mall's own app opens, which lends its login. */
function fromApp(address: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone pagoda/4.6.3')
  goTo(address)
}
const here = () => location.pathname + location.search

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  session.clear()
  goTo('/tc-fostay/goods/1?index=2')
  syncSessionCookie.mockReset().mockImplementation(async () => true)
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    return { ok: url === '/tc-fostay/_session' && (await syncSessionCookie(body)) }
  })
  vi.clearAllMocks()
  call
    .mockReset()
    .mockImplementation(async ({ path }) =>
      path.endsWith('-login') ? { data: { token: TOKEN, refreshToken: 'r1' } } : { data: profile },
    )
  flow = createLoginFlow(app)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a member who became another by what they did', () => {
  it('is asked for anew; this device, the server and the pages learn it', async () => {
    session.save({ token: TOKEN, refreshToken: 'r1' })
    await flow.refreshMember()
    expect(syncSessionCookie).toHaveBeenCalledExactlyOnceWith(JSON.stringify({ token: TOKEN }))
    expect(session.current()?.user).toMatchObject({ levelNew: 3 })
    expect(app.setViewer).toHaveBeenLastCalledWith(expect.objectContaining({ level: 3 }))
  })
})

describe('a login', () => {
  it('is kept here, told to the server and to the pages, and leads where it was asked for', async () => {
    await flow.logIn({ mobile: '13900010007', code: '123456', redirect: '/order?tab=1' })
    expect(session.current()).toMatchObject({ token: TOKEN, refreshToken: 'r1', user: { id: 'm7', levelNew: 3 } })
    expect(syncSessionCookie).toHaveBeenCalledWith(JSON.stringify({ token: TOKEN }))
    expect(app.setViewer).toHaveBeenLastCalledWith(expect.objectContaining({ loggedIn: true, id: 'm7', level: 3 }))
    expect(app.navigate).toHaveBeenCalledWith('/order?tab=1', { replace: true })
  })

  it('leads on once what the device kept of carts is the member’s: the next page has it', async () => {
    const line = { productId: '1', skuId: '2', quantity: 3, isChosen: true, addedPrice: 9 }
    keepDeviceLines('retail', [line])
    const order: string[] = []
    const answer = call.getMockImplementation()!
    call.mockImplementation(async (...asked) => {
      const reply = await answer(...asked)
      if (asked[0].path.endsWith('/cart/merge')) order.push('merged')
      return reply
    })
    app.navigate.mockImplementationOnce(() => void order.push('left'))
    await flow.logIn({ mobile: '13900010007', code: '123456', redirect: '/retail/shopCar' })
    expect(order).toEqual(['merged', 'left'])
    expect(readDeviceCart('retail')).toBeUndefined()
  })

  it('of another member than before, whose login ended by itself, finds nothing that was typed', async () => {
    const logInAgain = () => flow.logIn({ mobile: '13900010007', code: '123456', redirect: '/' })
    const typed = () => sessionStorage.getItem('pagoda:fill:_screen:typed')
    await logInAgain()
    sessionStorage.setItem('pagoda:fill:_screen:typed', '顾长风')
    await flow.loggedOut('/')
    await logInAgain()
    expect(typed(), 'the same member goes on').toBe('顾长风')
    await flow.loggedOut('/')
    sessionStorage.setItem('visit-of', 'm8')
    await logInAgain()
    expect(typed()).toBeNull()
  })

  it.each([
    ...['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'],
    ...['/login?redirect=%2Flogin', ''],
  ])('never leads out of the shop, nor to itself: %j', async (redirect) => {
    await flow.logIn({ mobile: '1', code: '1', redirect })
    expect(app.navigate).toHaveBeenCalledWith('/', { replace: true })
  })

  it('steps back when the page before is where it leads', async () => {
    const go = vi.spyOn(app.history, 'go').mockImplementation(() => undefined)
    history.replaceState({ from: '/goods/1' }, '')
    await flow.logIn({ mobile: '1', code: '1', redirect: '/goods/1' })
    expect(go).toHaveBeenCalledExactlyOnceWith(-1)
    expect(app.navigate).not.toHaveBeenCalled()
    go.mockRestore()
  })

  it('logs in who has left its page meanwhile, and leads them nowhere', async () => {
    const go = vi.spyOn(app.history, 'go')
    syncSessionCookie.mockImplementation(async () => {
      history.replaceState({ key: 'elsewhere', from: '/goods/1' }, '')
      return true
    })
    await flow.logIn({ mobile: '1', code: '1', redirect: '/goods/1' })
    expect(session.current()).toMatchObject({ token: TOKEN })
    expect([go.mock.calls, app.navigate.mock.calls]).toEqual([[], []])
  })

  it('that ends is forgotten here, on the server and by the pages, whatever the call says', async () => {
    session.save({ token: TOKEN, refreshToken: 'r' })
    call.mockRejectedValue(new Error('offline'))
    sessionStorage.setItem('pagoda:address:form:typed', '长安街 1 号')
    await flow.logOut('/')
    expect(sessionStorage.getItem('pagoda:address:form:typed'), 'what was typed here').toBeNull()
    expect(session.current()).toBeUndefined()
    expect(syncSessionCookie).toHaveBeenLastCalledWith('{}')
    expect(app.setViewer).toHaveBeenLastCalledWith(expect.objectContaining({ known: true, loggedIn: false }))
    expect(app.navigate).toHaveBeenCalledWith('/')
  })

  it('that the API does not know any more (401) is over, and a page that is open to all stays', async () => {
    session.save({ token: TOKEN, refreshToken: 'r' })
    pageOf()
    await flow.loggedOut('/goods/1?index=2')
    expect(session.current()).toBeUndefined()
    expect(app.setViewer).toHaveBeenLastCalledWith(expect.objectContaining({ loggedIn: false }))
    expect(app.navigate).not.toHaveBeenCalled()
  })

  it('that the API does not know any more (401) is asked for again by a page behind it', async () => {
    session.save({ token: TOKEN, refreshToken: 'r' })
    const { payload } = pageOf()
    Object.assign(payload, { behindLogin: true })
    await flow.loggedOut('/goods/1?index=2')
    expect(session.current()).toBeUndefined()
    expect(app.navigate).toHaveBeenCalledWith('/login?redirect=%2Fgoods%2F1%3Findex%3D2&channel=h5', {
      from: '/goods/1?index=2',
    })
  })
})

describe('the first page of a document', () => {
  it('takes the login that a link lends, and the address loses it', async () => {
    fromApp(`/tc-fostay/order?token=${TOKEN}&refreshToken=r9&x=1`)
    await flow.startSession(pageOf())
    expect(session.current()).toMatchObject({ token: TOKEN, refreshToken: 'r9', user: { id: 'm7' } })
    expect(here()).toBe('/tc-fostay/order?x=1')
    expect(app.setViewer).toHaveBeenLastCalledWith(expect.objectContaining({ loggedIn: true, level: 3 }))
    expect(app.navigate).not.toHaveBeenCalled()
    expect(app.refresh).not.toHaveBeenCalled()
  })

  it.each(['iPhone Safari/604.1', 'Android MicroMessenger/8.0.49'])(
    'takes no login of a link in a browser, which nobody lends one: %s',
    async (userAgent) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
      session.save({ token: tokenFor('m7'), refreshToken: 'r1' }, { id: 'm7' } as MemberProfile)
      goTo(`/tc-fostay/order?token=${tokenFor('m8')}&refreshToken=r9&client_key=baidu_mini&x=1`)
      await flow.startSession(pageOf())
      expect(session.current()).toMatchObject({ token: tokenFor('m7'), refreshToken: 'r1' })
      expect(here(), 'and the address loses it all the same').toBe('/tc-fostay/order?client_key=baidu_mini&x=1')
    },
  )

  it('takes one in a browser that asked this site for it itself, once and without a question', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Safari/604.1')
    session.save({ token: tokenFor('m7'), refreshToken: 'r1' }, { id: 'm7' } as MemberProfile)
    document.cookie = 'pagoda_lends=1; Path=/tc-fostay'
    for (const [sub, taken] of [
      ['m8', 'm8'],
      ['m9', 'm8'],
    ] as const) {
      goTo(`/tc-fostay/order?token=${tokenFor(sub)}`)
      await flow.startSession(pageOf())
      expect(session.current()?.token).toBe(tokenFor(taken))
    }
    expect(app.showOver).not.toHaveBeenCalled()
  })

  describe('whose link lends a login while another member is logged in', () => {
    beforeEach(() => {
      session.save({ token: tokenFor('m7'), refreshToken: 'r1' }, { id: 'm7', phone: '13900010007' } as MemberProfile)
      fromApp(`/tc-fostay/order?token=${tokenFor('m8')}&refreshToken=r9`)
    })

    it('asks first, and keeps who is here on a no', async () => {
      const started = flow.startSession(pageOf({}, true, true))
      const { title, text, onAnswer } = await question()
      expect([title, text]).toEqual(['要切换登录账号吗？', expect.stringContaining('139****0007')])
      expect(session.current()?.token).toBe(tokenFor('m7'))
      expect(syncSessionCookie).not.toHaveBeenCalled()
      onAnswer(false)
      await started
      expect(session.current()?.token).toBe(tokenFor('m7'))
      expect(app.refresh).not.toHaveBeenCalled()
      expect(here()).toBe('/tc-fostay/order')
    })

    it('takes it on a yes, and fetches the page anew where it was the other’s', async () => {
      const started = flow.startSession(pageOf({}, true, true))
      ;(await question()).onAnswer(true)
      await started
      expect(session.current()).toMatchObject({ token: tokenFor('m8'), refreshToken: 'r9' })
      expect(app.refresh).toHaveBeenCalledOnce()
    })

    it('keeps who is here when it turns out to be over', async () => {
      syncSessionCookie.mockImplementation(async (body) => !body.includes(tokenFor('m8')))
      const started = flow.startSession(pageOf({}, true, true))
      ;(await question()).onAnswer(true)
      await started
      expect(session.current()?.token).toBe(tokenFor('m7'))
    })

    it('asks nothing of the same member, and is taken', async () => {
      const fresh = `${tokenFor('m7')}2`
      goTo(`/tc-fostay/order?token=${fresh}&refreshToken=r2`)
      await flow.startSession(pageOf({}, true, true))
      expect([session.current()?.token, app.showOver]).toEqual([fresh, expect.anything()])
      expect(app.showOver).not.toHaveBeenCalled()
      expect(app.refresh).not.toHaveBeenCalled()
    })
  })

  it('takes one that the server handed over to the page of the login, by a cookie and once', async () => {
    document.cookie = `pagoda_lent=${TOKEN}~r9; Path=/tc-fostay/login`
    goTo('/tc-fostay/login?redirect=%2Forder&state=lent')
    await flow.startSession(pageOf())
    expect(session.current()).toMatchObject({ token: TOKEN, refreshToken: 'r9' })
    expect(app.navigate).toHaveBeenCalledExactlyOnceWith('/order', { replace: true })
    expect(document.cookie).not.toContain('pagoda_lent')
  })

  it.each([
    ['made for the member', true, 0],
    ['made for a visitor, since the login had to be renewed', false, 1],
  ])('takes it on a personal page that was %s', async (_how, isMember, times) => {
    fromApp(`/tc-fostay/order?token=${TOKEN}`)
    await flow.startSession(pageOf({}, isMember, true))
    expect(app.refresh).toHaveBeenCalledTimes(times)
    expect(app.navigate).not.toHaveBeenCalled()
  })

  it('[A2] takes the login that the cashier’s address lends as accessToken', async () => {
    fromApp(`/tc-fostay/payportal/casher/1?accessToken=${TOKEN}&orderType=31`)
    await flow.startSession(pageOf())
    expect(session.current()).toMatchObject({ token: TOKEN, user: { id: 'm7' } })
    expect(here()).toBe('/tc-fostay/payportal/casher/1?orderType=31')
  })

  it('takes it on the page of the login, and leads on', async () => {
    fromApp(`/tc-fostay/login?redirect=%2Forder&token=${TOKEN}&refreshToken=r9`)
    await flow.startSession(pageOf())
    expect(session.current()?.user).toMatchObject({ id: 'm7' })
    expect(app.navigate).toHaveBeenCalledExactlyOnceWith('/order', { replace: true })
  })

  it('tells the router of the address that lost it', async () => {
    const told = vi.fn()
    const stop = app.history.listen(told)
    fromApp(`/tc-fostay/order?token=${TOKEN}`)
    await flow.startSession(pageOf())
    stop()
    expect(told).toHaveBeenCalledOnce()
    expect(app.history.here().location.search).toBe('')
  })

  it('leaves the shopper where they went while the login of the link was taken', async () => {
    fromApp(`/tc-fostay/order?token=${TOKEN}`)
    const started = flow.startSession(pageOf())
    goTo('/tc-fostay/?p=My')
    await started
    expect(app.navigate).not.toHaveBeenCalled()
    expect(app.refresh).toHaveBeenCalledOnce()
  })

  it('takes no token that is none (A5: begins with e, two dots)', async () => {
    fromApp('/tc-fostay/order?token=abc')
    await flow.startSession(pageOf())
    expect(session.current()).toBeUndefined()
    expect(syncSessionCookie).not.toHaveBeenCalled()
  })

  it('takes the code that WeChat gives on the way back of its silent login (A7)', async () => {
    sessionStorage.setItem('pagoda_wechat_state', 's-1')
    goTo('/tc-fostay/login?redirect=%2Forder&code=wx-1&state=s-1')
    await flow.startSession(pageOf())
    expect(app.call).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/sys/crm/account/weixin-login' }),
      { reqDtos: { channelId: 3, code: 'wx-1' } },
      expect.anything(),
    )
    expect(app.navigate).toHaveBeenCalledWith('/order', { replace: true })
  })

  it.each([
    ['that this browser did not begin', undefined, 's-1'],
    ['with another’s mark', 's-2', 's-1'],
  ])('takes no code of WeChat %s', async (_which, begun, state) => {
    if (begun) sessionStorage.setItem('pagoda_wechat_state', begun)
    goTo(`/tc-fostay/login?redirect=%2Forder&code=wx-1&state=${state}`)
    await flow.startSession(pageOf())
    expect(app.call).not.toHaveBeenCalled()
  })

  it.each([
    [true, true, 0],
    [true, false, 1],
  ])('personal, logged in here, known to the server: %s %s -> fetched anew %i times', async (_here, isKnown, times) => {
    session.save({ token: TOKEN, refreshToken: 'r' })
    await flow.startSession(pageOf({}, isKnown, true))
    expect(syncSessionCookie).toHaveBeenCalledWith(JSON.stringify({ token: TOKEN }))
    expect(app.refresh).toHaveBeenCalledTimes(times)
  })

  it('that the server made for a member who is none here ends that login and is fetched anew', async () => {
    await flow.startSession(pageOf({}, true, true))
    expect(syncSessionCookie).toHaveBeenCalledWith('{}')
    expect(app.refresh).toHaveBeenCalledOnce()
  })

  it('that is the login, though somebody is logged in here, leads on once the server knows', async () => {
    goTo('/tc-fostay/login?redirect=%2Forder')
    session.save({ token: TOKEN, refreshToken: 'r' })
    await flow.startSession(pageOf())
    expect(app.navigate).toHaveBeenCalledWith('/order', { replace: true })
    await flow.sentToLogin('/login?redirect=%2Forder')
    expect(app.navigate).toHaveBeenLastCalledWith('/login?redirect=%2Forder&channel=h5', expect.anything())
  })
})

describe('what a login interrupted', () => {
  const actions = [{ do: 'submit', endpoint: 'x' }]
  const pause = () => flow.pauseForLogin({ block: 'buy', actions, event: { id: 1 }, state: { name: '王' } })

  it('goes on once, on its page, with the page’s state (A4)', async () => {
    pause()
    session.save({ token: TOKEN, refreshToken: 'r' })
    const entry = pageOf()
    await flow.resume(entry)
    await flow.resume(entry)
    expect(entry.store.setState).toHaveBeenCalledExactlyOnceWith('name', '王')
    expect(entry.run).toHaveBeenCalledExactlyOnceWith('buy', actions, { id: 1 })
  })

  it('waits on the login page, and a login leads back to it', async () => {
    pause()
    goTo('/tc-fostay/login?redirect=%2F')
    await flow.resume(pageOf())
    await flow.logIn({ mobile: '1', code: '1', redirect: '/order' })
    expect(app.navigate).toHaveBeenLastCalledWith('/goods/1?index=2', { replace: true })
  })

  it.each([
    ['nobody logged in', () => undefined, '/tc-fostay/goods/1?index=2'],
    ['another page is shown', () => session.save({ token: TOKEN, refreshToken: 'r' }), '/tc-fostay/combo'],
  ])('is dropped when %s', async (_why, before, address) => {
    pause()
    before()
    goTo(address)
    const entry = pageOf()
    await flow.resume(entry)
    session.save({ token: TOKEN, refreshToken: 'r' })
    goTo('/tc-fostay/goods/1?index=2')
    await flow.resume(entry)
    expect(entry.run).not.toHaveBeenCalled()
  })

  it('for want of a phone (B5) goes on with one, and never sends anybody to log in twice', async () => {
    const again = (phone: string) => {
      flow.pauseForLogin({ block: 'buy', actions, event: {}, needs: 'phone', state: {} })
      session.save({ token: TOKEN, refreshToken: 'r' }, { ...profile, phone } as MemberProfile)
      return pageOf()
    }
    const without = again('')
    await flow.resume(without)
    await flow.resume(without)
    expect(without.run).not.toHaveBeenCalled()
    const having = again('13900010007')
    await flow.resume(having)
    expect(having.run).toHaveBeenCalledOnce()
  })

  it('is dropped after half an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    pause()
    vi.setSystemTime(Date.now() + 30 * 60 * 1000)
    session.save({ token: TOKEN, refreshToken: 'r' })
    const entry = pageOf()
    await flow.resume(entry)
    expect(entry.run).not.toHaveBeenCalled()
  })

  it('waits for the login that the address lends, and goes on on its page', async () => {
    pause()
    fromApp(`/tc-fostay/goods/1?index=2&token=${TOKEN}`)
    const entry = pageOf()
    const started = flow.startSession(entry)
    const resumed = flow.resume(entry)
    expect(entry.run).not.toHaveBeenCalled()
    await Promise.all([started, resumed])
    expect(entry.run).toHaveBeenCalledOnce()
  })

  it('goes on on the page that comes for the member, where the one that is here is somebody else’s', async () => {
    pause()
    fromApp(`/tc-fostay/goods/1?index=2&token=${TOKEN}`)
    const first = pageOf({}, false, true)
    await Promise.all([flow.startSession(first), flow.resume(first)])
    expect(first.run).not.toHaveBeenCalled()
    const next = pageOf()
    await flow.resume(next)
    expect(next.run).toHaveBeenCalledOnce()
  })
})

describe('a page behind the login', () => {
  it('is asked for again once, when somebody is logged in here and the server did not know', async () => {
    session.save({ token: TOKEN, refreshToken: 'r' })
    await flow.sentToLogin('/login?redirect=%2Fdetail%2F7')
    expect(app.navigate).toHaveBeenLastCalledWith('/detail/7', { replace: true })
    await flow.sentToLogin('/login?redirect=%2Fdetail%2F7')
    expect(app.navigate).toHaveBeenLastCalledWith('/login?redirect=%2Fdetail%2F7&channel=h5', {
      replace: true,
      from: undefined,
    })
  })

  it('is asked for with a renewed token when the server does not take the one that is here, each time anew', async () => {
    const good = { token: '' }
    syncSessionCookie.mockImplementation(async (body) => body === JSON.stringify(good))
    renewToken.mockImplementation(async () => {
      session.save({ token: good.token, refreshToken: 'r' })
      return good.token
    })
    session.save({ token: TOKEN, refreshToken: 'r' })
    for (const token of ['e2.y.z', 'e3.y.z']) {
      good.token = token
      await flow.sentToLogin('/login?redirect=%2Fdetail%2F8')
      expect(app.navigate).toHaveBeenLastCalledWith('/detail/8', { replace: true })
    }
    expect(app.navigate).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['the login is over', async () => undefined],
    ['no answer can be had', () => Promise.reject(new Error('offline'))],
  ])('asks for the login when %s', async (_why, answer) => {
    syncSessionCookie.mockImplementation(async () => false)
    renewToken.mockImplementation(answer)
    session.save({ token: TOKEN, refreshToken: 'r' })
    await flow.sentToLogin('/login?redirect=%2Fdetail%2F9')
    expect(app.navigate).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\/login\?redirect=%2Fdetail%2F9/),
      expect.anything(),
    )
  })
})
