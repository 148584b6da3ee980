// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportBlock } from './report-block.ts'

afterEach(() => vi.restoreAllMocks())

describe('a block that fails in the browser', () => {
  it("is told to the console and to the shop's log, its message cut", async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true)
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })

    reportBlock({
      page: 'home',
      block: 'deals',
      widget: 'package-offers',
      code: 'widget-crashed',
      message: 'x'.repeat(900),
    })

    expect(said).toHaveBeenCalledOnce()
    const [url, body] = beacon.mock.lastCall ?? []
    expect(url).toBe('/tc-fostay/_report')
    expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({ block: 'deals', message: 'x'.repeat(500) })
  })
})
