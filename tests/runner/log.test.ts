import { describe, expect, it } from 'vitest'
import { stepLog } from './log.ts'

const lint = { id: 'lint', title: 'Lint' }
const unit = { id: 'unit', title: 'Unit', isLong: true }
const journeys = { id: 'journeys', title: 'Journeys', isLong: true }

function written() {
  const lines: string[] = []
  return { lines, log: stepLog((line) => lines.push(...line.split('\n').filter((part) => part !== ''))) }
}

describe('the log of steps that run side by side', () => {
  it('shows a short step whole when it ends, in the middle of a long one that is shown as it writes', () => {
    const { lines, log } = written()
    log.begin(lint)
    log.begin(unit)
    log.line(unit, 'file one')
    log.line(lint, 'a mistake')
    log.line(unit, 'file two')
    log.end(lint, 'failed in 3 s')
    log.line(unit, 'file three')
    log.end(unit, 'passed in 9 s')
    expect(lines).toEqual([
      '·  Lint ...',
      '== Unit',
      'file one',
      'file two',
      '== Lint',
      'a mistake',
      '-- Lint: failed in 3 s',
      '== Unit (goes on)',
      'file three',
      '-- Unit: passed in 9 s',
    ])
  })

  it('gives a second long step its turn when the first has ended', () => {
    const { lines, log } = written()
    log.begin(unit)
    log.begin(journeys)
    log.line(journeys, 'one')
    log.line(unit, 'last file')
    log.end(unit, 'passed in 9 s')
    log.line(journeys, 'two')
    log.end(journeys, 'passed in 20 s')
    expect(lines).toEqual([
      '== Unit',
      '·  Journeys begins, and is shown when Unit has ended',
      'last file',
      '-- Unit: passed in 9 s',
      '== Journeys',
      'one',
      'two',
      '-- Journeys: passed in 20 s',
    ])
  })

  it('shows the second whole when it ends before the first', () => {
    const { lines, log } = written()
    log.begin(unit)
    log.begin(journeys)
    log.line(journeys, 'one')
    log.end(journeys, 'passed in 1 s')
    log.line(unit, 'file')
    expect(lines.slice(2)).toEqual(['== Journeys', 'one', '-- Journeys: passed in 1 s', '== Unit (goes on)', 'file'])
  })
})
