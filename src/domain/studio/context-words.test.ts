import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { brandName, brandNames, channelName } from './context-words.ts'

it('brands are called by the titles of their themes', () => {
  const titles = Object.keys(brandNames).map((brand) => {
    const { title } = JSON.parse(readFileSync(`pages/themes/${brand}.json`, 'utf8')) as { readonly title: string }
    return [brand, title]
  })
  expect(titles).toEqual(Object.entries(brandNames))
})

it('what is not known is called by its code', () => {
  expect([brandName('new-brand'), channelName('constructor')]).toEqual(['new-brand', 'constructor'])
})
