import { closest } from '../../core/expressions/closest.ts'
import { own } from '../../core/own.ts'
import type { PageRule } from '../rule.ts'
import { instead, replace } from '../words.ts'

export const unknownEndpoint: PageRule = {
  meta: {
    name: 'unknown-endpoint',
    severity: 'error',
    title: { zh: '没有这个接口', en: 'There is no such endpoint' },
    docs: {
      why: {
        zh: '没有接口就没有数据，读它的区块都会出错。',
        en: 'Without the endpoint there is no data, and every block that reads it fails.',
      },
      wrong: '"offers": { "from": "packageList" }',
      right: '"offers": { "from": "productPackageList" }',
    },
  },
  on: 'page',
  check({ data, catalogues: { contracts } }) {
    const known = Object.keys(contracts).filter((name) => contracts[name]?.page)
    return data.flatMap(({ source: { from }, contract, pointer: entry }) => {
      if (contract || typeof from !== 'string' || !from) return []
      const suggestion = closest(from, known)
      const pointer = `${entry}/from`
      const hint = instead(suggestion, known)
      const message = own(contracts, from)
        ? { zh: `接口「${from}」不能在页面里用${hint.zh}`, en: `Pages cannot use the endpoint "${from}"${hint.en}` }
        : { zh: `没有接口「${from}」${hint.zh}`, en: `There is no endpoint "${from}"${hint.en}` }
      return [{ pointer, message, got: from, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
    })
  },
}
