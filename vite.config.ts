import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { asciiCode } from './build/ascii-code.mjs'
import { assetList } from './build/asset-list.ts'
import { bareImports } from './build/bare-imports.ts'
import { breakpointNames } from './build/breakpoints.ts'
import { olderStyles } from './build/older-styles.ts'
import { oneAdapter } from './build/one-adapter.ts'
import { widgetLoaders } from './build/widget-loaders.ts'
import { SUPPORTED, TODAY } from './src/domain/visit/browsers.ts'

const BASE = '/tc-fostay/'

/**
 * Five builds from one file: the shop (`vite build`), the same for older browsers (`--mode older`), the studio (`--mode studio`), the worker that
 * keeps the shop for when there is no network (`--mode worker`), and what the server renders with (`--ssr`).
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  base: BASE,
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    breakpointNames(),
    widgetLoaders(),
    ...(isSsrBuild
      ? [asciiCode()]
      : mode === 'worker'
        ? []
        : [oneAdapter(), bareImports(), assetList(`${nameOf(mode)}-assets.json`)]),
    ...(mode === 'older' ? [olderStyles(BASE, builtClass)] : []),
  ],
  css: { modules: { generateScopedName: scopedName } },
  build: isSsrBuild ? serverBuild : mode === 'worker' ? workerBuild : clientBuild(nameOf(mode)),
  // React's development half must not reach the server's bundle, whatever the environment of the build, nor valtio's any other.
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.MODE': '"production"' },
  ssr: { noExternal: true },
}))

const builtClass = (name: string, file: string) => scopedName(name, `${import.meta.dirname}/${file}`)

/** A class is named with the mark of its file, which all classes of the file share: marks of their own would be what compresses least. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`
}

const nameOf = (mode: string) => (mode === 'studio' || mode === 'older' ? mode : 'shop')

/** As the bundler names browsers: `chrome79`. */
const targets = (browsers: Readonly<Record<string, string>>) =>
  Object.entries(browsers).map(([name, version]) => name + version)

/** The studio is built apart: together, what both use would be cut into chunks that a shopper would have to fetch one by one. */
const entries = {
  shop: { app: 'src/app/entry-client.tsx' },
  older: { fill: 'src/app/older/fill.ts', app: 'src/app/entry-client.tsx' },
  studio: {
    gallery: 'src/app/gallery/gallery-client.tsx',
    canvas: 'src/app/canvas/canvas-client.tsx',
    studio: 'src/app/studio/studio-client.tsx',
  },
}

/** A widget's door imports its component for when it is wanted: the server's one file, and the app's, hold some of them from the start. */
const checks = { ineffectiveDynamicImport: false }

/** What the app's first file is made of, with all that they import: its entry, the bundler's own helpers, and what the recorder shares. */
const FIRST_FILE = /src\/app\/entry-client\.tsx|rolldown\/runtime|src\/app\/tracking\/visit\.ts/

/** What runs before the app's own code in an older browser. */
const BEFORE_ALL = /src\/app\/older\/|virtual:older-styles|node_modules\/(?:core-js|dialog-polyfill)\//

/** What a tap needs, and with it what the server alone needs for the first page: it would be in the first file else. */
const AFTER_A_TOUCH =
  /src\/(?:app\/tools\/copy-text|domain\/order\/order-source|ui\/words\/break-words|domain\/phrases)\.ts/

/** What a call says of who makes it, and where. */
const OF_CALLS =
  /src\/app\/(?:visit\/channel-now|host\/host-now|session\/session-now|session\/session-cookie)\.ts|src\/api\/session-calls\.ts/

/** What nearly each module's screen begins with. */
const OF_SCREENS =
  /src\/app\/screens\/screen-host\.tsx|src\/ui\/(?:screen-state|hooks\/use-retry-online)|src\/kit\/settle\.ts/

/**
 * Small parts that are shown together. Each would be a file of some hundred bytes, and a form would have thirty of them: a phone's processor pays
 * for every file that is asked for, and a browser asks a server that speaks HTTP/1 for six at a time.
 */
const TOGETHER = {
  bar: /src\/ui\/(?:main-button|action-bar)\//,
  count: /src\/ui\/(?:stepper|count-row)\/|src\/domain\/goods\/goods-quantity\.ts/,
  'traveller-form':
    /src\/domain\/order\/(?:traveller-form|documents)\.ts|schemas\/domain\/(?:document-types|order-limits)\.ts/,
  points: /src\/ui\/points-price\/|src\/domain\/points\/points-text\.ts/,
  dialog: /src\/ui\/(?:dialog|ask-dialog)\//,
  price:
    /src\/domain\/(?:money|product\/(?:member-price|few-left)|points\/(?:exchange-price|deduction))\.ts|src\/ui\/hooks\/use-busy\.ts/,
  comments: /src\/ui\/(?:comment-card|stars)\/|src\/domain\/product\/comments\.ts/,
}

/** The canvas of the studio has the shop's own parts once more, which no shopper loads, and so has the build for older browsers. */
const partName = (build: keyof typeof entries, part: string) =>
  `${build === 'shop' ? '' : `${build}-`}${part.startsWith('widgets-') ? 'w' : part.replace('_virtual_', '')}`

/** Drawings have the same address in the server's HTML as in the browser. */
const ASSETS = 'assets/[name]-[hash:7][extname]'

const clientBuild = (name: keyof typeof entries) => ({
  outDir: 'dist/client',
  emptyOutDir: name === 'shop',
  // What older browsers don't understand is written out for them alone: all others would load more, and run it slower.
  target: targets(name === 'older' ? SUPPORTED : TODAY),
  sourcemap: false,
  // Three hundredths less than the bundler's own. It writes syntax of its year, which older browsers would not read. What is passed on as a
  // function stays in brackets, as those of modules that came as CommonJS: the browser would read the whole of React twice without them.
  ...(name !== 'older' && {
    minify: 'terser' as const,
    terserOptions: {
      ...{ module: true, ecma: 2020 as const, compress: { passes: 5 } },
      format: { wrap_func_args: true },
    },
  }),
  // No lists of what else a part needs: they would stand in the first file, and nearly all of it is that file itself.
  modulePreload: { polyfill: false, resolveDependencies: () => [] },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: entries[name],
    checks,
    output: {
      // Seven letters tell the files of a name apart, and stand in the first file for each part that may come later.
      entryFileNames: `assets/${name === 'older' ? 'older-' : ''}[name]-[hash:7].js`,
      chunkFileNames: ({ name: part }: { readonly name: string }) => `assets/${partName(name, part)}-[hash:7].js`,
      assetFileNames: ASSETS,
      // One file for all that the first view needs: what it shares with code that comes later would be chunks of some bytes each.
      codeSplitting:
        name !== 'studio'
          ? {
              groups: [
                { name: 'fill', test: BEFORE_ALL, priority: 5, includeDependenciesRecursively: false },
                { name: 'events', test: AFTER_A_TOUCH, priority: 4, includeDependenciesRecursively: false },
                { name: 'app', test: FIRST_FILE, priority: 3 },
                { name: 'calls', test: OF_CALLS, priority: 1 },
                { name: 'screens', test: OF_SCREENS, priority: 1, includeDependenciesRecursively: false },
                ...Object.entries(TOGETHER).map(([part, test]) => ({
                  ...{ name: part, test, priority: 1 },
                  includeDependenciesRecursively: false,
                })),
              ],
            }
          : undefined,
    },
  },
})

/** One classic script, for every browser of the list: a worker is asked for by its name, and the server writes its build before it. */
const workerBuild = {
  outDir: 'dist/client',
  emptyOutDir: false,
  target: targets(SUPPORTED),
  rolldownOptions: {
    input: { sw: 'src/app/offline/worker.ts' },
    output: { format: 'iife' as const, entryFileNames: '[name].js' },
  },
}

const serverBuild = {
  outDir: 'dist/server',
  target: 'node20',
  assetsInlineLimit: 0,
  rolldownOptions: {
    // As the server's own bundle (build/server-bundle.mjs), and in one file: the shop that starts loads all of its parts.
    output: {
      format: 'cjs',
      entryFileNames: '[name].js',
      assetFileNames: ASSETS,
      codeSplitting: false,
      comments: false,
    },
    checks,
  },
} as const
