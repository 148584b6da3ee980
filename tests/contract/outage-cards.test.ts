import { describe, expect, it } from 'vitest'
import type { PlannedBlock } from '../../schemas/page/plan.ts'
import { type Call, CallProblem } from '../../src/kit/call.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createPageStore, type PageStore } from '../../src/engine/react/page-store.ts'
import { inTurn } from './opened-pages.ts'
import { shownNow } from './shown-blocks.ts'
import { openingsOf } from './shop-openings.ts'
import { pageSources } from './shop-pages.ts'
import { type Arrival, openShop } from './shop-visit.ts'

const { arrive } = openShop()

const all = (blocks: readonly PlannedBlock[]): PlannedBlock[] =>
  blocks.flatMap((block) => [block, ...Object.values(block.slots ?? {}).flatMap(all)])

/** Blocks that offer a retry. */
function cardsOf(store: PageStore): string[] {
  const blocks = new Map(all(store.plan.blocks).map((block) => [block.id, block]))
  const isFailed = (name: string) => store.source(name)?.status === 'failed'
  return shownNow(store).flatMap(({ id, kind }) => {
    const block = blocks.get(id)
    const isSilent = block?.onError === 'hide' || block?.reportedAbove?.some(isFailed)
    return kind === 'failed' && !isSilent ? [id] : []
  })
}

/** What a page is in a browser that gets no answer, where the server had what it asks for. */
async function inOutage({ who: { login }, prepared }: Arrival, code: string): Promise<string[]> {
  const { plan, sources } = prepared.payload
  const gone: Call = () => Promise.reject(new CallProblem(code, ''))
  const store = createPageStore(plan, sources, gone, createCaller)
  if (login) {
    const { id, levelNew: level, phone } = login.profile
    store.setViewer({ known: true, loggedIn: true, id, level, phone })
  } else store.setViewer({ known: true, loggedIn: false, id: '', level: 0, phone: '' })
  const isLate = (name: string) => store.isLoading(name) || store.source(name)?.status === 'pending'
  await store.reload(Object.keys(plan.data).filter(isLate))
  return cardsOf(store)
}

describe.each(pageSources.map(({ name }) => name))('%s, whose host went away', (name) => {
  it('says so once', async () => {
    const found = await inTurn(openingsOf(name), async (opening) => {
      const cards = await inOutage(await arrive(opening), 'timeout')
      return { address: opening.address, cards }
    })
    expect(found.filter(({ cards }) => cards.length > 1)).toEqual([])
  })
})
