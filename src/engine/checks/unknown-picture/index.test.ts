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

  it('looks up what lies among the pictures as one, whatever its name, and never as an address that is opened', () => {
    const rules = (subscriptUrl: string) => check(withProps({ subscriptUrl })).map(({ rule }) => rule)
    expect(rules('/tc-fostay/media/lost-1')).toContain('unknown-picture')
    expect(rules('/tc-fostay/media/badge-new.svg')).not.toContain('unknown-picture')
    expect(rules('/tc-fostay/media/badge-new.svg')).not.toContain('unknown-route')
  })

  it('allows one with files', () => {
    expect(check(withProps({ picture: '/tc-fostay/media/bay-1' }))).toEqual([])
  })
})
