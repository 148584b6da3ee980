import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { holidayTable } from './holidays.mjs'

it('the feasts and days off of the calendar are those that chinese-days tells', () => {
  expect(readFileSync('src/ui/calendar/holiday-table.ts', 'utf8')).toBe(holidayTable())
})
