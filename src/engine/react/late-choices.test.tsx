// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { planned } from '../core/test-fixtures.ts'
import { errors, hydrate, leave } from './fake-hydration.tsx'
import { FORM } from './fake-form.tsx'
import { label } from './fake-page.tsx'

// What another file of this worker left observing would go on with its own observer.
vi.hoisted(() => vi.resetModules())

/** Nothing is near by itself: a block below the fold sleeps until it is touched. */
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...all) => void errors.push(all))
})

afterEach(async () => {
  await leave()
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

type Field = HTMLInputElement & HTMLSelectElement

const field = (within: Element, name: string) => within.querySelector<Field>(`[name=${name}]`)!

/** A shopper does something in a field whose page may not be alive: no script of the page is told but by the browser. */
const doings = {
  'ticks a checkbox': { does: (form: Element) => field(form, 'agreed').click(), holds: { agreed: true } },
  'chooses a radio': {
    does: (form: Element) => form.querySelector<HTMLInputElement>('[value=king]')!.click(),
    holds: { room: 'king' },
  },
  'types into a field': { does: (form: Element) => typeInto(field(form, 'name'), '林小姐'), holds: { name: '林小姐' } },
  'types into a text': { does: (form: Element) => typeInto(field(form, 'note'), '三间'), holds: { note: '三间' } },
  'chooses in a list': {
    does: (form: Element) => {
      field(form, 'floor').selectedIndex = 1
      field(form, 'floor').dispatchEvent(new Event('change', { bubbles: true }))
    },
    holds: { floor: '2' },
  },
}

function typeInto(target: Field, text: string) {
  target.value = text
  target.dispatchEvent(new Event('input', { bubbles: true }))
}

const cases = Object.entries(doings).map(([name, doing]) => ({ name, ...doing }))

/** What the form holds: what it shows, and what its widget sends. */
async function holdsNow({ place, runtime }: Pick<Awaited<ReturnType<typeof hydrate>>, 'place' | 'runtime'>) {
  const form = place('form')
  await act(async () => form.querySelector<HTMLElement>('[type=button]')!.click())
  const shown = {
    agreed: field(form, 'agreed').checked,
    room: form.querySelector<HTMLInputElement>('[name=room]:checked')?.value,
    name: field(form, 'name').value,
    note: field(form, 'note').value,
    floor: field(form, 'floor').value,
  }
  return { shown, sent: runtime.emitted.at(-1)?.[2] }
}

const form = (fold: 'above' | 'below') => planned({ id: 'form', widget: 'form', fold })

describe.each(cases)('a shopper who $name', ({ does, holds }) => {
  const wanted = { ...FORM, ...holds }
  const both = { shown: wanted, sent: wanted }
  const once = [['form', 'change', { name: Object.keys(holds)[0], value: Object.values(holds)[0] }]]

  it('before the page is alive is heard once', async () => {
    const page = await hydrate([form('above')], { before: (_store, container) => does(container) })
    await act(async () => undefined)
    expect(page.runtime.emitted).toEqual(once)
    expect(await holdsNow(page)).toEqual(both)
    expect(errors).toEqual([])
  })

  it.each([{ here: [] }, { here: ['form'] }])(
    'before the code of the block is there is heard once: $here',
    async (given) => {
      const page = await hydrate([form('below')], given)
      does(page.place('form'))
      await act(async () => void fireEvent.pointerDown(page.place('form')))
      await act(async () => page.runtime.loads.get('form')?.arrive())
      await act(async () => undefined)
      expect(page.runtime.emitted).toEqual(once)
      expect(await holdsNow(page)).toEqual(both)
      expect(errors).toEqual([])
    },
  )

  it('and wakes the block by it is heard once', async () => {
    const page = await hydrate([form('below')])
    // The code is here and the block is open: React wakes it while the event is on its way.
    page.place('form').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await Promise.resolve()
    does(page.place('form'))
    await act(async () => undefined)
    expect(page.runtime.emitted).toEqual(once)
    expect(await holdsNow(page)).toEqual(both)
    expect(errors).toEqual([])
  })
})

it('what was done in two fields is told one after the other, before a tap on a button', async () => {
  const page = await hydrate([planned({ id: 'form', widget: 'form', fold: 'below' }), label('other', 'O')], {
    here: [],
  })
  const { place, runtime } = page
  field(place('form'), 'agreed').click()
  typeInto(field(place('form'), 'name'), '林小姐')
  place('form').querySelector<HTMLElement>('[type=button]')!.click()
  await act(async () => void fireEvent.pointerDown(place('form')))
  await act(async () => runtime.loads.get('form')!.arrive())
  await act(async () => undefined)
  expect(runtime.emitted).toEqual([
    ['form', 'change', { name: 'agreed', value: true }],
    ['form', 'change', { name: 'name', value: '林小姐' }],
    ['form', 'send', { ...FORM, agreed: true, name: '林小姐' }],
  ])
  expect(field(place('form'), 'agreed').checked).toBe(true)
})
