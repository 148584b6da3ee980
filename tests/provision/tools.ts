import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from '../browser.ts'

/** Runs a tool, which prints what it does, to its end or the end of its time; throws when it fails. */
export function run(command: string, args: readonly string[], seconds: number, env = {}): void {
  execFileSync(command, args, {
    timeout: seconds * 1000,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Windows starts npm through its shell only.
    shell: process.platform === 'win32' && command === 'npm',
  })
}

/** A package of the npm registry that is fetched only where it is needed, so that `npm ci` stays light. */
export interface RegistryPackage {
  readonly name: string
  readonly version: string
  /** The sum of its archive, as a lock file holds it. */
  readonly integrity?: string
}

/** Installs a package where it is not there yet, runs nothing of it, and gives back its folder. Throws when it is not the archive that was pinned. */
export function installed({ name, version, integrity }: RegistryPackage): string {
  const prefix = join(CACHE, `${name.replaceAll('/', '-')}-${version}`)
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1']
  // npm writes its list last, and has compared each archive with the sum in it.
  const list = join(prefix, 'node_modules/.package-lock.json')
  if (!existsSync(list)) run('npm', ['install', '--no-save', ...quietly, '--prefix', prefix, `${name}@${version}`], 300)
  const { packages } = JSON.parse(readFileSync(list, 'utf8')) as { packages: Record<string, RegistryPackage> }
  if (integrity && packages[`node_modules/${name}`]?.integrity !== integrity)
    throw new Error(`${name}@${version} is not the archive that was pinned`)
  return join(prefix, 'node_modules', name)
}
