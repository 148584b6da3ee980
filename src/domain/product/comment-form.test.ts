import { describe, expect, it } from 'vitest'
import { type CommentForm, commentMistakes, countWords, sidesOfType } from './comment-form.ts'

const form: CommentForm = {
  ...{ score: 5, sides: [{ scoreName: '服务', score: 4 }], content: '住得很舒服', tripType: '' },
}

describe('a comment', () => {
  it('can be sent with stars, a score of each side, and 5 to 500 characters', () => {
    expect(commentMistakes(form)).toEqual({})
    expect(commentMistakes({ ...form, content: '好'.repeat(500) })).toEqual({})
  })

  it('tells of every field that is wrong, in the order in which they stand', () => {
    const wrong = { ...form, score: 0, sides: [{ scoreName: '服务', score: 0 }], content: '  好  ' }
    expect(Object.keys(commentMistakes(wrong))).toEqual(['score', 'sides', 'content'])
    expect(commentMistakes({ ...form, content: '好'.repeat(501) })).toEqual({ content: '最多写 500 个字' })
  })

  it('counts characters as a person does', () => {
    expect([countWords(' 🏖️好 '), countWords('\n')]).toEqual([3, 0])
  })

  it('scores the sides of its kind', () => {
    expect([sidesOfType(1)[0], sidesOfType(50)[0], sidesOfType(31)[0]]).toEqual(['位置', '质量', '好玩'])
  })
})
