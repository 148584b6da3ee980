/** What who looks at a team can do about it: pay for their seat, invite, take a seat, see their order, open one of their own, or nothing. */
type TeamMove = 'pay' | 'invite' | 'join' | 'order' | 'open' | 'none'

interface Looked {
  /** 1 forming, 2 success, 3 failed. */
  readonly teamStatus: number
  readonly isLeader: boolean
  /** In it, and paid; or in it, and not yet. */
  readonly isMember: boolean
  readonly isPaying: boolean
  /** Came from somebody's share (A6). */
  readonly isShared: boolean
  readonly canJoin: boolean
  /** Why they can't join. */
  readonly joinText?: string | undefined
  /** A team of the product may be opened now. */
  readonly mayOpen: boolean
}

interface TeamStanding {
  readonly move: TeamMove
  /** Of the one button; none where there is nothing to do. */
  readonly button?: string
  /** A sentence beside it; none where there is nothing to say. */
  readonly note?: string
}

const buttons: Readonly<Record<Exclude<TeamMove, 'none'>, string>> = {
  pay: '去支付',
  invite: '邀请好友',
  join: '我要参团',
  order: '查看订单',
  open: '发起拼团',
}

/** What a team offers to who looks at it (A4, A6). */
export function teamStanding(looked: Looked): TeamStanding {
  const move = moveOf(looked)
  const note = noteOf(looked)
  return { move, ...(move !== 'none' && { button: buttons[move] }), ...(note && { note }) }
}

function moveOf({ teamStatus, isPaying, isMember, canJoin, mayOpen }: Looked): TeamMove {
  const whenOpen = mayOpen ? 'open' : 'none'
  if (teamStatus === 2) return isMember ? 'order' : whenOpen
  if (teamStatus === 3) return whenOpen
  if (isPaying) return 'pay'
  if (isMember) return 'invite'
  return canJoin ? 'join' : whenOpen
}

function noteOf({ teamStatus, isPaying, isMember, isLeader, isShared, canJoin, joinText }: Looked): string | undefined {
  if (teamStatus === 3) return isMember ? '没有拼成，付的钱全额原路退回' : undefined
  if (teamStatus === 1 && isPaying) return '名额给您留着，请尽快付款'
  if (isLeader) return '您是团长'
  if (teamStatus === 2 || isMember) return undefined
  if (!canJoin) return joinText
  return isShared ? '好友邀您一起拼团' : undefined
}
