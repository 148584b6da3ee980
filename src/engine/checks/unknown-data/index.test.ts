import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, withProps } from '../testing/shop.ts'

describe('unknown-data', () => {
  it('shows a name that no data has, and the nearest', () => {
    expect(check(withProps({ items: '{{ ofers.list }}' }))).toEqual([
      {
        rule: 'unknown-data',
        underlined: 'ofers',
        message:
          '没有「ofers」，是不是「offers」？（可以用：offers、now、user、channel、from、params、query、route、flags、state、viewer）',
      },
    ])
  })

  it('knows no event outside of actions', () => {
    expect(check(withProps({ title: '{{ event.item.name }}' }))).toEqual([
      {
        rule: 'unknown-data',
        underlined: 'event',
        message: '没有「event」，可以用：offers、now、user、channel、from、params、query、route、flags、state、viewer',
      },
    ])
  })

  it('looks at conditions', () => {
    expect(check(pageOf({ blocks: [notices({ when: '{{ size(oferrs.list) > 0 }}' }), lists()] }))).toEqual([
      {
        rule: 'unknown-data',
        underlined: 'oferrs',
        message:
          '没有「oferrs」，是不是「offers」？（可以用：offers、now、user、channel、from、params、query、route、flags、state、viewer）',
      },
    ])
  })

  it('looks at the arguments of data', () => {
    expect(
      check(pageOf({ data: { offers: { from: 'offers', with: { size: 10, place: '{{ quary.place }}' } } } })),
    ).toEqual([
      {
        rule: 'unknown-data',
        underlined: 'quary',
        message:
          '没有「quary」，是不是「query」？（可以用：offers、now、user、channel、from、params、query、route、flags、state、viewer）',
      },
    ])
  })

  it('looks at popups', () => {
    expect(
      check(
        pageOf({
          popups: { rules: { title: '规则', blocks: [notices({ id: 'r', props: { text: '{{ rool.name }}' } })] } },
          blocks: [notices(), lists({}, { on: { select: [{ do: 'open-popup', popup: 'rules' }] } })],
        }),
      ),
    ).toEqual([
      {
        rule: 'unknown-data',
        underlined: 'rool',
        message: '没有「rool」，可以用：offers、now、user、channel、from、params、query、route、flags、state、viewer',
      },
    ])
  })
})
