/* oxlint-disable no-script-url -- the addresses that are refused */
import { describe, expect, it } from 'vitest'
import { check, lists, notices, withAction, withProps } from '../testing/shop.ts'

describe('unsafe-link', () => {
  it('refuses javascript: in an action', () => {
    expect(check(withAction({ do: 'navigate', to: 'javascript:alert(1)' }))).toEqual([
      {
        rule: 'unsafe-link',
        underlined: '"javascript:alert(1)"',
        message: '不能打开「javascript:alert(1)」：只能是 / 开头的本站地址、https 地址、tel: 或 mailto:',
      },
    ])
  })

  it('refuses it with signs that browsers skip', () => {
    expect(check(withProps({ moreTo: ' java\nscript:alert(1)' }))).toEqual([
      {
        rule: 'unsafe-link',
        underlined: '" java\\nscript:alert(1)"',
        message: '不能打开「 java\nscript:alert(1)」：只能是 / 开头的本站地址、https 地址、tel: 或 mailto:',
      },
    ])
  })

  it('refuses data: as a picture', () => {
    expect(check(withProps({ picture: 'data:text/html,<script>1</script>' }))).toEqual([
      {
        rule: 'unsafe-link',
        underlined: '"data:text/html,<script>1</script>"',
        message: '不能打开「data:text/html,<script>1</script>」：只能是 / 开头的本站地址、https 地址、tel: 或 mailto:',
      },
    ])
  })

  it('refuses another host without a scheme', () => {
    expect(check(withProps({ moreTo: '//evil.example/x' }))).toEqual([
      {
        rule: 'unsafe-link',
        underlined: '"//evil.example/x"',
        message: '不能打开「//evil.example/x」：只能是 / 开头的本站地址、https 地址、tel: 或 mailto:',
      },
    ])
  })

  it('refuses a scheme before an expression', () => {
    expect(check(withAction({ do: 'navigate', to: 'javascript:{{ event.item.name }}' }))).toEqual([
      {
        rule: 'unsafe-link',
        underlined: '"javascript:{{ event.item.name }}"',
        message: '不能打开「javascript:」：只能是 / 开头的本站地址、https 地址、tel: 或 mailto:',
      },
    ])
  })

  it('refuses a path without its slash', () => {
    expect(check(withAction({ do: 'navigate', to: 'combo' }))).toEqual([
      {
        rule: 'unsafe-link',
        underlined: '"combo"',
        message: '不能打开「combo」：只能是 / 开头的本站地址、https 地址、tel: 或 mailto:',
      },
    ])
  })

  it('allows scripts as text: texts are shown, never run', () => {
    expect(
      check(
        withProps({ title: '<script>' }, { title: '<script>alert(1)</script>', description: 'javascript:alert(1)' }),
      ),
    ).toEqual([])
  })

  it('allows https, tel and paths that go on with an expression', () => {
    expect(
      check(
        withAction(
          { do: 'navigate', to: '/goods/{{ event.item.name }}' },
          {
            blocks: [
              notices(),
              lists({ moreTo: 'https://example.com/a', picture: '/tc-fostay/media/bay-1' }),
              lists({ moreTo: 'tel:4000000000' }, { id: 'b' }),
            ],
          },
        ),
      ),
    ).toEqual([])
  })
})
