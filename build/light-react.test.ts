import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { build } from 'vite'
import { askedIn, askedOfReact } from './asked-of-react.ts'
import { lightReact, unusedBeside, withoutUnused } from './light-react.ts'
import { ON_DEMAND, REPORTS_ERRORS, UNUSED_EVENTS, UNUSED_FUNCTIONS, UNUSED_MEMBERS } from './unused-react.ts'

/** Where no source asks for anything that is there on demand. */
const unused = unusedBeside(new Set())
const before = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')
const after = withoutUnused(before, unused)
const functionsOf = (code: string) => [...code.matchAll(/^function ([\w$]+)\(/gm)].map((found) => found[1])
const casesOf = (code: string, kind: number) => code.match(new RegExp(`^ +case ${kind}:`, 'gm')) ?? []

describe('the React DOM that a shopper downloads', () => {
  it('has each function that this release of React has, with nothing in those that the shop does not use', () => {
    expect(functionsOf(after)).toEqual(functionsOf(before))
    for (const [name, body] of Object.entries(UNUSED_FUNCTIONS)) {
      expect(functionsOf(before).filter((one) => one === name)).toEqual([name])
      const [, written] = after.split(new RegExp(`^function ${name.replace('$', '\\$')}\\([\\w$,\\s]*\\) `, 'm'))
      expect({ name, isWritten: written?.startsWith(`{${body}}`) }).toEqual({ name, isWritten: true })
    }
  })

  it('asks nowhere for a kind of fiber that the shop never makes', () => {
    const tags = new RegExp(`\\b(?:${[...unused.kinds].join('|')}) [!=]== \\w+\\.tag\\b`)
    expect(before).toMatch(tags)
    expect(after).not.toMatch(tags)
    // A fragment of a document has the number 11 among nodes.
    const ofFibers = after.replaceAll(/switch \(\w+\.nodeType\) \{\s+case 9:\s+case 11:/g, '')
    for (const kind of unused.kinds) expect(casesOf(ofFibers, kind)).toEqual([])
  })

  it('has the same cases of all other kinds', () => {
    const kinds = [0, 1, 3, 4, 5, 6, 7, 9, 10, 13, 14, 15, 22, 31]
    const whole = { before: outside(before), after: outside(after) }
    for (const kind of kinds) expect(casesOf(whole.after, kind)).toEqual(casesOf(whole.before, kind))
  })

  it('hears no event that no element of the shop listens to, and all others', () => {
    const listOf = (code: string) => /"(abort [\w ]+ wheel)"/.exec(code)?.[1]?.split(' ') ?? []
    expect(listOf(before)).toEqual(expect.arrayContaining([...UNUSED_EVENTS]))
    expect(listOf(after)).toEqual(listOf(before).filter((name) => !UNUSED_EVENTS.includes(name)))
  })

  it('tells the window of an error that nobody caught, also where a browser has no reportError', () => {
    const [, written = ''] = after.split(`var ${REPORTS_ERRORS} =`)
    expect(written.replaceAll(/\s+/g, ' ')).toMatch(
      /^ "function" === typeof reportError \? reportError : function \(error\) \{ setTimeout\(function \(\) \{ throw error \}\) \}[,;]/,
    )
  })

  it('has nothing that is written on what it does not use', () => {
    const isUnused = (line: string) => UNUSED_MEMBERS.test(line)
    expect(before.split('\n').filter(isUnused).length).toBeGreaterThan(10)
    expect(after.split('\n').filter(isUnused)).toEqual([])
  })
})

describe('the hooks of the React DOM that a shopper downloads', () => {
  const hooksOf = (code: string) => [...code.matchAll(/^ +(use[A-Z]\w*): /gm)].map(([, name = '']) => name)

  it('are those that the shop calls, in each of the lists that have them', () => {
    const isUsed = (name: string) => !unused.hooks.has(name)
    expect(hooksOf(after)).toEqual(hooksOf(before).filter(isUsed))
    expect(hooksOf(after).filter((name) => name === 'useState')).toHaveLength(4)
  })

  it('that are left out are in each list: a release of React that calls one otherwise is seen', () => {
    const listsOf = (hook: string) => hooksOf(before).filter((name) => name === hook).length
    const hooks = [...unused.hooks].filter((name) => /^use[A-Z]/.test(name))
    expect(hooks.filter((hook) => listsOf(hook) < 3)).toEqual([])
    expect(hooks.length).toBeGreaterThan(10)
  })
})

describe('what React and its scheduler offer to a shopper’s code', () => {
  const read = (file: string) => readFileSync(`node_modules/${file}.production.js`, 'utf8')
  const offersOf = (code: string) => code.split('\n').filter((line) => line.startsWith('exports.'))
  const whole = [read('react/cjs/react'), read('scheduler/cjs/scheduler')]

  /** export name = → name */
  const nameOf = (line: string) => /^exports\.(\w+) = /.exec(line)?.[1] ?? ''

  it('is all but what nothing asks for', () => {
    const isWanted = (line: string) => !unused.offers.has(nameOf(line))
    for (const code of whole) expect(offersOf(withoutUnused(code, unused))).toEqual(offersOf(code).filter(isWanted))
    expect(whole.flatMap(offersOf).filter((line) => !isWanted(line))).toHaveLength(unused.offers.size)
  })

  it.each(ON_DEMAND)('has %s as soon as a source asks for it', (name) => {
    const asked = unusedBeside(new Set([name]))
    const [react = ''] = whole
    expect(offersOf(withoutUnused(react, unused)).map(nameOf)).not.toContain(name)
    expect(offersOf(withoutUnused(react, asked)).map(nameOf)).toContain(name)
    expect(asked.hooks.has(name)).toBe(false)
    expect(asked.kinds.has(11)).toBe(name !== 'forwardRef')
  })

  const asking = 'import { useReducer } from "react"; console.log(useReducer((n) => n + 1, 0))'
  const bundled = (code: string, ...asked: readonly string[]) =>
    build({
      ...{ configFile: false, logLevel: 'silent', define: { 'process.env.NODE_ENV': '"production"' } },
      plugins: [
        lightReact(() => new Set(asked)),
        {
          name: 'one file',
          resolveId: (id) => (id === 'asking.js' ? id : undefined),
          load: (id) => (id === 'asking.js' ? code : undefined),
        },
      ],
      build: { write: false, rolldownOptions: { input: 'asking.js' } },
    })

  it('is not asked for more by any file: a package that does stops the build, and says what and where', async () => {
    await expect(bundled(asking)).rejects.toThrow(/asking\S*\.js asks React for \.useReducer/)
    await expect(bundled(asking, 'useReducer')).resolves.toBeDefined()
  })
})

describe('what a source asks React for', () => {
  it.each([
    ["import { type ReactNode, useReducer } from 'react'", ['type ReactNode', 'useReducer']],
    ["import {\n  forwardRef,\n  useState as useOwn,\n} from 'react'", ['forwardRef', 'useState']],
    ["import React, { memo } from 'react'\nReact.useReducer(step, 0)", ['memo', 'useReducer']],
    ["import * as React from 'react'\nReact.Children.map(all, show)", ['Children']],
    ["import type { Children } from 'react'", []],
    ["import { Children } from './children.tsx'", []],
  ])('is read from %j', (source, names) => {
    expect(askedIn(source)).toEqual(names)
  })

  it('is found in the sources of the shop', () => {
    expect([...askedOfReact()]).toEqual(expect.arrayContaining(['useState', 'useEffectEvent', 'Suspense']))
  })
})

/** The code of the functions that the shop uses. */
const outside = (code: string) =>
  code.replace(
    // One of a single line ends there: looked for last, it would take the next one with it.
    /^function ([\w$]+)\([^\n]*\}$|^function ([\w$]+)\([\s\S]*?^\}$/gm,
    (text, short: string, name: string) => (Object.hasOwn(UNUSED_FUNCTIONS, name ?? short) ? '' : text),
  )

describe('a case that goes', () => {
  const kept = (code: string) => withoutUnused(code, unused).replace(/\s+/g, ' ').trim()

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
