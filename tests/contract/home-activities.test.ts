import { beforeAll, expect, it } from 'vitest'
import { validatorStore } from '../../build/validator-store.ts'
import { type BuiltShop, createBuiltShop } from '../../src/app/entry-server.tsx'
import { evaluateBlock } from '../../src/engine/core/evaluate-block.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createPageStore } from '../../src/engine/react/page-store.ts'
import { TODAY } from './shop-openings.ts'
import { judge, pageSources, routes } from './shop-pages.ts'
import { openShop } from './shop-visit.ts'

const { arrive } = openShop()
let shop: BuiltShop
beforeAll(async () => {
  shop = await createBuiltShop(validatorStore)
})

const pages = new Map(pageSources.map((source) => [source.name, judge(source).page]))
const noCall = () => Promise.reject(new Error('the server has asked for all'))

/** The lists of activities that the home page gives to its schedule when it is opened at a time of today, each by its length. */
async function listsAt(time: string) {
  const { prepared, who } = await arrive({ address: '/', by: 'a visitor', route: 'home' })
  const { payload } = await shop.page.prepare(prepared.match, {
    pages: {
      page: (name) => pages.get(name) && { page: pages.get(name)!, revision: '1' },
      routes: () => routes,
      theme: () => undefined,
    },
    call: who.call,
    now: () => `${TODAY}T${time}`,
    clockOffset: () => 0,
    deadline: 10_000,
    report: () => undefined,
  })
  const { plan, scope, source } = createPageStore(payload.plan, payload.sources, noCall, createCaller)
  const block = plan.blocks.find(({ id }) => id === 'activities')!
  const state = evaluateBlock(block, scope, source, plan.values)
  if (state.kind !== 'ready') return state.kind
  const lengthOf = (name: string) => (state.props[name] as readonly unknown[] | undefined)?.length ?? 0
  return ['today', 'tomorrow', 'dayAfter'].map(lengthOf)
}

it('[A4] the schedule of the home page is that of today until the last of it is over, then that of tomorrow', async () => {
  const [morning, evening, night] = [await listsAt('08:00:00'), await listsAt('20:59:00'), await listsAt('23:40:00')]
  expect({ morning, evening, night }).toEqual({ morning: [8, 0, 0], evening: [8, 0, 0], night: [0, 7, 0] })
})
