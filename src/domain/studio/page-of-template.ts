import { addDays, datePart, dayText, nightsBetween } from '../dates.ts'

/** How soon a page of a template opens: a week is time enough to write it and to have it read. */
const OPENS_IN = 7

/**
 * The text of a new page: the template's own with the page's title, and its days moved so that the first of them is a week from now.
 * A campaign that came with days of its own would be over before it is written, sooner or later.
 *
 * @param now in the shop's time: '2026-11-20T08:30:00'
 */
export function pageOfTemplate(template: string, title: string, now: string): string {
  const days = new Set(template.match(/\d{4}-\d\d-\d\d/g))
  const first = [...days].toSorted()[0]
  const later = first === undefined ? 0 : nightsBetween(first, addDays(datePart(now), OPENS_IN))
  const moved = new Map([...days].map((day) => [day, addDays(day, later)]))
  const words = new Map([...moved].map(([day, on]) => [dayText(day), dayText(on)]))
  return template
    .replaceAll(/\d{4}-\d\d-\d\d/g, (day) => moved.get(day) ?? day)
    .replaceAll(/\d{1,2}月\d{1,2}日/g, (word) => words.get(word) ?? word)
    .replaceAll('"示例页面"', () => JSON.stringify(title))
}
