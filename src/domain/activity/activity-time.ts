import { crowdLabels, type Activity } from '../../../schemas/domain/activity.ts'
import { shopTimeToEpoch } from '../dates.ts'

const MINUTE = 60_000

/** Minute of the day as a clock shows it: 545 -> 09:05, 1440 -> 24:00. */
export function clockText(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** From when to when: 09:05-10:00 */
export function spanText({ beginTime, finishTime }: Pick<Activity, 'beginTime' | 'finishTime'>): string {
  return `${clockText(beginTime)}-${clockText(finishTime)}`
}

/** `soon`: it begins within the hour. */
export type ActivityState = 'cancelled' | 'before' | 'soon' | 'running' | 'over'

type Timed = Pick<Activity, 'date' | 'beginTime' | 'finishTime' | 'status'>

/** How an activity stands (A3: minutes of the day) at a moment in epoch ms; while the moment is not known, only whether it is cancelled. */
export function activityState(activity: Timed, now: number | undefined): ActivityState {
  if (activity.status === 0) return 'cancelled'
  const day = shopTimeToEpoch(`${activity.date}T00:00`)
  if (now === undefined || day === undefined) return 'before'
  if (now >= day + activity.finishTime * MINUTE) return 'over'
  const wait = day + activity.beginTime * MINUTE - now
  if (wait <= 0) return 'running'
  return wait <= 60 * MINUTE ? 'soon' : 'before'
}

/** How an activity stands, in words; nothing for one that is simply still to come. */
export const stateWords: Readonly<Partial<Record<ActivityState, string>>> = {
  cancelled: '已取消',
  soon: '即将开始',
  running: '进行中',
  over: '已结束',
}

/** Whom an activity is for (A9). */
export const crowdLabel = (crowdType: number): string => crowdLabels[crowdType] ?? crowdLabels[0]

/** The word behind a code of a dictionary (A7); none for a code that it doesn't have. */
export function wordOf(
  words: readonly { readonly value: string; readonly label: string }[] | undefined,
  code: string,
): string | undefined {
  return words?.find(({ value }) => value === code)?.label
}
