import { minify } from 'terser'
import { expect, test } from 'vitest'
import { crossingNames, shortNames } from './short-names.ts'

const minified = async (code: string) =>
  (await minify(code, { module: true, nameCache: { vars: { props: crossingNames(code) } } })).code

test('what crosses between files keeps one name on both sides', async () => {
  expect(await minified('const first = f(), second = g(first); export { first as $, second as A }')).toBe(
    'const $=f(),A=g($);export{$,A};',
  )
  expect(await minified('import { A as second, default as whole } from "./app.js"; second(whole)')).toBe(
    'import{A,default as a}from"./app.js";A(a);',
  )
})

test('what two files give by the same name is told apart', async () => {
  expect(crossingNames('import { t as one } from "./a.js"; import { t as two } from "./b.js"; one(two)')).toEqual({
    $one: 't',
  })
  expect(crossingNames('import { t as one } from "./a.js"; const two = one(); export { two as t }')).toEqual({
    $two: 't',
  })
})

test('what is passed on without a name of its own, the default export, and one that no file may use, get none', () => {
  expect(crossingNames('const a = f(), b = g(); export { a as in, b as fetch }')).toEqual({})
  expect(crossingNames('const a = f(); export { a as default }; export { t } from "./a.js"')).toEqual({})
})

test('is the one that minifies, after all others', () => {
  expect(shortNames({}).renderChunk).toMatchObject({ order: 'post' })
})
