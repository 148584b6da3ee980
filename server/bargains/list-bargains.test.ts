import { expect, it } from 'vitest'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { listBargains } from './list-bargains.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')

describeInSandbox('the list of bargains', NOW, (opened) => {
  it('[B2.10.1, B3] has the badge and the labels that a product has, and none of one without', async () => {
    const asked = { memberId: undefined, isMine: false, pageNumber: 1, pageSize: 20, now: NOW }
    const { products } = await listBargains(opened().database.orm, asked)
    const marks = products.map(({ productId, subscriptUrl, labels }) => [productId, subscriptUrl, labels])
    expect(marks).toContainEqual(['610901', '/tc-fostay/media/badge-kids.svg', ['亲子', '海景']])
    expect(marks).toContainEqual(['610903', undefined, undefined])
  })
})
