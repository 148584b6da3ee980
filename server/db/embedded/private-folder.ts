import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const [FOLDER, FILE] = [0o700, 0o600]

/**
 * Leaves a folder and all in it to the user who runs the shop: the database makes its files so that everybody on the machine may read
 * and write them. Links are left as they are, and so are modes where the system has none.
 */
export function makePrivate(folder: string): void {
  if (process.platform === 'win32') return
  allow(folder, FOLDER)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makePrivate(path)
    else if (entry.isFile()) allow(path, FILE)
  }
}

function allow(path: string, mode: number): void {
  if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode)
}
