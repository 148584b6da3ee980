import { describe, expect, it } from 'vitest'
import type { PagePayload, Plan, PlannedBlock } from '../../../schemas/page/plan.ts'
import { planned } from '../core/test-fixtures.ts'
import { fakeRuntime, label, planWith } from '../react/fake-page.tsx'
import type { BlockReport } from '../react/page-runtime.ts'
import { route } from './fake-shop.ts'
import { renderPage } from './render-page.tsx'
import { shopFrame } from '../../app/document/shop-engine.tsx'
import type { PreparedPage } from './page-request.ts'

function render(blocks: readonly PlannedBlock[], more: Partial<Plan> = {}, state: Partial<PagePayload> = {}) {
  const plan = planWith(blocks, more)
  const reports: BlockReport[] = []
  const prepared: PreparedPage = {
    match: {
      name: 'goods',
      status: 200,
      route: route('goods', '/goods/:id'),
      context: plan.context,
      theme: 'lantu',
      key: undefined,
      variesBy: [],
      hasExperiments: false,
    },
    payload: { plan, sources: {}, theme: 'lantu', clockOffset: 0, ...state },
    head: {},
    status: 200,
    maxAge: 0,
  }
  return {
    html: renderPage(prepared, { component: fakeRuntime().widget, frame: shopFrame }, (problem) =>
      reports.push(problem),
    ),
    reports,
  }
}

describe('the page on the server', () => {
  it('is its blocks in the frame of the app, with the bar that its route asks for', () => {
    const bare = render([label('one', '你好')])
    const barred = render([label('one', '你好')], { header: 'bar', title: '商品详情' })
    expect(bare.html).toMatch(/<main id="page".*你好.*<\/main>/s)
    expect([bare, barred].map(({ html }) => html.includes('<h1'))).toEqual([false, true])
    expect(barred.html).toContain('商品详情')
  })

  it('is one card with one way to try again when it is lost, in the place of its blocks', () => {
    const { html } = render([label('one', '你好'), label('two', '在')], { header: 'bar' }, { isLost: true })
    expect(html).toContain('服务器正在维修')
    expect(html.match(/重新加载/g)).toHaveLength(1)
    expect(html).not.toMatch(/你好|在</)
  })

  it('has one first heading when it is lost too: the title in its bar, else what happened', () => {
    const first = (header: 'bar' | 'none') =>
      Array.from(
        render([label('one', '你好')], { header, title: '商品详情' }, { isLost: true }).html.matchAll(
          /<h1[^>]*>([^<]*)/g,
        ),
        ([, text]) => text,
      )
    expect(first('bar')).toEqual(['商品详情'])
    expect(first('none')).toEqual(['服务器正在维修'])
  })

  it('reports a block whose widget crashes, and has the others', () => {
    const bomb = planned({ id: 'bang', widget: 'bomb', props: { text: 'armed' } })
    const { html, reports } = render([bomb, label('after', '在')])
    expect(html).toContain('在')
    expect(reports).toMatchObject([{ page: 'test', block: 'bang', widget: 'bomb', code: 'widget-crashed' }])
    expect(reports[0]?.message).toBe('boom')
    // React as it is for developers writes the error and its stack into the page.
    expect(html).not.toMatch(/boom|data-stck|\.tsx/)
  })

  it('has no style attribute, and nothing of popups that nobody opened', () => {
    const { html } = render([label('one', '你好')], {
      popups: { more: { title: '更多', blocks: [label('up', '秘密')] } },
    })
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toContain('秘密')
  })
})
