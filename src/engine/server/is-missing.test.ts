import { describe, expect, it } from 'vitest'
import type { PlannedSource, SourceState } from '../../../schemas/page/plan.ts'
import { shopSite } from '../../app/shop-site.ts'
import { pageMatcher } from './match-page.ts'
import { createPageOf } from './page-of.ts'
import { depsOf, pageOf, request, route, shopOf, text } from './fake-shop.ts'
import { isMissing } from './is-missing.ts'
import { pagePreparer } from './prepare.ts'

const ofShop = [shopSite, createPageOf(shopSite)] as const
const [matchPage, prepare] = [pageMatcher(...ofShop), pagePreparer(...ofShop)]
const of = (source: object): PlannedSource => source as PlannedSource
const nothing: SourceState = { status: 'ready', value: null }
const something: SourceState = { status: 'ready', value: { name: '冬天' } }

describe('a page whose subject is named by its address', () => {
  const byPath = of({ from: 'pageComponent', with: { code: '{{ slice(params.code, 0, 64) }}' } })
  const fixed = of({ from: 'pageComponent', with: { code: 'MENU' } })
  const sometimes = of({ from: 'pageComponent', with: { code: '{{ params.code }}' }, when: '{{ query.x == "y" }}' })
  const about = {
    ...text('one', '{{ string(size(list)) }}{{ string(size(menu)) }}'),
    onError: { notFound: '没有找到这个活动' },
  }
  const shop = shopOf({ ploy: pageOf([about]) }, [route('ploy', '/ploy/:code')])

  async function missing(list: PlannedSource, sources: Readonly<Record<string, SourceState>>, block = {}) {
    const { payload } = await prepare(matchPage(request('/ploy/NOPE'), shop)!, depsOf(shop))
    const [planned] = payload.plan.blocks
    const blocks = [{ ...planned!, reads: ['list', 'menu'], ...block }]
    return isMissing({ ...payload, sources, plan: { ...payload.plan, blocks, data: { list, menu: fixed } } })
  }

  it('is missing when a call with what the path says came back as nothing', async () => {
    expect(await missing(byPath, { list: nothing, menu: something })).toBe(true)
    expect(await missing(byPath, { list: { status: 'ready', value: undefined }, menu: nothing })).toBe(true)
  })

  it('is there when that gave something, also while what stands beside it gave nothing', async () => {
    expect(await missing(byPath, { list: something, menu: nothing })).toBe(false)
    expect(await missing(byPath, { list: { status: 'pending' }, menu: nothing })).toBe(false)
  })

  it('is there when nothing was asked for by the path, or no block has a sentence for its absence', async () => {
    expect(await missing(fixed, { list: nothing, menu: nothing })).toBe(false)
    expect(await missing(sometimes, { list: nothing, menu: nothing })).toBe(false)
    expect(await missing(byPath, { list: nothing, menu: nothing }, { onError: 'hide' })).toBe(false)
  })

  it('is missing when a block is shown that says so, and not before it is known to be', async () => {
    const says = { notFound: true, onError: 'hide', when: '{{ list == null }}', reads: ['list'] } as const
    expect(await missing(fixed, { list: nothing }, says)).toBe(true)
    expect(await missing(fixed, { list: something }, says)).toBe(false)
    expect(await missing(fixed, { list: { status: 'pending' } }, says)).toBe(false)
    expect(await missing(fixed, { list: { status: 'failed', code: 'timeout', message: '' } }, says)).toBe(false)
    expect(await missing(fixed, { list: nothing }, { ...says, notFound: undefined })).toBe(false)
  })

  it('is missing when a module’s screen found nothing to open', async () => {
    const opening = (code: string): SourceState => ({ status: 'failed', code, message: '' })
    expect(await missing(fixed, { _opening: opening('not-found') })).toBe(true)
    expect(await missing(fixed, { _opening: opening('timeout') })).toBe(false)
  })
})
