import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { widgetLoaders } from './build/widget-loaders.ts'
import { isGate, later } from './tests/later.ts'

const FOLDERS = ['schemas', 'src', 'widgets', 'server', 'sandbox', 'cli', 'tests', 'bench', 'build']
const ELSEWHERE = /^(?:tests\/journeys|cli\/templates|sandbox\/pictures)\/|\/node_modules\//

/** `npm test` leaves some to `npm run test:all`; who names a file wants it. */
const LATER = new Set(isGate ? Object.values(later).flat() : [])

const testFiles = FOLDERS.filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  .filter((path) => /\.test\.tsx?$/.test(path) && !ELSEWHERE.test(path) && !LATER.has(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The pages that come alive load React for the browser after they opened the shop for the server. */
const OTHER_REACT = ['tests/contract/pages-alive.test.tsx', 'tests/contract/walked-pages.test.tsx']

/** Files in a worker of their own, which costs about a second each: those that mock a module must be the first to load it. */
const isApart = ({ path, text }: { readonly path: string; readonly text: string }) =>
  /\bvi\.(?:mock|doMock)\(/.test(text) || OTHER_REACT.includes(path)

const isOfDom = ({ text }: { readonly text: string }) => text.includes('@vitest-environment happy-dom')

/** What is read or started without an import: where it changed, `--changed` runs all tests. */
const READ_BY_NAME = [
  '**/{package-lock.json,tsconfig.json,README.md,SPEC.md,vite.config.ts,vitest.{config,setup}.ts,*.mjs,*.sql,*.br}',
  '**/{docs,build,sandbox/media,schemas/generated,server/db/migrations,cli/templates,bench/results}/**',
  '**/{pages/**/*.json,src/ui/{tokens,breakpoints}.css,widgets/*/index.ts,src/modules/*/index.ts}',
]

const project = (name: string, isolate: boolean, files: readonly { readonly path: string }[]) =>
  ({
    extends: true,
    test: { name, isolate, include: files.map(({ path }) => path) },
  }) satisfies TestProjectInlineConfiguration

const together = testFiles.filter((file) => !isApart(file))

/** What imports by a folder's files is made anew each time: the cache of modules knows its own text alone, and would miss a widget that is new. */
const READS_FOLDERS = /\bimport\(\s*`[^`]*\$\{|\bimport\.meta\.glob\b/

const folderReaders: Plugin = {
  name: 'pagoda:folder-readers',
  configureVitest({ experimental_defineCacheKeyGenerator: define }) {
    define(({ sourceCode }) => (READS_FOLDERS.test(sourceCode) ? false : undefined))
  },
}

export default defineConfig({
  plugins: [react(), widgetLoaders(), folderReaders],
  test: {
    environment: 'node',
    setupFiles: ['vitest.setup.ts'],
    forceRerunTriggers: READ_BY_NAME,
    // What waits for `npm run test:all` may start a server twenty times, on a machine that does other things at night.
    testTimeout: isGate ? 120_000 : 600_000,
    hookTimeout: 240_000,
    maxWorkers: availableParallelism(),
    // Workers of one run share a PostgreSQL server, which ends with this process (tests/fixtures/postgres.ts).
    env: { TEST_RUN: `${process.pid}-${Date.now()}` },
    // What is waited for comes when it comes: a machine under load is no failure.
    expect: { poll: { timeout: 20_000 } },
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      project('apart', true, testFiles.filter(isApart)),
      project('dom', false, together.filter(isOfDom)),
      project(
        'node',
        false,
        together.filter((file) => !isOfDom(file)),
      ),
    ],
  },
})
