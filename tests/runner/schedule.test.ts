import { describe, expect, it } from 'vitest'
import { type Planned, schedule, startable } from './schedule.ts'

const step = (id: string, cores = 1, ...needs: string[]): Planned => ({ id, cores, needs })
const ids = (steps: readonly Planned[]) => steps.map(({ id }) => id)
const none: ReadonlySet<string> = new Set()

describe('startable', () => {
  it('takes the first steps, as many as there are cores', () => {
    expect(ids(startable([step('a'), step('b'), step('c')], none, 0, 2))).toEqual(['a', 'b'])
    expect(ids(startable([step('a'), step('b')], none, 1, 2))).toEqual(['a'])
    expect(startable([step('a')], none, 2, 2)).toEqual([])
  })

  it('passes over what still waits for another', () => {
    const steps = [step('a', 1, 'build'), step('b'), step('c')]
    expect(ids(startable(steps, none, 0, 2))).toEqual(['b', 'c'])
    expect(ids(startable(steps, new Set(['build']), 0, 2))).toEqual(['a', 'b'])
  })

  it('lets what wants more cores than are free begin on the one that is', () => {
    expect(ids(startable([step('unit', 2), step('journeys', 2)], none, 1, 2))).toEqual(['unit'])
  })
})

/** Steps that end when the test says so. */
function stage(steps: readonly Planned[], cores = 2) {
  const running = new Map<string, { end: (result: string) => void; keep: (cores: number) => void }>()
  const begun: string[] = []
  const results = schedule<Planned, string>(steps, {
    cores,
    hasPassed: (result) => result === 'passed',
    leaveOut: (_, failed) => `left out: ${failed}`,
    start: ({ id }) => {
      begun.push(id)
      let keep: (cores: number) => void = () => {}
      const done = new Promise<string>((end) => {
        running.set(id, { end, keep: (left) => keep(left) })
      })
      return {
        done,
        onCores: (told) => {
          keep = told
        },
      }
    },
  })
  const settle = () => new Promise<void>((done) => setImmediate(done))
  return {
    begun,
    results,
    async end(id: string, result = 'passed') {
      running.get(id)!.end(result)
      await settle()
    },
    keep: (id: string, left: number) => running.get(id)!.keep(left),
  }
}

describe('schedule', () => {
  it('keeps both cores busy, from the checks over the unit tests to the journeys', async () => {
    const { begun, end, keep, results } = stage([
      step('build'),
      step('lint'),
      step('types'),
      step('unit', 2, 'build'),
      step('journeys', 2, 'build'),
    ])
    expect(begun).toEqual(['build', 'lint'])
    await end('build')
    expect(begun).toEqual(['build', 'lint', 'types'])
    await end('lint')
    expect(begun.slice(3)).toEqual(['unit'])
    await end('types')
    expect(begun.slice(4)).toEqual([])
    keep('unit', 1)
    expect(begun.slice(4)).toEqual(['journeys'])
    await end('unit')
    await end('journeys')
    expect([...(await results).values()]).toEqual(Array.from({ length: 5 }, () => 'passed'))
  })

  it('leaves out what needs a step that failed, and goes on with the rest', async () => {
    const steps = [step('build'), step('size', 1, 'build'), step('report', 1, 'size'), step('lint')]
    const { end, results } = stage(steps, 1)
    await end('build', 'failed')
    await end('lint')
    expect(Object.fromEntries(await results)).toEqual({
      build: 'failed',
      size: 'left out: build',
      report: 'left out: size',
      lint: 'passed',
    })
  })

  it('does not wait for a step that is no part of the run', async () => {
    const { begun, end, results } = stage([step('unit', 2, 'build')])
    expect(begun).toEqual(['unit'])
    await end('unit')
    expect((await results).get('unit')).toBe('passed')
  })

  it('says so when steps wait for each other', async () => {
    await expect(stage([step('a', 1, 'b'), step('b', 1, 'a')]).results).rejects.toThrow('wait for each other: a, b')
  })

  it('has nothing to do without steps', async () => {
    expect((await stage([]).results).size).toBe(0)
  })
})
