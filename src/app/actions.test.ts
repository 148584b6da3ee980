import { describe, expect, it, vi } from 'vitest'
import { STOP, type ActionTools } from '../kit/action.ts'
import { actions } from './actions.ts'

function toolsOf(over: Partial<ActionTools> = {}) {
  return {
    navigate: vi.fn(),
    back: vi.fn(),
    toast: vi.fn(),
    setState: vi.fn(),
    setQuery: vi.fn(),
    loadMore: vi.fn(async () => {}),
    reload: vi.fn(async () => {}),
    scrollToBlock: vi.fn(),
    openPopup: vi.fn(async () => {}),
    closePopup: vi.fn(),
    copyText: vi.fn(async () => true),
    share: vi.fn(async () => {}),
    call: vi.fn(async () => ({})),
    requireLogin: vi.fn(() => true),
    requirePhone: vi.fn(() => true),
    ask: vi.fn(async () => true),
    login: vi.fn(async () => {}),
    channelLogin: vi.fn(async () => {}),
    logout: vi.fn(async () => {}),
    onlineService: vi.fn(),
    track: vi.fn(),
    here: () => 'https://shop.example/tc-fostay/goods/1?index=2',
    ...over,
  }
}

describe('an action', () => {
  const cases = [
    ['navigate', { to: '/combo', replace: true }, 'navigate', ['/combo', { replace: true }]],
    ['back', {}, 'back', ['/']],
    ['back', { fallback: '/combo' }, 'back', ['/combo']],
    ['toast', { text: '你好' }, 'toast', ['你好', undefined, undefined]],
    ['toast', { text: '你好', seconds: 3 }, 'toast', ['你好', 3000, undefined]],
    ['set-state', { key: 'tab', to: null }, 'setState', ['tab', null]],
    ['reload', {}, 'reload', [undefined]],
    ['reload', { data: 'offers' }, 'reload', ['offers']],
    ['scroll-to', { block: 'deals' }, 'scrollToBlock', ['deals']],
    ['open-popup', { popup: 'rules' }, 'openPopup', ['rules']],
    ['close-popup', {}, 'closePopup', []],
    [
      'ask',
      { title: '要退出登录吗？', yes: '退出登录', no: '取消' },
      'ask',
      [{ title: '要退出登录吗？', yes: '退出登录', no: '取消' }],
    ],
    ['open-content', { content: { redirectType: 'page', jumpPath: '/combo' } }, 'navigate', ['/combo']],
    [
      'open-content',
      { content: { redirectType: 'external', jumpPath: 'https://a.example/' } },
      'navigate',
      ['https://a.example/'],
    ],
    ['open-content', { content: { jumpPath: 'not_jump' } }, 'toast', ['该服务暂未开放，敬请期待']],
    ['open-content', { content: { jumpPath: 'javascript:alert(1)' } }, 'toast', ['该服务暂未开放，敬请期待']],
    [
      'share',
      { title: '海湾', to: '/goods/2' },
      'share',
      [{ title: '海湾', url: 'https://shop.example/tc-fostay/goods/2' }],
    ],
    ['submit', { endpoint: 'smsLogin' }, 'call', ['smsLogin', {}, undefined]],
    ['submit', { endpoint: 'a', with: { b: 1 }, loading: '提交中...' }, 'call', ['a', { b: 1 }, '提交中...']],
    ['require-login', {}, 'requireLogin', []],
    ['channel-login', { redirect: '/order' }, 'channelLogin', ['/order']],
    ['logout', {}, 'logout', ['/']],
    ['online-service', { service: { csCode: 'x' } }, 'toast', ['店铺未配置客服']],
    ['set-query', { key: 'tag', to: '海边' }, 'setQuery', [{ tag: '海边' }]],
    ['set-query', { key: 'tag' }, 'setQuery', [{ tag: undefined }]],
    ['set-query', { values: { a: '1', b: null } }, 'setQuery', [{ a: '1', b: null }]],
    ['load-more', { data: 'offers' }, 'loadMore', ['offers']],
    ['track', { event: 'seen', data: { a: 1 } }, 'track', ['seen', { a: 1 }]],
    [
      'share',
      { title: '海湾', desc: '看海', picture: '/p', price: 9, to: '/x' },
      'share',
      [{ title: '海湾', desc: '看海', picture: '/p', price: 9, url: 'https://shop.example/tc-fostay/x' }],
    ],
    ['share', { title: '海湾' }, 'share', [{ title: '海湾', url: 'https://shop.example/tc-fostay/goods/1?index=2' }]],
  ] as const

  it.each(cases)('%s with %o uses %s with %o, and nothing else', async (name, args, tool, given) => {
    const tools = toolsOf()
    await actions[name](args as never, tools)
    const used = Object.entries(tools).flatMap(([key, run]) =>
      vi.isMockFunction(run) ? run.mock.calls.map((call) => [key, call]) : [],
    )
    expect(used).toEqual([[tool, given]])
  })

  it('of every name of the catalogue is tried above or below', () => {
    expect(new Set([...cases.map(([name]) => name), 'copy-text'])).toEqual(new Set(Object.keys(actions)))
  })

  it('ask goes on only after a yes', async () => {
    const question = { title: '要退出登录吗？', yes: '退出登录', no: '再想想' }
    expect(await actions.ask(question, toolsOf())).toBeUndefined()
    expect(await actions.ask(question, toolsOf({ ask: async () => false }))).toBe(STOP)
  })

  it.each([
    [true, '复制成功'],
    [false, '复制失败'],
  ])('copy-text says how it went (B8): %s', async (isCopied, sentence) => {
    const tools = toolsOf({ copyText: vi.fn(async () => isCopied) })
    await actions['copy-text']({ text: 'T-1' }, tools)
    expect(tools.copyText).toHaveBeenCalledWith('T-1')
    expect(tools.toast).toHaveBeenCalledWith(sentence)
  })
})
