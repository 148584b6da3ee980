import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { searchComponentCodes } from '../../schemas/domain/search.ts'
import { type ComponentOfEntries, componentText, type Entry } from '../components/component-text.ts'
import { readComponents } from '../components/read-components.ts'
import type { Database } from '../db/open-database.ts'
import { studioDrafts } from '../db/schema.ts'
import { makeStep, normalise, print } from '../../src/studio/document/index.ts'
import { describeInSandbox, LONGEST_OPENING, openFrom } from '../../tests/fixtures/databases.ts'
import { openItem } from '../../tests/fixtures/studio-edit.ts'
import { openStudio, type TestStudio } from '../../tests/fixtures/studio.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')

describeInSandbox('what operators write for the search', NOON, (opened) => {
  let studio: TestStudio
  let second: TestStudio
  let other: Database | undefined
  let publisher: string
  beforeAll(async () => {
    const { database, source } = opened()
    other = source.databaseUrl ? await openFrom(source) : undefined
    studio = await openStudio(database)
    second = await openStudio(other ?? database)
    publisher = await studio.signedIn('publisher')
  }, LONGEST_OPENING)
  afterAll(async () => {
    await Promise.all([studio.close(), second.close()])
    await other?.close()
  })
  beforeEach(() => opened().database.orm.delete(studioDrafts))

  const found = async ({ app }: TestStudio, keyword: string) => {
    const query = { keyword, kind: 'service', pageNumber: '1', pageSize: '20' }
    const reply = await app.inject({ url: contracts.shopSearch.path, query })
    return reply.json<{ data: { list: { title: string }[] } }>().data.list.map(({ title }) => title)
  }
  const componentOf = async (code: string): Promise<ComponentOfEntries> =>
    (await readComponents(opened().database.orm, [code]))[0]!
  /** Saves and publishes other entries, as the studio does. */
  const publish = async (code: string, change: (entries: readonly Entry[]) => readonly Entry[]) => {
    const item = { kind: 'component', name: code } as const
    const component = await componentOf(code)
    const text = componentText({ ...component, entries: change(component.entries) })
    const { text: before, version, base } = await openItem(studio, publisher, item)
    const [from, to] = [before, text].map((one) => {
      const read = normalise(one, 'component')
      if ('problem' in read) throw new Error(read.problem.message)
      return read.document
    })
    const made = makeStep(from!, '改内容', (draft) => {
      Object.assign(draft, structuredClone(to!))
    })
    if ('refused' in made) throw new Error(made.refused)
    const body = { version, base, steps: [made.step], text: print(made.document) }
    const saved = await studio.call('saveSteps', { cookie: publisher, params: item, body })
    expect(saved.status).toBe(200)
    const asked = { items: [{ ...item, version: saved.body.version }], message: '改搜索' }
    return studio.call('publishDraft', { cookie: publisher, body: asked })
  }
  const wheelchair = {
    ...{
      id: 'chair',
      title: '轮椅租借',
      subtitle: '礼宾台免费借用',
      jumpPath: '/about',
      redirectType: 'page' as const,
    },
    customFields: { icon: 'heart', tags: ['无障碍'] },
  }
  const here = (entries: readonly Entry[]) => entries.map((entry) => ({ ...entry, ...leading(entry) }))
  /** The small shop has few addresses: a query tells them apart. */
  const leading = ({ id }: Entry) => ({ jumpPath: `/about?service=${id}`, redirectType: 'page' as const })
  const soon = (studioOf: TestStudio, keyword: string) => expect.poll(() => found(studioOf, keyword))

  it('is found by its words and their sound on both instances as soon as it is published, and no longer once it is not', async () => {
    expect(await found(second, '轮椅')).toEqual([])
    const code = searchComponentCodes.services
    const published = await publish(code, (entries) => [wheelchair, ...here(entries)])
    expect(published.status).toBe(200)
    for (const instance of [studio, second]) {
      await soon(instance, '轮椅').toEqual(['轮椅租借'])
      await soon(instance, 'wuzhangai').toEqual(['轮椅租借'])
      await soon(instance, '接驳').toEqual(['接驳巴士'])
    }
    await publish(code, (entries) => entries.map((one) => (one.id === 'chair' ? { ...one, title: '婴儿车租借' } : one)))
    await soon(second, '婴儿车').toEqual(['婴儿车租借'])
    await soon(second, '轮椅').toEqual([])
    await publish(code, (entries) => entries.map((one) => (one.id === 'chair' ? { ...one, hidden: true } : one)))
    await soon(second, '婴儿车').toEqual([])
    await publish(code, (entries) =>
      entries.map(({ hidden: _hidden, ...one }) => ({
        ...one,
        ...(one.id === 'chair' && { live: { from: '2099-01-01T00:00' } }),
      })),
    )
    await soon(second, '婴儿车').toEqual([])
    expect(await found(second, '接驳')).toEqual(['接驳巴士'])
  })

  it.each([
    ['an address that the shop has not', { jumpPath: '/wheelchair' }, '网站里没有地址「/wheelchair」'],
    ['an empty title', { title: '' }, '还没有写「标题」'],
    ['a service that is there', { title: '接驳巴士' }, '「接驳巴士」前面已经有了，同一项服务只写一次'],
  ])('is refused with %s', async (_, wrong, words) => {
    const refused = await publish(searchComponentCodes.services, (entries) => [
      ...here(entries.filter(({ id }) => id !== 'chair')),
      { ...wheelchair, ...wrong },
    ])
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining(words)])
    expect(await found(studio, '接驳')).toEqual(['接驳巴士'])
  })

  it('means the same on both instances as soon as it is published, while it is not hidden', async () => {
    const code = searchComponentCodes.synonyms
    const word = { id: 'word', title: '小火车', subtitle: '接驳巴士' }
    expect(await found(second, '小火车')).toEqual([])
    await publish(code, (entries) => [...entries, word])
    for (const instance of [studio, second]) await soon(instance, '小火车').toEqual(['接驳巴士'])
    await publish(code, (entries) => entries.map((one) => (one.id === 'word' ? { ...one, hidden: true } : one)))
    for (const instance of [studio, second]) await soon(instance, '小火车').toEqual([])
  })
})
