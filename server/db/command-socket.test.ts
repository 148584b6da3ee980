import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { askRunningServer, listenForCommand } from './command-socket.ts'

interface Request {
  readonly file: string
}

const ask = (folder: string, file: string) =>
  askRunningServer({ name: 'history', socket: 'history', run: async () => ({}) }, folder, { file })

async function listening(run: (request: Request) => Promise<object>) {
  const folder = temporaryFolder()
  // What a process left that was killed.
  writeFileSync(join(folder, 'history.sock'), '')
  const socket = await listenForCommand(folder, 'history', (request) => run(request as Request))
  onTestFinished(socket.close)
  return { folder, socket }
}

describe('A command that works with the database', () => {
  it('is answered by the server that has it open', async () => {
    const { folder } = await listening(async ({ file }) => ({ versions: file === 'parts/海.json' ? [file] : [] }))
    expect(await ask(folder, 'parts/海.json')).toEqual({ versions: ['parts/海.json'] })
    expect(await ask(folder, 'none.json')).toEqual({ versions: [] })
  })

  it.skipIf(process.platform === 'win32')('is answered to the owner of the data folder alone', async () => {
    const { folder } = await listening(async () => ({}))
    expect(statSync(join(folder, 'history.sock')).mode & 0o077).toBe(0)
  })

  it('is answered by nobody once the server has gone, or where there never was one', async () => {
    const { folder, socket } = await listening(async () => ({}))
    socket.close()
    expect(await ask(folder, 'home.json')).toBeUndefined()
    expect(existsSync(join(folder, 'history.sock'))).toBe(false)
    expect(await ask(temporaryFolder(), 'home.json')).toBeUndefined()
  })

  it('fails with the sentence of the server where that could not do it', async () => {
    const { folder } = await listening(() => Promise.reject(new Error('no database')))
    await expect(ask(folder, 'home.json')).rejects.toThrow('no database')
  })
})
