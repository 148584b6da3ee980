import { describe, expect, it, vi } from 'vitest'
import { fakeCall, planWith, ready, source } from '../../engine/react/fake-page.tsx'
import { createCaller } from '../../engine/core/create-caller.ts'
import { createPageStore } from '../../engine/react/page-store.ts'
import { previewValue } from './preview-value.ts'
import { createValueWatch } from './value-watch.ts'

const offers = { list: [{ title: '三亚' }, { title: '巴厘岛' }], lowestPrice: 128, note: '' }

function open(sources: Parameters<typeof createPageStore>[1] = { offers: ready(offers) }) {
  const data = { offers: source('/offers') }
  const values = { chosen: '{{ offers.list.filter(one, one.title != state.hidden) }}' }
  return createPageStore(
    { ...planWith([], { data, state: { hidden: '' } }), values },
    sources,
    fakeCall().call,
    createCaller,
  )
}
const told = (text: string, store = open()) => previewValue(text, store)

describe('what an expression gives, in words', () => {
  it.each([
    ['{{ offers.lowestPrice }}', '数字 128（¥128）'],
    ['{{ size(offers.list) + 1 }}', '数字 3'],
    ['{{ offers.list }}', '列表，共 2 项，第 1 项：对象：title'],
    ['{{ chosen }}', '列表，共 2 项，第 1 项：对象：title'],
    ['{{ size(offers.list) > 1 }}', '是'],
    ['{{ first(offers.list) }}', '对象：title'],
    ['共 {{ size(offers.list) }} 件', '文字「共 2 件」'],
    ['{{ offers.note }}', '空的文字'],
    ['{{ offers.nothing }}', '空（没有值）'],
  ])('%s is %s', (text, words) => expect(told(text)).toEqual({ tone: 'value', text: words }))

  it('says that data are not there yet, and what they failed of', () => {
    expect(told('{{ offers.list }}', open({ offers: { status: 'pending' } }))).toEqual({
      tone: 'waiting',
      text: '还没有数据',
    })
    const failed = open({ offers: { status: 'failed', code: 'x', message: '服务器很忙' } })
    expect(told('{{ chosen }}', failed)).toEqual({ tone: 'bad', text: '数据「offers」没有读到：服务器很忙' })
  })

  it('names what the page does not have, and what only an event brings', () => {
    expect(told('{{ goods.title }}')).toMatchObject({ tone: 'waiting', text: expect.stringContaining('没有「goods」') })
    expect(told('{{ event.item }}')).toEqual({ tone: 'waiting', text: '事件发生时才有值' })
  })

  it('[C3] stops what would never end, and bears what is half typed', () => {
    const hundred = `[${Array.from({ length: 100 }, (_, at) => at).join(',')}]`
    const endless = `{{ ${hundred}.map(a, ${hundred}.map(b, [1, 2, 3].map(c, a * b * c))) }}`
    expect(told(endless)).toMatchObject({ tone: 'bad', text: expect.stringContaining('停下了') })
    expect(told('{{ offers. }}')).toMatchObject({ tone: 'bad', text: expect.stringContaining('还不完整') })
  })
})

describe('watched texts', () => {
  it('are told at once, and again when the page gives something else', async () => {
    const store = open()
    const tell = vi.fn()
    const watch = createValueWatch(() => store, tell)
    const shown = (count: number) => ({
      tone: 'value',
      text: `列表，共 ${count} 项，第 1 项：对象：title`,
    })
    watch.watch(['{{ chosen }}'])
    await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith([['{{ chosen }}', shown(2)]]))
    store.setState('hidden', '三亚')
    await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith([['{{ chosen }}', shown(1)]]))
    store.setState('hidden', '三亚 ')
    store.setState('hidden', '三亚')
    watch.follow()
    await Promise.resolve()
    expect(tell).toHaveBeenCalledTimes(2)
  })
})
