import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rules } from './rules.ts'
import { rulesDoc } from './rules-doc.ts'

/** Where the rules are: the engine's, and the shop's own. */
const places = ['../../engine/checks/', './'].map((path) => new URL(path, import.meta.url))
/** Folders that hold no rule: what the rules judge by, and what their tests use. */
const others = ['judge', 'testing']
const folders = places.flatMap((place) =>
  readdirSync(place).filter((name) => !others.includes(name) && statSync(new URL(name, place)).isDirectory()),
)

describe('rules', () => {
  it('are the folders: each registered once, under the name of its folder', () => {
    expect(rules.map(({ meta }) => meta.name).toSorted()).toEqual(folders.toSorted())
  })

  it.each(rules.map((rule) => [rule.meta.name, rule] as const))(
    '%s says why it matters in both languages',
    (_, rule) => {
      const { title, docs } = rule.meta
      for (const text of [title.zh, docs.why.zh]) expect(text).toMatch(/\p{Script=Han}/u)
      for (const text of [title.en, docs.why.en]) expect(text).toMatch(/^[\x20-\x7e]+$/)
      expect(docs.wrong).not.toBe(docs.right)
    },
  )

  it('are what docs/checks.md says', () => {
    expect(readFileSync('docs/checks.md', 'utf8')).toBe(rulesDoc())
  })
})
