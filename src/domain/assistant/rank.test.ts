import { describe, expect, it } from 'vitest'
import { rank } from './rank.ts'
import { termsOf } from './terms.ts'

const doc = (kind: string, title: string, text = '', keywords: readonly string[] = []) => ({
  kind,
  title,
  text,
  keywords,
})
const docs = [
  doc('faq', '几点可以办理入住', '下午三点起，行李可以早到寄存。', ['check in', '早到']),
  doc('faq', '怎么退款', '未使用随时退。', ['取消', '退订']),
  doc('product', '澜湾岛珊瑚礁浮潜'),
  doc('product', '白沙湾日落帆船出海'),
  doc('product', '白沙湾冲浪双人课'),
  doc('article', '第一次浮潜，记住这三件事', '澜湾岛的珊瑚礁离岸两百米'),
]
const titles = (question: string, most = 5, ofKind = 3) =>
  rank(question, docs, { most, ofKind }).map(({ title }) => title)

describe('the words of a question', () => {
  it('are pairs of characters and whole words, without what says nothing', () => {
    expect(termsOf('请问怎么退款吗')).toEqual(['退款'])
    expect(termsOf('Check In 几点？')).toEqual(['check', 'in', '几点'])
    expect(termsOf('白沙湾 SPA')).toEqual(['白沙', '沙湾', 'spa'])
  })

  it.each(['', '   ', '？？！', '请问你们有没有', '<>'])('are none in %j', (question) =>
    expect(termsOf(question)).toEqual([]),
  )
})

describe('the answers to a question', () => {
  it('begin with the one whose title says it', () => {
    expect(titles('几点入住')[0]).toBe('几点可以办理入住')
    expect(titles('浮潜')).toEqual(['澜湾岛珊瑚礁浮潜', '第一次浮潜，记住这三件事'])
  })

  it('are also found by other words for the same', () => {
    expect(titles('想取消')).toEqual(['怎么退款'])
    expect(titles('CHECK IN')).toEqual(['几点可以办理入住'])
  })

  it('are none to what nobody wrote of, and to no question', () => {
    expect(titles('宇宙飞船发动机')).toEqual([])
    expect(titles('<script>alert(1)</script>')).toEqual([])
    expect(titles('')).toEqual([])
  })

  it('are no more than asked for, at all and of a kind', () => {
    expect(titles('白沙湾', 5, 1)).toHaveLength(1)
    expect(titles('白沙湾', 1, 3)).toHaveLength(1)
    expect(titles('白沙湾', 5, 3)).toHaveLength(2)
  })
})
