import { readdirSync, readFileSync } from 'node:fs'
import { type AtRule, parse } from 'postcss'
import { describe, expect, it } from 'vitest'
import { withBreakpoints } from '../../build/breakpoints.ts'

const LIST = 'src/ui/breakpoints.css'

/** Where the parts of a bar and of a pair stop fitting beside each other, seven days in rows of four, two months, and what has a desktop's page to itself. */
const WIDTHS_OF_CONTAINERS = ['17rem', '359px', '280px', '352px', '600px', '900px']

const files = ['src', 'widgets']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  .filter((path) => /\.(?:css|tsx)$/.test(path) && !path.includes('.test.'))
const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const)

const conditionsOf = (name: string): (readonly [string, string])[] =>
  texts
    .filter(([file]) => file.endsWith('.css') && file !== LIST)
    .flatMap(([file, text]) => {
      const found: (readonly [string, string])[] = []
      parse(text).walkAtRules(name, ({ params }: AtRule) => {
        found.push([file, params])
      })
      return found
    })

const list = readFileSync(LIST, 'utf8')
const named = [...list.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name = '']) => name)

describe('Breakpoints', () => {
  it('have a name in one list: no other style sheet asks for a width of the screen by its number', () => {
    expect(conditionsOf('media').filter(([, condition]) => /width/.test(condition))).toEqual([])
    expect(conditionsOf('custom-media')).toEqual([])
  })

  it('are all used', () => {
    const used = new Set(conditionsOf('media').map(([, condition]) => condition.slice(1, -1)))
    expect(named.filter((name) => !used.has(name))).toEqual([])
    expect(named.length).toBeGreaterThan(4)
  })

  it('of a widget’s own place are few', () => {
    const widths = conditionsOf('container').flatMap(([, condition]) => condition.match(/[\d.]+\w+/g) ?? [])
    expect(new Set(widths)).toEqual(new Set(WIDTHS_OF_CONTAINERS))
  })

  it('of the sizes that a picture is loaded for are those of the shop’s pages, and their widest column', () => {
    const column = /--column: (\d+px)/.exec(readFileSync('src/ui/tokens.css', 'utf8'))?.[1]
    const [, medium, large] = /--medium \(min-width: (\d+px)\)[\s\S]*--large \(min-width: (\d+px)\)/.exec(list) ?? []
    const asked = texts
      .filter(([file]) => file.endsWith('.tsx'))
      .flatMap(([, text]) => [...text.matchAll(/\(m(?:in|ax)-width: (\d+px)\)/g)].map(([, width]) => width))
    expect(new Set(asked)).toEqual(new Set([medium, large, column]))
  })

  it('are written out for browsers, and a name that is in no list stops the build', () => {
    expect(withBreakpoints('@media (--medium) { a { top: var(--top) } }')).toBe(
      '@media (min-width: 600px) { a { top: var(--top) } }',
    )
    expect(() => withBreakpoints('@media (--huge) {}')).toThrow('src/ui/breakpoints.css has no --huge')
  })
})
