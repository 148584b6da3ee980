import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts'
import { FolderInUse, takeLock } from './lock-file.ts'
import { processStart } from './process-start.ts'

const lockIn = (folder: string) => join(folder, 'pagoda.lock')

function leaveLock(folder: string, holder: object) {
  writeFileSync(lockIn(folder), JSON.stringify({ id: 'old', host: hostname(), ...holder }))
}

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return child.pid ?? 0
}

describe('takeLock', () => {
  it('gives a folder to one holder, and tells the next who has it', () => {
    const folder = temporaryFolder()
    const lock = takeLock(folder)
    expect(() => takeLock(folder)).toThrow(FolderInUse)
    expect(() => takeLock(folder)).toThrow(`in use by process ${process.pid}`)
    lock.release()
    takeLock(folder).release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('refuses a folder that another running process holds', async () => {
    const folder = temporaryFolder()
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await once(other, 'spawn')
    leaveLock(folder, { pid: other.pid, started: processStart(other.pid ?? 0) })
    expect(() => takeLock(folder)).toThrow(`in use by process ${other.pid}`)
    other.kill()
    await once(other, 'exit')
    takeLock(folder).release()
  })

  it('takes over the lock of a process that is gone', async () => {
    const folder = temporaryFolder()
    leaveLock(folder, { pid: await endedProcess(), started: '1' })
    takeLock(folder)
    expect(JSON.parse(readFileSync(lockIn(folder), 'utf8')).pid).toBe(process.pid)
  })

  it('takes over a lock whose process id was given to another process since', () => {
    const folder = temporaryFolder()
    leaveLock(folder, { pid: process.pid, started: 'long ago' })
    expect(() => takeLock(folder).release()).not.toThrow()
  })

  it('takes over a lock that is no lock', () => {
    const folder = temporaryFolder()
    writeFileSync(lockIn(folder), '{ half')
    expect(() => takeLock(folder).release()).not.toThrow()
  })

  it('believes a holder on another machine as long as its heart beats', () => {
    const folder = temporaryFolder()
    leaveLock(folder, { pid: 1, host: 'elsewhere', started: '1' })
    const now = new Date()
    utimesSync(lockIn(folder), now, now)
    expect(() => takeLock(folder)).toThrow(FolderInUse)
    const long = new Date(Date.now() - 60_000)
    utimesSync(lockIn(folder), long, long)
    expect(() => takeLock(folder).release()).not.toThrow()
  })

  it("does not remove a lock that isn't its own any more", () => {
    const folder = temporaryFolder()
    const lock = takeLock(folder)
    leaveLock(folder, { pid: 1 })
    lock.release()
    expect(readdirSync(folder)).toEqual(['pagoda.lock'])
  })
})
