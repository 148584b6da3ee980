import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Outcome } from './run-steps.ts'

/** Seconds by name. */
interface Times {
  readonly steps: Readonly<Record<string, number>>
  readonly files: Readonly<Record<string, number>>
}

const NOW = 'test-results/times.json'

/** The run's times, and those of the run before: a run begins with empty test-results. */
const KEPT = 'node_modules/.cache/pagoda'
const LAST = `${KEPT}/times.json`
const BEFORE = `${KEPT}/times-before.json`

export function keepTimes(outcomes: readonly Outcome[], seconds: number): void {
  const steps = Object.fromEntries(outcomes.map(({ step, seconds: own }) => [step.title, own]))
  const times: Times = {
    steps: { ...steps, 'in all': seconds },
    files: Object.assign({}, ...outcomes.map(({ files }) => files)),
  }
  mkdirSync(KEPT, { recursive: true })
  if (existsSync(LAST)) renameSync(LAST, BEFORE)
  for (const path of [NOW, LAST]) writeFileSync(path, `${JSON.stringify(times, null, 2)}\n`)
}

const FILES = 10

/** What became slower or faster since the run before: steps, and the files that changed most. */
export function comparedTimes(): string[] {
  if (!existsSync(BEFORE)) return ['There is no run before the last one to compare with.']
  const [before, now] = [BEFORE, LAST].map((path) => JSON.parse(readFileSync(path, 'utf8')) as Times) as [Times, Times]
  return [
    ...['Steps', ...changes(before.steps, now.steps)],
    ...['\nFiles that changed most', ...changes(before.files, now.files).slice(0, FILES)],
  ]
}

/** What is in both, as "+12.0 s  30.0 → 42.0 s  name", the greatest change first. */
export const changes = (before: Times['files'], now: Times['files']) =>
  Object.entries(now)
    .flatMap(([name, is]) => (before[name] === undefined ? [] : [{ name, was: before[name], is }]))
    .sort((a, b) => Math.abs(b.is - b.was) - Math.abs(a.is - a.was))
    .map(({ name, was, is }) => {
      const change = `${is < was ? '−' : '+'}${Math.abs(is - was).toFixed(1)} s`
      return `${change.padStart(9)}  ${was.toFixed(1)} → ${is.toFixed(1)} s  ${name}`
    })
