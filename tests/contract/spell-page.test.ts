import { describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { Page } from '../../schemas/page/page.ts'
import { pageSources } from './shop-pages.ts'

const pageOf = (name: string) => JSON.parse(pageSources.find((source) => source.name === name)!.text) as Page
const spell = pageOf('spell')
const goods = pageOf('goods-detail')

type Call = 'teamList' | 'myTeamList' | 'groupOrder'

/** How many a call asks for: what the page says, else what the call's own default is. */
const sizeOf = ({ data }: Page, name: string, call: Call) =>
  (data?.[name]?.with as { pageSize?: number } | undefined)?.pageSize ?? contracts[call].page.defaults.pageSize

const blockOf = (id: string) => {
  const all = [...spell.blocks, ...Object.values(spell.popups ?? {}).flatMap(({ blocks }) => blocks)]
  return all.find((block) => block.id === id) as { props: Record<string, unknown>; on?: Record<string, unknown> }
}

describe('the page of a team (A2, A4, A9)', () => {
  it('asks for 20 teams at a time, 10 on the page of goods, and for 100 orders of a team', () => {
    expect([sizeOf(spell, 'teams', 'teamList'), sizeOf(spell, 'mine', 'myTeamList')]).toEqual([20, 20])
    expect(sizeOf(goods, 'teams', 'teamList')).toBe(10)
    expect(sizeOf(spell, 'orders', 'groupOrder')).toBe(100)
  })

  it('may ask for no more of them', () => {
    const most = (call: Call) => contracts[call].body.properties.pageSize.maximum
    expect([most('teamList'), most('myTeamList'), most('groupOrder')]).toEqual([20, 20, 100])
  })

  it('says in these words that there is no team to join, that there are no more of one’s own, and which go on', () => {
    expect(blockOf('teams-list').props['emptyText']).toBe('当前还没有可参与的拼团哦~')
    expect(blockOf('mine-list').props['emptyText']).toBe('暂无更多拼团')
    expect([spell.popups?.['teams']?.title, blockOf('teams').props['title']]).toEqual(['正在拼团', '正在拼团'])
  })

  it('turns the teams over by two, recommends five, and is loaded anew when the countdown is over', () => {
    expect([blockOf('teams').props['turn'], blockOf('recommend').props['max']]).toEqual([true, 5])
    expect(blockOf('team').on?.['over']).toEqual([{ do: 'reload' }])
  })

  it('shows the orders of a team to the leader of a community’s alone, unless it failed', () => {
    const condition = '{{ team.isLeader && team.groupType == 2 && team.teamStatus != 3 }}'
    expect([spell.data?.['orders']?.when, (blockOf('orders') as { when?: string }).when]).toEqual([
      condition,
      condition,
    ])
  })
})
