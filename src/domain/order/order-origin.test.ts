import { describe, expect, it } from 'vitest'
import { originIn, seckillOf, withOrigin } from './order-origin.ts'

const query = {
  ...{ trackCode: 't1', spellCode: 's1', brandResourceCode: 'b1', product_detail_souce: 'home', code: '900002' },
  ...{ isActivity: '1', sessionId: 'x1', seckillActivityId: '7002' },
}

describe('where a purchase comes from', () => {
  it('[A2, A6, B2.6] is what the address says of it, and nothing else of the address', () => {
    expect(originIn({ ...query, from: 'clubmed', token: 'secret' })).toEqual(query)
  })

  it('is nothing where a word is empty, or longer than any code', () => {
    expect(originIn({ trackCode: '', spellCode: 'x'.repeat(65), code: 'x'.repeat(64) })).toEqual({
      code: 'x'.repeat(64),
    })
  })

  it('goes along to the form of the order, where the form’s address does not say it itself', () => {
    expect(withOrigin('/bookStore/1', {})).toBe('/bookStore/1')
    expect(withOrigin('/bookStore/1', { trackCode: 't 1' })).toBe('/bookStore/1?trackCode=t+1')
    expect(withOrigin('/a/1?activityCode=&trackCode=t2', { trackCode: 't1', code: '2' })).toBe(
      '/a/1?activityCode=&trackCode=t2&code=2',
    )
  })

  it.each([
    [{ isActivity: '1', seckillActivityId: '7002' }, '7002'],
    [{ isActivity: 'true', seckillActivityId: '7002' }, '7002'],
    [{ isActivity: '0', seckillActivityId: '7002' }, undefined],
    [{ seckillActivityId: '7002' }, undefined],
    [{ isActivity: '1' }, undefined],
  ])('[B2.6] names the flash sale of %j as %s', (origin, id) => expect(seckillOf(origin)).toBe(id))
})
