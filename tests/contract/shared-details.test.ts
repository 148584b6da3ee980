import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { productKinds, seckillPaths } from '../../schemas/domain/product-kind.ts'
import type { Block } from '../../schemas/page/block.ts'
import { allBlocks } from '../../src/engine/react/entry.ts'
import { evaluateBlock } from '../../src/engine/core/evaluate-block.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createPageStore } from '../../src/engine/react/page-store.ts'
import { matchRoute } from '../../src/engine/core/match-route.ts'
import { judge, pageSources, routes } from './shop-pages.ts'
import { openShop } from './shop-visit.ts'

const paths = [...new Set([...Object.values(productKinds).map(({ path }) => path), ...Object.values(seckillPaths)])]

/** The page of a kind of product, with its parts written out. */
function pageAt(path: string) {
  const route = matchRoute(routes, `${path}1`, {})?.route
  const source = pageSources.find(({ name }) => name === (route?.page ?? route?.name))
  return source && judge(source).page
}

const blocksAt = (path: string) => (pageAt(path)?.blocks ?? []) as readonly Block[]
const idsAt = (path: string) => blocksAt(path).map(({ id }) => id)

describe.each(paths)('the page of a product at %s', (path) => {
  it('[A6] has the view of a shared link', () => {
    expect(idsAt(path)).toContain('shared')
  })

  it('[B6, B7] has the teaser of agents, which leads to their site, and their picture', () => {
    expect(idsAt(path)).toEqual(expect.arrayContaining(['agent', 'agent-pic']))
    const teaser = blocksAt(path).find(({ id }) => id === 'agent')
    const open = teaser?.on?.['open']?.map((action) => action['endpoint'] ?? action.do)
    expect(open).toEqual(['require-login', 'commissionShare', 'navigate'])
    expect(pageAt(path)?.data?.['agentPic']).toMatchObject({ with: { code: 'TCH5_Agent_pic' } })
  })

  it('[B9] tells the menu around the shop what is shared, of the store 10020', () => {
    const setup = blocksAt(path).find(({ id }) => id === 'share-setup')
    expect(setup?.when).toContain("'10020'")
    expect(setup?.on?.['ready']).toMatchObject([{ do: 'share', quiet: true }])
  })
})

/** What stands on a page that a link of a certain kind opens: the rows of docs/scenarios.md. */
const rows = [
  ...(readFileSync('docs/scenarios.md', 'utf8').split('## Links')[1]?.split('\n## ')[0] ?? '').matchAll(
    /^\| (\/\S+) +\| (.+?) +\| (.+?) +\|$/gm,
  ),
].map(([, address = '', , blocks = '']) => ({ address, blocks: blocks.split('、').filter((id) => id !== '—') }))

describe('the links of docs/scenarios.md', () => {
  const { visit } = openShop()
  const watched = ['shared', 'agent', 'agent-pic', 'share-setup', 'app-download']
  const never = () => Promise.reject(new Error('nothing is to be called'))

  it('are there', () => expect(rows.length).toBeGreaterThan(5))

  const shownAt = async (address: string) => {
    const { prepared } = await visit({ address, by: 'a visitor', route: 'any' })
    const { plan, sources } = prepared.payload
    const store = createPageStore(plan, sources, never, createCaller)
    const shown = [...allBlocks(prepared.payload)]
      .filter((block) => evaluateBlock(block, store.scope, store.source, store.plan.values).kind === 'ready')
      .map(({ id }) => id)
    return watched.filter((id) => shown.includes(id))
  }

  it.each(rows)('$address shows $blocks, and no other of these', async ({ address, blocks }) => {
    expect(await shownAt(address)).toEqual(watched.filter((id) => blocks.includes(id)))
  })

  it.each(rows.filter(({ blocks }) => blocks.includes('agent')))(
    '[A5] $address offers no 分享赚 when its address says shareProhibit=no',
    async ({ address }) => {
      const [path, query] = address.split('?')
      expect(await shownAt(`${path}?shareProhibit=no${query ? `&${query}` : ''}`)).not.toContain('agent')
    },
  )
})
