// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { hearChoices } from './choices.ts'
import { createGate } from './block-gate.ts'
import type { PageRuntime } from './page-runtime.ts'

const Widget = () => null
const runtime = (): PageRuntime =>
  ({ widget: () => Widget, loadWidget: async () => Widget }) as Pick<
    PageRuntime,
    'widget' | 'loadWidget'
  > as PageRuntime
const below = { id: 'specs', widget: 'note', fold: 'below' } as PlannedBlock

const gateOf = (page: PageRuntime) => createGate(below, page, () => () => undefined)

afterEach(() => document.body.replaceChildren())

/** Somebody touches the block. */
function touch(): Element {
  document.body.innerHTML = '<div data-block="specs"></div>'
  return document.body.firstElementChild!
}

describe('the gate of a block', () => {
  it('does a tap that it missed once, though its page is put aside and comes alive again', async () => {
    const gate = gateOf(runtime())
    document.body.innerHTML =
      '<div data-block="specs"><!--$--><input type="checkbox"><button>买</button><!--/$--></div>'
    const [place, tick, button] = ['div', 'input', 'button'].map((name) => document.querySelector<HTMLElement>(name)!)
    const heard: (string | undefined)[] = []
    await hearChoices()
    gate.attach(place!)
    tick!.click()
    button!.click()
    for (const element of [tick, button]) element!.addEventListener('click', () => heard.push(element!.localName))
    gate.taken()
    gate.alive()
    await vi.waitFor(() => expect(heard).toEqual(['input', 'button']))
    gate.taken()
    gate.alive()
    await Promise.resolve()
    expect(heard).toEqual(['input', 'button'])
  })

  it('below the fold is shut until the block is near or touched', async () => {
    const gate = gateOf(runtime())
    expect(gate.component()).toBeUndefined()
    const element = touch()
    gate.attach(element)
    element.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(await gate.opened()).toBe(Widget)
  })

  it.each(['pointerdown', 'click', 'wheel', 'online'])(
    'whose code could not be had asks for it again at the next %s, and leaves the server’s HTML until then',
    async (input) => {
      const lost = new Error('offline')
      const loadWidget = vi.fn<PageRuntime['loadWidget']>().mockRejectedValueOnce(lost).mockResolvedValue(Widget)
      const gate = gateOf({ ...runtime(), loadWidget })
      document.body.innerHTML = '<div data-block="specs"><!--$--><p>加载中...</p><!--/$--></div>'
      const place = document.body.firstElementChild!
      gate.attach(place)
      place.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      await vi.waitFor(() => expect(loadWidget).toHaveBeenCalledOnce())
      await new Promise((done) => setTimeout(done))
      dispatchEvent(new Event('wheel'))
      expect(loadWidget, 'elsewhere').toHaveBeenCalledOnce()
      const target = input === 'online' ? window : place.querySelector('p')!
      target.dispatchEvent(new Event(input, { bubbles: true }))
      expect(await gate.opened()).toBe(Widget)
      expect(loadWidget).toHaveBeenCalledTimes(2)
    },
  )

  it('is open from the start where it was open before on the same page, and on no other', async () => {
    const page = runtime()
    const gate = gateOf(page)
    const element = touch()
    gate.attach(element)
    element.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await gate.opened()
    expect(gateOf(page).component()).toBe(Widget)
    expect(gateOf(runtime()).component()).toBeUndefined()
  })
})
