import type { ValuePath } from '../document/index.ts'
import { choiceText } from '../document/choice-words.ts'
import type { FormSchema } from '../document/form-schema.ts'

const KINDS: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  integer: '整数',
  boolean: '是或否',
  array: '列表',
  object: '对象',
}

/** What a place wants of an expression, in words; undefined where anything will do. */
export function expectedTypeText(path: ValuePath, schema: FormSchema): string | undefined {
  // A condition is a text in the file, and what it gives is yes or no; a value of the page may be anything.
  if (path.at(-1) === 'when') return '是或否'
  if (path[0] === 'values') return undefined
  return kindText(schema)
}

function kindText(schema: FormSchema): string | undefined {
  const { enum: choices, type, anyOf, oneOf } = schema
  if (choices)
    return `${choices
      .filter((one) => one !== null)
      .map((one) => choiceText(schema, one))
      .join('、')} 之一`
  const kinds = (type === undefined ? [] : [type].flat())
    .filter((one) => one !== 'null')
    .map((one) => KINDS[one] ?? one)
  const options = (anyOf ?? oneOf ?? []).flatMap((one) => kindText(one) ?? [])
  const all = [...new Set([...kinds, ...options])]
  return all.length > 0 ? all.join('或') : undefined
}
