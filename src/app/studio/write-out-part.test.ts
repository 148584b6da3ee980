import { describe, expect, it } from 'vitest'
import { writeOutPart } from './write-out-part.ts'

const part = {
  versions: { page: 1, note: 2 },
  state: { open: false },
  blocks: [
    { id: 'head', widget: 'note', when: '{{ state.open }}', on: { tap: [{ do: 'set-state', key: 'open', to: true }] } },
  ],
}
const use = { part: 'toggle' }

describe('[E10] a part that is written out', () => {
  it('brings its state under its own names', () => {
    expect(writeOutPart(use, part, { state: undefined, usesAgain: false })).toEqual({
      blocks: part.blocks,
      values: {},
      state: { open: false },
      versions: part.versions,
    })
  })

  it('has other names where the page goes on using the part, free of those that the page has', () => {
    const { blocks, state } = writeOutPart(use, part, { state: { toggle20open: 1 }, usesAgain: true })
    expect(state).toEqual({ toggle20open0: false })
    expect(blocks).toMatchObject([{ when: '{{ state.toggle20open0 }}', on: { tap: [{ key: 'toggle20open0' }] } }])
  })

  it('goes on sharing what is the page’s own', () => {
    const { blocks, state } = writeOutPart(use, part, { state: { open: true }, usesAgain: true })
    expect([state, blocks[0]?.when]).toEqual([{}, '{{ state.open }}'])
  })
})
