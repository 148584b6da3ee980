import type { Text } from '../../../../schemas/json-schema.ts'
import {
  MAX_BLOCKS,
  MAX_EXPRESSION_LETTERS,
  MAX_EXPRESSIONS,
  MAX_NAMED_VALUES,
  MAX_VALUES,
} from '../../../domain/file-limits.ts'
import type { ExpandedPage } from '../../core/expand-parts.ts'
import { type PageSize, pageSize } from '../../core/page-size.ts'
import type { ExpandedRule } from '../rule.ts'

interface Bound {
  readonly of: keyof PageSize
  readonly most: number
  readonly what: Text
  /** What helps. */
  readonly advice: Text
}

const split: Text = { zh: '用列表组件，或分成几页', en: 'Use a list, or several pages' }
const once: Text = {
  zh: '把重复的放到接口或列表里，或分成几页',
  en: 'Use a list for what is said again and again, or several pages',
}

const bounds: readonly Bound[] = [
  { of: 'blocks', most: MAX_BLOCKS, what: { zh: '个区块', en: 'blocks' }, advice: split },
  { of: 'namedValues', most: MAX_NAMED_VALUES, what: { zh: '个 values', en: 'named values' }, advice: once },
  { of: 'expressions', most: MAX_EXPRESSIONS, what: { zh: '个表达式', en: 'expressions' }, advice: once },
  {
    of: 'letters',
    most: MAX_EXPRESSION_LETTERS,
    what: { zh: '个字写在有表达式的文字里', en: 'letters in texts with expressions' },
    advice: once,
  },
]

const cut: Text = {
  zh: `内容连同用到的部件太多，最多 ${MAX_VALUES} 项；少用几次部件，或分成几页`,
  en: `Together with its parts this is too much: at most ${MAX_VALUES} values. Use parts less often, or several pages`,
}

function beyond({ raw, isCut }: ExpandedPage): readonly Text[] {
  if (isCut) return [cut]
  const size = pageSize(raw)
  const broken = bounds.find(({ of, most }) => size[of] > most)
  if (!broken) return []
  const { of, most, what, advice } = broken
  return [
    {
      zh: `连同用到的部件和弹窗有 ${size[of]} ${what.zh}，最多 ${most} 个；${advice.zh}`,
      en: `There are ${size[of]} ${what.en}, those of parts and popups included: at most ${most}. ${advice.en}`,
    },
  ]
}

export const pageTooLarge: ExpandedRule = {
  meta: {
    name: 'page-too-large',
    severity: 'error',
    title: { zh: '页面太大', en: 'The page is too large' },
    docs: {
      why: {
        zh: '打开和检查这样的页面会让别人一起等；没有顾客能翻到底。',
        en: 'Opening and checking such a page keeps everybody waiting, and nobody reads it to its end.',
      },
      wrong: `"blocks": [ …${MAX_BLOCKS + 1} 个… ]`,
      right: '"blocks": [{ "id": "list", "widget": "product-grid" }]',
    },
  },
  on: 'expanded',
  check: (expanded) => beyond(expanded).map((message) => ({ pointer: '', message })),
}
