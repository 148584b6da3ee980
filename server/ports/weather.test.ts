import { describe, expect, it } from 'vitest'
import { createLiveWeather } from './weather-live.ts'
import { createSandboxWeather } from './weather-sandbox.ts'
import { iconOfWeather, noWeather } from './weather.ts'

const MINUTE = 60_000
const clockAt = (now: number) => ({ now: () => now, offset: () => 0 })

describe('iconOfWeather', () => {
  it.each([
    ['晴', 'sunny'],
    ['多云', 'cloudy'],
    ['阴', 'overcast'],
    ['小雨-中雨', 'rain'],
    ['雷阵雨', 'thunder'],
    ['雨夹雪', 'snow'],
    ['强沙尘暴', 'fog'],
    ['大风', 'wind'],
    ['something new', 'cloudy'],
  ])('shows %s as %s', (word, icon) => {
    expect(iconOfWeather(word)).toBe(icon)
  })
})

describe("the sandbox's weather", () => {
  it('is the same all day long in Beijing, and changes at its midnight', async () => {
    const morning = await createSandboxWeather(clockAt(Date.parse('2026-07-01T00:00:00+08:00'))).today()
    const night = await createSandboxWeather(clockAt(Date.parse('2026-07-01T23:59:59+08:00'))).today()
    expect(night).toEqual(morning)
    const days = Array.from({ length: 14 }, (_, day) =>
      clockAt(Date.parse('2026-07-01T12:00:00+08:00') + day * 86_400_000),
    )
    const fortnight = await Promise.all(days.map((clock) => createSandboxWeather(clock).today()))
    expect(new Set(fortnight.map(({ weather }) => weather)).size).toBeGreaterThan(2)
  })

  it('is warm in July and mild in January', async () => {
    const at = async (date: string) => (await createSandboxWeather(clockAt(Date.parse(date))).today()).temperature
    expect(await at('2026-07-10T12:00:00+08:00')).toBeGreaterThanOrEqual(30)
    expect(await at('2026-01-10T12:00:00+08:00')).toBeLessThanOrEqual(22)
  })
})

describe('the live weather', () => {
  const good = { status: '1', lives: [{ weather: '小雨', temperature: '18' }] }
  /** A service that gives these answers one after another, and then nothing. */
  function weatherOf(...answers: (object | Error)[]) {
    let now = 0
    const problems: unknown[] = []
    const fetch = async () => {
      const answer = answers.shift() ?? new Error('silent')
      if (answer instanceof Error) throw answer
      return Response.json(answer)
    }
    const options = {
      url: 'https://weather.example.com/?key=1',
      now: () => now,
      fetch,
      onProblem: (problem: unknown) => problems.push(problem),
    }
    return { port: createLiveWeather(options), problems, pass: (minutes: number) => (now += minutes * MINUTE) }
  }

  it("reads the maps service's answer", async () => {
    expect(await weatherOf(good).port.today()).toEqual({
      status: 1,
      weather: '小雨',
      temperature: 18,
      weatherIcon: 'rain',
    })
  })

  it('has status 0 without an address (A8)', async () => {
    const port = createLiveWeather({ url: undefined, now: Date.now, fetch, onProblem: () => {} })
    expect(await port.today()).toEqual(noWeather)
  })

  it.each([
    new Error('down'),
    {},
    { lives: [] },
    { lives: [{ weather: '', temperature: '1' }] },
    { lives: [{ weather: '晴', temperature: 'warm' }] },
  ])('has status 0 when the service answers %j, and reports it', async (answer) => {
    const { port, problems } = weatherOf(answer)
    expect((await port.today()).status).toBe(0)
    expect(problems).toHaveLength(1)
  })

  it('asks at most once in ten minutes, and lives on an old answer for ten more', async () => {
    const { port, pass, problems } = weatherOf(good)
    await port.today()
    pass(9)
    expect((await port.today()).status).toBe(1)
    expect(problems).toHaveLength(0)
    pass(2)
    expect((await port.today()).status).toBe(1)
    expect(problems).toHaveLength(1)
    pass(10)
    expect((await port.today()).status).toBe(0)
  })

  it('asks once for everybody who waits', async () => {
    const { port, problems } = weatherOf(good)
    const answers = await Promise.all([port.today(), port.today(), port.today()])
    expect(answers.map(({ status }) => status)).toEqual([1, 1, 1])
    expect(problems).toHaveLength(0)
  })

  it('leaves a service that failed alone for a minute', async () => {
    const { port, pass, problems } = weatherOf(new Error('down'), good)
    await port.today()
    pass(0.5)
    expect((await port.today()).status).toBe(0)
    expect(problems).toHaveLength(1)
    pass(0.5)
    expect((await port.today()).status).toBe(1)
  })
})
