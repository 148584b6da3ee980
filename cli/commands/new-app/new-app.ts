import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
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

/** The packed engine where this repository built it, else the version that this code came with. */
async function engine(): Promise<string> {
  const { version } = JSON.parse(await readFile(here('package.json'), 'utf8')) as Manifest
  const packed = here(`dist/pagoda-${version}.tgz`)
  return existsSync(packed) ? `file:${packed}` : `^${version}`
}
