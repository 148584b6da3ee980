import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withoutUnused } from './light-react.ts'
import { UNUSED_FUNCTIONS, UNUSED_KINDS, UNUSED_MEMBERS } from './unused-react.ts'

const before = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')
const after = withoutUnused(before)
const functionsOf = (code: string) => [...code.matchAll(/^function ([\w$]+)\(/gm)].map((found) => found[1])
const casesOf = (code: string, kind: number) => code.match(new RegExp(`^ +case ${kind}:`, 'gm')) ?? []

describe('the React DOM that a shopper downloads', () => {
  it('has each function that this release of React has, with nothing in those that the shop does not use', () => {
    expect(functionsOf(after)).toEqual(functionsOf(before))
    for (const [name, body] of Object.entries(UNUSED_FUNCTIONS)) {
      expect(functionsOf(before).filter((one) => one === name)).toEqual([name])
      expect(after.replace(/\s+/g, '')).toMatch(
        new RegExp(`function${name.replace('$', '\\$')}\\([\\w$,]*\\)\\{${body.replace(/\s+/g, '')}\\}`),
      )
    }
  })

  it('asks nowhere for a kind of fiber that the shop never makes', () => {
    const tags = new RegExp(`\\b(?:${Object.values(UNUSED_KINDS).join('|')}) [!=]== \\w+\\.tag\\b`)
    expect(before).toMatch(tags)
    expect(after).not.toMatch(tags)
    for (const kind of Object.values(UNUSED_KINDS)) expect(casesOf(after, kind)).toEqual([])
  })

  it('has the same cases of all other kinds', () => {
    const kinds = [0, 1, 3, 4, 5, 6, 7, 9, 10, 11, 13, 14, 15, 22, 31]
    const whole = { before: outside(before), after: outside(after) }
    for (const kind of kinds) expect(casesOf(whole.after, kind)).toEqual(casesOf(whole.before, kind))
  })

  it('has nothing that is written on what it does not use', () => {
    const isUnused = (line: string) => UNUSED_MEMBERS.test(line)
    expect(before.split('\n').filter(isUnused).length).toBeGreaterThan(10)
    expect(after.split('\n').filter(isUnused)).toEqual([])
  })
})

/** The code of the functions that the shop uses. */
const outside = (code: string) =>
  code.replace(
    /^function ([\w$]+)\([\s\S]*?^\}$|^function ([\w$]+)\([^\n]*\}$/gm,
    (text, name: string, short: string) => (Object.hasOwn(UNUSED_FUNCTIONS, name ?? short) ? '' : text),
  )

describe('a case that goes', () => {
  const kept = (code: string) => withoutUnused(code).replace(/\s+/g, ' ').trim()

  it('takes its code along', () => {
    expect(kept('switch (fiber.tag) { case 5: one(); break; case 26: two(); break; case 6: three() }')).toBe(
      'switch (fiber.tag) { case 5: one(); break; case 6: three() }',
    )
  })

  it('leaves its code to a case before it that runs on into it', () => {
    expect(kept('switch (fiber.tag) { case 5: one(); case 26: two(); break; case 27: three() }')).toBe(
      'switch (fiber.tag) { case 5: one(); two(); break; }',
    )
    expect(kept('switch (fiber.tag) { case 5: case 26: case 27: two(); break; case 6: three() }')).toBe(
      'switch (fiber.tag) { case 5: two(); break; case 6: three() }',
    )
  })

  it('leaves the names that it declared to the cases after it', () => {
    const code = 'function f(fiber) { switch (fiber.tag) { case 26: var type = one(); break; case 5: type = two() } }'
    expect(kept(code)).toBe('function f(fiber) {var type; switch (fiber.tag) { case 5: type = two() } }')
  })

  it('is one of the kinds of a fiber, and of nothing else', () => {
    const code = 'switch (event.keyCode) { case 27: close() }'
    expect(kept(code)).toBe(code)
    expect(kept('x = 27 === event.keyCode || 27 === fiber.tag')).toBe('x = 27 === event.keyCode || !1')
  })
})
