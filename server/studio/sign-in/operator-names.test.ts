import { expect, it } from 'vitest'
import { describeOnDatabases, LONGEST_OPENING } from '../../../tests/fixtures/databases.ts'
import { openStudio } from '../../../tests/fixtures/studio.ts'
import { runOperatorCommand } from '../operator-command/operator-command.ts'

/** Names that nobody tells from another in the log, or on an approval. */
const ALIKE = ['LIN Bo', 'lin bo', 'Ｌin Bo', 'Lin\u200b Bo', 'Lin  Bo', 'Lin\u00a0Bo', 'Lin B\u00ado']

describeOnDatabases('the name of an operator', (opened) => {
  it(
    'is nobody else’s, also where it is only written otherwise',
    async () => {
      const { orm } = opened().database
      const studio = await openStudio(opened().database)
      const cookie = await studio.signedIn('admin')
      const add = (name: string) => studio.call('addOperator', { cookie, body: { name, role: 'viewer' } })
      expect((await add('Lin Bo')).status).toBe(200)
      for (const name of ALIKE) {
        expect([name, (await add(name)).status]).toEqual([name, 409])
        const byCommand = await runOperatorCommand(orm, { do: 'add', name, role: 'viewer' }, 0)
        expect({ name, ...byCommand }).toEqual({ name, refused: 'operator-exists' })
      }
      expect((await add('Lin Bo 2')).status).toBe(200)
      await studio.close()
    },
    LONGEST_OPENING,
  )
})
