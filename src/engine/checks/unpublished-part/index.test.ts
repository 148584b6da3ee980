import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, shop } from '../testing/shop.ts'

const tip = { blocks: [notices()] } as never
const page = pageOf({ blocks: [lists(), { part: 'tip' }] })
const message = '部件「tip」还没有发布：先发布它，或和这一页放进同一个发布单'

describe('unpublished-part', () => {
  it('is remarked where a draft uses it, and says what to do', () => {
    expect(check(page, { ...shop, parts: { tip }, draftParts: ['tip'] })).toEqual([
      { rule: 'unpublished-part', underlined: '"tip"', message },
    ])
  })

  it('is nothing to say of a published one', () => {
    expect(check(page, { ...shop, parts: { tip }, draftParts: ['other'] })).toEqual([])
  })

  it('is a part that is not there for whoever publishes the page, and is told in the same words', () => {
    expect(check(page, { ...shop, parts: {}, draftParts: ['tip'] })).toEqual([
      { rule: 'unknown-part', underlined: '"tip"', message },
    ])
  })
})
