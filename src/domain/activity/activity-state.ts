import { shopTimeToEpoch } from '../dates.ts'

/** A4: 0 not started, 1 ongoing, 2 ended. */
export type TimeStatus = 0 | 1 | 2

/** Where a flash sale or a group buy stands (A4), by now and its start (in) and end (out), in epoch ms. */
export function timeStatus(start: number, end: number, now: number): TimeStatus {
  if (now < start) return 0
  return now < end ? 1 : 2
}

/** The same for dates as the API writes them: 2026-11-20T10:00:00, Beijing. One that can't be read has not begun. */
export function activityStatus(
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  now: number,
): TimeStatus {
  return timeStatus(shopTimeToEpoch(startDate) ?? Infinity, shopTimeToEpoch(endDate) ?? Infinity, now)
}

interface Team {
  /** 1 open, 2 community. */
  readonly groupType: number
  readonly showGroupButton: boolean
}

/** Opening a team is allowed unless the group is of a community (2) without its button (A4). */
export const mayOpenTeam = ({ groupType, showGroupButton }: Team): boolean => groupType !== 2 || showGroupButton
