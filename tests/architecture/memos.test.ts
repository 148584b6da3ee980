import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './import-graph.ts'

it('the table of src/engine/DECISIONS.md has each file of the engine that keeps what it worked out for an object, and no other', () => {
  const table =
    readFileSync('src/engine/DECISIONS.md', 'utf8').split('## What is worked out once for an object')[1] ?? ''
  const listed = [...table.split('\n## ')[0]!.matchAll(/^\| `([\w/.-]+)`/gm)].map(([, file]) => `src/engine/${file}`)
  const keeps = sourceFiles().filter(
    (file) =>
      file.startsWith('src/engine/') &&
      !file.includes('.test.') &&
      /\bmemoByIdentity\(|\bnew WeakMap\b/.test(readFileSync(file, 'utf8')),
  )
  expect(listed.toSorted()).toEqual(keeps.toSorted())
})
