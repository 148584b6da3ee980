// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { noCall, planWith } from '../../engine/react/fake-page.tsx'
import { createCaller } from '../../engine/core/create-caller.ts'
import { createPageStore } from '../../engine/react/page-store.ts'
import { browserTools } from './browser-tools.ts'
import { actions } from '../actions.ts'
import { chunks } from '../code/chunks.ts'
import type { LateNews } from '../../kit/action.ts'
import type { Entry } from '../../engine/react/entry.ts'
import type { App, LoginFlow } from '../app.ts'
import { createApp } from '../create-app.ts'
import { hereInShop } from '../navigation/here.ts'

const ask = vi.hoisted(() => vi.fn(async () => true))
vi.mock('./ask.tsx', () => ({ ask }))

const shape = { method: 'POST', path: '/x', params: [], query: [], body: [], value: [] } as const
const goToLogin = vi.fn()
const real = createApp(window)
const app = {
  ...real,
  back: vi.fn<App['back']>(),
  closePopup: vi.fn<App['closePopup']>(),
  loading: vi.fn<App['loading']>(),
  toast: vi.fn<App['toast']>(),
  login: async () => ({ goToLogin }) as unknown as LoginFlow,
  call: vi.fn<App['call']>(),
} satisfies App
const plan = planWith([], { calls: { order: shape } })
const question = { title: '', text: '', yes: '', no: '' }

/** A page on the screen that waits for an answer, under an overlay. */
function waiting(late?: LateNews) {
  app.go('/form')
  const tools = browserTools(createPageStore(plan, {}, noCall, createCaller), app)
  const overlay = vi.fn()
  let [answer, refuse] = [(_reply: unknown) => {}, (_error: Error) => {}]
  app.loading.mockReturnValue(overlay)
  app.call.mockReturnValue(new Promise((resolve, reject) => ([answer, refuse] = [resolve, reject])))
  const sent = tools.call('order', {}, '提交中...', late)
  const answered = async () => {
    answer({})
    await sent
  }
  const fails = async () => {
    refuse(new Error('refused'))
    await expect(sent).rejects.toThrow('refused')
  }
  return { tools, overlay, answered, fails }
}

/** Everything by which a page could take somebody elsewhere. */
async function moves(tools: ReturnType<typeof waiting>['tools']) {
  tools.closePopup()
  await tools.back('/')
  await tools.channelLogin(undefined)
  const isSure = await tools.ask(question)
  tools.navigate('/cashier/1', { replace: true })
  return [app.closePopup, app.back, goToLogin].map(({ mock }) => mock.calls.length).concat(Number(isSure))
}

beforeEach(() => {
  vi.clearAllMocks()
  for (const name of ['ask', 'share', 'service'] as const) vi.spyOn(chunks, name)
})

it.each(['answered', 'fails'] as const)('pages that were asked for before it %s are asked for again', async (end) => {
  const outdate = vi.spyOn(app, 'outdate')
  const page = waiting()
  expect(outdate).not.toHaveBeenCalled()
  await page[end]()
  expect(outdate).toHaveBeenCalledOnce()
  outdate.mockRestore()
})

it('an answer takes nobody elsewhere who has left its page meanwhile, and closes nothing that is open there', async () => {
  const { tools, answered } = waiting()
  app.go('/play')
  await answered()
  expect(await moves(tools)).toEqual([0, 0, 0, 0])
  expect([hereInShop(), ask.mock.calls]).toEqual(['/play', []])
})

it('an answer neither scrolls another page to a block of the same name, nor opens anything over it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  document.body.innerHTML = '<div data-block="packages"></div>'
  const { tools, answered } = waiting()
  app.go('/play')
  await answered()
  tools.scrollToBlock('packages')
  await tools.share({ title: '', url: '' } as never)
  tools.onlineService({} as never)
  expect([scroll.mock.calls, vi.mocked(chunks.share).mock.calls, vi.mocked(chunks.service).mock.calls]).toEqual([
    ...[[], [], []],
  ])
})

it('what waits for an answer holds no tap off on another page', async () => {
  const { overlay, answered } = waiting()
  expect(overlay).not.toHaveBeenCalled()
  app.go('/play')
  expect(overlay).toHaveBeenCalled()
  await answered()
})

it('who asks again there for what follows is answered no further', async () => {
  const { tools, answered } = waiting()
  app.go('/play')
  await answered()
  app.call.mockResolvedValue({})
  await tools.call('order', {})
  expect(await moves(tools)).toEqual([0, 0, 0, 0])
})

it('who is back on a page whose actions led elsewhere, before what they sent there is answered, goes on', async () => {
  app.go('/list')
  const list = app.history.step()
  const tools = browserTools(createPageStore(plan, {}, noCall, createCaller), app)
  tools.navigate('/play')
  let answer = (_reply: unknown) => {}
  app.call.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const sent = tools.call('order', {})
  history.replaceState(list, '', '/tc-fostay/list')
  window.dispatchEvent(new PopStateEvent('popstate'))
  answer({})
  await sent
  expect(await tools.ask(question)).toBe(true)
})

it('what was done is shown to who comes back to its page: its words, and the page that takes its place', async () => {
  const { tools, answered } = waiting()
  const form = app.history.step()
  app.go('/play')
  await answered()
  tools.toast('提交成功')
  tools.navigate('/done/1', { replace: true })
  tools.navigate('/elsewhere')
  expect([hereInShop(), app.toast.mock.calls]).toEqual(['/play', []])
  history.replaceState(form, '', '/tc-fostay/form')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await Promise.resolve()
  expect([hereInShop(), app.toast.mock.calls]).toEqual(['/done/1', [['提交成功', undefined]]])
})

it('who left while an order was made is told of it where they are, with the way to it', async () => {
  const { tools, answered } = waiting()
  app.go('/play')
  await answered()
  tools.navigate('/cashier/1', { replace: true, late: { title: '订单已提交', button: '去付款' } })
  expect(hereInShop()).toBe('/play')
  const [text, ms, way] = app.toast.mock.calls[0]!
  expect([text, way]).toEqual(['订单已提交', { text: '去付款', href: '/tc-fostay/cashier/1' }])
  expect(ms).toBeGreaterThanOrEqual(6000)
})

it('who left while something was done by a page is told of it where they are, with the way to it', async () => {
  const { tools, answered } = waiting()
  app.go('/play')
  await answered()
  await actions.toast({ text: '砍了 ¥12', late: { button: '去看看', to: '/bargain/share' } }, tools)
  const late = { title: '砍价已发起', button: '去邀请' }
  await actions.navigate({ to: '/bargain/detail', late }, tools)
  const ways = app.toast.mock.calls.map(([text, ms, way]) => [text, Number(ms) >= 6000, way])
  expect([hereInShop(), ...ways]).toEqual([
    '/play',
    ['砍了 ¥12', true, { text: '去看看', href: '/tc-fostay/bargain/share' }],
    ['砍价已发起', true, { text: '去邀请', href: '/tc-fostay/bargain/detail' }],
  ])
})

it.each([
  ['where they said it is', '/invoice/progress/1', '/tc-fostay/invoice/progress/1'],
  ['back on the page', undefined, '/tc-fostay/form'],
])(
  'who left while a screen sent something is told of it once it is done, and where to see it: %s',
  async (_how, to, href) => {
    const { tools, answered } = waiting({ title: '发票申请已提交', button: '查看', ...(to && { to }) })
    app.go('/play')
    expect(app.toast).not.toHaveBeenCalled()
    await answered()
    expect(app.toast.mock.calls.map(([text, , way]) => [text, way])).toEqual([
      ['发票申请已提交', { text: '查看', href }],
    ])
    tools.toast('提交成功')
    expect(app.toast).toHaveBeenCalledOnce()
  },
)

it('who stayed while a screen sent something reads its own words alone', async () => {
  const { answered } = waiting({ title: '发票申请已提交', button: '查看' })
  await answered()
  expect(app.toast).not.toHaveBeenCalled()
})

it('what a screen sent and was refused is not told as done', async () => {
  const { fails } = waiting({ title: '发票申请已提交', button: '查看' })
  app.go('/play')
  await fails()
  expect(app.toast).not.toHaveBeenCalled()
})

it('who stayed reads the words of a page alone, without the way for who left', async () => {
  const { tools, answered } = waiting()
  await answered()
  await actions.toast({ text: '砍了 ¥12', late: { button: '去看看', to: '/bargain/share' } }, tools)
  expect(app.toast.mock.calls).toEqual([['砍了 ¥12', undefined]])
})

it.each([
  ['its address was changed', () => app.history.changeAddress('/tc-fostay/form?couponId=1')],
  ['something was opened over it', () => app.history.cover('dialog', 'push')],
  ['nothing happened', () => undefined],
])('an answer leads on as it should where the page is on the screen: %s', async (_, meanwhile) => {
  const { tools, overlay, answered } = waiting()
  meanwhile()
  expect(overlay).not.toHaveBeenCalled()
  await answered()
  history.replaceState({ ...app.history.step(), overlay: undefined }, '')
  expect(await moves(tools)).toEqual([1, 1, 1, 1])
  expect(hereInShop()).toBe('/cashier/1')
})

/** Who went to where it is seen, before it was done or before its code was there to begin. */
async function wentAhead(isUnderWay: boolean) {
  const { tools, answered } = waiting()
  if (!isUnderWay) await answered()
  app.go('/retail/shopCar?code=9')
  if (isUnderWay) await answered()
  const late = { button: '去购物车', to: '/retail/shopCar' }
  await actions.toast({ text: '已加入购物车', late }, tools)
  expect(app.toast.mock.calls).toEqual([['已加入购物车']])
}
const ways = [
  ['while it was done', true],
  ['before its code was there to begin', false],
] as const

it.each(ways)(
  'who went %s to where it is seen reads its word alone, and that page is made anew in its place',
  async (_when, isUnderWay) => {
    const entry = vi
      .spyOn(app, 'entry')
      .mockReturnValue({ store: createPageStore(plan, {}, noCall, createCaller) } as unknown as Entry)
    const refresh = vi.spyOn(app, 'refresh')
    await wentAhead(isUnderWay)
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    entry.mockRestore()
    refresh.mockRestore()
  },
)

it.each(ways)('where that page is still on its way, who went %s waits for a new one', async (_when, isUnderWay) => {
  const isHere = vi.spyOn(app, 'isHere').mockReturnValue(false)
  const go = vi.spyOn(app, 'go')
  await wentAhead(isUnderWay)
  expect(go).toHaveBeenLastCalledWith('/retail/shopCar?code=9', { replace: true })
  isHere.mockRestore()
  go.mockRestore()
})

it('where the page that was left is still on the screen, who went on waits for a new one too', async () => {
  const pageOf = () =>
    ({ store: createPageStore(plan, {}, noCall, createCaller), payload: { plan } }) as unknown as Entry
  const entry = vi.spyOn(app, 'entry').mockReturnValueOnce(pageOf()).mockReturnValue(pageOf())
  const refresh = vi.spyOn(app, 'refresh').mockImplementation(async (ready) => void (await ready?.(pageOf())))
  const go = vi.spyOn(app, 'go')
  await wentAhead(true)
  await vi.waitFor(() => expect(go).toHaveBeenLastCalledWith('/retail/shopCar?code=9', { replace: true }))
  for (const spy of [entry, refresh, go]) spy.mockRestore()
})
