import { describe, expect, it } from 'vitest'
import { check, pageOf, withAction, withProps } from '../testing/shop.ts'

describe('unused-data', () => {
  it('shows data that nothing reads', () => {
    expect(
      check(
        pageOf({ data: { offers: { from: 'offers', with: { size: 1 } }, old: { from: 'offers', with: { size: 1 } } } }),
      ),
    ).toEqual([{ rule: 'unused-data', underlined: '"old"', message: '没有区块用到数据「old」' }])
  })

  it('keeps quiet while something is wrong: a misspelt name may mean it', () => {
    expect(check(withProps({ items: '{{ ofers.list }}' }))).toEqual([
      {
        rule: 'unknown-data',
        underlined: 'ofers',
        message:
          '没有「ofers」，是不是「offers」？（可以用：offers、now、user、channel、from、params、query、route、flags、state、viewer）',
      },
    ])
  })

  it('counts what other data and actions read', () => {
    expect(
      check(
        withAction(
          { do: 'reload', data: 'mine' },
          {
            data: {
              offers: { from: 'offers', with: { size: '{{ size(other.list) }}' } },
              other: { from: 'offers', with: { size: 1 } },
              mine: { from: 'detail', with: { id: '1' } },
            },
          },
        ),
      ),
    ).toEqual([])
  })

  it('counts what a submit loads again', () => {
    const data = { offers: { from: 'offers', with: { size: 1 } }, mine: { from: 'detail', with: { id: '1' } } }
    const submit = { do: 'submit', endpoint: 'join', with: { name: '海' }, reload: 'mine' }
    expect(check(withAction(submit, { data }))).toEqual([])
  })
})
