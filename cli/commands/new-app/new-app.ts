import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** What the example has of its own making. */
const MADE = /(?:^|[\\/])(?:node_modules|dist|package-lock\.json)(?:[\\/]|$)/

/**
 * Writes the example site into a folder, named after it and with the engine as it is at hand here.
 * @returns its files; undefined when there is something in the folder already
 */
export async function newApp(folder: string, cwd: string): Promise<readonly string[] | undefined> {
  const to = resolve(cwd, folder)
  if (existsSync(to) && (await readdir(to)).length > 0) return undefined
  const template = here('examples/minimal')
  await cp(template, to, { recursive: true, filter: (path) => !MADE.test(path.slice(template.length)) })
  const file = join(to, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
  const name = basename(to)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
  const made = { ...manifest, name, dependencies: { ...manifest.dependencies, pagoda: await engine() } }
  await writeFile(file, `${JSON.stringify(made, undefined, 2)}\n`)
  return (await readdir(to, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map((each) => each.name)
}

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

/** The packed engine where this repository built it, else what this code was installed from. */
async function engine(): Promise<string> {
  const { version } = JSON.parse(await readFile(here('package.json'), 'utf8')) as Manifest
  const packed = here(`dist/pagoda-${version}.tgz`)
  return existsSync(packed) ? `file:${packed}` : ((await installedFrom(here('.'))) ?? `^${version}`)
}

/**
 * What was asked for where a package is installed: no registry has the engine when it came as a file.
 * @param root folder of the package: /site/node_modules/pagoda
 * @returns a version, or `file:` with a full path; undefined where it is installed by nobody
 */
export async function installedFrom(root: string): Promise<string | undefined> {
  const above = resolve(root, '../..')
  const file = join(above, 'package.json')
  if (basename(dirname(resolve(root))) !== 'node_modules' || !existsSync(file)) return undefined
  const { dependencies } = JSON.parse(await readFile(file, 'utf8')) as Partial<Manifest>
  const asked = dependencies?.[basename(resolve(root))]
  return asked?.startsWith('file:') ? `file:${resolve(above, asked.slice('file:'.length))}` : asked
}
