import { describe, expect, it } from 'vitest'
import { type Rankable, ranked } from './rank.ts'

const entry = (title: string, over: Partial<Rankable> = {}): Rankable => ({
  kind: 'product',
  id: title,
  title,
  popularity: 0,
  ...over,
})
const order = (words: readonly string[], ...entries: Rankable[]) => ranked(entries, words).map(({ id }) => id)

describe('the order of what was found', () => {
  it('has the name itself first, then what begins so, then what has the words, then what is only said of it', () => {
    const [whole, begins, has, said] = ['温泉', '温泉酒店', '私汤温泉', '青岚谷山居'].map((title) => entry(title))
    expect(order(['温泉'], said!, has!, begins!, whole!)).toEqual(['温泉', '温泉酒店', '私汤温泉', '青岚谷山居'])
  })

  it('compares words in letters whole, and Chinese as it stands', () => {
    const [whole, part] = [entry('白沙湾 SPA 之旅', { id: 'b' }), entry('白沙湾 SPACE 之旅', { id: 'a' })]
    expect(order(['spa 温泉'], part, whole), 'a space is no spa').toEqual(['b', 'a'])
    const [near, apart] = [entry('山谷温泉屋', { id: 'd' }), entry('温和泉水屋', { id: 'c' })]
    expect(order(['温泉酒店'], apart, near), 'characters that are apart are not the word').toEqual(['d', 'c'])
  })

  it('has what more people chose before what fewer chose, where both answer alike', () => {
    const popular = entry('温泉乙', { popularity: 9000 })
    expect(order(['温泉'], entry('温泉甲', { popularity: 10 }), popular)).toEqual(['温泉乙', '温泉甲'])
  })

  it('has what can be bought before what can be read, and is the same each time', () => {
    const article = entry('温泉丙', { kind: 'article', id: 'a' })
    expect(order(['温泉'], article, entry('温泉丁', { id: 'b' }))).toEqual(['b', 'a'])
    expect(order(['温泉'], entry('温泉', { id: '2' }), entry('温泉', { id: '1' }))).toEqual(['1', '2'])
  })
})
