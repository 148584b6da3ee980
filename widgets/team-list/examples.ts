import type { Team } from '../../schemas/domain/team.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { TeamListProps } from './props.schema.ts'

const team = (teamId: string, name: string, over: Partial<Team> = {}): Team => ({
  ...{ id: teamId, teamId, activityId: '8001', activityCode: 'PT8001', productId: '650201' },
  ...{ teamStatus: 1, teamStatusDesc: '拼团中', numberOfPerson: 3, remainPersons: 1, paidNumber: 2 },
  ...{ endTime: '2026-12-20T20:00:00', shareTitle: '还差 1 人', shareDesc: '3 人成团', sharePhoto: '' },
  ...{ friendFlag: false, productType: 2 },
  teamPersonList: [{ userId: '1', nickName: name, iconUrl: '' }],
  ...over,
})
const two = [team('T1', '顾**'), team('T2', '沈**', { remainPersons: 2 })]

export const examples: readonly Example<TeamListProps>[] = [
  { name: '一个', props: { teams: two.slice(0, 1) } },
  { name: '商品页上的五个', props: { title: '正在拼团', all: '查看全部', turn: true, teams: [...two, ...three()] } },
  {
    name: '我的团',
    props: {
      button: '查看',
      teams: [two[0]!, team('T3', '我', { teamStatus: 2, teamStatusDesc: '拼团成功', remainPersons: 0 })],
      ...{ more: 'finished' },
    },
  },
  { name: '一个也没有', props: { teams: [], emptyText: '当前还没有可参与的拼团哦~' } },
  { name: '很长的名字', props: { title: '正在拼团', teams: [team('T4', '一位名字特别特别特别长的旅行家团长')] } },
]

function three(): Team[] {
  return ['叶**', '何**', '周**'].map((name, at) => team(`T${at + 5}`, name, { remainPersons: at + 1 }))
}
