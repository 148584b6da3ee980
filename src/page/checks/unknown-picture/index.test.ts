import { describe, expect, it } from 'vitest'
import { check, withProps } from '../testing/shop.ts'

describe('unknown-picture', () => {
  it('shows a picture without files', () => {
    expect(check(withProps({ picture: '/tc-fostay/media/lost-1' }))).toEqual([
      {
        rule: 'unknown-picture',
        underlined: '"/tc-fostay/media/lost-1"',
        message: '没有图片「/tc-fostay/media/lost-1」',
      },
    ])
  })

  it('allows one with files', () => {
    expect(check(withProps({ picture: '/tc-fostay/media/bay-1' }))).toEqual([])
  })
})
