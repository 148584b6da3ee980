import { describe, expect, it } from 'vitest'
import type { TypedBlock } from './protocol.ts'
import { createTypedReceiver, createTypedSender } from './typed-blocks.ts'

const block = (id: string, text = id): TypedBlock => ({ id, widget: 'note', props: { text } })

/** The studio and its frame, with a wire between them that copies. */
function wire() {
  const [send, receive] = [createTypedSender(), createTypedReceiver()]
  const sizes: number[] = []
  const tell = (...blocks: TypedBlock[]) => {
    const message = send(blocks)
    sizes.push(message.fresh.length)
    return receive(structuredClone(message))
  }
  return { tell, sizes }
}

describe('the blocks that are typed', () => {
  it('are sent once; then those that are others, whatever is moved, taken away or comes back', () => {
    const { tell, sizes } = wire()
    const [a, b, c] = [block('a'), block('b'), block('c')]
    const other = block('b', '改了')
    const kept: TypedBlock = { id: 'part', isKept: true }
    for (const list of [
      [a, b, c],
      [c, a, b],
      [a, other, c],
      [a, c],
      [a, kept, other, c],
    ])
      expect(tell(...list)).toEqual(list)
    expect(sizes).toEqual([3, 0, 1, 0, 2])
  })

  it('stay the same objects in the frame as long as nobody changes them', () => {
    const { tell } = wire()
    const [a, b] = [block('a'), block('b')]
    const [first] = tell(a, b)
    expect(tell(block('b', '改了'), a)[1]).toBe(first)
  })
})
