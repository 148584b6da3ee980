import { closest } from '../../core/expressions/closest.ts'
import { getOwn } from '../../core/get-own.ts'
import { isMap, type Json } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { instead, replace } from '../words.ts'
import type { Finding } from '../../../kit/problem.ts'

function unknown(name: string, known: readonly string[], pointer: string, zh: string, en: string): Finding {
  const suggestion = closest(name, known)
  const hint = instead(suggestion, known)
  const message = { zh: `没有${zh}「${name}」${hint.zh}`, en: `There is no ${en} "${name}"${hint.en}` }
  return { pointer, message, got: name, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }
}

function judge({ name, arm }: Json, experiments: Json, pointer: string): Finding[] {
  if (typeof name !== 'string' || typeof arm !== 'string' || !name || !arm) return []
  const arms = getOwn(experiments, name)
  if (arms === undefined) return [unknown(name, Object.keys(experiments), `${pointer}/name`, '实验', 'experiment')]
  if (!isMap(arms) || Object.hasOwn(arms, arm)) return []
  return [unknown(arm, Object.keys(arms), `${pointer}/arm`, '分组', 'arm')]
}

export const unknownExperiment: PageRule = {
  meta: {
    name: 'unknown-experiment',
    severity: 'error',
    title: { zh: '没有这个实验或分组', en: 'There is no such experiment or arm' },
    docs: {
      why: {
        zh: '没有人会分到不存在的组，区块不会给任何人看。',
        en: 'Nobody is in an arm that does not exist.',
      },
      wrong: '"experiment": { "name": "hero", "arm": "c" }（只有 a 和 b）',
      right: '"experiment": { "name": "hero", "arm": "b" }',
    },
  },
  on: 'page',
  check: ({ blocks, raw }) =>
    blocks.flatMap(({ block: { experiment }, pointer }) => {
      const experiments = isMap(raw.experiments) ? raw.experiments : {}
      return isMap(experiment) ? judge(experiment, experiments, `${pointer}/experiment`) : []
    }),
}
