// Bundles the command line into dist/cli: Node reads one file instead of some hundreds, and translates no TypeScript at each start.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceAddresses } from './source-addresses.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OUT = join(ROOT, 'dist', 'cli')
const LIST = join(OUT, 'inputs.json')

const ENTRY = 'virtual:cli'

/** What the commands import of a project, and what of themselves they start in a thread. */
const OWN = [
  ...['widgets/registry.ts', 'src/modules/index.ts', 'src/app/checks/site-checks.ts'],
  ...['schemas/api/contracts.ts', 'sandbox/content/index.ts'],
  'cli/commands/check/share.ts',
]

/** What shapes every bundle without being a module of it: how it is made, and the versions of the tools. */
const ALWAYS = ['build/cli-bundle.mjs', 'build/source-addresses.mjs', 'package-lock.json', 'tsconfig.json']

/** Bundles that no process of today reads any more. */
const OLD = 60 * 60 * 1000

const read = (file) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined)

/** Files with what stands in them, as the name of the bundle that is made of them. @param {ReadonlyMap<string, string | undefined>} texts */
function bundleOf(texts) {
  const hash = createHash('sha256')
  for (const [file, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${file}\n${text?.length ?? 'none'}\n`).update(text ?? '')
  return join(OUT, `${hash.digest('hex').slice(0, 32)}.mjs`)
}

const textsOf = (files) => new Map(files.map((file) => [file, read(file)]))

/**
 * The bundle of the sources as they are at this moment, made where there is none. Its name is the fingerprint of all that it was made of,
 * and what it imports is decided by that alone: so a bundle that has the name is this one, whoever else builds or edits meanwhile.
 * @returns the path of its file
 * @throws when a source can't be read or translated, or dist/ not be written
 */
export async function cliBundle() {
  if (existsSync(LIST)) {
    const bundle = bundleOf(textsOf(JSON.parse(readFileSync(LIST, 'utf8'))))
    if (existsSync(bundle)) return bundle
  }
  return makeBundle()
}

async function makeBundle() {
  const { build } = await import('vite')
  const texts = textsOf(ALWAYS)
  const { output } = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [entry, asRead(texts), sourceAddresses(OUT)],
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      write: false,
      // The views of widgets and screens are nothing to the command line.
      rolldownOptions: {
        input: ENTRY,
        external: /\.(?:tsx|css)$/,
        output: { codeSplitting: false },
        checks: { unresolvedImport: false },
      },
    },
  })
  const bundle = bundleOf(texts)
  mkdirSync(OUT, { recursive: true })
  clear()
  put(bundle, output[0].code)
  put(LIST, JSON.stringify([...texts.keys()]))
  return bundle
}

/**
 * The command line, and what it imports of this repository as of any project, by name.
 * @type {import('vite').Plugin}
 */
const entry = {
  name: 'cli-entry',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
  load(id) {
    if (id !== `\0${ENTRY}`) return undefined
    const address = (name) => JSON.stringify(join(ROOT, name).replaceAll('\\', '/'))
    const own = OWN.map((name) => `${JSON.stringify(name)}: () => import(${address(name)})`)
    return `export { main } from ${address('cli/main.ts')}\nexport const own = { ${own.join(', ')} }`
  },
}

/**
 * Keeps the text of each module as the bundler read it: read again later it might be another.
 * @returns {import('vite').Plugin}
 */
const asRead = (texts) => ({
  name: 'as-read',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith('\0')) texts.set(relative(ROOT, id.split('?', 1)[0]), code)
  },
})

/** Writes a file so that nobody ever reads half of it. */
function put(file, text) {
  const half = `${file}.${process.pid}`
  writeFileSync(half, text)
  renameSync(half, file)
}

function clear() {
  for (const name of readdirSync(OUT)) {
    const file = join(OUT, name)
    if (Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > OLD) rmSync(file, { force: true })
  }
}
