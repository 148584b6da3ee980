import type { ItemKind } from '../../../schemas/studio/item.ts'

/** What somebody may make in the studio beside pages, which come with an address. */
export type NewKind = Extract<ItemKind, 'component' | 'theme' | 'part'>

/** Files that Windows can't have: a pulled folder may stand there. */
const RESERVED = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/i

const FORMS = {
  component: [
    /^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$/,
    '编号写 3 到 80 个英文字母、数字、_ 或 -，字母或数字开头，例如 SPRING_BANNER',
  ],
  theme: [/^[a-z0-9][a-z0-9-]{1,39}$/, '来源写 2 到 40 个小写英文字母、数字或 -，字母或数字开头，例如 spring'],
  part: [/^[a-z][a-z0-9-]{1,79}$/, '名字写 2 到 80 个小写英文字母、数字或 -，字母开头，例如 spring-banner'],
} as const satisfies Readonly<Record<NewKind, readonly [RegExp, string]>>

/** What is wrong with the way a name is written; undefined: nothing. */
export function nameProblem(kind: NewKind, name: string): string | undefined {
  const [form, told] = FORMS[kind]
  if (!form.test(name)) return told
  return RESERVED.test(name) ? `${name} 是系统保留的名字，换一个` : undefined
}
