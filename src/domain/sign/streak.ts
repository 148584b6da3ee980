import { addDays } from '../dates.ts'

/** The last day on which a member signed, and how many in a row it was then. Days are of Beijing: YYYY-MM-DD. */
export interface LastSign {
  readonly day: string
  readonly streak: number
}

/** How many days in a row it makes to sign on a day: one more than yesterday, and one anew after a day that was missed. */
export const streakOn = (today: string, last: LastSign | undefined): number =>
  last?.day === addDays(today, -1) ? last.streak + 1 : 1

/** How many days in a row stand today, whether or not today is signed yet; none when yesterday was missed too. */
export const streakNow = (today: string, last: LastSign | undefined): number =>
  last && (last.day === today || last.day === addDays(today, -1)) ? last.streak : 0

/** Points of a day of a streak: the days of a round in turn, and then the round anew. */
export const pointsOn = (dailyPoints: readonly number[], streak: number): number =>
  dailyPoints[(streak - 1) % dailyPoints.length] ?? 0

/** A day of the round that a member is in. */
export interface RoundDay {
  /** Which of the streak it is, from 1. */
  readonly nth: number
  readonly points: number
  readonly state: 'done' | 'today' | 'todo'
}

/** The days of the round: those that are signed, the one that is today's, and those to come. */
export function roundOf(dailyPoints: readonly number[], today: string, last: LastSign | undefined): RoundDay[] {
  const done = streakNow(today, last)
  const isSigned = last?.day === today
  const current = isSigned ? done : done + 1
  const length = dailyPoints.length
  const first = current - ((current - 1) % length)
  return dailyPoints.map((points, at) => {
    const nth = first + at
    return { nth, points, state: nth <= done ? 'done' : nth === current ? 'today' : 'todo' }
  })
}
