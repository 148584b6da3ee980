import { expect, it } from 'vitest'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { pageSources } from './shop-pages.ts'

it('a moment that a row of facts shows is written as a date, never as the backend sends it', () => {
  const raw = pageSources.flatMap(({ name, text }) =>
    [...text.matchAll(/"value": "(?<bound>[^"]*Time\b[^"]*)"/g)]
      .map(({ groups }) => `${name}: ${groups?.['bound']}`)
      .filter((bound) => !bound.includes('date(')),
  )
  expect(raw).toEqual([])
})

it('[A9] an amount that a page writes has its thousands apart and its two decimals, as all prices have', () => {
  const plain = pageSources.flatMap(({ name, text }) =>
    [...text.matchAll(/¥(?:\{\{ |'\)? \+ )(?!price\()[^"]{0,40}/g)].map(([found]) => `${name}: ${found}`),
  )
  expect(plain).toEqual([])
})

it('no tag or badge of the sandbox says how many are left: that changes with each sale, and the pages count it themselves', () => {
  const { products, pageComponents, packageOffers } = sandboxContent('2026-11-21')
  const shown = [products.map(({ productTagList }) => productTagList), pageComponents, packageOffers]
  expect(JSON.stringify(shown).match(/仅剩 ?[0-9]+[^"]*/g)).toBeNull()
})

it('no tab says that there is none of what could not be asked: without an answer there is no number', () => {
  const zeros = pageSources.flatMap(({ name, text }) =>
    [...text.matchAll(/"count": "(?<bound>\{\{ default\([^"]*, 0\) \}\})"/g)].map(
      ({ groups }) => `${name}: ${groups?.['bound']}`,
    ),
  )
  expect(zeros).toEqual([])
})

it('[A5] a price that a page writes has its ¥ before it', () => {
  const bare = pageSources.flatMap(({ name, text }) =>
    [...text.matchAll(/(?<before>.{0,16})\bprice\(/g)]
      .map(({ groups }) => groups?.['before'] ?? '')
      .filter((before) => !/¥(?:\{\{ |'\)? \+ )$/.test(before))
      .map((before) => `${name}: ${before}`),
  )
  expect(bare).toEqual([])
})
