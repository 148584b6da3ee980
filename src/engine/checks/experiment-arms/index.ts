import type { Finding } from '../../../kit/problem.ts'
import { at, entriesOf, isMap } from '../pointer.ts'
import type { PageView } from '../page-view.ts'
import type { PageRule } from '../rule.ts'

function judge(name: string, arms: unknown): Finding[] {
  const pointer = at('/experiments', name)
  const shares = entriesOf(arms).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  const sum = shares.reduce((all, [, share]) => all + share, 0)
  // That nobody is in any arm is said by experiment-shares.
  const empty = sum > 0 ? shares.filter(([, share]) => share === 0) : []
  const nobody = empty.map(([arm]) => ({
    pointer: at(pointer, arm),
    message: {
      zh: `分组「${arm}」的份额是 0，没有人会看到它；不要了就连同它的区块一起删掉`,
      en: `The arm "${arm}" has the share 0: nobody sees it. Take it away with its blocks if it is over`,
    },
  }))
  if (sum <= 100) return nobody
  const message = {
    zh: `实验「${name}」的份额加起来是 ${sum}，超过 100：各组得到的是份额除以 ${sum}，不是百分之几`,
    en: `The shares of "${name}" add up to ${sum}, more than 100: each arm gets its share of ${sum}, not so many percent`,
  }
  return [
    ...nobody,
    {
      pointer,
      target: 'key',
      message,
      expected: { zh: '加起来不超过 100', en: '100 in all at most' },
      got: String(sum),
    },
  ]
}

/** Arms that somebody is in and no block is for, of an experiment that has blocks: easily a misspelt or a forgotten one. */
function unusedArms(name: string, arms: unknown, used: ReadonlySet<string>): Finding[] {
  const names = entriesOf(arms).flatMap(([arm, share]) => (typeof share === 'number' && share > 0 ? [arm] : []))
  if (!names.some((arm) => used.has(arm))) return []
  return names
    .filter((arm) => !used.has(arm))
    .map((arm) => ({
      pointer: at(at('/experiments', name), arm),
      target: 'key',
      message: {
        zh: `没有给分组「${arm}」的区块：分到这一组的人在这里什么也看不到`,
        en: `No block is for the arm "${arm}": whoever is in it sees nothing here`,
      },
    }))
}

function armsUsed(name: string, { blocks }: PageView): ReadonlySet<string> {
  const used = blocks.flatMap(({ block: { experiment } }) =>
    isMap(experiment) && experiment.name === name && typeof experiment.arm === 'string' ? [experiment.arm] : [],
  )
  return new Set(used)
}

export const experimentArms: PageRule = {
  meta: {
    name: 'experiment-arms',
    severity: 'warning',
    title: { zh: '实验的份额可能不是想要的', en: 'Shares of an experiment that may not be meant' },
    docs: {
      why: {
        zh: '份额是 0 的分组没有人看到；份额加起来超过 100，各组得到的就不是写的百分之几；没有区块的分组什么也看不到。',
        en: 'Nobody sees an arm of share 0; with more than 100 in all no arm gets the percentage that is written; an arm without blocks sees nothing.',
      },
      wrong: '"experiments": { "hero": { "a": 100, "b": 50 } }',
      right: '"experiments": { "hero": { "a": 67, "b": 33 } }',
    },
  },
  on: 'page',
  onlyWhenSound: true,
  check: (page) =>
    entriesOf(page.raw.experiments).flatMap(([name, arms]) => [
      ...judge(name, arms),
      ...unusedArms(name, arms, armsUsed(name, page)),
    ]),
}
