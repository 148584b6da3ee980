import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, type Parts } from './testing/shop.ts'

const note = '{{ detail.note }}'
const there = '{{ detail.note != null }}'
const withDetail = (blocks: readonly Parts[]) =>
  pageOf({
    versions: { page: 1, list: 1, notice: 2, box: 1 },
    data: { offers: { from: 'offers', with: { size: 1 } }, detail: { from: 'detail', with: { id: '1' } } },
    blocks: [...blocks, lists()],
  })
const box = (inner: Parts, more: Parts = {}) => ({ id: 'frame', widget: 'box', slots: { body: [inner] }, ...more })
const speaking = notices({ props: { text: note } })
const filler = box(notices({ id: 'filler' }))
const rules = (blocks: readonly Parts[]) => check(withDetail(blocks)).map(({ rule, underlined }) => [rule, underlined])

describe('a condition', () => {
  it('makes sure of what it asks for, in the settings of its block', () => {
    expect(rules([{ ...speaking, when: there }, filler])).toEqual([])
    expect(rules([speaking, filler])).toEqual([['maybe-missing', 'detail.note']])
  })

  it('makes sure of nothing else', () => {
    expect(rules([{ ...speaking, when: '{{ detail.name != null }}' }, filler])).toEqual([
      ['maybe-missing', 'detail.note'],
    ])
  })

  it('holds for the blocks inside too, with their own', () => {
    expect(rules([box(speaking, { when: there })])).toEqual([])
    expect(rules([box({ ...speaking, when: '{{ user.loggedIn }}' }, { when: there })])).toEqual([])
  })

  it('holds for the arguments of the action that has it', () => {
    const more = (action: Parts) => [filler, lists({}, { id: 'more', on: { select: [action] } })]
    const toast = { do: 'toast', text: note }
    const text = notices({ props: { text: "{{ default(detail.note, '') }}" } })
    expect(rules([text, ...more({ ...toast, when: there })])).toEqual([])
    expect(rules([text, ...more(toast)])).toEqual([['maybe-missing', 'detail.note']])
  })

  it('holds for the arguments of the data that has it', () => {
    const data = (when: Parts) => ({
      offers: { from: 'offers', with: { size: 1 } },
      detail: { from: 'detail', with: { id: '1' } },
      next: { from: 'detail', with: { id: note }, ...when },
    })
    const page = (when: Parts) =>
      pageOf({ data: data(when), blocks: [notices({ props: { text: '有 {{ next.name }}' } }), lists()] })
    expect(check(page({ when: there }))).toEqual([])
    expect(check(page({}))).toMatchObject([{ rule: 'maybe-missing', underlined: 'detail.note' }])
  })
})
