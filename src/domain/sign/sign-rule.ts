import type { SignHelpState } from './help-progress.ts'

/** How many friends a member may help in one sign activity. */
export const SIGN_HELPS = 3

/** Where a sign activity stands by its time (A4): 0 not started, 1 going on, 2 over. */
type TimeStatus = 0 | 1 | 2

export type SignProblem = 'activity-early' | 'activity-over'

/** Why nothing can be done in a sign activity now. */
export const signProblem = (status: TimeStatus): SignProblem | undefined =>
  status === 1 ? undefined : status === 0 ? 'activity-early' : 'activity-over'

/** What a member can do next. */
export interface SignStanding {
  readonly move: 'open' | 'sign' | 'none'
  readonly button: string
  readonly word: string
}

interface Member {
  readonly timeStatus: TimeStatus
  readonly hasJoined: boolean
  readonly isSigned: boolean
  readonly streak: number
}

/** The one button of the activity, and the sentence above it. */
export function signStanding({ timeStatus, hasJoined, isSigned, streak }: Member): SignStanding {
  if (timeStatus === 0) return { move: 'none', button: '即将开始', word: '活动还没开始，到时再来' }
  if (timeStatus === 2) return { move: 'none', button: '活动已结束', word: '活动已经结束，谢谢参加' }
  if (!hasJoined) return { move: 'open', button: '参加活动', word: '每天签到领积分，连签还有优惠券' }
  if (isSigned) return { move: 'none', button: '今日已签到', word: `已连续签到 ${streak} 天，明天再来` }
  return {
    move: 'sign',
    button: '立即签到',
    word: streak === 0 ? '今天还没签到' : `已连续签到 ${streak} 天，今天别断签`,
  }
}

export type SignHelpProblem = SignProblem | 'sign-help-own' | 'sign-help-enough' | 'sign-help-full'

interface Helping {
  readonly timeStatus: TimeStatus
  readonly isOwn: boolean
  /** The member has as many friends as it takes. */
  readonly isFull: boolean
  /** How many the friend has helped in this activity. */
  readonly helped: number
}

/** Why a friend can't help. */
export function signHelpProblem({ timeStatus, isOwn, isFull, helped }: Helping): SignHelpProblem | undefined {
  if (isOwn) return 'sign-help-own'
  const closed = signProblem(timeStatus)
  if (closed) return closed
  if (isFull) return 'sign-help-full'
  return helped >= SIGN_HELPS ? 'sign-help-enough' : undefined
}

interface Assisting {
  readonly timeStatus: TimeStatus
  readonly isOwn: boolean
  readonly hasHelped: boolean
  readonly state: SignHelpState
}

/** What who opens a link to a member's friends can do with it. */
export interface AssistStanding {
  readonly move: 'invite' | 'claim' | 'help' | 'open' | 'none'
  readonly button: string
  readonly word: string
}

const OWN: Readonly<Record<SignHelpState, AssistStanding>> = {
  inviting: { move: 'invite', button: '邀好友助力', word: '把链接发给好友，请他们来助力' },
  filled: { move: 'claim', button: '领取奖励', word: '好友到齐了，奖励可以领了' },
  rewarded: { move: 'open', button: '回到我的签到', word: '好友到齐，奖励已经领了' },
}

/** For the member themselves, and for the friends who open their link. */
export function assistStanding({ timeStatus, isOwn, hasHelped, state }: Assisting): AssistStanding {
  // What friends brought can be claimed after the end too.
  if (isOwn && (timeStatus === 1 || state === 'filled')) return OWN[state]
  if (timeStatus !== 1) {
    const { button, word } = signStanding({ timeStatus, hasJoined: false, isSigned: false, streak: 0 })
    return { move: 'none', button, word }
  }
  if (hasHelped) return { move: 'open', button: '我也去签到', word: '你已经助力过，谢谢' }
  if (state !== 'inviting') return { move: 'open', button: '我也去签到', word: '好友已到齐，不用再助力' }
  return { move: 'help', button: '为好友助力', word: '点一下，你和好友都有积分' }
}
