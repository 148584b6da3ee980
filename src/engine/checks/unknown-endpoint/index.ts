import type { Contract } from '../../../../schemas/api/contract.ts'
import type { Finding } from '../../../kit/problem.ts'
import { closest } from '../../core/expressions/closest.ts'
import { hasExpression } from '../../core/expressions/index.ts'
import { getOwn } from '../../core/get-own.ts'
import type { PageRule } from '../rule.ts'
import { contractOfSubmit } from '../submits.ts'
import { instead, replace } from '../words.ts'

type Contracts = Readonly<Record<string, Contract>>

export const unknownEndpoint: PageRule = {
  meta: {
    name: 'unknown-endpoint',
    severity: 'error',
    title: { zh: '没有这个接口', en: 'There is no such endpoint' },
    docs: {
      why: {
        zh: '没有接口就没有数据，读它的区块都会出错；提交也不会有结果。',
        en: 'Without the endpoint there is no data, every block that reads it fails, and a submit comes to nothing.',
      },
      wrong: '"offers": { "from": "packageList" }',
      right: '"offers": { "from": "productPackageList" }',
    },
  },
  on: 'page',
  check({ data, actions, catalogues: { contracts } }) {
    const sources = data
      .filter(({ contract }) => !contract)
      .flatMap(({ source, pointer }) => unknown(contracts, 'page', source.from, `${pointer}/from`))
    const submits = actions
      .filter((view) => view.name === 'submit' && !contractOfSubmit(view, contracts))
      .flatMap(({ action, pointer }) => unknown(contracts, 'submit', action.endpoint, `${pointer}/endpoint`))
    return [...sources, ...submits]
  },
}

const uses = {
  page: { zh: '不能在页面里用', en: 'Pages cannot use the endpoint' },
  submit: { zh: '不能用来提交', en: 'Nothing can be submitted to the endpoint' },
}

const WAY = { page: '有哪些在工作台的「数据来源」里看', submit: '有哪些在工作台的「接口」里看' }

/** What is written as the name of an endpoint for this use, and is none. */
function unknown(contracts: Contracts, use: keyof typeof uses, name: unknown, pointer: string): Finding[] {
  if (typeof name !== 'string' || !name || hasExpression(name)) return []
  const known = Object.keys(contracts).filter((one) => contracts[one]?.[use])
  const suggestion = closest(name, known)
  const hint = instead(suggestion, known, WAY[use])
  const message = getOwn(contracts, name)
    ? { zh: `接口「${name}」${uses[use].zh}${hint.zh}`, en: `${uses[use].en} "${name}"${hint.en}` }
    : { zh: `没有接口「${name}」${hint.zh}`, en: `There is no endpoint "${name}"${hint.en}` }
  return [{ pointer, message, got: name, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
}
