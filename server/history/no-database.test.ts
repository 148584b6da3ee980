import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repository } from '../../cli/testing/project.ts'
import { spawnNode } from '../../cli/testing/run.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'

it('pagoda history says that there is no database, and makes none', async () => {
  const folder = join(temporaryFolder(), '.data')
  const asked = await spawnNode(repository, [join(repository, 'server/history.mjs'), 'home.json'], {
    DATA_DIR: folder,
    DATABASE_URL: '',
  })
  expect([asked.code, asked.out]).toEqual([1, ''])
  expect(asked.err).toContain(`There is no database in ${folder}. Set DATA_DIR or DATABASE_URL as the server has it.`)
  expect(existsSync(folder)).toBe(false)
})
