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

it('no tag of a product says how many are left: that changes with each sale, and the page counts it itself', () => {
  const told = sandboxContent('2026-11-21').products.flatMap(({ id, productTagList }) =>
    productTagList.filter((tag) => /仅剩/.test(tag)).map((tag) => `${id}: ${tag}`),
  )
  expect(told).toEqual([])
})
