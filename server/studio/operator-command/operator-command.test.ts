import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  embeddedDatabase,
  LONGEST_OPENING,
  migratedFolder,
  type TestDatabase,
} from '../../../tests/fixtures/databases.ts'
import { isGate } from '../../../tests/later.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts'
import { askRunningServer, listenForCommand } from '../../db/command-socket.ts'
import { operatorLinks, studioAudit, studioReleases } from '../../db/schema.ts'
import { hashOf } from '../../session/hash.ts'
import { operatorCommand, type OperatorRequest, runOperatorCommand } from './operator-command.ts'

const AT = 1_764_000_000_000

/** The server's half of the command, as the command starts it. */
async function run(ask: OperatorRequest, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['server/operators.mjs', JSON.stringify(ask)], {
    env: { ...process.env, ...env },
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, err, answer: out === '' ? undefined : (JSON.parse(out) as Record<string, unknown>) }
}

describe('`pagoda operator`', () => {
  let opened: TestDatabase
  beforeAll(async () => {
    opened = await embeddedDatabase()
  }, LONGEST_OPENING)
  afterAll(() => opened.remove())
  const ask = (one: OperatorRequest) => runOperatorCommand(opened.database.orm, one, AT)

  it('adds operators, gives links and disables, each once in the audit log', async () => {
    const added = await ask({ do: 'add', name: '小林', role: 'admin' })
    expect(added).toEqual({ name: '小林', secret: expect.stringMatching(/^[\w-]{32}$/), expiresAt: AT + 86_400_000 })
    expect(await ask({ do: 'add', name: '小林', role: 'admin' })).toEqual({ refused: 'operator-exists' })
    expect(await ask({ do: 'disable', name: '小林' })).toEqual({ refused: 'last-admin' })
    await ask({ do: 'add', name: '小陈', role: 'editor' })
    const again = (await ask({ do: 'link', name: '小陈' })) as { readonly secret: string }
    const links = await opened.database.orm.select().from(operatorLinks)
    expect(links.map(({ secretHash }) => secretHash)).toContain(hashOf(again.secret))
    expect(links).toHaveLength(2)
    expect(await ask({ do: 'disable', name: '小陈' })).toEqual({ disabled: '小陈', setForLater: [] })
    expect(await ask({ do: 'link', name: '小陈' })).toEqual({ refused: 'no-such-operator' })
    expect(await ask({ do: 'disable', name: '没有' })).toEqual({ refused: 'no-such-operator' })
    expect(await ask({ do: 'list' })).toEqual({
      operators: [
        { name: '小林', role: 'admin', isDisabled: false, hasPassword: false },
        { name: '小陈', role: 'editor', isDisabled: true, hasPassword: false },
      ],
    })
    const rows = await opened.database.orm.select().from(studioAudit)
    expect(rows.map(({ operator, action }) => `${operator}: ${action}`)).toEqual([
      'pagoda operator: operator-add',
      'pagoda operator: operator-add',
      'pagoda operator: operator-link',
      'pagoda operator: operator-disable',
    ])
    expect(JSON.stringify(rows)).not.toContain(again.secret)
  })

  it('[T3] says what somebody set for later who is disabled, the first moment first', async () => {
    await ask({ do: 'add', name: '小吴', role: 'publisher' })
    const set = (id: string, name: string, dueAt: number, state: 'scheduled' | 'published' = 'scheduled') => ({
      ...({ id, name, dueAt, state, kind: 'single', message: '', scheduledBy: '小吴' } as const),
      ...{ createdBy: '小林', createdAt: AT, changedAt: AT },
    })
    await opened.database.orm
      .insert(studioReleases)
      .values([set('r2', '双十一', AT + 2), set('r1', '周五开抢', AT + 1), set('r0', '上周的', AT, 'published')])
    expect(await ask({ do: 'disable', name: '小吴' })).toEqual({
      disabled: '小吴',
      setForLater: [
        { id: 'r1', name: '周五开抢', dueAt: AT + 1 },
        { id: 'r2', name: '双十一', dueAt: AT + 2 },
      ],
    })
  })

  it('[K1, K3] makes, lists and ends keys, for whoever runs the shop', async () => {
    await ask({ do: 'add', name: '小周', role: 'editor' })
    const key = { do: 'key', name: '小周', key: 'ci', role: 'editor', days: 7 } as const
    const made = await ask(key)
    expect(made).toMatchObject({
      key: { name: 'ci', operator: '小周', role: 'editor', expiresAt: AT + 7 * 86_400_000 },
      keySecret: expect.stringMatching(/^pagoda_[\w-]{43}$/),
    })
    expect(await ask(key)).toEqual({ refused: 'key-exists' })
    expect(await ask({ ...key, key: 'more', role: 'admin' })).toEqual({ refused: 'role-above-own' })
    expect(await ask({ ...key, name: '没有' })).toEqual({ refused: 'no-such-operator' })
    expect(await ask({ do: 'keys' })).toMatchObject({ keys: [{ name: 'ci', operator: '小周' }] })
    expect(await ask({ do: 'end-key', name: '小周', key: 'ci' })).toEqual({ ended: 'ci' })
    expect(await ask({ do: 'end-key', name: '小周', key: 'ci' })).toEqual({ refused: 'no-such-key' })
    const { keySecret } = made as { readonly keySecret: string }
    expect(JSON.stringify(await opened.database.orm.select().from(studioAudit))).not.toContain(keySecret)
  })

  it.skipIf(process.platform === 'win32')(
    'is served by the running server to the owner of its folder alone',
    async () => {
      const folder = temporaryFolder()
      expect(await askRunningServer(operatorCommand, folder, { do: 'list' })).toBeUndefined()
      const socket = await listenForCommand(folder, 'operators', (request) => ask(request as OperatorRequest))
      expect(statSync(join(folder, 'operators.sock')).mode & 0o077).toBe(0)
      const beside = await run(
        { do: 'link', name: '小林' },
        { DATA_DIR: folder, DATABASE_URL: '', SHOP_URL: 'https://shop.example' },
      )
      expect([beside.code, beside.err, beside.answer]).toEqual([
        0,
        '',
        {
          name: '小林',
          link: expect.stringMatching(/^https:\/\/shop\.example\/studio\/sign-in#[\w-]{32}$/),
          expiresAt: expect.any(Number),
        },
      ])
      socket.close()
    },
  )

  it.skipIf(isGate)(
    'opens the folder itself where no server does',
    async () => {
      const env = { DATA_DIR: await migratedFolder(), DATABASE_URL: '', SHOP_URL: '' }
      expect((await run({ do: 'add', name: '小林', role: 'admin' }, env)).answer).toMatchObject({ name: '小林' })
      expect((await run({ do: 'list' }, env)).answer).toMatchObject({ operators: [{ name: '小林', role: 'admin' }] })
    },
    LONGEST_OPENING,
  )
})
