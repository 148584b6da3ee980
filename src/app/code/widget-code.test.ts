// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = vi.fn(async () => ({ default: () => null }))
const other = vi.fn(async () => ({ default: () => null }))
vi.mock('virtual:home-loaders', () => ({ loaders: { note: load } }))
vi.mock('virtual:other-loaders', () => ({ loaders: { elsewhere: other } }))
const { loadWidget, widgetNow } = await import('./widget-code.ts')

afterEach(() => void load.mockClear())

describe('the code of a widget', () => {
  it('that could not be had is asked for again', async () => {
    load.mockRejectedValueOnce(new Error('no chunk'))
    await expect(loadWidget('note')).rejects.toThrow('no chunk')
    expect(widgetNow('note')).toBeUndefined()
    await loadWidget('note')
    expect(widgetNow('note')).toBe((await load.mock.results[1]!.value).default)
  })

  it('is asked for once', async () => {
    const [one, two] = await Promise.all([loadWidget('note'), loadWidget('note')])
    expect(one).toBe(two)
    expect(load).not.toHaveBeenCalled()
  })

  it('that the home page does not show is found by the loaders of all others', async () => {
    expect(await loadWidget('elsewhere')).toBe((await other.mock.results[0]!.value).default)
    expect(other).toHaveBeenCalledOnce()
  })

  it.each(['hologram', 'constructor', '__proto__'])('of no widget of this build is refused: %s', async (code) => {
    await expect(loadWidget(code)).rejects.toThrow(`The widget ${code} is not in this build`)
  })
})
