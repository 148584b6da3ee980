import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validatorStore } from '../../build/validator-store.ts'
import { pagesHealth } from '../../server/pages/health.ts'
import { createPageStore, type PageStore } from '../../server/pages/page-store.ts'
import { createShopChecker } from '../../src/app/document/shop-checker.ts'
import { pageOptions } from '../../src/engine/checks/judge/ajv.ts'
import { versionOf } from '../../src/kit/widget-version.ts'
import { registry } from '../../widgets/registry.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

interface Block {
  readonly id: string
  widget?: string
  props?: object
  when?: string
  on?: object
}

interface Written {
  readonly versions: Record<string, number>
  data?: object
  readonly blocks?: Block[]
}

/** What another build makes of a block that served with the one before. */
const damages: Readonly<Record<string, (block: Block, page: Written) => void>> = {
  'a widget that was removed': (block, page) => {
    page.versions['gone-widget'] = 2
    block.widget = 'gone-widget'
  },
  'a setting that its widget has no longer': (block) => {
    block.props = { ...block.props, noLongerThere: 1 }
  },
  'a version that is newer than its widget': (block, page) => {
    page.versions[block.widget!] = versionOf(registry[block.widget!]!) + 1
  },
  'an action that is no more': (block) => {
    block.on = { select: [{ do: 'gone-action' }] }
  },
  'data that is no more': (block) => {
    block.when = '{{ size(goneData.list) > 0 }}'
  },
  'data of an endpoint that is no more': (block, page) => {
    page.data = { ...page.data, goneData: { from: 'goneEndpoint' } }
    block.when = '{{ size(goneData.list) > 0 }}'
  },
}

const kinds = Object.keys(damages)

/** Every page whose blocks are its own, each damaged in another way than the one before. */
const damaged = readdirSync('pages')
  .filter((file) => file.endsWith('.json') && file !== 'routes.json')
  .flatMap((file) => {
    const page = JSON.parse(readFileSync(join('pages', file), 'utf8')) as Written
    const last = page.blocks?.findLast(({ widget }) => widget !== undefined)
    return last && page.blocks!.length > 1 ? [{ file, page, block: last }] : []
  })
  .map((one, index) => ({ ...one, name: one.file.replace('.json', ''), kind: kinds[index % kinds.length]! }))

/** A page with one address, which leads to another's. */
const leading = (file: string, to: string) => {
  const page = JSON.parse(readFileSync(join('pages', file), 'utf8')) as object
  return JSON.stringify({ ...page, redirects: [{ when: '{{ true }}', to }] })
}

describe('a block that the build can no longer show', () => {
  let store: PageStore
  let dir: string
  const kept: string[] = []

  beforeAll(async () => {
    dir = temporaryFolder()
    cpSync('pages', dir, { recursive: true })
    for (const { file, page, block, kind } of damaged) {
      damages[kind]!(block, page)
      writeFileSync(join(dir, file), JSON.stringify(page))
    }
    store = await createPageStore({
      dir,
      mediaDir: 'sandbox/media',
      check: createShopChecker(validatorStore(pageOptions)),
      log: { info: () => undefined, warn: () => undefined },
      kept: { read: async () => new Map(), keep: async (texts) => void kept.push(...texts.keys()) },
    })
    await store.refresh()
  })
  afterAll(() => store.close())

  it.each(damaged)('costs $name $kind alone', ({ name, block, page, kind }) => {
    const lost = kind === kinds[2] ? page.blocks!.filter(({ widget }) => widget === block.widget) : [block]
    const wanted = page.blocks!.filter((one) => !lost.includes(one) && one.widget !== undefined).map(({ id }) => id)
    const served = store.page(name)?.page.blocks.map(({ id }) => id)
    expect(served).toEqual(expect.arrayContaining(wanted))
    for (const { id } of lost) expect(served).not.toContain(id)
  })

  it.each(damaged)('is told of with what is wrong in it: $name', ({ name, block }) => {
    expect(store.problems()[`pages/${name}.json`]?.[0]).toContain(`「${block.id}」`)
  })

  it('leaves the instance ready', () => expect(pagesHealth(store)().ok).toBe(true))

  it('is kept as it served whole, never without it', () => {
    for (const { file } of damaged) expect(kept).not.toContain(file)
  })

  it('is told, when two pages lead to each other, at the one that closes the circle, and that one does not serve', async () => {
    writeFileSync(join(dir, 'search.json'), leading('search.json', '/combo'))
    await store.refresh()
    expect(store.problems()['pages/search.json']).toBeUndefined()
    writeFileSync(join(dir, 'package-list.json'), leading('package-list.json', '/search'))
    await store.refresh()
    expect(store.problems()['pages/package-list.json']?.join()).toContain('/combo → /search → /combo')
    expect(store.page('package-list')?.page.redirects).toBeUndefined()
    expect(store.page('search')?.page.redirects).toHaveLength(1)
  })
})
