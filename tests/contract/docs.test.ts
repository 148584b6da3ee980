import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
const files = listed.split('\n').filter((file) => file !== '' && existsSync(file))
const read = (file: string) => readFileSync(file, 'utf8')

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')
const isOutside = (target: string) => /^(?:[a-z]+:|\/\/)/i.test(target)

/** Addresses of links and pictures that stay in the project. */
function targetsOf(text: string): string[] {
  const plain = withoutCode(text)
  const found = [...plain.matchAll(/\]\(\s*<?([^)>\s]+)/g), ...plain.matchAll(/\b(?:src|href)="([^"]+)"/g)]
  return found.map(([, target]) => target!).filter((target) => !isOutside(target))
}

/** The anchor that GitHub gives a heading. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (text: string) => [...text.matchAll(/^#+ +(.+)$/gm)].map(([, heading]) => slug(heading!))

function isDead(file: string, target: string): boolean {
  const [path = '', anchor] = decodeURI(target).split('#')
  const to = path === '' ? file : normalize(join(dirname(file), path))
  if (to.startsWith('..') || !existsSync(to)) return true
  return anchor !== undefined && to.endsWith('.md') && !anchorsOf(read(to)).includes(anchor)
}

const deadLinks = (file: string, text: string) => targetsOf(text).filter((target) => isDead(file, target))

/** What a reader makes while they follow a page, and what the programs make. */
const MADE =
  /^(?:widgets\/(?:promo-strip|hello-card|price-tag)\/|endpoints\/|public\/|pages\/summer\.json|(?:schemas\/api|server\/routes)\/tide\.ts|test-results\/|node_modules\/|DATA_DIR\/|\.pagoda\/)/

/** Files and folders that a text names in code, from the root or from where it stands, and that are not there. */
function lostPaths(file: string, text: string): string[] {
  const spans = [
    ...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`((?:[\w.@-]+\/)+(?:[\w.@-]+\.[a-z]+|(?<=\/[\w.@-]+\/)))`/g),
  ]
  const paths = spans.map(([, path]) => path!)
  return paths.filter((path) => !MADE.test(path) && !existsSync(path) && !existsSync(join(dirname(file), path)))
}

describe.each(files)('%s', (file) => {
  it('has no dead link', () => {
    expect(deadLinks(file, read(file))).toEqual([])
  })

  it('names files and folders that there are', () => {
    expect(lostPaths(file, read(file))).toEqual([])
  })

  it('names scripts and commands that there are', () => {
    // A folder may be a package of its own.
    const nearest = join(dirname(file), 'package.json')
    const { scripts } = JSON.parse(read(existsSync(nearest) ? nearest : 'package.json')) as {
      scripts: Record<string, string>
    }
    const commands = readdirSync('cli/commands').map((folder) => folder.replace(/^new-.*/, 'new'))
    const missing = (pattern: RegExp, known: readonly string[]) =>
      [...read(file).matchAll(pattern)].flatMap(([line, name]) => (known.includes(name!) ? [] : [line]))
    expect(missing(/\bnpm run ([\w:-]+)/g, Object.keys(scripts))).toEqual([])
    expect(missing(/\bnpx pagoda ([a-z][a-z-]*)/g, [...commands, 'help'])).toEqual([])
  })
})

it('a path in code is known by its slash', () => {
  const text = '`src/none.ts` `src/domain/` `checks.md` `a/b` `kit/none/`'
  expect(lostPaths('docs/engine.md', text)).toEqual(['src/none.ts', 'kit/none/'])
})

describe('a link', () => {
  it.each(['docs/none.md', '../outside.md', 'docs/checks.md#no-such-rule', '#no-such-heading', 'docs/none.png'])(
    'to %s is dead',
    (target) => {
      expect(deadLinks('README.md', `# Title\n\n[text](${target})`)).toEqual([target])
    },
  )

  it('in code is none, and one that leaves the project is not followed', () => {
    expect(deadLinks('README.md', '`[a](b)` [there](https://example.com/a)\n```\n[c](d)\n```\n')).toEqual([])
  })
})
