import { describe, expect, it } from 'vitest'
import { batchReads } from './batch-reads.ts'

/** A read that is answered when it is told to; `asked` are the ids of each that began. */
function slowReads() {
  const asked: string[][] = []
  const answers: { resolve: (rows: string[]) => void; reject: (error: Error) => void }[] = []
  const read = batchReads<string>((group, ids) => {
    asked.push([group, ...ids])
    return new Promise((resolve, reject) => answers.push({ resolve, reject }))
  })
  return { asked, answers, read }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('reads of rows', () => {
  it('are one for all who ask in the same moment, and one more for all who ask while it is on its way', async () => {
    const { asked, answers, read } = slowReads()
    const first = [read({ group: 'day', ids: ['a'] }), read({ group: 'day', ids: ['a', 'b'] })]
    await settle()
    const later = [read({ group: 'day', ids: ['a'] }), read({ group: 'day', ids: ['c'] })]
    await settle()
    expect(asked).toEqual([['day', 'a', 'b']])
    answers[0]?.resolve(['old'])
    expect(await Promise.all(first)).toEqual([['old'], ['old']])
    await settle()
    expect(asked[1]).toEqual(['day', 'a', 'c'])
    answers[1]?.resolve(['new'])
    expect(await Promise.all(later)).toEqual([['new'], ['new']])
  })

  it('of different days wait for none of each other', async () => {
    const { asked, read } = slowReads()
    void read({ group: 'monday', ids: ['a'] })
    void read({ group: 'tuesday', ids: ['a'] })
    await settle()
    expect(asked).toEqual([
      ['monday', 'a'],
      ['tuesday', 'a'],
    ])
  })

  it('that fail do so for those they were for, and for nobody after them', async () => {
    const { answers, read } = slowReads()
    const lost = read({ group: 'day', ids: ['a'] })
    await settle()
    const next = read({ group: 'day', ids: ['a'] })
    answers[0]?.reject(new Error('gone'))
    await expect(lost).rejects.toThrow('gone')
    await settle()
    answers[1]?.resolve(['back'])
    expect(await next).toEqual(['back'])
  })
})
