import { describe, expect, it } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import type { Page } from '../../schemas/page/page.ts'
import type { Plan } from '../../schemas/page/plan.ts'
import { screens } from '../../src/modules/index.ts'
import { submitShape } from '../../src/engine/core/call-shape.ts'
import { screenCode } from '../../src/engine/core/screen-page.ts'
import { openingsOf } from './shop-openings.ts'
import { judge, routes, say } from './shop-pages.ts'
import { openShop } from './shop-visit.ts'

const { arrive, draw } = openShop()

const screenRoutes = routes.flatMap((route) => {
  const code = screenCode(route)
  return code === undefined ? [] : [{ name: route.page ?? route.name, screen: screens[code]! }]
})
const byName = [...new Map(screenRoutes.map((one) => [one.name, one])).values()]

const note = (id: string, more: object = {}) => ({
  ...{ id, widget: 'rich-text', props: { parts: [{ paragraphs: ['凭身份证入园'] }] } },
  ...more,
})

/** What somebody may try in the file of a screen to get at its steps. */
const tries = (slot: string, endpoint: string): Readonly<Record<string, object>> => ({
  'a block of the screen’s own id': { slots: { [slot]: [note('_screen')] } },
  'the screen once more': { slots: { [slot]: [{ id: 'again', widget: 'cashier/cashier' }] } },
  'blocks in place of the screen': { blocks: [note('instead')], slots: {} },
  'a way to somewhere else': { redirects: [{ when: '{{ true }}', to: '/' }], slots: {} },
  'another title': { title: '免费', slots: {} },
  'props for the screen': { props: { total: 0 }, slots: {} },
  'calls of its own': { calls: { [endpoint]: {} }, slots: {} },
  'values under the name of the screen’s': { data: { screen: { from: 'weather' } }, slots: {} },
})

const fileOf = (name: string, page: object) => ({
  name,
  file: `pages/${name}.json`,
  text: JSON.stringify({ versions: { page: 1, 'rich-text': 1 }, ...page }, undefined, 2),
})

/** What of a plan is the screen's own. */
const ownOf = ({ plan }: { readonly plan: Plan }, calls: readonly string[]) => ({
  title: plan.title,
  screen: plan.blocks.map(({ id, widget, props, on, when }) => ({ id, widget, props, on, when })),
  calls: Object.fromEntries(calls.map((name) => [name, plan.calls?.[name]])),
})

describe.each(byName)('the screen $name', ({ name, screen }) => {
  const [slot = ''] = Object.keys(screen.slots ?? {})
  const [opening] = openingsOf(name)
  const planWith = async (page: Page | undefined) => (await arrive(opening!, page)).prepared.payload

  it('is opened by an address of the shop, and has slots', () => {
    expect([opening !== undefined, slot === '']).toEqual([true, false])
  })

  it('knows how to make each of its calls', async () => {
    const { plan } = await planWith(undefined)
    for (const call of screen.calls) expect(plan.calls?.[call]).toEqual(submitShape(contracts[call]))
  })

  it('makes alone the calls that commit something: no page can submit them', () => {
    for (const call of screen.calls) expect([call, (contracts[call] as Contract).submit]).toEqual([call, undefined])
  })

  it.each(Object.entries(tries(slot, screen.calls[0] ?? '')))(
    'is not changed by %s: the file is refused',
    (_what, page) => {
      const { page: passed, problems } = judge(fileOf(name, page))
      expect([passed, problems.length > 0]).toEqual([undefined, true])
    },
  )

  it('is the same whatever stands in its slots', async () => {
    const own = ownOf(await planWith(undefined), screen.calls)
    const slots = Object.fromEntries(Object.keys(screen.slots ?? {}).map((each) => [each, [note(`in-${each}`)]]))
    const { page, problems } = judge(fileOf(name, { slots }))
    expect(say(problems)).toEqual([])
    const payload = await planWith(page)
    expect(ownOf(payload, screen.calls)).toEqual(own)
    expect(Object.keys(payload.plan.blocks[0]?.slots ?? {})).toEqual(Object.keys(slots))
  })

  it('is drawn once, also when a block in its slot has no widget in this build', async () => {
    const { page } = judge(fileOf(name, { slots: { [slot]: [note('gone')] } }))
    const [block] = page!.blocks
    const gone = { ...page!, blocks: [{ ...block!, slots: { [slot]: [{ id: 'gone', widget: 'no-such-widget' }] } }] }
    const { html } = draw(await arrive(opening!, gone))
    expect(html.match(/data-block="_screen"/g)).toHaveLength(1)
  })
})
