import { describe, expect, it } from 'vitest'
import { MOST_PATCHES, type Patch } from '../../../schemas/studio/step.ts'
import { documentOf, patched, PatchRefusal, print } from './index.ts'
import { read } from '../../../tests/fixtures/random-steps.ts'

const page = () =>
  read(
    JSON.stringify({
      title: '首页',
      blocks: [{ id: 'a', props: { days: [1, 2, 3] }, slots: { left: [{ id: 'b' }] } }],
    }),
  )
const days = ['byId', 'a', 'props', 'days']
const make = (...patches: Patch[]) =>
  JSON.parse(print(patched(page(), patches))) as { blocks: { props: { days: unknown } }[] }
const daysAfter = (...patches: Patch[]) => make(...patches).blocks[0]?.props.days

describe('a patch of a list', () => {
  it.each<[string, Patch, unknown]>([
    ['changes an entry that it has', { op: 'replace', path: [...days, 2], value: 9 }, [1, 2, 9]],
    ['adds at the end', { op: 'add', path: [...days, 3], value: 4 }, [1, 2, 3, 4]],
    ['adds before an entry', { op: 'add', path: [...days, 0], value: 0 }, [0, 1, 2, 3]],
    ['takes one away', { op: 'remove', path: [...days, 0] }, [2, 3]],
    ['makes it shorter by its length', { op: 'replace', path: [...days, 'length'], value: 1 }, [1]],
  ])('%s', (_, patch, expected) => expect(daysAfter(patch)).toEqual(expected))

  it.each<[string, Patch]>([
    ['a length beyond its own', { op: 'replace', path: [...days, 'length'], value: 4 }],
    ['the greatest length that there is', { op: 'replace', path: [...days, 'length'], value: 4_294_967_295 }],
    ['a length below nothing', { op: 'replace', path: [...days, 'length'], value: -1 }],
    ['a length that is no number', { op: 'replace', path: [...days, 'length'], value: '1' }],
    ['a length that is added', { op: 'add', path: [...days, 'length'], value: 1 }],
    ['a length that is taken away', { op: 'remove', path: [...days, 'length'] }],
    ['an entry behind its last', { op: 'replace', path: [...days, 3], value: 1 }],
    ['the last entry that a list can have', { op: 'replace', path: [...days, 4_294_967_294], value: 1 }],
    ['an entry behind its last to remove', { op: 'remove', path: [...days, 3] }],
    ['a gap', { op: 'add', path: [...days, 4], value: 1 }],
    ['an entry before its first', { op: 'add', path: [...days, -1], value: 1 }],
    ['an entry by a text', { op: 'replace', path: [...days, '2'], value: 1 }],
    ['what is neither', { op: 'add', path: [...days, '-'], value: 1 }],
    ['a method', { op: 'replace', path: [...days, 'push', 'length'], value: 1 }],
  ])('is refused with its path for %s', (_, patch) => expect(() => make(patch)).toThrow(`「${patch.path.join('/')}」`))

  it('is judged by the list as the patches before it left it', () => {
    expect(
      daysAfter({ op: 'add', path: [...days, 3], value: 4 }, { op: 'replace', path: [...days, 3], value: 5 }),
    ).toEqual([...[1, 2, 3, 5]])
    expect(() => make({ op: 'remove', path: [...days, 0] }, { op: 'replace', path: [...days, 2], value: 5 })).toThrow(
      '这个列表只有 2 项',
    )
  })
})

describe('patches of a document', () => {
  it.each<[string, Patch]>([
    ['its kind', { op: 'replace', path: ['kind'], value: 'theme' }],
    ['all of it', { op: 'replace', path: [], value: {} }],
    ['what it inherits', { op: 'replace', path: ['rest', 'constructor', 'name'], value: 'x' }],
    ['a prototype', { op: 'add', path: ['rest', '__proto__'], value: {} }],
    ['a block that is not there', { op: 'replace', path: ['byId', 'none', 'props'], value: 1 }],
    ['its order, made no lists', { op: 'replace', path: ['order', 'blocks'], value: 'a' }],
    ['its order, made no map', { op: 'replace', path: ['order'], value: 1 }],
    ['a block in two places', { op: 'replace', path: ['order', 'blocks'], value: ['a', 'b'] }],
    ['a block twice in one place', { op: 'replace', path: ['order', 'blocks'], value: ['a', 'a'] }],
  ])('are refused for %s', (_, patch) => expect(() => make(patch)).toThrow(PatchRefusal))

  it(`are at most ${MOST_PATCHES} together`, () => {
    const many = (count: number) =>
      Array.from({ length: count }, (): Patch => ({ op: 'replace', path: ['rest', 'title'], value: '' }))
    expect(() => make(...many(MOST_PATCHES))).not.toThrow()
    expect(() => make(...many(MOST_PATCHES + 1))).toThrow(
      `一次最多 ${MOST_PATCHES} 处修改，这次有 ${MOST_PATCHES + 1} 处`,
    )
  })

  it('move a bounded number of entries: many insertions before a long list are refused', () => {
    const long = { op: 'replace', path: days, value: Array.from({ length: 4000 }, () => 0) } as const
    // Six times 4,000 is more than 20,000; each entry that moves costs as much as a value that is sent.
    const before = Array.from({ length: 6 }, (): Patch => ({ op: 'add', path: [...days, 0], value: 1 }))
    const behind = Array.from({ length: 1000 }, (_, at): Patch => ({
      op: 'add',
      path: [...days, 4000 + at],
      value: 1,
    }))
    expect(() => make(long, ...before)).toThrow('挪动了太多项')
    expect(daysAfter(long, ...behind)).toHaveLength(5000)
  })

  it('bring a bounded number of values, each by itself and all together', () => {
    const lists = (length: number, count: number) =>
      Array.from({ length: count }, (): Patch => ({
        op: 'replace',
        path: days,
        value: Array.from({ length }, () => 0),
      }))
    expect(() => make(...lists(11_000, 1))).toThrow('内容太多，最多 10000 项')
    expect(() => make({ op: 'replace', path: days, value: '海'.repeat(400_000) })).toThrow('太大，最多 1 MB')
    expect(() => make(...lists(4000, 6))).toThrow('和前面的修改一起内容太多，分几次改')
    expect(() => make(...lists(4000, 4))).not.toThrow()
  })
})

describe('a document of many blocks', () => {
  it('gives each of those without a name its number, without counting from the first each time', () => {
    const count = 100_000
    const found = documentOf({ blocks: Array.from({ length: count }, () => ({})) }, 'page')
    expect(found.order.blocks?.at(-1)).toBe(`block:#${count}`)
  })
})
