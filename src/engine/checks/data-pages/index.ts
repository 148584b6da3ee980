import type { Text } from '../../../../schemas/json-schema.ts'
import type { Finding } from '../../../kit/problem.ts'
import { closest } from '../../core/expressions/closest.ts'
import type { Type } from '../../core/expressions/checker.ts'
import { hasExpression } from '../../core/expressions/index.ts'
import { getOwn } from '../../core/get-own.ts'
import { typeOfData } from '../page-types.ts'
import type { DataView, PageView } from '../page-view.ts'
import { isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { asSchema } from '../schema.ts'
import { instead, replace } from '../words.ts'

const FIRST = 1

function unknown(pointer: string, got: string, what: Text, known: readonly string[]): Finding {
  const suggestion = closest(got, known)
  const hint = instead(suggestion, known)
  const message = { zh: `${what.zh}没有「${got}」${hint.zh}`, en: `${what.en} has no "${got}"${hint.en}` }
  return { pointer, message, got, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }
}

/** The argument that says which page; it is counted from the first, which `with` asks for. */
function checkBy({ pointer, source, contract }: DataView, by: unknown): Finding[] {
  const args = asSchema(contract?.page?.with ?? {}).properties ?? {}
  const counting = Object.keys(args).filter((name) => ['integer', 'number'].includes(String(args[name]?.type)))
  if (typeof by !== 'string' || !by) return []
  if (!counting.includes(by))
    return [
      unknown(`${pointer}/pages/by`, by, { zh: '接口的数字参数里', en: 'Among its number arguments it' }, counting),
    ]
  const first = isMap(source.with) ? getOwn(source.with, by) : undefined
  if (first === undefined || first === FIRST) return []
  const place = `${pointer}/with/${by}`
  const message = {
    zh: `分页的数据要从第 1 页取起，「${by}」应该是 1`,
    en: `Paged data begins with its first page: "${by}" must be 1`,
  }
  return [{ pointer: place, message, fix: replace(place, FIRST) }]
}

/** The lists of a value, those in its objects by their path. */
function listsIn(type: Type, path: readonly string[] = []): string[] {
  if (type.kind === 'list') return path.length > 0 ? [path.join('.')] : []
  if (type.kind !== 'object' || path.length > 2) return []
  return Object.entries(type.fields).flatMap(([name, field]) => listsIn(field.type, [...path, name]))
}

function checkItems({ pointer, contract }: DataView, items: unknown): Finding[] {
  const lists = listsIn(typeOfData(contract))
  if (typeof items !== 'string' || !items || lists.includes(items)) return []
  return [unknown(`${pointer}/pages/items`, items, { zh: '这份数据的列表里', en: 'Among its lists the data' }, lists)]
}

/** A `load-more` of data that has no pages. */
function checkActions({ actions, data }: PageView): Finding[] {
  const plain = new Set(data.filter(({ source }) => source.pages === undefined).map(({ name }) => name))
  return actions.flatMap(({ name, action, pointer }) => {
    const { data: wanted } = action
    if (name !== 'load-more' || typeof wanted !== 'string' || hasExpression(wanted) || !plain.has(wanted)) return []
    const message = {
      zh: `数据「${wanted}」没有分页，不能加载下一页`,
      en: `The data "${wanted}" has no "pages": there is no next page to load`,
    }
    return [{ pointer: `${pointer}/data`, message, got: wanted }]
  })
}

export const dataPages: PageRule = {
  meta: {
    name: 'data-pages',
    severity: 'error',
    title: { zh: '数据的分页不对', en: 'Data cannot be paged like this' },
    docs: {
      why: { zh: '下一页取不到，或者接不上。', en: 'The next page cannot be asked for, or not be appended.' },
      wrong: '"pages": { "by": "page", "items": "list" }',
      right: '"pages": { "by": "pageNum", "items": "productPackageInfos" }',
    },
  },
  on: 'page',
  check(page) {
    const paged = page.data.filter(({ contract, source }) => contract && isMap(source.pages))
    const findings = paged.flatMap((entry) => {
      const pages = isMap(entry.source.pages) ? entry.source.pages : {}
      return [...checkBy(entry, pages.by), ...checkItems(entry, pages.items)]
    })
    return [...findings, ...checkActions(page)]
  },
}
