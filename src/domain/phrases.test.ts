import { describe, expect, it, vi } from 'vitest'
import { isWhole, phrases } from './phrases.ts'

const shown = (text: string) => phrases(text).join('|')

describe('phrases of a title', () => {
  it.each([
    ['鹿鸣雪山三日滑雪套餐', '鹿鸣|雪山|三日|滑雪|套餐'],
    ['澜湾岛沙滩海鲜大餐双人券', '澜湾岛|沙滩|海鲜大餐|双人券'],
    ['鹿鸣雪山一价全包度假村', '鹿鸣|雪山|一价全包|度假村'],
    ['环礁泻湖早鸟双人日票', '环礁|泻湖|早鸟|双人|日票'],
    ['澜湾岛珊瑚礁浮潜', '澜湾岛|珊瑚礁|浮潜'],
  ])('%s ends lines between words, and keeps names whole that no dictionary knows', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it('keeps a single character with its word: no last line has but one', () => {
    expect(shown('海湾露台大床房')).toBe('海湾|露台|大床房')
    expect(shown('玩乐满减券')).toBe('玩乐|满减券')
  })

  it('keeps what leads to a word with it', () => {
    expect(shown('客栈含早餐')).toBe('客栈|含早餐')
  })

  it.each([
    ['3 天 2 晚亲子套餐', '3 天 2 晚|亲子|套餐'],
    ['共 2 晚', '共 2 晚'],
    ['× 1 间', '× 1 间'],
    ['2 大 1 小早餐', '2 大 1 小|早餐'],
    ['近岸浮潜 60 分钟', '近岸|浮潜 |60 分钟'],
    ['澜途 500 元住宿抵用券', '澜途 |500 元|住宿|抵用券'],
    ['11月20日 - 11月22日 · 2 晚 · 1 间', '11月20日 |- |11月22日 |· |2 晚 |· |1 间'],
    ['12月7日 周一 - 12月9日 周三 共 2 晚', '12月7日 周一 |- |12月9日 周三 |共 2 晚'],
  ])('%s keeps each number with its sign and unit', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it('begins no line with punctuation, and ends none with an opening bracket', () => {
    expect(shown('亲子年卡（一大一小），《月下渡口》')).toBe('亲子|年卡|（一大|一小），|《月下|渡口》')
  })

  it('breaks Latin words at their spaces alone', () => {
    expect(shown('Casa Cook 客房')).toBe('Casa |Cook |客房')
  })

  it('loses nothing of any text', () => {
    for (const text of ['', ' ', '  两  晚 ', '¥1,280 起', '👨‍👩‍👧 亲子', '<b>&amp;'])
      expect(phrases(text).join('')).toBe(text)
  })

  it('is one piece where the system has no dictionary', () => {
    vi.stubGlobal('Intl', {})
    expect(phrases('雪山套餐')).toEqual(['雪山套餐'])
    vi.unstubAllGlobals()
  })

  it('knows which pieces hold a space at which no line may end', () => {
    expect(phrases('3 天 2 晚亲子 套餐').map(isWhole)).toEqual([true, false, false])
  })
})
