import type { Transitions } from '../order/transitions.ts'

/**
 * - open: it is put together, approved or not. asked: somebody waits for an approval.
 * - scheduled: it is published at its moment. failed: it was to be, and was not.
 * - canary: a share of the shoppers gets it.
 * - published; rolled-back: what served before serves again. cancelled: nothing will come of it.
 */
export type ReleaseState =
  | 'open'
  | 'asked'
  | 'scheduled'
  | 'failed'
  | 'canary'
  | 'published'
  | 'rolled-back'
  | 'cancelled'

/**
 * - change: other items or texts, which nobody has approved. ask, approve, refuse: four eyes.
 * - schedule: a moment is set, or another one; unschedule: it is taken away.
 * - try: a share gets it, or another share. return: nobody does any more.
 * - publish: all of it serves. fail: its moment came and it could not be published.
 * - cancel: given up; roll-back: all of it goes back to what served before.
 */
export type ReleaseEvent =
  | 'change'
  | 'ask'
  | 'approve'
  | 'refuse'
  | 'schedule'
  | 'unschedule'
  | 'try'
  | 'return'
  | 'publish'
  | 'fail'
  | 'cancel'
  | 'roll-back'

export const releaseTransitions: Transitions<ReleaseState, ReleaseEvent> = {
  open: {
    ...{ change: 'open', ask: 'asked', schedule: 'scheduled', try: 'canary' },
    ...{ publish: 'published', cancel: 'cancelled' },
  },
  asked: { change: 'open', approve: 'open', refuse: 'open', cancel: 'cancelled' },
  scheduled: {
    ...{ schedule: 'scheduled', unschedule: 'open', cancel: 'cancelled' },
    ...{ publish: 'published', fail: 'failed' },
  },
  failed: {
    ...{ change: 'open', ask: 'asked', schedule: 'scheduled', try: 'canary' },
    ...{ publish: 'published', cancel: 'cancelled' },
  },
  canary: { try: 'canary', publish: 'published', return: 'failed' },
  published: { 'roll-back': 'rolled-back' },
  'rolled-back': {},
  cancelled: {},
}

/**
 * What a release is of.
 * - single: what one person was about to publish. bundle: drafts put together under a name.
 * - archive, unarchive: one item goes out of the shop, or comes back into it.
 */
export type ReleaseKind = 'single' | 'bundle' | 'archive' | 'unarchive'

/** Whether a release takes its item out of the shop (true) or back into it (false); undefined: it publishes drafts. */
export const archiveOf = (kind: ReleaseKind): boolean | undefined =>
  kind === 'archive' ? true : kind === 'unarchive' ? false : undefined

/** What an operator calls each state. */
export const releaseStateNames: Readonly<Record<ReleaseState, string>> = {
  open: '准备中',
  asked: '等审批',
  scheduled: '已定时',
  failed: '没有发布',
  canary: '灰度中',
  published: '已发布',
  'rolled-back': '已回退',
  cancelled: '已取消',
}
