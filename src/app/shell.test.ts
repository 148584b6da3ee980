// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noCall, planWith } from '../page/react/fake-page.tsx'
import { createPageStore } from '../page/react/page-store.ts'
import { browserTools, shell } from './shell.ts'

const tools = browserTools(createPageStore(planWith([]), {}, noCall))
const assign = vi.fn()

beforeEach(() => {
  assign.mockClear()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  for (const name of ['navigate', 'back', 'toast', 'openPopup', 'closePopup'] as const) shell[name] = vi.fn()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('navigating', () => {
  it.each([
    ['/combo', '/combo'],
    ['/tc-fostay/combo?a=1', '/combo?a=1'],
    [' /goods/1 ', '/goods/1'],
  ])('to %s opens the page %s', (to, page) => {
    tools.navigate(to, { replace: true })
    expect(shell.navigate).toHaveBeenCalledWith(page, { replace: true })
    expect(assign).not.toHaveBeenCalled()
  })

  it('to another site leaves the app', () => {
    tools.navigate('https://a.example/x')
    expect(assign).toHaveBeenCalledWith('https://a.example/x')
    expect(shell.navigate).not.toHaveBeenCalled()
  })

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://evil.example',
    '',
  ])('to %j goes nowhere', (to) => {
    tools.navigate(to)
    expect(shell.navigate).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('going back', () => {
  it.each([
    ['/combo', '/combo'],
    ['/tc-fostay/combo', '/combo'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
  ])('with the fallback %s opens %s when there is nothing to go back to', (fallback, page) => {
    tools.back(fallback)
    expect(shell.back).toHaveBeenCalledWith(page)
  })
})

describe('copying', () => {
  it('says whether it went', async () => {
    const writeText = vi.fn(async () => {}).mockRejectedValueOnce(new Error('denied'))
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    expect([await tools.copyText('a'), await tools.copyText('b')]).toEqual([false, true])
  })

  it('fails where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {})
    expect(await tools.copyText('a')).toBe(false)
  })
})

describe('sharing', () => {
  const what = { title: '海湾', url: 'https://shop.example/tc-fostay/' }

  it('uses the panel of the system; a shopper who closes it is no error', async () => {
    const share = vi.fn(() => Promise.reject(new Error('AbortError')))
    vi.stubGlobal('navigator', { share })
    await tools.share(what)
    expect(share).toHaveBeenCalledWith(what)
    expect(shell.toast).not.toHaveBeenCalled()
  })

  it('copies the link where there is no panel, and says so (B8)', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
    await tools.share(what)
    expect(shell.toast).toHaveBeenCalledWith('复制成功')
  })
})

describe('scrolling to a block', () => {
  it('finds it by its id, and does nothing for one that is not there', () => {
    document.body.innerHTML = '<div data-block="deals"></div>'
    const scroll = vi.spyOn(document.querySelector('div')!, 'scrollIntoView')
    tools.scrollToBlock('deals')
    tools.scrollToBlock('elsewhere')
    expect(scroll).toHaveBeenCalledOnce()
  })
})
