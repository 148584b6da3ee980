import { type CutStatus, TO_PAY } from '../goods/bargain.ts'

/** What who looks at a bargain can do with it: bring friends, buy, pay what they ordered, help, begin one of their own, or nothing. */
export interface TeamStanding {
  readonly move: 'invite' | 'buy' | 'pay' | 'help' | 'start' | 'none'
  readonly button: string
  readonly word: string
}

interface Looked {
  readonly cutStatus: CutStatus
  readonly isOwn: boolean
  /** The viewer has helped it. */
  readonly hasHelped: boolean
  /** The activity goes on: others can begin one too. */
  readonly isRunning: boolean
  /** The viewer's own order at the goal price, as long as it can be paid. */
  readonly orderNo?: string | undefined
}

const SOLD_OUT = { move: 'none', button: '已售罄', word: '名额已被砍完' } as const
const OVER = { move: 'none', button: '已结束', word: '活动已结束' } as const

const own: Readonly<Record<CutStatus, TeamStanding>> = {
  10010: { move: 'buy', button: '底价购买', word: '已砍到底价' },
  10020: { move: 'invite', button: '邀好友帮砍', word: '砍价进行中' },
  10030: SOLD_OUT,
  10040: SOLD_OUT,
  10050: OVER,
  10060: { move: 'none', button: '已购买', word: '你已经买过这一份' },
}

const START = { move: 'start', button: '我也要砍价' } as const

const others: Readonly<Record<CutStatus, TeamStanding>> = {
  10010: { ...START, word: '已经砍到底价' },
  10020: { move: 'help', button: '帮好友砍一刀', word: '还差一点，帮一把' },
  10030: SOLD_OUT,
  10040: SOLD_OUT,
  10050: OVER,
  10060: { ...START, word: '好友已经底价买下' },
}

/** B4, for who began a bargain, and for the friends who open its link. */
export function teamStanding({ cutStatus, isOwn, hasHelped, isRunning, orderNo }: Looked): TeamStanding {
  if (isOwn) return orderNo === undefined ? own[cutStatus] : TO_PAY
  const standing = hasHelped && cutStatus === 10020 ? { ...START, word: '你已经帮砍过' } : others[cutStatus]
  return standing.move === 'start' && !isRunning ? OVER : standing
}
