import { createHash } from 'node:crypto'
import { chmod, rm } from 'node:fs/promises'
import type { Server } from 'node:net'
import { join, resolve } from 'node:path'

/** A socket in the data folder, which nobody but its owner may enter; Windows has named pipes instead. */
export const dataSocket = (dataDir: string, name: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\pagoda-${name}-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`
    : join(dataDir, `${name}.sock`)

/** For the process that has the folder's lock. Rejects where the system gives no socket, as for a path that is too long. */
export async function listenAt(server: Server, path: string): Promise<void> {
  // The lock of the folder is this process's: a socket that is there was left by one that is gone.
  await rm(path, { force: true })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(path, done)
  })
  server.unref()
  if (process.platform !== 'win32') await chmod(path, 0o600)
}
