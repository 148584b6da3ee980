import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../../../tests/fixtures/databases.ts'
import { NOON } from '../../../tests/fixtures/sandbox-mall.ts'
import { publishTitle } from '../../../tests/fixtures/studio-edit.ts'
import { openStudio, type TestStudio } from '../../../tests/fixtures/studio.ts'
import { sandboxContent } from '../../../sandbox/content/index.ts'
import { auditOrders } from '../../orders/audit-orders.ts'
import { resetSandbox, seedSandbox } from '../../sandbox/seed.ts'

const DAY = 24 * 60 * 60 * 1000

describe('a sandbox that is made as new', () => {
  let opened: TestDatabase
  let studio: TestStudio
  beforeAll(async () => {
    opened = await embeddedDatabase(NOON)
    studio = await openStudio(opened.database)
  }, LONGEST_OPENING)
  afterAll(async () => {
    await studio.close()
    await opened.remove()
  })

  it('leaves operators, drafts and what is published alone, and its books stay right', async () => {
    const { orm } = opened.database
    const publisher = await studio.signedIn('publisher')
    await publishTitle(studio, publisher, '冬天')
    await resetSandbox(orm, sandboxContent, NOON)
    await seedSandbox(orm, sandboxContent, NOON + DAY)
    await studio.store.refresh()
    expect(studio.store.page('home')?.page.title).toBe('冬天')
    const history = await studio.call('itemHistory', { cookie: publisher, params: { kind: 'page', name: 'home' } })
    expect(history.body.entries).toHaveLength(2)
    expect(await auditOrders(orm)).toEqual([])
  })
})
