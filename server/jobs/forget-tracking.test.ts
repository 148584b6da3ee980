import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { trackedEvents } from '../db/schema.ts'
import { forgetTracking, RETENTION } from './forget-tracking.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')

describeOnDatabases('the clean-up of what pages recorded', (opened) => {
  it('deletes what is older than 30 days by the shop clock', async () => {
    const { orm } = opened().database
    const event = {
      distinctId: 'd',
      visit: 'v',
      channel: 'h5',
      brand: 'lantu',
      page: 'home',
      path: '/',
      body: { at: 1 },
    }
    const rows = [RETENTION + 1, RETENTION, 0].map((age) => ({
      ...event,
      kind: 'view' as const,
      receivedAt: NOW - age,
    }))
    await orm.insert(trackedEvents).values(rows)
    expect(await orm.$count(trackedEvents)).toBe(3)
    await forgetTracking(orm, NOW)
    expect(await orm.$count(trackedEvents)).toBe(2)
  })
})
