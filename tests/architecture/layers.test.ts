import { describe, expect, it } from 'vitest'
import { circle, type Import, importsOf, sourceFiles } from './import-graph.ts'
import { layers } from './layers.ts'

const imports = sourceFiles()
  .filter((file) => !file.startsWith('cli/templates/'))
  .flatMap((file) => importsOf(file))

const say = ({ from, to }: Import) => `${from} -> ${to}`

describe('layers', () => {
  it.each(layers)('$name', ({ breaks }) => {
    expect(imports.filter(breaks).map(say)).toEqual([])
  })

  it('no file imports itself in a circle', () => {
    expect(circle(imports.filter((edge) => !edge.isType))).toBeUndefined()
  })

  it('finds a planted wrong import of each kind', () => {
    const planted: readonly [file: string, text: string][] = [
      ['schemas/page/bad.ts', "import '../../src/domain/money.ts'"],
      ['src/domain/bad.ts', "import { useState } from 'react'"],
      ['src/kit/bad.ts', "import '../ui/link/link.tsx'"],
      ['src/ui/bad.ts', "import '../api/call.ts'"],
      ['src/api/bad.ts', "import '../ui/link/link.tsx'"],
      ['src/page/core/bad.ts', "import '../../../widgets/registry.ts'"],
      ['src/page/core/bad.ts', "import { memo } from 'react'"],
      ['widgets/one/bad.ts', "import '../two/index.ts'"],
      ['src/app/bad.ts', "import '../modules/refund/refund-flow.ts'"],
      ['widgets/one/bad.ts', "import '../../src/app/shell.ts'"],
      ['server/bad.ts', "import '../src/page/core/plan-page.ts'"],
      ['cli/bad.ts', "import '../server/app.ts'"],
    ]
    const caught = planted.map(([file, text]) => layers.some(({ breaks }) => importsOf(file, text).some(breaks)))
    expect(caught).toEqual(planted.map(() => true))
  })
})
