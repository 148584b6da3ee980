import { checkCall } from './check-call.ts'
import { checkMember, checkName } from './check-path.ts'
import { checkOperator, comparable, differentKinds, must } from './check-operators.ts'
import { factsOf } from './narrow.ts'
import type { ExpressionProblem } from './problems.ts'
import type { Template } from './read-template.ts'
import { wrongType } from './report.ts'
import type { Place } from './report.ts'
import type { Binary, Conditional, Expr, Macro, MapLiteral, Span, Unary } from './syntax.ts'
import { ANY, BOOLEAN, listOf, mayBeNull, NUMBER, orNullIf, STRING, typeOfConstant, union, unionOf } from './types.ts'
import type { Type } from './types.ts'

export interface Checked {
  /** What the value will be; any after a mistake that hides it. */
  readonly type: Type
  /** One for each mistake, in the order of the text. */
  readonly problems: ExpressionProblem[]
}

const assuming = (place: Place, test: Expr, holds: boolean): Place => ({
  ...place,
  facts: new Set([...place.facts, ...factsOf(test, holds)]),
})

function checkUnary(place: Place, { op, operand }: Unary): Type {
  const type = checkNode(place, operand)
  if (op === '!') must(place, operand, type, 'boolean')
  else must(place, operand, type, 'number')
  return op === '!' ? BOOLEAN : orNullIf(mayBeNull(type), NUMBER)
}

const checkBinary = (place: Place, node: Binary): Type =>
  checkOperator(place, node, checkNode(place, node.left), checkNode(place, node.right))

function checkConditional(place: Place, node: Conditional): Type {
  const { test, yes, no } = node
  must(place, test, checkNode(place, test), 'boolean')
  const a = checkNode(assuming(place, test, true), yes)
  const b = checkNode(assuming(place, test, false), no)
  if (comparable(a, b)) return union(a, b)
  differentKinds(place, node, a, b)
  return ANY
}

function checkMacro(place: Place, { name, target, variable, body }: Macro): Type {
  const list = checkNode(place, target)
  must(place, target, list, 'list')
  const item = list.kind === 'list' ? list.of : ANY
  const facts = new Set([...place.facts].filter((key) => key.split('\0')[0] !== variable))
  const result = checkNode({ ...place, facts, locals: { ...place.locals, [variable]: item } }, body)
  if (name !== 'map') must(place, body, result, 'boolean')
  if (name === 'exists' || name === 'all') return BOOLEAN
  return orNullIf(mayBeNull(list), listOf(name === 'map' ? result : item))
}

function checkMap(place: Place, { entries }: MapLiteral): Type {
  const fields = entries.map(({ key, value }) => [key, { type: checkNode(place, value), optional: false }])
  return { kind: 'object', fields: Object.fromEntries(fields), open: false }
}

function checkNode(place: Place, node: Expr): Type {
  switch (node.kind) {
    case 'literal':
      return typeOfConstant(node.value)
    case 'name':
      return checkName(place, node)
    case 'member':
      return checkMember(place, node, checkNode(place, node.target), checkNode(place, node.key))
    case 'unary':
      return checkUnary(place, node)
    case 'binary':
      return checkBinary(place, node)
    case 'conditional':
      return checkConditional(place, node)
    case 'call':
      return checkCall(
        place,
        node,
        node.args.map((arg) => checkNode(place, arg)),
      )
    case 'macro':
      return checkMacro(place, node)
    case 'list':
      return listOf(unionOf(node.items.map((item) => checkNode(place, item))))
    case 'object':
      return checkMap(place, node)
  }
}

/** Checks an expression against the types of the names it may read. Offsets are in the expression's source. */
export function checkExpression(node: Expr, roots: Readonly<Record<string, Type>>): Checked {
  const problems: ExpressionProblem[] = []
  const type = checkNode({ roots, locals: {}, facts: new Set(), problems }, node)
  return { type, problems: problems.toSorted((a, b) => a.start - b.start) }
}

const shifted = ({ start, end }: Span, offset: number): Span => ({ start: start + offset, end: end + offset })

function checkEmbedded(node: Expr, offset: number, roots: Readonly<Record<string, Type>>, inText: boolean): Checked {
  const { type, problems } = checkExpression(node, roots)
  const found = [...problems]
  const place: Place = { roots, locals: {}, facts: new Set(), problems: found }
  if (inText && !found.length) textual(place, node, type)
  const moved = found.map(({ replaces, ...problem }) => ({
    ...problem,
    ...shifted(problem, offset),
    ...(replaces && { replaces: shifted(replaces, offset) }),
  }))
  return { type, problems: moved }
}

/** Lists and objects have no text: inside a text they would show as nothing. */
function textual(place: Place, node: Expr, type: Type): void {
  if (type.kind === 'list' || type.kind === 'object' || type.kind === 'map')
    wrongType(place, node, ['string', 'number'], type)
}

/** Checks a text of page JSON. Offsets are in the whole text. Text with values inside is text, never null. */
export function checkTemplate(template: Template, roots: Readonly<Record<string, Type>>): Checked {
  if (template.kind === 'literal') return { type: typeOfConstant(template.text), problems: [] }
  if (template.kind === 'value') return checkEmbedded(template.node, template.offset, roots, false)
  const problems = template.parts.flatMap((part) =>
    typeof part === 'string' ? [] : checkEmbedded(part.node, part.offset, roots, true).problems,
  )
  return { type: STRING, problems }
}
