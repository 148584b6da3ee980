import { describe, expect, it } from 'vitest'
import { type Document, documentOf, type JsonMap, noTitles, print, rootOf } from '../../src/studio/document/index.ts'
import { conflictName, mergeDecided } from './merge-texts.ts'

const block = (id: string, title = id): JsonMap => ({ id, widget: 'note', props: { title } })
const page = (title: string, ...blocks: JsonMap[]): Document =>
  documentOf({ versions: { page: 1 }, title, blocks }, 'page')

const base = page('页', block('a'), block('b'), block('c'))
const titles = (document: Document) =>
  (rootOf(document).blocks as { props: { title: string } }[]).map(({ props }) => props.title)

const merged = (mine: Document, theirs: Document, decisions: { ours?: string[]; theirs?: string[] } = {}) =>
  mergeDecided(base, mine, theirs, { ours: new Set(decisions.ours), theirs: new Set(decisions.theirs) }, noTitles)

describe('[X3] what both changed', () => {
  const mine = page('我的', block('a', '我'), block('b'), block('c'))
  const theirs = page('他们的', block('a', '他们'), block('b', '也改'), block('c'))

  it('stays undecided, and is named by its block or its place in the page', () => {
    const { conflicts, document } = merged(mine, theirs)
    expect(conflicts.map(conflictName).toSorted()).toEqual(['.title', 'a'])
    expect(titles(document)).toEqual(['我', '也改', 'c'])
  })

  it.each([
    [{ ours: ['a'], theirs: ['.title'] }, ['我', '也改', 'c'], '他们的'],
    [{ theirs: ['a'], ours: ['.title'] }, ['他们', '也改', 'c'], '我的'],
    [{ theirs: ['all'], ours: ['a'] }, ['我', '也改', 'c'], '他们的'],
    [{ ours: ['all'] }, ['我', '也改', 'c'], '我的'],
  ])('is as %j decides', (decisions, blocks, title) => {
    const { conflicts, document } = merged(mine, theirs, decisions)
    expect([conflicts, titles(document), document.rest.title]).toEqual([[], blocks, title])
  })

  it.each([
    ['theirs', page('页', block('a'), block('b', '改过'), block('c')), page('页', block('a'), block('c'))],
    ['ours', page('页', block('a'), block('c')), page('页', block('a'), block('b', '改过'), block('c'))],
  ] as const)('a block that %s took away and the other changed goes or stays as decided', (side, one, other) => {
    expect(merged(one, other).conflicts).toMatchObject([{ kind: 'removed', key: 'b' }])
    expect(titles(merged(one, other).document)).toContain('改过')
    const keeper = side === 'ours' ? 'theirs' : 'ours'
    expect(titles(merged(one, other, { [side]: ['b'] }).document)).toEqual(['a', 'c'])
    expect(titles(merged(one, other, { [keeper]: ['b'] }).document)).toEqual(['a', '改过', 'c'])
  })

  it('comes to the same whoever is asked, where one side changed nothing', () => {
    expect(print(merged(base, theirs).document)).toBe(print(theirs))
    expect(print(merged(mine, base).document)).toBe(print(mine))
  })
})
