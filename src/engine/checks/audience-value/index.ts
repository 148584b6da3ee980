import { closest } from '../../core/expressions/closest.ts'
import { isMap, listOf } from '../pointer.ts'
import type { Finding } from '../../../kit/problem.ts'
import type { PageRule } from '../rule.ts'
import type { SiteFacts } from '../site-facts.ts'
import { instead, replace } from '../words.ts'

/** The lists of a site, and what stands in them. */
const listsOf = ({ channels = [], brands = [] }: SiteFacts = {}) =>
  [
    ['channels', channels, '渠道', 'channel'],
    ['from', brands, '来源品牌', 'brand'],
  ] as const

export const audienceValue: PageRule = {
  meta: {
    name: 'audience-value',
    severity: 'error',
    title: { zh: '没有这个渠道、来源品牌或会员等级', en: 'There is no such channel, brand or member level' },
    docs: {
      why: {
        zh: '没有人从不存在的渠道来，也没有人是不存在的等级，区块不会给任何人看。',
        en: 'Nobody comes from a channel or has a level that does not exist.',
      },
      wrong: '"audience": { "channels": ["wechat-min"] }',
      right: '"audience": { "channels": ["wechat-mini"] }',
    },
  },
  on: 'page',
  check: ({ blocks, catalogues }) =>
    blocks.flatMap(({ block: { audience }, pointer: block }) => [
      ...levelsOf(isMap(audience) ? audience.levels : undefined, block, catalogues.site),
      ...listsOf(catalogues.site).flatMap(([key, known, zh, en]) =>
        listOf(isMap(audience) ? audience[key] : undefined).flatMap((value, index) => {
          if (typeof value !== 'string' || !value || known.includes(value)) return []
          const suggestion = closest(value, known)
          const hint = instead(suggestion, known)
          const pointer = `${block}/audience/${key}/${index}`
          const message = { zh: `没有${zh}「${value}」${hint.zh}`, en: `There is no ${en} "${value}"${hint.en}` }
          return [
            { pointer, message, got: value, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) },
          ]
        }),
      ),
    ]),
}

/** Levels that the site does not have. One without levels takes any. */
const levelsOf = (written: unknown, block: string, { levels }: SiteFacts = {}): Finding[] =>
  listOf(written).flatMap((level, index) => {
    if (!levels || typeof level !== 'number' || level < levels.length) return []
    const known = levels.map((name, one) => `${one} ${name}`)
    const message = {
      zh: `没有会员等级 ${level}，可以用：${known.join('、')}`,
      en: `There is no member level ${level}; there are: ${known.join(', ')}`,
    }
    return [{ pointer: `${block}/audience/levels/${index}`, message, got: String(level) }]
  })
