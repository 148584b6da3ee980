// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootScript } from './boot.ts'

const older = { fill: '/tc-fostay/assets/older-fill.js', app: '/tc-fostay/assets/older-app.js' }
const modules = ['/tc-fostay/assets/a.js', '/tc-fostay/assets/b.js']

const tooOld = vi.fn<() => void>()

/** What the script of a test listens to. */
const listening = () => vi.mocked(globalThis.addEventListener).mock.calls

/** Runs the script as a page does, but for the import, which is counted. */
function run(observer: unknown, app: () => Promise<unknown> = () => Promise.resolve(), chunks = modules) {
  const imported: string[] = []
  const script = bootScript('/tc-fostay/assets/app.js', chunks, older).replaceAll('import(', 'load(')
  expect(script).not.toContain('import(')
  vi.spyOn(globalThis, 'addEventListener')
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the text is what stands in the page
  new Function('load', 'PerformanceObserver', 'tooOld', script)(
    (entry: string) => {
      imported.push(entry)
      return app()
    },
    observer,
    tooOld,
  )
  const touch = listening().find(([name]) => name === 'pointerdown')![1] as () => void
  const preloads = () =>
    [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')])
  return { imported, touch, preloads }
}

class Painted {
  readonly told: (list: { getEntriesByName: () => unknown[] }, observer: { disconnect: () => void }) => void

  constructor(told: Painted['told']) {
    this.told = told
  }

  observe() {
    this.told({ getEntriesByName: () => [{}] }, { disconnect: () => undefined })
  }
}

class NeverPainted {
  observe() {}
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  // The browser of these tests draws nothing, and has none of the largest classes.
  vi.stubGlobal(
    'CanvasRenderingContext2D',
    class {
      roundRect() {}
    },
  )
  tooOld.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  for (const [name, listener, options] of listening()) removeEventListener(name, listener, options)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

describe('the script that starts the app', () => {
  it('starts it after the first paint, once, and asks for the widgets at the same time', () => {
    const { imported, touch, preloads } = run(Painted)
    expect(imported).toEqual([])
    vi.advanceTimersByTime(100)
    touch()
    vi.advanceTimersByTime(5000)
    expect(imported).toEqual(['/tc-fostay/assets/app.js'])
    expect(preloads()).toEqual(modules.map((href) => ['modulepreload', href]))
  })

  it('asks for many chunks a few in a task, in their order, each once', () => {
    const many = Array.from({ length: 14 }, (_, at) => `/tc-fostay/assets/${at}.js`)
    const { touch, preloads } = run(NeverPainted, undefined, many)
    touch()
    const steps = [preloads().length]
    while (vi.getTimerCount() > 0 && steps.length < 9) {
      vi.advanceTimersToNextTimer()
      steps.push(preloads().length)
    }
    expect(steps.slice(0, 3)).toEqual([6, 12, 14])
    expect(preloads()).toEqual(many.map((href) => ['modulepreload', href]))
  })

  it('lets no browser send a form of the app by itself: what was typed would stand in the address', () => {
    run(NeverPainted)
    document.body.innerHTML = '<div id="root"><form><input name="code" value="AB12"><button>兑换</button></form></div>'
    const form = document.querySelector('form')!
    // React stops what comes to HTML that it has not taken over: the script must have heard of it before.
    form.addEventListener('submit', (event) => event.stopPropagation(), { once: true })
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
    document.body.replaceChildren()
  })

  it('leaves a form around the app to the browser: no script takes it over', () => {
    run(NeverPainted)
    document.body.innerHTML = '<form action="/search"><input name="keyword"></form><div id="root"></div>'
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')!.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(false)
    document.body.replaceChildren()
  })

  describe('a step of the history that comes before the app', () => {
    const reload = () => vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const step = (to: string) => {
      history.replaceState(null, '', to)
      dispatchEvent(new Event('popstate'))
    }
    const { dataset } = document.documentElement
    beforeEach(() => history.replaceState(null, '', '/tc-fostay/goods/1?index=2'))
    afterEach(() => delete dataset['gone'])

    it('loads the page of its address: nobody else would change the page, and the app is not to start on it', () => {
      const reloaded = reload()
      run(NeverPainted)
      step('/tc-fostay/combo')
      expect([reloaded.mock.calls.length, dataset['gone']]).toEqual([1, '1'])
    })

    it('loads it too when somebody went there while the document was still coming', () => {
      const reloaded = reload()
      const { href } = location
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `${href}?asked` } as PerformanceEntry])
      run(NeverPainted)
      expect([reloaded.mock.calls.length, dataset['gone']]).toEqual([1, '1'])
    })

    it('leaves the page alone that was asked for, whatever its hash', () => {
      const reloaded = reload()
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `${location.href}#top` } as PerformanceEntry])
      run(NeverPainted)
      expect(reloaded).not.toHaveBeenCalled()
    })

    it('within the page stays on it', () => {
      const reloaded = reload()
      run(NeverPainted)
      step('/tc-fostay/goods/1?index=2#page')
      expect(reloaded).not.toHaveBeenCalled()
    })

    it('is the app’s to follow from its start on', () => {
      const reloaded = reload()
      run(NeverPainted)
      dispatchEvent(new Event('app-start'))
      step('/tc-fostay/combo')
      expect(reloaded).not.toHaveBeenCalled()
    })
  })

  it('starts it at once when somebody touches the page', () => {
    const { imported, touch } = run(NeverPainted)
    touch()
    expect(imported).toHaveLength(1)
  })

  it('starts it in any case, be no paint told of', () => {
    const { imported } = run(NeverPainted)
    vi.advanceTimersByTime(2499)
    expect(imported).toEqual([])
    vi.advanceTimersByTime(1)
    expect(imported).toHaveLength(1)
  })

  it('says so when it can’t be had, once, and leads to it: by a button, and by itself when the network is back', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const { touch } = run(NeverPainted, () => Promise.reject(new TypeError('Failed to fetch')))
    touch()
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
    const bar = document.querySelector('[role=alert]')!
    expect(bar.textContent).toBe('页面没有加载完整，按钮暂时不能用返回首页重新加载')
    expect(bar.querySelector('a')!.getAttribute('href')).toBe('/tc-fostay/')
    bar.querySelector('button')!.click()
    expect(reload).toHaveBeenCalledOnce()
    dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalledTimes(2)
    bar.remove()
  })

  it('says nothing when it comes', async () => {
    run(NeverPainted).touch()
    await Promise.resolve()
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  describe('in an older browser', () => {
    /** Does something in a browser that has not what the tests have. */
    function without(owner: object, name: string, act: () => void): void {
      const had = Object.getOwnPropertyDescriptor(owner, name)!
      Reflect.deleteProperty(owner, name)
      act()
      Object.defineProperty(owner, name, had)
    }

    it.each([
      ['toSorted', Array.prototype],
      ['at', String.prototype],
      ['hasOwn', Object],
      ['replaceChildren', Element.prototype],
      ['showModal', HTMLDialogElement.prototype],
    ])('that lacks %s loads what fills it, then its own build, and nothing of the other', async (name, owner) => {
      const { imported, touch, preloads } = run(NeverPainted)
      without(owner, name, touch)
      await vi.waitFor(() => expect(imported).toEqual([older.fill, older.app]))
      expect(preloads()).toEqual([])
      expect(tooOld).not.toHaveBeenCalled()
    })

    it('that lacks what nothing fills loads nothing, and is told', () => {
      const { imported, touch } = run(NeverPainted)
      without(Promise, 'allSettled', touch)
      expect(imported).toEqual([])
      expect(tooOld).toHaveBeenCalledOnce()
    })

    it('that can’t read its build is told so, and of no lost network', async () => {
      const { touch } = run(NeverPainted, () => Promise.reject(new SyntaxError('Unexpected token')))
      without(Array.prototype, 'toSorted', touch)
      await vi.waitFor(() => expect(tooOld).toHaveBeenCalledOnce())
      expect(document.querySelector('[role=alert]')).toBeNull()
    })
  })

  describe('a tap on a button before the app is there', () => {
    const page = document.documentElement
    let taps: string[] = []

    /** A page whose app comes when it is told to, and a tap on a part of it. */
    async function tapped(selector: string) {
      let arrive = (_app: unknown) => {}
      const { touch } = run(NeverPainted, () => new Promise((done) => (arrive = done)))
      touch()
      document.body.innerHTML = '<button><b>立即购买</b></button><a href="#x"><i role="button">看</i></a><p>字</p>'
      document.querySelector<HTMLElement>(selector)!.click()
      document.addEventListener('click', onTap)
      arrive({})
      await Promise.resolve()
      return { alive: () => (page.dataset.ready = 'true') }
    }
    const onTap = (event: Event) => void taps.push((event.target as Element).localName)

    beforeEach(() => (taps = []))
    afterEach(() => {
      document.removeEventListener('click', onTap)
      delete page.dataset.ready
      document.body.replaceChildren()
    })

    it('is done once the app is alive, and once only', async () => {
      const { alive } = await tapped('b')
      expect(taps).toEqual([])
      alive()
      await vi.waitFor(() => expect(taps).toEqual(['button']))
      alive()
      await Promise.resolve()
      expect(taps).toEqual(['button'])
    })

    it('shows at once on the button that it was heard, until the app is alive; of several on the last', async () => {
      const fading = vi.spyOn(Element.prototype, 'animate')
      const { alive } = await tapped('b')
      document.querySelector('b')!.click()
      const states = () => fading.mock.results.map(({ value }) => value.playState)
      expect([states(), fading.mock.contexts[0]]).toEqual([['idle', 'running'], document.querySelector('button')])
      alive()
      await vi.waitFor(() => expect(states()).toEqual(['idle', 'idle']))
    })

    it.each(['i', 'p'])('is left to what answers it by itself: %s', async (selector) => {
      const { alive } = await tapped(selector)
      alive()
      await new Promise((done) => queueMicrotask(() => done(undefined)))
      expect(taps).toEqual([])
    })

    it('is done however late the app comes', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'Date'] })
      const { alive } = await tapped('b')
      vi.setSystemTime(Date.now() + 60_000)
      alive()
      await vi.waitFor(() => expect(taps).toEqual(['button']))
    })

    it('is kept while the app’s code is there and its widgets are to come, and is React’s once it takes the page over', async () => {
      const { alive } = await tapped('p')
      document.querySelector('button')!.click()
      dispatchEvent(new Event('app-start'))
      taps = []
      alive()
      await vi.waitFor(() => expect(taps).toEqual(['button']))
    })
  })

  it.each(['throws as it starts', 'never answers'])(
    'says so when it %s, and takes it back if it comes',
    async (how) => {
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
      let arrive = (_app: unknown) => {}
      run(NeverPainted, () => new Promise((done) => (arrive = done))).touch()
      const told = () => document.querySelectorAll('[role=alert]').length
      vi.advanceTimersByTime(19_999)
      expect(told()).toBe(0)
      if (how === 'never answers') vi.advanceTimersByTime(1)
      else dispatchEvent(new Event('app-lost'))
      expect(told()).toBe(1)
      vi.advanceTimersByTime(60_000)
      expect(told()).toBe(1)
      document.documentElement.dataset.ready = 'true'
      arrive({})
      await vi.waitFor(() => expect(told()).toBe(0))
      dispatchEvent(new Event('online'))
      expect(reload).not.toHaveBeenCalled()
      delete document.documentElement.dataset.ready
    },
  )

  it('starts it in a browser that can’t tell of paints', () => {
    const { imported } = run(undefined)
    vi.advanceTimersByTime(100)
    expect(imported).toHaveLength(1)
  })
})
