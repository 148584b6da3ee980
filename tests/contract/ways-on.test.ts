import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Gone {
  readonly notFound: string
  readonly action?: string
  readonly other?: string
}

const isGone = (value: object): value is Gone => 'notFound' in value && typeof value.notFound === 'string'

/** What the blocks of a page say of things that are not there; the redirects of a page have no words. */
function* goneIn(value: unknown): Generator<Gone> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (name === 'onError' && typeof part === 'object' && isGone(part)) yield part
    else yield* goneIn(part)
  }
}

it('a thing that is not there leaves nobody at one way alone: each page names two', () => {
  const files = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  const found = files.flatMap((file) =>
    [...goneIn(JSON.parse(readFileSync(`pages/${file}`, 'utf8')))].map((gone) => ({ file, ...gone })),
  )
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter(({ action, other }) => !action || !other)).toEqual([])
})
