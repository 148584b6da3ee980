import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './import-graph.ts'

/** Where words are compared all the same, and why no code stands beside them. */
const named: Readonly<Record<string, string>> = {
  'src/domain/product/few-left.ts': 'the backend says how many are left in words, with no count beside',
  'src/domain/opening-hours.ts': 'the backend says opening hours as people write them',
  'widgets/quick-entries/quick-entries.tsx': 'an entry is left out by its title (A9): the backend gives it no code',
  'src/app/checks/search-service/index.ts': 'the backend calls kinds of page components by Chinese names (A3 typeName)',
}

const HAN = '\\p{Script=Han}'
const TEXT = `(?:'[^'\\n]*${HAN}[^'\\n]*'|\`[^\`\\n]*${HAN}[^\`\\n]*\`)`
const METHODS = '\\.(?:includes|startsWith|endsWith|indexOf)\\('

/** Constants in capitals that hold a Chinese text. */
const constantsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`\\bconst ([A-Z][A-Z_]+)(?:: [^=]+)? =\\s+${TEXT}`, 'gu'))].map(([, name]) => name ?? '')

/** What compares one of the texts, or matches a pattern of Chinese signs with what is said. */
function comparison(constants: readonly string[]): RegExp {
  const text = [TEXT, ...constants.map((name) => `\\b${name}\\b`)].join('|')
  const pattern = `\\/[^/\\n]*${HAN}[^/\\n]*\\/[gimsuy]*\\.(?:test|exec)\\(`
  return new RegExp(`(?:[!=]==\\s*|\\bcase\\s+|${METHODS}\\s*)(?:${text})|(?:${text})\\s*[!=]==|${pattern}`, 'u')
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
const isCode = (file: string) =>
  /^(?:src|server|schemas|cli|widgets)\//.test(file) && !/\.test\.tsx?$|\/testing\/|examples\.ts$/.test(file)

const texts = new Map(
  sourceFiles()
    .filter(isCode)
    .map((file) => [file, withoutComments(readFileSync(file, 'utf8'))] as const),
)
/** Constants that a file imports. A constant of the same name may be another thing elsewhere. */
const importedIn = (file: string, text: string): string[] =>
  [...text.matchAll(/^import \{([^}]*)\} from '(\.[^']*)'/gm)].flatMap(([, names = '', from = '']) => {
    const constants = constantsIn(texts.get(join(dirname(file), from)) ?? '')
    return constants.filter((name) => new RegExp(`\\b${name}\\b`).test(names))
  })
const compares = ([file, text]: readonly [string, string]): boolean =>
  comparison([...constantsIn(text), ...importedIn(file, text)]).test(text)

describe('what code decides by', () => {
  it('is a code, and never what is said to people: a sentence that is worded otherwise changes nothing else', () => {
    const found = [...texts].filter(compares).map(([file]) => file)
    expect(found.sort()).toEqual(Object.keys(named).sort())
  })

  it.each([
    "made.refused !== '没有改动'",
    "name === '积分' ? a : b",
    "case '售罄':",
    "word.startsWith('仅剩')",
    'said === `「${name}」是空的`',
    '/图|照片/.test(name)',
    'made.refused === NOTHING',
  ])('is seen where it is one: %s', (planted) => {
    expect(constantsIn("export const NOTHING = '没有改动'")).toEqual(['NOTHING'])
    expect(comparison(['NOTHING']).test(planted)).toBe(true)
  })

  it('may be told beside', () => {
    expect(comparison([]).test("return code === 'empty' ? '没有内容' : '有内容'")).toBe(false)
  })
})
