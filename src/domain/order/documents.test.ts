import { describe, expect, it } from 'vitest'
import { maskedDocument } from './documents.ts'

describe('the number of a document', () => {
  it.each([
    ['460101199001010011', '460***********0011'],
    ['E12345678', 'E12****78'],
    ['1234', '****'],
    ['𐀀𝟞𘰦12345', '𐀀𝟞𘰦***45'],
    ['12345𐀀𝟞', '123**𐀀𝟞'],
  ])('%s is its ends, by whole signs: %s', (number, shown) => {
    expect(maskedDocument(number)).toBe(shown)
  })
})
