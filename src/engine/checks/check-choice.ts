import { labelOf, type Mistake } from './mistake.ts'
import { notAChoice } from './not-a-choice.ts'
import { at, isMap, type Json } from './pointer.ts'
import { describeKind, describeSchema, isOfType, kindOf, shown, type Schema } from './schema.ts'

/** Values of these kinds are compared with the branches' own constants. */
const kindsOf = (schema: Schema): readonly string[] =>
  (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).map(kindOf)

function isOfKind(value: unknown, schema: Schema): boolean {
  const kinds = kindsOf(schema)
  return kinds.length ? kinds.includes(kindOf(value)) : isOfType(value, schema)
}

/** Whether a branch says by a constant property that the value is not it: { "kind": "a" } */
function isRuledOut(value: unknown, schema: Schema): boolean {
  if (!isMap(value)) return false
  return Object.entries(schema.properties ?? {}).some(
    ([key, { const: only }]) => only !== undefined && Object.hasOwn(value, key) && value[key] !== only,
  )
}

function noBranch(value: unknown, branches: readonly Schema[], pointer: string): Mistake {
  const expected = describeSchema({ anyOf: branches })
  const got = describeKind(value)
  const label = labelOf(pointer)
  const message = {
    zh: `「${label}」应该是${expected.zh}，却是${got.zh}`,
    en: `"${label}" must be ${expected.en} but is ${got.en}`,
  }
  return { kind: 'type', pointer, message, expected, got: shown(value) }
}

/** The property by whose constant the branches are told apart: { "kind": "a" } or { "kind": "b" } */
function tagOf(
  branches: readonly Schema[],
): { readonly key: string; readonly choices: readonly unknown[] } | undefined {
  const [first, ...others] = branches
  const isTag = (key: string) =>
    others.length > 0 &&
    branches.every(({ properties, required }) => required?.includes(key) && properties?.[key]?.const !== undefined)
  const key = Object.keys(first?.properties ?? {}).find(isTag)
  if (key === undefined) return undefined
  return { key, choices: branches.map(({ properties }) => properties?.[key]?.const) }
}

/** Nothing when the value says which branch it is; until it does, what it lacks besides is not spoken of. */
function checkTag(
  value: Json,
  branches: readonly Schema[],
  pointer: string,
  checkBranch: (branch: Schema) => Mistake[],
): Mistake[] {
  const tag = tagOf(branches)
  if (!tag) return []
  const { key, choices } = tag
  if (!Object.hasOwn(value, key)) return checkBranch({ properties: { [key]: { enum: choices } }, required: [key] })
  return choices.includes(value[key]) ? [] : [notAChoice(value[key], choices, at(pointer, key))]
}

/** Enumerations of one kind are one enumeration. */
function merged(branches: readonly Schema[]): readonly Schema[] {
  const choices = branches.flatMap(({ enum: list, const: only }) => list ?? (only === undefined ? [] : [only]))
  const others = branches.filter((branch) => !kindsOf(branch).length)
  return choices.length ? [{ enum: choices }, ...others] : others
}

/** Nothing when one branch takes the value; else what the branch that was probably meant says, and of the others nothing. */
export function checkChoice(
  value: unknown,
  branches: readonly Schema[],
  pointer: string,
  checkBranch: (branch: Schema) => Mistake[],
): Mistake[] {
  const near = branches.filter((branch) => isOfKind(value, branch))
  if (!near.length) return [noBranch(value, branches, pointer)]
  const withoutDialog = isMap(value) ? checkTag(value, near, pointer, checkBranch) : []
  if (withoutDialog.length) return withoutDialog
  const likely = near.filter((branch) => !isRuledOut(value, branch))
  let best: Mistake[] | undefined
  for (const branch of merged(likely.length ? likely : near)) {
    const mistakes = checkBranch(branch)
    if (!best || mistakes.length < best.length) best = mistakes
    if (!best.length) break
  }
  return best ?? []
}
