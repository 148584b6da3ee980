import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SHOP_NAME, SHOP_SHORT_NAME } from '../../src/domain/shop-name.ts'

/** Code that runs in a shop: no tests, nor what examples and fixtures of tests say. */
const code = execFileSync('git', ['ls-files', 'src', 'server', 'widgets', 'cli', 'build'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.|\/fake-|examples?\b|\/testing\//.test(file))

/** Comments, and the examples of what a rule or a schema says, tell of the shop as anybody would. */
const withoutExamples = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/^\s*(?:wrong|right|description): .*$/gm, '')
    .replaceAll(/description: '[^']*'/g, '')

it('the shop’s name stands in one place of the code: another shop writes it there', () => {
  const said = code.filter((file) => withoutExamples(readFileSync(file, 'utf8')).includes(SHOP_SHORT_NAME))
  expect(SHOP_NAME.startsWith(SHOP_SHORT_NAME)).toBe(true)
  expect(said).toEqual(['src/domain/shop-name.ts'])
})
