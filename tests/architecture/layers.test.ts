import { describe, expect, it } from 'vitest'
import { circle, type Import, importsOf, reached, sourceFiles } from './import-graph.ts'
import { isTest, layers } from './layers.ts'

const imports = sourceFiles()
  .filter((file) => !file.startsWith('cli/templates/'))
  .flatMap((file) => importsOf(file))

const say = ({ from, to }: Import) => `${from} -> ${to}`

/** Where a shopper's code begins: the app, and what the build has it load by name (build/widget-loaders.ts). */
const shopper = [
  'src/app/entry-client.tsx',
  ...imports
    .map(({ from }) => from)
    .filter((file) => /^(?:widgets|src\/modules)\//.test(file) && !/\.test\.tsx?$/.test(file)),
]

/** The studio, and what the app has for it. */
const isOfStudio = (file: string) => /^src\/(?:studio|app\/(?:studio|canvas|gallery|catalogue))\//.test(file)

describe('layers', () => {
  it.each(layers)('$name', ({ breaks }) => {
    expect(imports.filter(breaks).map(say)).toEqual([])
  })

  it('nothing of the studio is in what a shopper downloads, now or later', () => {
    const code = reached(imports, shopper)
    expect(code).toContain('src/engine/react/page-view.tsx')
    expect([...code].filter(isOfStudio)).toEqual([])
  })

  it('nothing comes along with the code of the engine but what it may import', () => {
    const { mayImport = [] } = layers.find(({ folder }) => folder === 'src/engine') ?? {}
    const isAllowed = (file: string) =>
      ['src/engine', ...mayImport].some((allowed) => file === allowed || file.startsWith(`${allowed}/`))
    const own = imports.filter(({ from }) => !isTest(from))
    const code = reached(
      own,
      own.map(({ from }) => from).filter((file) => file.startsWith('src/engine/')),
    )
    expect([...code].filter((file) => /\.tsx?$/.test(file) && !isAllowed(file))).toEqual([])
  })

  it.each([
    ["import '../studio/canvas/protocol.ts'", ['src/studio/canvas/protocol.ts']],
    ["const later = () => import('./canvas/live-page.ts')", ['src/app/canvas/live-page.ts']],
    ["import type { ToFrame } from '../studio/canvas/protocol.ts'", []],
  ])('finds planted code of the studio that comes by: %s', (line, found) => {
    const code = reached([...imports, ...importsOf('src/app/shop-pages.ts', line)], shopper)
    expect([...code].filter(isOfStudio)).toEqual(expect.arrayContaining(found))
    expect([...code].some(isOfStudio)).toBe(found.length > 0)
  })

  it('no file imports itself in a circle, not even for a type', () => {
    expect(circle(imports)).toBeUndefined()
  })

  it.each([
    "import { one } from './one.ts'",
    "import type { One } from './one.ts'",
    "export type { One } from './one.ts'",
    "const one = () => import('./one.ts')",
  ])('finds a planted circle that is closed by: %s', (back) => {
    const planted: readonly [file: string, text: string][] = [
      ['src/domain/one.ts', "import { two } from './two.ts'"],
      ['src/domain/two.ts', "import { three } from './parts/three.ts'\nimport type { Four } from './four.ts'"],
      ['src/domain/parts/three.ts', back.replace('./', '../')],
    ]
    const found = circle(planted.flatMap(([file, text]) => importsOf(file, text)))
    expect(found).toEqual([...planted.map(([file]) => file), 'src/domain/one.ts'])
  })

  it('finds a planted wrong import of each kind', () => {
    const planted: readonly [file: string, text: string][] = [
      ['schemas/page/bad.ts', "import '../../src/domain/money.ts'"],
      ['src/domain/bad.ts', "import { useState } from 'react'"],
      ['src/kit/bad.ts', "import '../ui/link/link.tsx'"],
      ['src/ui/bad.ts', "import '../api/call.ts'"],
      ['src/api/bad.ts', "import '../ui/link/link.tsx'"],
      ['src/engine/core/bad.ts', "import '../../../widgets/registry.ts'"],
      ['src/engine/core/bad.ts', "import { memo } from 'react'"],
      ['widgets/one/bad.ts', "import '../two/index.ts'"],
      ['src/app/bad.ts', "import '../modules/refund/refund-flow.ts'"],
      ['widgets/one/bad.ts', "import '../../src/app/shell.ts'"],
      ['server/bad.ts', "import '../src/engine/core/plan-page.ts'"],
      ['cli/bad.ts', "import '../server/app.ts'"],
      ['examples/minimal/bad.ts', "import '../../src/engine/site.ts'"],
      ['sandbox/content/bad.ts', "import '../../server/app.ts'"],
      ['sandbox/content/bad.ts', "import '../pictures/catalogue.ts'"],
      ['sandbox/pictures/bad.ts', "import '../content/random.ts'"],
      ['server/bad.ts', "import '../sandbox/content/index.ts'"],
      ['server/bad.ts', "import './sandbox/index.ts'"],
      ['server/bad.ts', "await import('./sandbox/routes.ts')"],
      ['server/bad.ts', "import './ports/payment-sandbox.ts'"],
      ['src/studio/outline/bad.ts', "import '../../engine/checks/validate-page.ts'"],
      ['src/studio/document/bad.ts', "import { proxy } from 'valtio'"],
      ['server/bad.ts', "import '../src/studio/session/open.ts'"],
      ['src/domain/bad.ts', "import { LRUCache } from 'lru-cache'"],
      ['src/ui/bad.ts', "import { LRUCache } from 'lru-cache'"],
      ['server/bad.ts', "await import('@modelcontextprotocol/sdk/server/index.js')"],
      ['cli/commands/mcp/bad.ts', "import { Server } from '@modelcontextprotocol/sdk/server/index.js'"],
    ]
    const caught = planted.map(([file, text]) => layers.some(({ breaks }) => importsOf(file, text).some(breaks)))
    expect(caught).toEqual(planted.map(() => true))
  })
})
