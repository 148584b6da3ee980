import { describe, expect, it } from 'vitest'
import type { WrittenHead } from '../../../schemas/page/head.ts'
import type { SourceState } from '../../../schemas/page/plan.ts'
import { evaluateHead } from './evaluate-head.ts'
import { context } from './test-fixtures.ts'

const product = {
  name: '海景房',
  price: 1288,
  sale: { state: 'on' },
  rating: { score: 4.8, total: 12 },
  secret: 'not for the head',
}
const ready: Record<string, SourceState> = { product: { status: 'ready', value: product } }

const headOf = (head: WrittenHead, sources: Record<string, SourceState> = ready, values = {}) =>
  evaluateHead(head, { context: { ...context, params: { id: '12' } }, sources, values })

const Product = {
  sku: '{{ product.sku }}',
  price: '{{ product.price }}',
  availability: '{{ product.sale.state }}',
  rating: { score: '{{ product.rating.score }}', count: '{{ product.rating.total }}' },
}

describe('what a page says of itself', () => {
  it('is what it writes, with the data that is there', () => {
    const written = { title: '{{ product.name }}', description: '立即预订', canonical: '/goods/{{ params.id }}' }
    expect(headOf(written)).toEqual({ title: '海景房', description: '立即预订', canonical: '/goods/12' })
  })

  it('reads the page’s values', () => {
    expect(headOf({ title: '{{ name }}' }, ready, { name: '{{ product.name }}' })).toEqual({ title: '海景房' })
  })

  it('leaves out what has no value, and says the rest', () => {
    expect(headOf({ title: '{{ product.name }}', data: { Product } })).toEqual({
      title: '海景房',
      data: { Product: { price: 1288, availability: 'on', rating: { score: 4.8, count: 12 } } },
    })
  })

  it.each<[string, SourceState]>([
    ['late', { status: 'pending' }],
    ['failed', { status: 'failed', code: 'timeout', message: '' }],
  ])('is nothing of data that is %s, and no half of a sentence with it', (_, state) => {
    const written = { title: '{{ product.name }}', description: '{{ product.name }} 立即预订', data: { Product } }
    expect(headOf(written, { product: state })).toEqual({ data: {} })
  })

  it('is no thing at all when something that it can’t be without is missing', () => {
    const { price: _, ...unpriced } = product
    expect(headOf({ data: { Product } }, { product: { status: 'ready', value: unpriced } })).toEqual({ data: {} })
    const steps = [
      { name: '首页', to: '/' },
      { name: '{{ product.place }}', to: '/combo' },
    ]
    expect(headOf({ data: { BreadcrumbList: steps } })).toEqual({ data: {} })
  })

  it('is nothing of a value of another kind, which another backend may send', () => {
    const odd = { ...product, name: '  ', price: '1288', sale: { state: 'perhaps' } }
    const sources = { product: { status: 'ready', value: odd } } as const
    expect(headOf({ title: '{{ product.name }}', data: { Product } }, sources)).toEqual({ data: {} })
  })

  it('has of an object no more than the head has a place for', () => {
    const written = { data: { Product: '{{ product }}', Event: { day: '2026-11-20', place: '{{ product }}' } } }
    expect(JSON.stringify(headOf(written))).not.toContain('not for the head')
  })

  it('takes braces that came with the data as text', () => {
    const sources = { product: { status: 'ready', value: { name: '{{ params.id }}' } } } as const
    expect(headOf({ title: '{{ product.name }}' }, sources)).toEqual({ title: '{{ params.id }}' })
  })

  it('is nothing of an expression that can’t be evaluated', () => {
    expect(headOf({ title: '{{ product.name', description: '{{ nothing(1) }}', canonical: '/a' })).toEqual({
      canonical: '/a',
    })
  })

  it('is empty when the page writes none', () => {
    expect(evaluateHead(undefined, { context, sources: {}, values: {} })).toEqual({})
  })
})
