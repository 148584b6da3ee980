import { pathOf } from './closures.ts'
import { mayBe } from './check-operators.ts'
import { pathKey } from './narrow.ts'
import { insteadOf, label, report, wrongType } from './report.ts'
import type { Place } from './report.ts'
import type { Expr, Member, Name } from './syntax.ts'
import { ANY, NULL, orNull, orNullIf, getOwn, present } from './types.ts'
import type { ObjectType, Type } from './types.ts'

function narrowed(place: Place, node: Expr, type: Type): Type {
  const path = pathOf(node)
  return path && place.facts.has(pathKey(path)) ? present(type) : type
}

/** The type of a root or of a macro's variable. */
export function checkName(place: Place, node: Name): Type {
  const type = getOwn(place.locals, node.name) ?? getOwn(place.roots, node.name)
  if (type) return narrowed(place, node, type)
  const { suggestion, ...more } = insteadOf(node.name, [...Object.keys(place.locals), ...Object.keys(place.roots)])
  const message = { zh: `没有「${node.name}」${more.zh}`, en: `There is no "${node.name}"${more.en}` }
  report(place, 'expression-unknown-root', node, message, { got: node.name, suggestion })
  return ANY
}

function unknownField(place: Place, node: Member, target: ObjectType, name: string): Type {
  if (target.open) return ANY
  const { suggestion, ...more } = insteadOf(name, Object.keys(target.fields))
  const of = label(node.target)
  const message = { zh: `${of.zh}里没有「${name}」${more.zh}`, en: `${of.en} has no "${name}"${more.en}` }
  report(place, 'expression-unknown-field', node.key, message, { got: name, suggestion })
  return ANY
}

function fieldOf(place: Place, node: Member, target: ObjectType): Type {
  const name = node.key.kind === 'literal' ? node.key.value : undefined
  if (typeof name !== 'string') return ANY
  const field = getOwn(target.fields, name)
  return field ? orNullIf(field.optional, field.type) : unknownField(place, node, target, name)
}

const HINTS = {
  list: { zh: '；列表请用 [0]、first()、size() 或 map()', en: '; for lists use [0], first(), size() or map()' },
  other: { zh: '，里面没有可读的字段', en: ', which has no fields' },
} as const

const instead = (expression: string) => ({ zh: `，请写 ${expression}`, en: `: write ${expression}` })

function notReadable(place: Place, node: Member, type: Type): Type {
  const { target, key } = node
  const size = key.kind === 'literal' && key.value === 'length' && (type.kind === 'list' || type.kind === 'string')
  const what = label(target)
  const suggestion = size && what.en.startsWith('"') ? `size(${what.en.slice(1, -1)})` : undefined
  const hint = suggestion ? instead(suggestion) : HINTS[type.kind === 'list' ? 'list' : 'other']
  const written = key.kind === 'literal' ? String(key.value) : '…'
  const message = {
    zh: `不能从${what.zh}读「${written}」${hint.zh}`,
    en: `Cannot read "${written}" from ${what.en}${hint.en}`,
  }
  report(place, 'expression-wrong-type', key, message, {
    expected: 'object',
    got: type.kind,
    suggestion,
    replaces: suggestion ? node : undefined,
  })
  return ANY
}

function read(place: Place, node: Member, target: Type, key: Type): Type {
  if (target.kind === 'any') return ANY
  if (target.kind === 'null') return NULL
  if (target.kind === 'list') return mayBe(key, 'number') ? orNull(target.of) : notReadable(place, node, target)
  if (target.kind !== 'object' && target.kind !== 'map') return notReadable(place, node, target)
  if (!mayBe(key, 'string')) {
    wrongType(place, node.key, ['string'], key)
    return ANY
  }
  return target.kind === 'map' ? orNull(target.of) : fieldOf(place, node, target)
}

/** The type of `target.key` or `target[key]`; null when the target or the field may be missing. */
export function checkMember(place: Place, node: Member, target: Type, key: Type): Type {
  const type = read(place, node, target, key)
  return narrowed(place, node, orNullIf(target.nullable, type))
}
