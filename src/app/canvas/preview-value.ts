import { contextRoots } from '../../../schemas/page/context.ts'
import type { ValuePreview } from '../../studio/canvas/protocol.ts'
import { compiledText } from '../../engine/core/compiled.ts'
import { type Compiled, ExpressionLimitError, ExpressionSyntaxError } from '../../engine/core/expressions/index.ts'
import { SCREEN_VALUES } from '../../engine/core/screen-page.ts'
import { linked, noValues } from '../../engine/core/values.ts'
import type { PageStore } from '../../engine/react/page-store.ts'
import { priceText } from '../../domain/price.ts'

/** What a person can take in beside a field. */
const MOST_LETTERS = 60
const MOST_NAMES = 4

/** What a text of the page comes out as, and the paths that it reads, those of the page's values followed. */
export const partOf = (text: string, { plan }: PageStore): Compiled =>
  linked(compiledText(text), plan.values ?? noValues)

/** What a text gives on the page as it is now, by the page's own engine: bounded in its steps, and never throws. */
export function previewValue(text: string, store: PageStore): ValuePreview {
  const part = partOf(text, store)
  const lack = lackOf(part, store)
  if (lack) return lack
  try {
    return { tone: 'value', text: valueText(part.evaluate(store.scope), isMoney(part)) }
  } catch (error) {
    return { tone: 'bad', text: failureText(error) }
  }
}

const ALWAYS: ReadonlySet<string> = new Set([...contextRoots, 'state', 'viewer'])

/** Why there is no value yet: a name that the page does not have, or data that are not there. */
function lackOf({ roots, needed }: Compiled, store: PageStore): ValuePreview | undefined {
  if (roots.includes('event')) return { tone: 'waiting', text: '事件发生时才有值' }
  const isKnown = (root: string) => ALWAYS.has(root) || root === SCREEN_VALUES || Object.hasOwn(store.plan.data, root)
  const unknown = roots.find((root) => !isKnown(root))
  if (unknown !== undefined)
    return { tone: 'waiting', text: `画布里的页面没有「${unknown}」；部件的输入要看用到它的页面` }
  const isData = (root: string) => !ALWAYS.has(root)
  for (const root of needed.filter(isData)) {
    const source = store.source(root)
    if (source?.status === 'failed') return { tone: 'bad', text: `数据「${root}」没有读到：${source.message}` }
    if (source?.status !== 'ready') return { tone: 'waiting', text: '还没有数据' }
  }
  return undefined
}

function failureText(error: unknown): string {
  if (error instanceof ExpressionLimitError) return '算的步数太多，停下了：先用 slice 或 filter 减少列表'
  if (error instanceof ExpressionSyntaxError) return '表达式还不完整，算不出来'
  return '算不出来'
}

/** One path alone, whose last name says that it is an amount. */
const isMoney = ({ paths }: Compiled) =>
  paths.length === 1 && /(?:price|amount|money|fee)$/i.test(String(paths[0]?.at(-1)))

function valueText(value: unknown, isAmount: boolean): string {
  if (value === null || value === undefined) return '空（没有值）'
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'number') return isAmount ? `数字 ${value}（${priceText(value)}）` : `数字 ${value}`
  if (typeof value === 'string') return value === '' ? '空的文字' : `文字「${short(value)}」`
  if (Array.isArray(value)) return listText(value)
  return `对象：${namesText(Object.keys(value))}`
}

const short = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text)

const countText = (list: readonly unknown[]) => `列表，共 ${list.length} 项`

function listText(list: readonly unknown[]): string {
  const [first] = list
  const count = countText(list)
  if (first === undefined) return count
  return `${count}，第 1 项：${Array.isArray(first) ? countText(first) : valueText(first, false)}`
}

function namesText(names: readonly string[]): string {
  if (names.length === 0) return '没有字段'
  const more = names.length > MOST_NAMES ? ` 等 ${names.length} 个字段` : ''
  return `${names.slice(0, MOST_NAMES).join('、')}${more}`
}
