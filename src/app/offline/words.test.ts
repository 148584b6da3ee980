import { expect, it } from 'vitest'
import { offlineWords } from './words.ts'

/** 19:05 in the shop. */
const AT = Date.parse('2026-11-30T11:05:00Z')

it.each([
  [{ isOnline: true, keptAt: undefined, isOrder: false }, undefined],
  [{ isOnline: false, keptAt: undefined, isOrder: false }, '没有网络，现在不能下单和付款'],
  [{ isOnline: false, keptAt: AT, isOrder: false }, '没有网络，这是 11月30日 19:05 的内容，现在不能下单和付款'],
  [{ isOnline: false, keptAt: AT, isOrder: true }, '没有网络，这是 11月30日 19:05 的内容，券码可以出示'],
  [{ isOnline: true, keptAt: AT, isOrder: true }, '暂时连不上，这是 11月30日 19:05 的内容，券码可以出示'],
])('says over a page that is not fresh of when it is, and that nothing can be bought: %o', (look, words) => {
  expect(offlineWords(look)).toBe(words)
})
