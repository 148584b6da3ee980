import { readTemplate } from './expressions/read-template.ts'
import type { Expr } from './expressions/index.ts'

/** [R76] Whether `!viewer.loggedIn` is the condition, or one of those that must all hold. Of what can't be read nothing is known. */
export function isForVisitors(when: string | undefined): boolean {
  if (!when?.includes('viewer.loggedIn')) return false
  try {
    const template = readTemplate(when)
    return template.kind === 'value' && mustHold(template.node).some(isNobody)
  } catch {
    return false
  }
}

const mustHold = (node: Expr): readonly Expr[] =>
  node.kind === 'binary' && node.op === '&&' ? [...mustHold(node.left), ...mustHold(node.right)] : [node]

/** `!viewer.loggedIn` */
function isNobody(node: Expr): boolean {
  if (node.kind !== 'unary' || node.op !== '!' || node.operand.kind !== 'member') return false
  const { target, key } = node.operand
  return target.kind === 'name' && target.name === 'viewer' && key.kind === 'literal' && key.value === 'loggedIn'
}
