import { describe, expect, it } from 'vitest'
import type { PageContext } from '../../../schemas/page/context.ts'
import type { SourceState } from '../../../schemas/page/plan.ts'
import { contextReads } from './context-reads.ts'
import { decideRedirect } from './decide-redirect.ts'
import { resolvePage } from './resolve-page.ts'

const context: PageContext = {
  now: '2026-11-20T08:30:15',
  user: { loggedIn: false, level: 0 },
  channel: 'h5',
  from: 'lantu',
  params: { id: '1' },
  query: {},
  flags: {},
}
const ready = (value: unknown): SourceState => ({ status: 'ready', value })
const failed = (code: string): SourceState => ({ status: 'failed', code, message: '' })
const unknownType = { when: '{{ !has(product.path) }}', to: '/404' }

const undecided = [
  ['true alone holds', '{{ product.count }}', ready({ count: 1 })],
  ['late data decides nothing', unknownType.when, { status: 'pending' } as const],
  ['data that could not be loaded decides nothing', unknownType.when, failed('timeout')],
  ['a condition that can not be evaluated decides nothing', '{{ product. }}', ready({})],
] as const
const unsafe = ['javascript:alert(1)', '{{ product.path }}', '//evil.example']

describe('redirects of a page', () => {
  it('[R60] leads where the first that holds says, with its expressions evaluated', () => {
    const redirects = [
      unknownType,
      { when: "{{ product.path != '/goods/1' }}", to: '{{ product.path }}?from={{ from }}' },
    ]
    expect(decideRedirect(redirects, context, { product: ready({}) })).toBe('/404')
    expect(decideRedirect(redirects, context, { product: ready({ path: '/ticket/1' }) })).toBe('/ticket/1?from=lantu')
    expect(decideRedirect(redirects, context, { product: ready({ path: '/goods/1' }) })).toBeUndefined()
    expect(decideRedirect(undefined, context, {})).toBeUndefined()
  })

  it.each(undecided)('[R61] %s', (_why, when, product) => {
    expect(decideRedirect([{ when, to: '/404' }], context, { product })).toBeUndefined()
  })

  it('[R62] notFound holds for data that is not found, and for no other failure', () => {
    const redirects = [{ notFound: 'product', to: '/404' }]
    expect(decideRedirect(redirects, context, { product: failed('not-found') })).toBe('/404')
    expect(decideRedirect(redirects, context, { product: failed('invalid-request') }), 'no id').toBe('/404')
    expect(decideRedirect(redirects, context, { product: failed('timeout') })).toBeUndefined()
    expect(decideRedirect(redirects, context, { product: ready(null) })).toBeUndefined()
  })

  it.each(unsafe)('[R63] never leads to %s', (to) => {
    const product = ready({ path: 'javascript:alert(1)' })
    expect(decideRedirect([{ when: '{{ true }}', to }], context, { product })).toBeUndefined()
  })

  it('[R64] keeps the data that it reads, and makes the answer depend on what it reads of the context', () => {
    const page = {
      versions: { page: 1 },
      title: '商品',
      data: { product: { from: 'detail' }, old: { from: 'old' }, other: { from: 'other' } },
      redirects: [
        { notFound: 'old', to: '/404' },
        { when: "{{ query.type == 'x' && has(product) }}", to: '/404' },
      ],
      blocks: [],
    }
    expect(Object.keys(resolvePage(page, context).page.data ?? {})).toEqual(['product', 'old'])
    expect(contextReads(page).query).toEqual(['type'])
  })
})
