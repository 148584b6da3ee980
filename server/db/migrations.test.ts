import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const META = 'server/db/migrations/meta'
const { entries } = JSON.parse(readFileSync(`${META}/_journal.json`, 'utf8')) as { entries: { tag: string }[] }

it('the newest migration alone has a snapshot: the next one is made by it, and those of before say nothing more', () => {
  const [number] = entries.at(-1)!.tag.split('_')
  expect(readdirSync(META).filter((name) => name !== '_journal.json')).toEqual([`${number}_snapshot.json`])
})

it('each file of a migration is in the journal, in its order', () => {
  const files = readdirSync('server/db/migrations').filter((name) => name.endsWith('.sql'))
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.toSorted())
})
