import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf } from '../testing/shop.ts'

describe('unknown-experiment', () => {
  it('shows an experiment that the page does not have', () => {
    expect(
      check(
        pageOf({
          experiments: { hero: { photo: 1, video: 1 } },
          blocks: [notices({ experiment: { name: 'heros', arm: 'photo' } }), lists()],
        }),
      ),
    ).toEqual([{ rule: 'unknown-experiment', underlined: '"heros"', message: '没有实验「heros」，是不是「hero」？' }])
  })

  it('shows an arm that the experiment does not have', () => {
    expect(
      check(
        pageOf({
          experiments: { hero: { photo: 1, video: 1 } },
          blocks: [notices({ experiment: { name: 'hero', arm: 'vidio' } }), lists()],
        }),
      ),
    ).toEqual([{ rule: 'unknown-experiment', underlined: '"vidio"', message: '没有分组「vidio」，是不是「video」？' }])
  })
})
