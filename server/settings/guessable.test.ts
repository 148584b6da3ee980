import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { isGuessable } from './guessable.ts'

it.each([
  'a'.repeat(36),
  'abcdefghijkl'.repeat(3),
  '01234567890123456789012345678901',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'zyxwvutsrqponmlkjihgfedcba987654',
  'qwertyuiopasdfghjklzxcvbnm1234567890',
  'passwordpasswordpassword12345678!!',
  '0123012301230123012301230123012'.padEnd(40, '321'),
  'AAAABBBBCCCCDDDDEEEEFFFFGGGGHHHHIIII',
])('%s follows from itself', (secret) => {
  expect(isGuessable(secret)).toBe(true)
})

it.each(['hex', 'base64', 'base64url'] as const)(
  'what was drawn by chance does not, as %s of 128 bits or more',
  (how) => {
    const drawn = Array.from({ length: 5_000 }, (_, at) => createHash('sha256').update(`secret ${at}`).digest(how))
    expect(drawn.flatMap((one) => [one, one.slice(0, 32)]).filter(isGuessable)).toEqual([])
  },
)
