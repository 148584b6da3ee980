import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, problemsOf } from '../testing/shop.ts'

const inArm = (arm: string) => ({ experiment: { name: 'hero', arm } })
const withArms = (arms: object) =>
  pageOf({
    experiments: { hero: arms },
    blocks: [notices(inArm('a')), notices({ ...inArm('b'), id: 'other' }), lists()],
  })

describe('experiment-arms', () => {
  it('remarks an arm that nobody is in', () => {
    const page = withArms({ a: 100, b: 0 })
    expect(check(page)).toEqual([
      {
        rule: 'experiment-arms',
        underlined: '0',
        message: '分组「b」的份额是 0，没有人会看到它；不要了就连同它的区块一起删掉',
      },
    ])
    expect(problemsOf(page)[0]?.severity).toBe('warning')
  })

  it('remarks shares that are no percentages', () => {
    expect(check(withArms({ a: 100, b: 50 }))).toEqual([
      {
        rule: 'experiment-arms',
        underlined: '"hero"',
        message: '实验「hero」的份额加起来是 150，超过 100：各组得到的是份额除以 150，不是百分之几',
      },
    ])
  })

  it('remarks an arm that no block is for', () => {
    const page = pageOf({ experiments: { hero: { a: 50, b: 50 } }, blocks: [notices(inArm('a')), lists()] })
    expect(check(page)).toEqual([
      {
        rule: 'experiment-arms',
        underlined: '"b"',
        message: '没有给分组「b」的区块：分到这一组的人在这里什么也看不到',
      },
    ])
  })

  it('leaves an experiment without any shares to the rule of that', () => {
    expect(check(withArms({ a: 0, b: 0 })).map(({ rule }) => rule)).toEqual(['experiment-shares'])
  })

  it.each([
    { a: 50, b: 50 },
    { a: 1, b: 1 },
    { a: 30, b: 30 },
  ])('says nothing of %j', (arms) => {
    expect(check(withArms(arms))).toEqual([])
  })
})
