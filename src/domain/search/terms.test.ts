import { describe, expect, it } from 'vitest'
import { runsOf, stretchesOf, termsOf, wantedTerms, wordsOf } from './terms.ts'

describe('the terms of a text', () => {
  it('are every character and every two neighbours of Chinese, and whole words of the rest', () => {
    expect([...termsOf('白沙湾 SPA')]).toEqual(['白', '沙', '湾', '白沙', '沙湾', 'spa'])
  })

  it('do not go over what stands between two words', () => {
    expect(termsOf('白沙，湾').has('沙湾')).toBe(false)
  })

  it('are the same in full-width and capital letters', () => {
    expect(termsOf('ＳＰＡ１０１')).toEqual(termsOf('spa101'))
  })

  it('that are wanted of one character are it, of more its pairs, and are all among those of a text that has the words', () => {
    expect([wantedTerms('湾'), wantedTerms('白沙湾'), wantedTerms('湾 spa')]).toEqual([
      ['湾'],
      ['白沙', '沙湾'],
      ['湾', 'spa'],
    ])
    const has = termsOf('澜湾岛海景度假酒店 100101')
    for (const words of ['海景', '度假酒店', '岛 100101'])
      expect(wantedTerms(words).every((term) => has.has(term))).toBe(true)
  })
})

describe('the runs and words of a text', () => {
  it('part Chinese from letters, and drop what is neither', () => {
    expect(runsOf('💥泡汤spa!')).toEqual([
      { text: '泡汤', isHan: true },
      { text: 'spa', isHan: false },
    ])
  })

  it('are those of a dictionary', () => {
    expect(wordsOf('海边酒店')).toEqual(['海边', '酒店'])
  })
})

describe('the stretches of a text', () => {
  it('are neighbours around characters that no dictionary puts together', () => {
    expect(stretchesOf('海洋馆鲸鲨')).toEqual(['海洋馆', '海洋馆鲸', '馆鲸', '馆鲸鲨', '鲸鲨'])
  })

  it('are none of words that are known, nor go over what stands between two words', () => {
    expect([stretchesOf('海景度假酒店'), stretchesOf('馆，鲸 spa')]).toEqual([[], []])
  })
})
