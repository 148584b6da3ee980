// Builds the engine as a package of its own: dist/engine, and dist/pagoda-<version>.tgz of it. DECISIONS.md says why so.
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { sourceAddresses } from './source-addresses.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const OUT = join(ROOT, 'dist', 'engine')
const DOORS = ['engine', 'react', 'server', 'checks', 'vite']
const sourceOf = (door) => `src/engine/${door === 'engine' ? '' : `${door}/`}index.ts`

/** The site of the example is what `pagoda new app` writes; nothing that was made in it. */
const isSource = (path) => !/[\\/](?:node_modules|dist|package-lock\.json)$/.test(path)

rmSync(OUT, { recursive: true, force: true })
const packages = await bundle()
declare()
describe(packages)
cpSync(join(ROOT, 'examples'), join(OUT, 'examples'), { recursive: true, filter: isSource })
cpSync(join(ROOT, 'docs/engine.md'), join(OUT, 'README.md'))
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
execFileSync(npm[0], [...npm.slice(1), 'pack', '--silent', '--pack-destination', join(ROOT, 'dist')], { cwd: OUT })

/** The code, in one file for each door and those that they share. @returns the packages that it imports */
async function bundle() {
  const { output } = await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // What a file finds beside itself is at the same place in the package.
    plugins: [sourceAddresses(ROOT)],
    build: {
      outDir: OUT,
      target: 'es2022',
      minify: false,
      lib: {
        entry: {
          ...Object.fromEntries(DOORS.map((door) => [door, sourceOf(door)])),
          bin: 'cli/engine/bin.ts',
        },
        formats: ['es'],
        cssFileName: 'style',
      },
      rolldownOptions: { external: (id) => !/^[./\0]/.test(id) && !resolve(id).startsWith(id) },
    },
  }).then((built) => (Array.isArray(built) ? built[0] : built))
  const imports = output.flatMap((part) => [...(part.imports ?? []), ...(part.dynamicImports ?? [])])
  return new Set(imports.filter((id) => !/^(?:node:|.*\.js$)/.test(id)).map((id) => id.split('/')[0]))
}

/** The types, as TypeScript writes them for each source, without those that no door leads to. */
function declare() {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'build/engine.tsconfig.json'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  const types = join(OUT, 'types')
  const wanted = new Set(DOORS.map((door) => join(types, sourceOf(door).replace('.ts', '.d.ts'))))
  for (const file of wanted)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g))
      wanted.add(resolve(dirname(file), path.replace(/\.tsx?$/, '.d.ts')))
  for (const name of readdirSync(types, { recursive: true })) {
    const file = join(types, name)
    if (name.endsWith('.d.ts') && !wanted.has(file)) rmSync(file)
  }
  const made = {
    widgets: `import type { Registry } from './src/kit/widget.ts'\n/** The doors of widgets/, by code: made by the plugin of pagoda/vite. */\nexport declare const widgets: Registry\n`,
    components: `import type { StartParts } from './src/engine/react/start-page.tsx'\n/** Loaders of the components of widgets/, by code: made by the plugin of pagoda/vite. */\nexport declare const components: StartParts['widgets']\n`,
    style: 'export {}\n',
  }
  for (const [name, text] of Object.entries(made)) writeFileSync(join(types, `${name}.d.ts`), text)
}

/** @param {ReadonlySet<string>} packages that the code imports */
function describe(packages) {
  const { version, license, engines, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const versionsOf = (names) => Object.fromEntries([...names].map((name) => [name, dependencies[name]]))
  const door = (name) => [
    `./${name}`,
    { types: `./types/${sourceOf(name).replace('.ts', '.d.ts')}`, default: `./${name}.js` },
  ]
  const shared = ['react', 'react-dom', 'vite']
  const own = ['json-schema-to-ts', ...packages].filter((name) => !shared.includes(name)).sort()
  const manifest = {
    ...{ name: 'pagoda', version, license, engines, type: 'module' },
    description: 'Web pages from JSON: checked, loaded and rendered on the server, alive in the browser.',
    bin: { pagoda: './bin.js' },
    exports: {
      ...Object.fromEntries(DOORS.map(door)),
      './widgets': { types: './types/widgets.d.ts' },
      './components': { types: './types/components.d.ts' },
      './style.css': { types: './types/style.d.ts', default: './style.css' },
      './package.json': './package.json',
    },
    sideEffects: ['*.css', './bin.js'],
    dependencies: versionsOf(own),
    // One React for the site and its engine, and the site's own Vite.
    peerDependencies: { react: '^19.2.0', 'react-dom': '^19.2.0', vite: '^8.3.0' },
  }
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
}
