import { expect, it } from 'vitest'
import type { PlannedBlock } from '../../schemas/page/plan.ts'
import { visitor } from '../../schemas/page/context.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createPageStore } from '../../src/engine/react/page-store.ts'
import { openingsOf } from './shop-openings.ts'
import { judge, pageSources } from './shop-pages.ts'
import { openShop } from './shop-visit.ts'
import { shownNow } from './shown-blocks.ts'

const { arrive } = openShop()

/** Pages that can say that there is nothing, and have something that only a member has, which the browser asks for. */
const ofMembers = pageSources.filter((source) => {
  const page = judge(source).page
  const isOfMember = Object.values(page?.data ?? {}).some(({ when, load }) => when?.includes('viewer') && load)
  return isOfMember && page?.blocks.some((block) => 'widget' in block && block.widget === 'empty-state')
})
const addresses = new Map(ofMembers.flatMap(({ name }) => openingsOf(name)).map((one) => [one.address, one]))
const openings = [...addresses.values()].map((opening) => ({ ...opening, member: '900003' }))

const never = () => new Promise<never>(() => undefined)

/** A page that a member opened, before any of their own data has come. */
async function beforeTheirs(opening: (typeof openings)[number]) {
  const { payload } = (await arrive(opening)).prepared
  const store = createPageStore(payload.plan, payload.sources, never, createCaller)
  store.setViewer({ ...visitor, known: true, loggedIn: true, id: opening.member, level: 3 })
  return { payload, store }
}

it.each(openings)('a member’s own data is on its way at $address: nothing says that there is none', async (opening) => {
  const { store, payload } = await beforeTheirs(opening)
  const isComing = ({ reads }: PlannedBlock) => reads.some((name) => store.source(name)?.status === 'pending')
  const saying = payload.plan.blocks.filter((block) => block.widget === 'empty-state' && isComing(block))
  const shown = new Set(shownNow(store).map(({ id }) => id))
  expect(saying.map(({ id }) => id).filter((id) => shown.has(id))).toEqual([])
})

it.each(openings)(
  'a member’s own data is on its way at $address: its place is kept, and not the way to ask for help alone',
  async (opening) => {
    const { store, payload } = await beforeTheirs(opening)
    const shown = new Set(shownNow(store).map(({ id }) => id))
    const [first] = payload.plan.blocks.filter(({ id }) => shown.has(id))
    expect(first?.widget).not.toBe('customer-service')
    expect(first).toBeDefined()
  },
)
