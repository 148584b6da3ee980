import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FILLED, SUPPORTED } from '../../src/domain/visit/browsers.ts'
import { sourceFiles } from './import-graph.ts'
import { isOwnName, newerNames, newerSyntax, newerUses, type Use } from './newer-names.ts'

const names = newerNames()
/** `Object.hasOwn` is a call of `hasOwn` as well. */
const filled = new Set(
  Object.entries(FILLED).flatMap(([owner, list]) =>
    list.split(' ').flatMap((name) => [`${owner}.${name}`, `${name}()`]),
  ),
)
/**
 * Newer, and in these files asked for before it is used, as what a browser of the list can do without; or a method of React's, Swiper's, axios's or
 * the shop's own that is called so.
 */
const ASKED_FOR: Readonly<Record<string, RegExp>> = {
  'replaceSync()': /styles\.ts|app/,
  // Of the segmenter that is given.
  'segment()': /phrases\.ts|characters\.ts|events|app/,
  'detect()': /camera/,
  'startViewTransition()': /carry-picture\.ts|events|event-code/,
  // Of a step in the browser's own Navigation API.
  'getState()': /app/,
  'showPopover()': /toast|loading-overlay|shop-loadings|app/,
  'hidePopover()': /toast|loading-overlay|shop-loadings|app/,
  'createPolicy()': /carousel/,
  'captureStackTrace()': /perform-call/,
  'Error.captureStackTrace': /perform-call/,
  'use()': /app|carousel/,
  'toArray()': /perform-call/,
  'revoke()': /partners|ask-screen/,
}

/** Not run by shoppers' browsers: the server and the studio have newer ones. */
const ELSEWHERE =
  /^src\/(?:studio|engine\/(?:checks|server)|app\/(?:studio|canvas|gallery|document|catalogue|older|entry-server))|^src\/engine\/react\/server-blocks|^src\/domain\/search\/terms|\.test\.tsx?$|\/testing\//

interface Text {
  readonly file: string
  readonly text: string
}
const read = (files: readonly string[]): Text[] => files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const sources = read(sourceFiles().filter((file) => /^(?:src|widgets)\//.test(file) && !ELSEWHERE.test(file)))
const ASSETS = 'dist/client/assets'
const built = read(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js') && !name.startsWith('studio-'))
    .map((name) => `${ASSETS}/${name}`),
)
const isOlder = ({ file }: Text) => file.includes('/older-')
const today = built.filter((text) => !isOlder(text) && !/\/(?:gallery|canvas|studio)-/.test(text.file))

function lacking(texts: readonly Text[]): string[] {
  const isOwn = isOwnName(texts.map(({ text }) => text))
  const isKept = ({ name, file }: Use) => !filled.has(name) && !ASKED_FOR[name]?.test(file)
  const uses = texts.flatMap(({ file, text }) =>
    newerUses(file, text, names, isOwn)
      .filter(isKept)
      .map(({ name, at }) => `${file}: ${name} ${text.slice(Math.max(0, at - 30), at + 30)}`),
  )
  return [...new Set(uses)]
}

describe(`the browsers of the list (iOS ${SUPPORTED.ios}, Chrome ${SUPPORTED.chrome})`, () => {
  it('have, or are given, all that the sources of the shop ask for', () => {
    expect(sources.length).toBeGreaterThan(500)
    expect(lacking(sources)).toEqual([])
  })

  it('have, or are given, all that packages ask for in what is built', () => {
    expect(today.length).toBeGreaterThan(100)
    expect(lacking(today)).toEqual([])
  })

  it('are given it before any code of the app runs', () => {
    const { entries } = JSON.parse(readFileSync('dist/client/older-assets.json', 'utf8')) as {
      readonly entries: { readonly fill: { readonly js: readonly string[] } }
    }
    expect(entries.fill.js.filter((file) => /\/older-app-/.test(file))).toEqual([])
  })

  it('can read their build', () => {
    const older = built.filter(isOlder)
    expect(older.length).toBeGreaterThan(100)
    expect(older.flatMap(({ file, text }) => newerSyntax(file, text).map((found) => `${file}: ${found}`))).toEqual([])
  })

  it.each([
    ['[].toSorted()', 'toSorted()'],
    ['list.at(-1)', 'at()'],
    ['box.replaceChildren()', 'replaceChildren()'],
    ['Object.hasOwn(a, b)', 'Object.hasOwn'],
    ['URL.canParse(a)', 'URL.canParse'],
    ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
    ['Promise.any([])', 'Promise.any'],
    ['Array.fromAsync(a)', 'Array.fromAsync'],
    ['structuredClone(a)', 'structuredClone'],
    ['crypto.randomUUID()', 'randomUUID()'],
    ['dialog.showModal()', 'showModal()'],
    ['new BroadcastChannel("a")', 'BroadcastChannel'],
    ['/(?<=a)b/', 'regex (?<='],
  ])('%s would be found where nothing gave it', (text, name) => {
    expect(newerUses('planted.ts', text, names, () => false).map((use) => use.name)).toContain(name)
  })

  it('may be asked before, and things of the shop’s own may be called so', () => {
    expect(newerUses('planted.ts', 'a.showPopover?.(); typeof reportError', names, () => false)).toEqual([])
    expect(newerUses('planted.ts', 'shop.canParse(1)', names, () => true)).toEqual([])
  })
})
