import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, withProps } from '../testing/shop.ts'

describe('maybe-missing', () => {
  it('shows a field that not every entry has', () => {
    expect(check(pageOf({ blocks: [notices({ props: { text: '{{ offers.list[0].tag }}' } }), lists()] }))).toEqual([
      { rule: 'maybe-missing', underlined: 'offers.list[0].tag', message: '「text」必须有值，这里可能没有' },
    ])
  })

  it('is content with a default', () => {
    expect(
      check(pageOf({ blocks: [notices({ props: { text: "{{ default(offers.list[0].tag, '无') }}" } }), lists()] })),
    ).toEqual([])
  })

  it('is content with a condition of the block', () => {
    expect(
      check(
        pageOf({
          data: { offers: { from: 'offers', with: { size: 1 } }, detail: { from: 'detail', with: { id: '1' } } },
          blocks: [notices({ when: '{{ detail.note != null }}', props: { text: '{{ detail.note }}' } }), lists()],
        }),
      ),
    ).toEqual([])
  })

  it('takes data with a condition as possibly missing', () => {
    expect(
      check(
        pageOf({
          data: { offers: { from: 'offers', with: { size: 1 }, when: '{{ user.loggedIn }}' } },
          blocks: [notices({ props: { text: '{{ offers.list[0].name }}' } }), lists()],
        }),
      ),
    ).toEqual([{ rule: 'maybe-missing', underlined: 'offers.list[0].name', message: '「text」必须有值，这里可能没有' }])
  })

  it('lets settings come out empty that need not be there', () => {
    expect(check(withProps({ max: '{{ offers.list[0].price }}', picture: '{{ offers.list[0].tag }}' }))).toEqual([])
  })

  it('lets the setting come out empty without which the block is hidden', () => {
    expect(
      check(pageOf({ data: { offers: { from: 'offers', with: { size: 1 }, when: '{{ user.loggedIn }}' } } })),
    ).toEqual([])
  })

  it('asks for a value when the block is shown though empty', () => {
    expect(
      check(
        pageOf({
          data: { offers: { from: 'offers', with: { size: 1 }, when: '{{ user.loggedIn }}' } },
          blocks: [notices(), lists({}, { onEmpty: 'show' })],
        }),
      ),
    ).toEqual([{ rule: 'maybe-missing', underlined: 'offers.list', message: '「items」必须有值，这里可能没有' }])
  })
})
