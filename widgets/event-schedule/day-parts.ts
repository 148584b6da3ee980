import type { Activity } from '../../schemas/domain/activity.ts'

interface DayPart {
  readonly word: string
  readonly activities: readonly Activity[]
}

const parts: readonly (readonly [word: string, until: number])[] = [
  ['上午', 12 * 60],
  ['下午', 18 * 60],
  ['晚上', 24 * 60],
]

/** A day's activities by their beginning, cut at noon and at six; parts without any are left out. */
export function dayParts(activities: readonly Activity[]): readonly DayPart[] {
  const sorted = activities.toSorted(
    (one, other) => one.beginTime - other.beginTime || one.finishTime - other.finishTime,
  )
  let from = 0
  return parts.flatMap(([word, until]) => {
    const begin = from
    from = until
    const found = sorted.filter(({ beginTime }) => beginTime >= begin && beginTime < until)
    return found.length > 0 ? [{ word, activities: found }] : []
  })
}

/** The types of a day's activities that have a word, in the order of the dictionary. */
export function typesOf(
  activities: readonly Activity[],
  types: readonly { readonly value: string; readonly label: string }[],
): readonly { readonly value: string; readonly label: string }[] {
  return types.filter(({ value }) => activities.some(({ type }) => type === value))
}
