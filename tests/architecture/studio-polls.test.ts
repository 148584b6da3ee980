import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './import-graph.ts'

it('[S2] what the studio asks by an interval keeps no session alive that nobody uses', () => {
  const asking = sourceFiles().filter((file) => {
    const text = file.startsWith('src/studio/') && !file.includes('.test.') ? readFileSync(file, 'utf8') : ''
    return text.includes('setInterval(')
  })
  expect(asking.length).toBeGreaterThan(3)
  expect(asking.filter((file) => !/\bisPoll\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})
