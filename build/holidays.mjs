import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import chineseDays from 'chinese-days'

// oxlint-disable-next-line import/no-named-as-default-member -- the package is CommonJS to Node, which finds no names in it
const { getHolidaysInRange, getLunarFestivals, getSolarTerms, getWorkdaysInRange } = chineseDays

const FILE = new URL('../src/ui/calendar/holiday-table.ts', import.meta.url)

/** The years of the table. Days off are known for those that the State Council has announced; feasts for all. */
const [FIRST, LAST] = [2026, 2030]

/** The feasts that a calendar names, as the package calls them. */
const LUNAR = { 除夕: '除夕', 春节: '春节', 元宵节: '元宵', 端午节: '端午', 乞巧节: '七夕', 中秋节: '中秋' }
const SOLAR = { '01-01': '元旦', '05-01': '劳动节', '10-01': '国庆' }

/** The text of holiday-table.ts: the same for the same release of the package. */
export function holidayTable() {
  const [start, end] = [`${FIRST}-01-01`, `${LAST}-12-31`]
  const lines = feasts(start, end).map(([day, name]) => `  '${day}': '${name}',\n`)
  return `// Written by \`npm run holidays\` from chinese-days: never by hand.

/** Feasts by their days. */
export const FEASTS: Readonly<Record<string, string>> = {
${lines.join('')}}

/** Days off for everybody, weekends of a holiday among them. */
export const DAYS_OFF: readonly string[] = [
${rows(getHolidaysInRange(start, end, false))}]

/** Weekends on which people work instead. */
export const DAYS_WORKED: readonly string[] = [
${rows(workedWeekends(start, end))}]
`
}

function feasts(start, end) {
  const lunar = getLunarFestivals(start, end).flatMap(({ date, name }) =>
    name.filter((one) => one in LUNAR).map((one) => [date, LUNAR[one]]),
  )
  const clear = getSolarTerms(start, end).filter(({ name }) => name === '清明')
  const solar = years().flatMap((year) => Object.entries(SOLAR).map(([day, name]) => [`${year}-${day}`, name]))
  return [...lunar, ...clear.map(({ date, name }) => [date, name]), ...solar].sort(([one], [other]) =>
    one.localeCompare(other),
  )
}

const years = () => Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index)

function workedWeekends(start, end) {
  const withinWeeks = new Set(getWorkdaysInRange(start, end, false))
  return getWorkdaysInRange(start, end).filter((day) => !withinWeeks.has(day))
}

const rows = (days) => days.map((day) => `  '${day}',\n`).join('')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, holidayTable())
