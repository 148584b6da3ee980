// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { visitor } from '../../../schemas/page/context.ts'
import { hydrate, leave } from './fake-hydration.tsx'
import { label } from './fake-page.tsx'
import type { WidgetComponent } from './page-runtime.ts'

// What another file of this worker left observing would go on with its own observer.
vi.hoisted(() => vi.resetModules())

/** Nothing is laid out here: whatever is looked at is near. */
class NearObserver {
  readonly told: IntersectionObserverCallback

  constructor(told: IntersectionObserverCallback) {
    this.told = told
  }

  observe(target: Element) {
    const seen = { target, isIntersecting: true } as IntersectionObserverEntry
    queueMicrotask(() => this.told([seen], this as unknown as IntersectionObserver))
  }

  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  // React works at its own pace, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

afterEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await leave()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

it('what a member’s first view has and the server’s had not keeps its place before what stands below shows its content', async () => {
  const ofMember = { when: '{{ viewer.loggedIn }}', reads: ['viewer'] }
  const blocks = [
    label('sent', 'S', { ...ofMember, widget: 'mine' }),
    label('received', 'R', { ...ofMember, widget: 'mine', fold: 'below' }),
    label('service', '客服', { fold: 'below' }),
  ]
  const seen: string[] = []
  const Mine: WidgetComponent = ({ text }) => <p>{String(text)}</p>
  const { container } = await hydrate(blocks, {
    prepare(runtime) {
      const here = new Set<string>()
      const { widget } = runtime
      Object.assign(runtime, {
        widget: (code: string) => (code === 'mine' ? (here.has(code) ? Mine : undefined) : widget(code)),
        loadWidget: async (code: string) => {
          here.add(code)
          return Mine
        },
      })
    },
    mounted: (store) => store.setViewer({ ...visitor, known: true, loggedIn: true }),
    before(_store, root) {
      const look = () => {
        const now = [...root.querySelectorAll('[data-block]')].map(
          (place) => `${place.getAttribute('data-block')}${place.querySelector('p') ? ' whole' : ''}`,
        )
        seen.push(...now.filter((one) => !seen.includes(one)))
      }
      new MutationObserver(look).observe(root, { childList: true, subtree: true })
    },
  })
  await vi.waitFor(() => expect(container.textContent).toBe('SR客服'), 5000)
  const comesAt = (what: string) => seen.findIndex((one) => one.startsWith(what))
  expect(comesAt('sent')).toBeLessThan(comesAt('received whole'))
})
