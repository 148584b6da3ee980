import type { Activity } from '../../schemas/domain/activity.ts'

const words = ['今天', '明天', '后天'] as const

export interface ShownDay {
  /** 0 today, 1 tomorrow, 2 the day after. */
  readonly ahead: number
  readonly word: (typeof words)[number]
  readonly activities: readonly Activity[]
}

/** The first of three days that has activities that are not cancelled (A4): today, else the next day, else the day after. */
export function shownDay(days: readonly (readonly Activity[] | undefined)[]): ShownDay | undefined {
  for (const [ahead, word] of words.entries()) {
    const activities = (days[ahead] ?? []).filter(({ status }) => status === 1)
    if (activities.length > 0) return { ahead, word, activities }
  }
  return undefined
}

/** The row to begin with: the first activity that is not over. Where all are, the first. */
export function firstOpen(isOver: readonly boolean[]): number {
  return Math.max(0, isOver.indexOf(false))
}
