import { isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as tables from '../../db/schema.ts'
import type { TrackedEvent } from '../../../schemas/domain/tracked-event.ts'
import { describeInSandbox, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { NOON } from '../../../tests/fixtures/sandbox-mall.ts'
import { openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { countAllEvents, countEvents } from './count-events.ts'

const DAY = 86_400_000
/** The shop of the fixture stands at 2026-11-20T08:30. */
const MORNING = NOON - 4 * 3_600_000

interface Told {
  readonly device?: string
  readonly kind?: TrackedEvent['kind']
  readonly block?: string
  readonly channel?: string
  readonly at?: number
  readonly body?: Partial<(typeof tables.trackedEvents.$inferInsert)['body']>
}

describeInSandbox('numbers of blocks', NOON, (opened) => {
  let studio: TestStudio
  let viewer: string
  const db = () => opened().database.orm
  const happened = ({ device = 'a', kind = 'exposure', block, channel = 'h5', at = MORNING, body = {} }: Told) =>
    db()
      .insert(tables.trackedEvents)
      .values({
        ...{ receivedAt: at, distinctId: device, visit: 'v', channel, brand: 'lantu', kind, page: 'home', path: '/' },
        ...{ block: block ?? null, body: { at, ...body } },
      })
  const numbers = async (query: Readonly<Record<string, string>> = {}, name = 'home') =>
    studio.call('pageNumbers', { cookie: viewer, params: { name }, query })
  const ordered = (device: string, order: string) =>
    happened({ device, kind: 'custom', body: { name: 'order', data: { order } } })
  const arms = (title: string) => ({ body: { arms: { title } } })

  beforeAll(async () => {
    studio = await openStudio(opened().database)
    viewer = await studio.signedIn('viewer')
  }, LONGEST_OPENING)
  afterAll(() => studio.close())
  beforeEach(async () => {
    const { studioBlockDays, studioBlockOrders, studioArmDevices, studioArmOrders, trackedEvents } = tables
    for (const table of [studioBlockDays, studioBlockOrders, studioArmDevices, studioArmOrders, trackedEvents])
      await db().delete(table)
  })

  it('[N1] are told to a viewer, and to nobody who is not signed in; of a page that there isn’t they are refused', async () => {
    expect((await studio.call('pageNumbers', { params: { name: 'home' } })).status).toBe(401)
    expect((await numbers({}, 'nowhere')).body.code).toBe('no-such-item')
    expect((await numbers({ days: '0' })).body.code).toBe('invalid-request')
    expect((await numbers()).body).toMatchObject({ views: 0, clicks: 0, blocks: [], days: [], isBehind: false })
  })

  it('[N2] are what was seen and tapped, by block, by day of Beijing, and by channel', async () => {
    await happened({ kind: 'view' })
    await happened({ block: 'deals' })
    await happened({ block: 'deals', channel: 'app' })
    await happened({ block: 'deals', kind: 'click' })
    await happened({ block: 'deals', at: Date.parse('2026-11-18T23:59:59+08:00') })
    await happened({ block: 'deals', at: MORNING - 7 * DAY })
    const { body } = await numbers({ block: 'deals' })
    expect(body).toMatchObject({
      ...{ views: 1, clicks: 1 },
      blocks: [{ id: 'deals', exposures: 3, clicks: 1 }],
      days: [
        { day: '2026-11-18', exposures: 1, clicks: 0 },
        { day: '2026-11-20', exposures: 2, clicks: 1 },
      ],
      channels: [
        { channel: 'h5', exposures: 2, clicks: 1 },
        { channel: 'app', exposures: 1, clicks: 0 },
      ],
    })
    expect((await numbers({ channel: 'app' })).body.blocks).toMatchObject([{ id: 'deals', exposures: 1, clicks: 0 }])
    expect((await numbers({ days: '30' })).body.blocks).toMatchObject([{ id: 'deals', exposures: 4 }])
  })

  it('[N3] count each event once: read again, by two at once, and after a restart', async () => {
    for (let at = 0; at < 5; at += 1) await happened({ block: 'deals' })
    const other = await openStudio(opened().database, { dir: studio.dir })
    await Promise.all([numbers(), other.call('pageNumbers', { cookie: viewer, params: { name: 'home' } })])
    await other.close()
    await happened({ block: 'deals' })
    await numbers()
    expect((await numbers()).body.blocks).toMatchObject([{ id: 'deals', exposures: 6 }])
  })

  it('[N3] count nothing of a round that broke off, and all of it in the next', async () => {
    await happened({ block: 'deals' })
    await db().execute(sql`alter table studio_block_orders rename to gone_for_now`)
    await expect(countEvents(db(), 1)).rejects.toThrow('studio_block_orders')
    await db().execute(sql`alter table gone_for_now rename to studio_block_orders`)
    expect((await numbers()).body.blocks).toMatchObject([{ id: 'deals', exposures: 1 }])
  })

  it('[N4] are followed by the orders of the same device within a day, each once, with what was paid', async () => {
    const [order] = await db().select().from(tables.orders).where(isNotNull(tables.orders.paidAt)).limit(1)
    await happened({ block: 'deals', kind: 'click', at: MORNING - DAY - 1 })
    await happened({ block: 'stay', kind: 'click' })
    await happened({ device: 'b', block: 'notice', kind: 'click' })
    await ordered('a', order!.id)
    await ordered('a', order!.id)
    await ordered('a', 'invented')
    const { blocks } = (await numbers()).body as { blocks: object[] }
    expect(blocks).toContainEqual({
      ...{ id: 'stay', exposures: 0, clicks: 1, orders: 1, paidOrders: 1 },
      revenueFen: order!.paidFen - order!.refundedFen,
    })
    expect(blocks).toContainEqual(expect.objectContaining({ id: 'notice', orders: 0, revenueFen: 0 }))
  })

  it('[N5] of arms are devices, each in the arm that it was in first, and those that tapped a block of the experiment', async () => {
    studio.write('home.json', experiment)
    await studio.store.refresh()
    const [order] = await db().select().from(tables.orders).where(isNotNull(tables.orders.paidAt)).limit(1)
    await happened({ device: 'a', kind: 'view', ...arms('old') })
    await happened({ device: 'a', kind: 'view', ...arms('new') })
    await happened({ device: 'a', kind: 'click', block: 'other', ...arms('old') })
    await happened({ device: 'b', kind: 'view', ...arms('old') })
    await happened({ device: 'b', kind: 'click', block: 'old-title', ...arms('old') })
    await ordered('b', order!.id)
    const [first] = (await numbers()).body.experiments as { arms: object[] }[]
    expect(first).toEqual({
      name: 'title',
      blocks: ['old-title', 'new-title'],
      arms: [
        { arm: 'old', devices: 2, clicked: 1, ordered: 1, paid: 1 },
        { arm: 'new', devices: 0, clicked: 0, ordered: 0, paid: 0 },
      ],
    })
  })

  it('[N3] are answered from what each day came to, however many events were recorded', async () => {
    await db().execute(sql`
      insert into tracked_events (received_at, distinct_id, visit, channel, brand, kind, page, path, block, body)
      select ${MORNING}::bigint - (n % 30) * ${DAY}::bigint, 'd' || n % 500, 'v',
        (array['h5', 'app', 'wechat'])[n % 3 + 1], 'lantu', case when n % 20 = 0 then 'click' else 'exposure' end,
        (array['home', 'combo', 'deals'])[n % 3 + 1], '/', 'b' || n % 40,
        case when n % 10 = 0 then '{"at":1,"arms":{"title":"old"}}'::jsonb else '{"at":1}'::jsonb end
      from generate_series(1, 20000) n`)
    await countAllEvents(db(), { now: () => 1, shopNow: () => NOON })
    const { body } = await numbers({ days: '30' })
    expect((body.blocks as object[]).length).toBe(40)
    await db().execute(sql`delete from tracked_events`)
    expect((await numbers({ days: '30' })).body.blocks).toEqual(body.blocks)
  })
})

const words = (id: string, arm: string) => ({
  ...{ id, widget: 'rich-text', props: { parts: [{ paragraphs: [arm] }] } },
  experiment: { name: 'title', arm },
})
const experiment = JSON.stringify({
  versions: { page: 1, 'rich-text': 1 },
  title: '首页',
  experiments: { title: { old: 50, new: 50 } },
  blocks: [words('old-title', 'old'), words('new-title', 'new')],
})
