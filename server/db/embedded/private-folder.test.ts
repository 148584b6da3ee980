import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migratedFolder, openFrom } from '../../../tests/fixtures/databases.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts'
import { makePrivate } from './private-folder.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describe.skipIf(process.platform === 'win32')('a folder of the database', () => {
  it('is for its owner alone, and so is all in it; what a link leads to is left alone', () => {
    const folder = temporaryFolder()
    const outside = join(temporaryFolder(), 'outside')
    writeFileSync(outside, '')
    chmodSync(outside, 0o644)
    mkdirSync(join(folder, 'base'))
    writeFileSync(join(folder, 'base', '1'), '')
    chmodSync(join(folder, 'base', '1'), 0o666)
    symlinkSync(outside, join(folder, 'base', 'link'))
    makePrivate(folder)
    expect([folder, join(folder, 'base'), join(folder, 'base', '1'), outside].map(modeOf)).toEqual([
      ...['700', '700', '600', '644'],
    ])
  })

  it('is so once it is open, also when it was made open to everybody', async () => {
    const dataDir = await migratedFolder()
    chmodSync(join(dataDir, 'db', 'PG_VERSION'), 0o666)
    const database = await openFrom({ dataDir })
    const all = readdirSync(join(dataDir, 'db'), { recursive: true, withFileTypes: true })
    const modes = new Set(
      all.map((entry) => `${entry.isDirectory() ? 'folder' : 'file'} ${modeOf(join(entry.parentPath, entry.name))}`),
    )
    await database.close()
    expect([...modes].toSorted()).toEqual(['file 600', 'folder 700'])
  })
})
