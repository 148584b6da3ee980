import { expect, it, vi } from 'vitest'
import { bothReplies, resolvedReply } from './resolved-reply.ts'

it('is waited for by nobody: what follows from it is there within the same turn', () => {
  const found = vi.fn<(text: string) => void>()
  resolvedReply({ data: 7 })
    .then(({ data }) => resolvedReply(data + 1))
    .then(String)
    .then(found)
  expect(found).toHaveBeenCalledWith('8')
})

it('is an answer like any other to who waits, and what throws on the way rejects', async () => {
  expect(await resolvedReply('came')).toBe('came')
  const wrong = new Error('no such field')
  const thrown = resolvedReply('came').then(() => {
    throw wrong
  })
  await expect(thrown).rejects.toBe(wrong)
})

it('two are one, within the same turn where both are here', () => {
  const found = vi.fn<(both: [number, number]) => void>()
  bothReplies(resolvedReply(1), resolvedReply(2)).then(found)
  expect(found).toHaveBeenCalledWith([1, 2])
})

it('two of which one is rejected are, and the other’s rejection complains to nobody', async () => {
  const [first, second] = [new Error('no order'), new Error('no refunds')]
  await expect(bothReplies(Promise.reject(first), Promise.reject(second))).rejects.toBe(first)
  await expect(bothReplies(resolvedReply(1), Promise.reject(second))).rejects.toBe(second)
})
