import { describe, expect, it, vi } from 'vitest'
import { planWith } from '../engine/react/fake-page.tsx'
import { shopClock } from '../domain/dates.ts'
import { createServerClock } from './clock.ts'

const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60_000
const BEGIN = Date.UTC(2026, 10, 28, 2, 0, 0)

/** A phone and a server, both in the hands of the test. */
function visit({ off = 0, offset = 0, pageAge = 0 } = {}) {
  const world = { passed: 0, asleep: 0, off, isOnline: true, way: 0 }
  const server = () => BEGIN + world.passed + world.asleep
  const ask = vi.fn(async () => {
    if (!world.isOnline) throw new TypeError('Failed to fetch')
    const date = new Date(server()).toUTCString()
    world.passed += world.way
    return { headers: new Headers({ date }) }
  })
  const changed = vi.fn()
  const clock = createServerClock({
    device: () => server() + world.off,
    steady: () => world.passed,
    ask,
    changed,
  })
  const page = (age: number) => {
    const plan = planWith([])
    const now = shopClock(server() - age + offset)
    return { plan: { ...plan, context: { ...plan.context, now } }, clockOffset: offset }
  }
  clock.pageCame(page(pageAge))
  /** ms that the clock is beside the server's. */
  const error = () => Math.abs(clock.now() - server())
  /** The clock was looked at, and what was asked for came. */
  const settled = async () => {
    clock.now()
    await new Promise((done) => void setTimeout(done))
  }
  return { world, clock, ask, changed, page, error, settled, server }
}

describe('the server’s clock in the browser', () => {
  it('is the phone’s while nothing speaks against that: nobody is asked', () => {
    const { world, ask, error, clock, page, server } = visit({ pageAge: 50_000 })
    world.passed += 3 * DAY
    clock.pageCame(page(20_000))
    clock.answerCame(new Date(server()).toUTCString())
    expect([error(), ask.mock.calls.length]).toEqual([0, 0])
  })

  it.each([-3 * DAY, 3 * DAY, -5 * MINUTE])(
    'of a phone that is %i ms off is the page’s at once, and exact when the server was asked',
    async (off) => {
      const { error, settled, changed } = visit({ off, pageAge: 20_000 })
      expect(error()).toBeLessThanOrEqual(21_000)
      await settled()
      expect(error()).toBeLessThanOrEqual(1000)
      expect(changed).toHaveBeenCalled()
    },
  )

  it('of a phone that is an hour fast is right when the server was asked: the page could have been as old', async () => {
    const { error, settled } = visit({ off: 60 * MINUTE })
    await settled()
    expect(error()).toBeLessThanOrEqual(1000)
  })

  it('is right on a page that was kept for hours', async () => {
    const { error, settled, changed } = visit({ pageAge: 5 * 60 * MINUTE })
    await settled()
    expect(error()).toBeLessThanOrEqual(1000)
    expect(changed).not.toHaveBeenCalled()
  })

  it('knows nothing of a sandbox’s moved clock: its page was made by the same machine', () => {
    const { error, ask } = visit({ offset: 40 * DAY })
    expect([error(), ask.mock.calls.length]).toEqual([0, 0])
  })

  it.each([-3 * DAY, 3 * DAY])('goes on when the phone is set by %i ms while the page is open', async (off) => {
    const { world, error, settled } = visit()
    world.passed += MINUTE
    world.off = off
    expect(error()).toBe(0)
    await settled()
    world.passed += MINUTE
    expect(error()).toBeLessThanOrEqual(1000)
  })

  it('is right again after a sleep in which the page’s own time stood still', async () => {
    const { world, error, settled } = visit()
    world.asleep = 60 * MINUTE
    await settled()
    expect(error()).toBeLessThanOrEqual(1000)
  })

  it('is asked for again when a call’s answer is of another time: phone and page were off by the same', async () => {
    const { world, clock, error, settled, server } = visit({ off: -90 * MINUTE, pageAge: 90 * MINUTE })
    expect(error()).toBe(90 * MINUTE)
    world.passed += MINUTE
    clock.answerCame(new Date(server()).toUTCString())
    await settled()
    expect(error()).toBeLessThanOrEqual(1000)
  })

  it('is not set by an old answer that the browser kept, nor by one without a date', async () => {
    const { clock, error, settled, changed, ask } = visit()
    for (const date of [undefined, 'yesterday']) clock.answerCame(date)
    expect(ask).not.toHaveBeenCalled()
    clock.answerCame(new Date(BEGIN - DAY).toUTCString())
    await settled()
    expect([error(), changed.mock.calls.length]).toEqual([0, 0])
  })

  it('is asked for again after ten seconds when there was no network', async () => {
    const { world, ask, error, settled } = visit({ off: 60 * MINUTE })
    world.isOnline = false
    await settled()
    const { length } = ask.mock.calls
    world.isOnline = true
    world.passed += 9_000
    await settled()
    expect(ask).toHaveBeenCalledTimes(length)
    world.passed += 2_000
    await settled()
    expect(error()).toBeLessThanOrEqual(1000)
  })

  it('is no further off than half of the way of a slow answer', async () => {
    const { world, error, settled } = visit()
    world.way = 8_000
    world.asleep = 60 * MINUTE
    await settled()
    expect(error()).toBeLessThanOrEqual(4_500)
  })
})
