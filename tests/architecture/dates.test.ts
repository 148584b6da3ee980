import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, sourceFiles } from './import-graph.ts'

/** Where dates are parsed: what the first view needs, and what is on dayjs. */
const DOOR = ['src/domain/dates.ts', 'src/domain/calendar.ts']

/** A Date made of a text, or of what may be one; `new Date()` alone only asks for the time. */
const PARSES = /\bDate\.parse\b|\bnew Date\((?!\))/

/** Where a Date is made all the same, and why that reads no text. */
const named: Readonly<Record<string, string>> = {
  'src/ui/calendar/calendar-dates.ts': 'the grid of the calendar takes days as Dates of the device’s own zone',
  'server/ports/agents.ts': 'the library of tokens takes the shop’s moment as a Date',
  'server/session/token.ts': 'the library of tokens takes the shop’s moment as a Date',
}

const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^(?:tests|bench)\//.test(file)
const files = sourceFiles().filter((file) => !isTest(file))
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
const parses = (text: string) => PARSES.test(withoutComments(text))
const isDayjs = ({ to }: Import) => /^dayjs(?:\/|$)/.test(to)
const importsDayjs = (file: string, text?: string) => importsOf(file, text).some(isDayjs)

describe('dates', () => {
  it('are parsed behind one door only', () => {
    const found = files.filter((file) => parses(readFileSync(file, 'utf8')))
    expect(found.filter((file) => !DOOR.includes(file) && !Object.hasOwn(named, file))).toEqual([])
  })

  it('have one importer of dayjs', () => {
    const users = sourceFiles().filter((file) => readFileSync(file, 'utf8').includes('dayjs') && importsDayjs(file))
    expect(users).toEqual(['src/domain/calendar.ts'])
  })

  it('are excepted nowhere without need', () => {
    expect(Object.keys(named).filter((file) => !parses(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('are seen parsed where they are', () => {
    const planted = ["Date.parse('2026-11-20')", 'new Date(text)', 'new Date(2026, 10, 20)']
    expect(planted.map(parses)).toEqual(planted.map(() => true))
    expect(parses('/** never Date.parse */\nconst now = new Date()')).toBe(false)
    const imports = ["import dayjs from 'dayjs'", "import utc from 'dayjs/plugin/utc.js'", "await import('dayjs')"]
    expect(imports.map((text) => importsDayjs('src/domain/bad.ts', text))).toEqual(imports.map(() => true))
  })
})
