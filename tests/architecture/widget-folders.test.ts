import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { registry } from '../../widgets/registry.ts'
import { importsOf } from './import-graph.ts'

/** What the folder of a widget holds (docs/extending.md); parts of its own may stand beside. */
const namedFiles = (code: string) => [
  'index.ts',
  'props.schema.ts',
  `${code}.tsx`,
  `${code}.module.css`,
  'examples.ts',
  `${code}.test.tsx`,
]

describe.each(Object.keys(registry))('widgets/%s', (code) => {
  const folder = `widgets/${code}`
  const files = readdirSync(folder)

  it('has every file that a widget has', () => {
    expect(namedFiles(code).filter((file) => !existsSync(`${folder}/${file}`))).toEqual([])
  })

  it('holds no other folder and no file of another kind', () => {
    expect(files.filter((file) => !/\.(?:ts|tsx|css)$|^DECISIONS\.md$/.test(file))).toEqual([])
  })

  it('holds no part that nothing of it uses', () => {
    const entries = [...namedFiles(code), 'migrations.examples.ts', 'DECISIONS.md']
    const used = files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => importsOf(`${folder}/${file}`))
      .map(({ to }) => to)
    const parts = files.filter((file) => !entries.includes(file) && !file.includes('.test.'))
    expect(parts.filter((file) => !used.includes(`${folder}/${file}`))).toEqual([])
  })

  it('calls its tests by its code', () => {
    const text = readFileSync(`${folder}/${code}.test.tsx`, 'utf8')
    expect(text).toMatch(new RegExp(`^describe\\('${code}[' :,]`, 'm'))
  })
})
