import { expect, it } from 'vitest'
import type { PreparedPage } from '../../../src/engine/server/page-request.ts'
import { hasBlocksOf } from './has-blocks-of.ts'

const text = JSON.stringify({
  blocks: [{ id: 'words' }, { id: 'two', slots: { left: [{ id: 'inner' }] } }, { part: 'more' }],
})
const has = (states: Readonly<Record<string, 'ready' | 'pending'>>, kind: 'part' | 'page' = 'part') =>
  hasBlocksOf(
    { kind, name: 'mine', text },
    {
      prepared: {} as PreparedPage,
      parts: [],
      draft: {
        hidden: () => ({}),
        origins: () => ({ 'of-more': '/blocks/2' }),
        shown: (_, isWanted) => new Map(Object.entries(states).filter(([id]) => isWanted(id))),
      },
    },
  )

it.each([
  ['one of its blocks', { words: 'ready', other: 'ready' }, 'yes'],
  ['one in a place of its containers', { inner: 'ready' }, 'yes'],
  ['one of a part that it uses itself', { 'of-more': 'ready' }, 'yes'],
  ['one of its second use', { 'again-words': 'ready' }, 'yes'],
  ['one whose data the browser brings', { words: 'pending' }, 'maybe'],
  ['none of its blocks', { other: 'ready' }, 'no'],
] as const)('[C1] a page shows a part where it has %s', (_what, states, told) => {
  expect(has(states)).toBe(told)
})

it('[C1] a page shows itself', () => {
  expect(has({}, 'page')).toBe('yes')
})
