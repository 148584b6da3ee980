import type { CutStatus } from '../goods/bargain.ts'

/** How many bargains of others a member may help on one day of Beijing. */
export const HELPS_A_DAY = 3

/** Why somebody can't help a bargain. */
export type HelpProblem = 'bargain-own' | 'bargain-helped-enough' | 'bargain-full' | 'out-of-stock' | 'activity-over'

interface Input {
  readonly isOwn: boolean
  /** How many bargains the friend has helped today. */
  readonly helpedToday: number
  readonly cutStatus: CutStatus
}

const byStatus: Readonly<Record<CutStatus, HelpProblem | undefined>> = {
  10010: 'bargain-full',
  10020: undefined,
  10030: 'out-of-stock',
  10040: 'out-of-stock',
  10050: 'activity-over',
  10060: 'bargain-full',
}

/** B4: only one that is being cut is helped, not by who began it, and by nobody who has helped enough today. */
export function helpProblem({ isOwn, helpedToday, cutStatus }: Input): HelpProblem | undefined {
  if (isOwn) return 'bargain-own'
  return byStatus[cutStatus] ?? (helpedToday >= HELPS_A_DAY ? 'bargain-helped-enough' : undefined)
}
