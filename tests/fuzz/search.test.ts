import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchSuggest } from '../../schemas/api/search-suggest.ts'
import { shopSearch } from '../../schemas/api/shop-search.ts'
import { MAX_KEYWORD } from '../../schemas/domain/search.ts'
import { requestOf } from '../contract/call-request.ts'
import { LONGEST_OPENING } from '../fixtures/databases.ts'
import { tell } from './held-up.ts'
import { openProbed, type ProbedStudio } from './probed-studio.ts'

/** ms of one search: a machine under load is no failure. */
const LONGEST = 60_000

let probed: ProbedStudio
beforeAll(async () => {
  probed = await openProbed()
  await probed.probe.tellIdle()
}, LONGEST_OPENING)
afterAll(() => probed.close())

const filled = (unit: string) => unit.repeat(MAX_KEYWORD).slice(0, MAX_KEYWORD)

/** As long as a guest may type, each dear to read or to look for in its own way. */
const keywords: Readonly<Record<string, string>> = {
  'one letter': filled('a'),
  'letters that are read in two ways': filled('xian'),
  'letters of which each ends a syllable': filled('ang'),
  'letters without a vowel': filled('bsw'),
  'syllables with gaps': filled('hai yang '),
  'single letters with gaps': filled('a '),
  'one character': filled('海'),
  'characters of many words': filled('温泉酒店亲子海洋水世界'),
  'characters with gaps': filled('海 '),
  'letters and characters in turn': filled('a海'),
  figures: filled('1234567890'),
  'signs that a pattern reads': filled('%_'),
  'signs of an expression': filled('(a+)+'),
  'signs of a statement': filled("'; drop table products; --"),
  backslashes: filled('\\'),
  'gaps alone': filled(' \t\n\u3000'),
  'marks without a letter': filled('\u0301\u0300'),
  'a letter with marks': `e${filled('\u0301')}`.slice(0, MAX_KEYWORD),
  'signs that become many when they are normalised': filled('\ufdfa'),
  'emoji of many parts': [...filled('👨‍👩‍👧‍👦')].join('').replace(/[\ud800-\udbff]$/, ''),
  'letters that are written from the right': filled('\u202eabc'),
  'letters of another width': filled('ｈａｉ'),
  nothing: '',
}

describe.each([shopSearch, searchSuggest])('$name', (contract) => {
  it.each(Object.entries(keywords))(
    'answers %s',
    async (input, keyword) => {
      const paging = contract === shopSearch ? { pageNumber: 1, pageSize: 20 } : {}
      let status = 0
      const ms = await probed.probe.heldUp(async () => {
        status = (await probed.studio.app.inject(requestOf(contract, { query: { keyword, ...paging } }))).statusCode
      })
      tell(contract.name, input, ms)
      expect(status).toBe(200)
    },
    LONGEST,
  )

  it(
    'answers a hundred of them at once',
    async () => {
      const paging = contract === shopSearch ? { pageNumber: 1, pageSize: 20 } : {}
      const asked = Array.from({ length: 100 }, (_, at) => Object.values(keywords)[at % 22]!)
      let statuses: readonly number[] = []
      const ms = await probed.probe.heldUp(async () => {
        const replies = asked.map((keyword) =>
          probed.studio.app.inject(requestOf(contract, { query: { keyword, ...paging } })),
        )
        statuses = (await Promise.all(replies)).map(({ statusCode }) => statusCode)
      })
      tell(contract.name, 'a hundred of them at once', ms)
      expect(new Set(statuses)).toEqual(new Set([200]))
    },
    LONGEST,
  )
})
