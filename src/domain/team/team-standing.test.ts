import { describe, expect, it } from 'vitest'
import { teamStanding } from './team-standing.ts'

const visitor = {
  ...{ teamStatus: 1, isLeader: false, isMember: false, isPaying: false, isShared: false, canJoin: true },
  mayOpen: true,
}
const member = { ...visitor, isMember: true, canJoin: false }

describe('[A4, A6] what a team offers', () => {
  it('while it is forming: a seat, to pay for it, to invite, or one of their own', () => {
    expect(teamStanding(visitor)).toEqual({ move: 'join', button: '我要参团' })
    expect(teamStanding({ ...visitor, isShared: true }).note).toBe('好友邀您一起拼团')
    expect(teamStanding({ ...visitor, isPaying: true, canJoin: false }).move).toBe('pay')
    expect(teamStanding({ ...member, isLeader: true })).toEqual({
      move: 'invite',
      button: '邀请好友',
      note: '您是团长',
    })
    const full = { ...visitor, canJoin: false, joinText: '满员了' }
    expect(teamStanding(full)).toEqual({ move: 'open', button: '发起拼团', note: '满员了' })
    expect(teamStanding({ ...full, mayOpen: false })).toEqual({ move: 'none', note: '满员了' })
  })

  it('once it is over: the order, the money, or another team', () => {
    expect(teamStanding({ ...member, teamStatus: 2 })).toEqual({ move: 'order', button: '查看订单' })
    expect(teamStanding({ ...visitor, teamStatus: 2 }).move).toBe('open')
    expect(teamStanding({ ...member, teamStatus: 3 })).toMatchObject({
      move: 'open',
      note: '没有拼成，付的钱全额原路退回',
    })
  })
})
