import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('rules speak of a site: who has no shop reads them too', () => {
  const rules = readdirSync('src/engine/checks', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(`src/engine/checks/${name}`)
        .filter((file) => !file.endsWith('.test.ts'))
        .map((file) => `src/engine/checks/${name}/${file}`),
    )
    .filter((file) => !file.includes('/testing/'))
  const spoken = (file: string) => readFileSync(file, 'utf8').match(/\b(?:zh|en): *(?:'[^'\n]*'|`[^`\n]*`)/g) ?? []
  expect(rules.length).toBeGreaterThan(50)
  expect(rules.flatMap(spoken).filter((words) => /商城|\bshop\b/i.test(words))).toEqual([])
})
