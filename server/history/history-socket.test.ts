import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { askHistory, listenForHistory } from './history-socket.ts'

const version = { revision: 'ca978112', keptAt: 1, text: '{"title":"首页"}' }
const kept = (versions: (file: string) => Promise<(typeof version)[]>) => ({
  read: async () => new Map<string, string>(),
  keep: async () => undefined,
  versions,
})

async function listening(versions: (file: string) => Promise<(typeof version)[]>) {
  const folder = temporaryFolder()
  // What a process left that was killed.
  writeFileSync(join(folder, 'history.sock'), '')
  const socket = await listenForHistory(folder, kept(versions))
  onTestFinished(socket.close)
  return { folder, socket }
}

describe('what is kept of the files', () => {
  it('is told by the server that has the database', async () => {
    const { folder } = await listening(async (file) => (file === 'parts/海.json' ? [version] : []))
    expect(await askHistory(folder, 'parts/海.json')).toEqual([version])
    expect(await askHistory(folder, 'none.json')).toEqual([])
  })

  it.skipIf(process.platform === 'win32')('is told to the owner of the data folder alone', async () => {
    const { folder } = await listening(async () => [])
    expect(statSync(join(folder, 'history.sock')).mode & 0o077).toBe(0)
  })

  it('is told by nobody once the server has gone, or where there never was one', async () => {
    const { folder, socket } = await listening(async () => [version])
    socket.close()
    expect(await askHistory(folder, 'home.json')).toBeUndefined()
    expect(existsSync(join(folder, 'history.sock'))).toBe(false)
    expect(await askHistory(temporaryFolder(), 'home.json')).toBeUndefined()
  })

  it('that can’t be read is said to be so', async () => {
    const { folder } = await listening(() => Promise.reject(new Error('no database')))
    await expect(askHistory(folder, 'home.json')).rejects.toThrow('no database')
  })
})
