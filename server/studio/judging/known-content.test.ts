import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON } from '../../../tests/fixtures/sandbox-mall.ts'
import { products } from '../../db/schema.ts'
import { NONE_PUBLISHED } from '../../pages/published.ts'
import { contentReader } from './known-content.ts'
import { namedProducts } from './named-products.ts'

const page = (value: object) => JSON.stringify({ title: '页', ...value })

describe('the products that a text names', () => {
  it.each([
    ['a link', page({ blocks: [{ props: { items: [{ to: '/goods/650101?from=a' }] } }] }), ['650101']],
    [
      'a link with the shop’s own base',
      page({ blocks: [{ props: { to: '/tc-fostay/play/productDetail/310101' } }] }),
      ['310101'],
    ],
    ['a link with signs that nobody sees', page({ redirects: [{ to: ' /goods/6501\u200B01' }] }), ['650101']],
    ['a page of a flash sale', page({ head: { canonical: '/seckill/goods/650102' } }), ['650102']],
    [
      'what a call is asked with',
      page({ data: { one: { with: { productId: 'a-1', productIds: ['b', 'c'] } } } }),
      ['a-1', 'b', 'c'],
    ],
    ['what a part makes a link of', page({ blocks: [{ part: 'goods', with: { id: '650103' } }] }), ['650103']],
    ['what a part takes where nothing is given', page({ inputs: { id: { default: '650104' } } }), ['650104']],
    ['the same twice', page({ blocks: [{ to: '/goods/1' }, { to: '/goods/1' }] }), ['1']],
    ['words that are shown', page({ blocks: [{ props: { title: '650101' } }] }), []],
    ['no JSON', '{"to": "/goods/1"', []],
  ])('are found in %s', (_what, text, ids) => expect(namedProducts(text)).toEqual(ids))
})

describeInSandbox('what is known of the mall', NOON, (opened) => {
  const db = () => opened().database.orm
  const folder = new Map([['home.json', { text: page({ blocks: [{ to: '/goods/650101' }] }), stamp: '1' }]])
  const files = { folder, published: NONE_PUBLISHED }

  it('is of the products that serving files and changes name, and of no others', async () => {
    const change = {
      kind: 'page',
      name: 'next',
      text: page({ blocks: [{ to: '/goods/650102' }, { to: '/goods/none' }] }),
    } as const
    const served = await contentReader(true)(db(), files)
    const next = await contentReader(true)(db(), files, [change])
    expect([...(served?.products ?? [])]).toEqual(['650101'])
    expect([...(next?.sales?.keys() ?? [])].toSorted()).toEqual(['650101', '650102'])
    expect(await db().$count(products)).toBeGreaterThan(2)
    expect(served?.codes.size).toBeGreaterThan(0)
  })

  it('is as it stands at that moment', async () => {
    await db().update(products).set({ status: 0 }).where(eq(products.id, '650101'))
    expect((await contentReader(true)(db(), files))?.sales?.get('650101')?.isListed).toBe(false)
    await db().update(products).set({ status: 1 }).where(eq(products.id, '650101'))
    expect((await contentReader(true)(db(), files))?.sales?.get('650101')?.isListed).toBe(true)
  })

  it('is nothing where the mall is elsewhere', async () => {
    expect(await contentReader(false)(db(), files)).toBeUndefined()
  })
})
