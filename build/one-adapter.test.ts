import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the one file that is left out of axios is its adapter by fetch, which comes after the one by XMLHttpRequest', () => {
  const lib = 'node_modules/axios/lib'
  expect(existsSync(`${lib}/adapters/fetch.js`)).toBe(true)
  expect(readFileSync(`${lib}/defaults/index.js`, 'utf8')).toContain("adapter: ['xhr', 'http', 'fetch']")
  expect(readFileSync(`${lib}/adapters/adapters.js`, 'utf8')).toContain('get: fetchAdapter.getFetch')
})
