import type { Finding } from '../../kit/problem.ts'
import type { Mistake } from './mistake.ts'

/** Findings by the rule that tells them. */
export type FindingsByRule = Map<string, Finding[]>
type KindToRule = Readonly<Record<string, string>>

const every = (rule: string): KindToRule =>
  Object.fromEntries(
    ['unknown-key', 'missing-key', 'type', 'enum', 'range', 'pattern', 'key-name'].map((kind) => [kind, rule]),
  )

export const pageRules = every('page-shape')
export const actionRules = every('action-argument')
export const dataRules = every('endpoint-argument')
export const inputRules = every('part-input')
export const propRules: KindToRule = {
  'unknown-key': 'unknown-prop',
  'missing-key': 'missing-prop',
  type: 'wrong-prop-type',
  enum: 'prop-not-in-enum',
  range: 'prop-out-of-range',
  pattern: 'prop-out-of-range',
  'key-name': 'prop-out-of-range',
}

/** Adds mistakes under the rules of their place. Those of expressions carry the name of their rule. */
export function add(found: FindingsByRule, mistakes: readonly Mistake[], rules: KindToRule = {}): void {
  for (const { kind, ...finding } of mistakes) {
    const rule = ruleOf(kind, finding.pointer, rules)
    const list = found.get(rule)
    if (list) list.push(finding)
    else found.set(rule, [finding])
  }
}

const blockId = /(?:\/blocks|\/slots\/[^/]+)\/\d+\/id$/

function ruleOf(kind: string, pointer: string, rules: KindToRule): string {
  return rules === pageRules && kind === 'pattern' && blockId.test(pointer) ? 'block-id-format' : (rules[kind] ?? kind)
}

/** Whether a part that is not there has been found under a misspelt name. */
export const isMisspelt = (found: FindingsByRule, pointer: string, key: string, rule = 'page-shape') =>
  found
    .get(rule)
    ?.some((one) => one.suggestion === key && one.pointer.slice(0, one.pointer.lastIndexOf('/')) === pointer)
