import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from './cache.ts'
import { npm, runTool } from './tool.ts'

/** A package of the npm registry that is fetched only where it is needed, so that `npm ci` stays light. */
export interface RegistryPackage {
  readonly name: string
  readonly version: string
  /** The sum of the archive, as a lock file holds it. */
  readonly integrity?: string
  /** What is wanted of it; all without. */
  readonly members?: readonly string[]
}

/** Where a package lies once it is unpacked. */
export const folderOf = ({ name, version }: RegistryPackage) =>
  join(CACHE, `${name.replaceAll('/', '-').replace('@', '')}-${version}`)

/** Whether a text has the sum that a lock file would hold for it. */
export function hasIntegrity(content: Buffer, integrity: string): boolean {
  const [algorithm = '', expected] = integrity.split(/-(.*)/s)
  return createHash(algorithm).update(content).digest('base64') === expected
}

/** The folder of a package, fetched when it is not there yet; what appears under its name is always whole. */
export function unpacked(wanted: RegistryPackage): string {
  const folder = folderOf(wanted)
  if (existsSync(folder)) return folder
  const work = `${folder}.${process.pid}`
  mkdirSync(work, { recursive: true })
  try {
    unpack(wanted, work)
    renameSync(join(work, 'package'), folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return folder
}

function unpack({ name, version, integrity, members = [] }: RegistryPackage, work: string): void {
  const id = `${name}@${version}`
  runTool(npm(['pack', id, '--pack-destination', work, '--prefer-offline', '--loglevel=error', '--fetch-retries=1']), {
    seconds: 300,
  })
  const archive = readdirSync(work).find((file) => file.endsWith('.tgz'))
  if (!archive) throw new Error(`npm pack left no archive of ${id}`)
  if (integrity && !hasIntegrity(readFileSync(join(work, archive)), integrity))
    throw new Error(`${id} is not the archive that was pinned`)
  untar(
    work,
    archive,
    members.map((member) => `package/${member}`),
  )
}

/** Unpacks an archive where it lies. Every system has `tar`, Windows too. */
export function untar(folder: string, archive: string, members: readonly string[] = []): void {
  runTool({ command: 'tar', args: ['-xf', archive, ...members] }, { seconds: 120, cwd: folder })
}
