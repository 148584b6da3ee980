import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { benches, chosenBenches } from './benches.ts'
import { figures, FIGURES_PAGE, figuresIn, unaligned, withFigures } from './figures.ts'
import { KEPT_RESULTS, readResults, type Result } from './result.ts'

const page = readFileSync(FIGURES_PAGE, 'utf8')
const results = readResults(KEPT_RESULTS)

const result = (command: string, machine: string, measured: string, isMet = true): Result => ({
  ...{ command, machine, date: '2026-11-20' },
  rows: [{ what: `what ${command} sees`, bound: '1', measured, isMet }],
})
const two = (machine: string, isMet?: boolean) =>
  new Map([
    ['server', result('b', machine, '2 (1-3)', isMet)],
    ['page', result('a', 'a fast one', '1')],
  ])

describe('the figures of docs/figures.md', () => {
  it('are those of the committed results: nobody types one', () => {
    expect(results.size).toBeGreaterThan(0)
    expect(figuresIn(page)).toBe(unaligned(figures(results)))
  })

  it('of which one that was typed by hand would be seen', () => {
    const [first] = [...results.values()].flatMap(({ rows }) => rows)
    const typed = page.replace(`| ${first!.measured} `, '| 0.01 x ')
    expect(typed).not.toBe(page)
    expect(figuresIn(typed)).not.toBe(unaligned(figures(results)))
  })

  it('come with their commands, which are there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const commands = [...results.values()].map(({ command }) => command.replace('npm run ', ''))
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })

  it('stand in the order of the benches, each with its day; a machine is said once', () => {
    const [machine, , , first, second] = figures(two('a fast one')).split('\n').filter(Boolean)
    expect(machine).toBe('Measured on a fast one.')
    expect(first).toBe('| what a sees | 1 | 1 | 2026-11-20 | `a` |')
    expect(second).toBe('| what b sees | 1 | 2 (1-3) | 2026-11-20 | `b` |')
  })

  it('of two machines say which is whose', () => {
    expect(figures(two('a slow one'))).toContain('Measured on a fast one: `a`.\nMeasured on a slow one: `b`.')
  })

  it('say what is not met', () => {
    expect(figures(two('a fast one'))).toMatch(/\n\nAll bounds are met\.$/)
    expect(figures(two('a fast one', false))).toMatch(/What is not met:\n\n- what b sees: 2 \(1-3\), and should be 1$/)
  })

  it('are written between their marks, and nothing else is touched', () => {
    const written = withFigures(page, two('a fast one'))
    expect(figuresIn(written)).toBe(unaligned(figures(two('a fast one'))))
    expect(withFigures(written, results)).toBe(withFigures(page, results))
    const outside = (text: string) => [
      text.slice(0, text.indexOf('<!-- figures')),
      text.slice(text.indexOf('<!-- end')),
    ]
    expect(outside(written)).toEqual(outside(page))
    expect(() => withFigures('# Without a place', results)).toThrow('the page has no place for the figures')
  })

  it('of a bench that is gone are refused', () => {
    expect(() => figures(new Map([['gone', result('a', 'b', '1')]]))).toThrow('results of no bench: gone')
  })
})

describe('npm run bench', () => {
  it('runs all, or those that are named in the order of the table', () => {
    expect(chosenBenches(undefined)).toBe(benches)
    expect(chosenBenches('check,page').map(({ name }) => name)).toEqual(['page', 'check'])
    expect(chosenBenches('')).toEqual([])
    expect(() => chosenBenches('pages')).toThrow('no bench pages: there are page, peers')
  })
})
