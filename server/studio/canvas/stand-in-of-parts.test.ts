import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Part } from '../../../schemas/page/part.ts'
import { expandParts } from '../../../src/engine/core/expand-parts.ts'
import { compileValue } from '../../../src/engine/core/expressions/index.ts'
import { mapOf, parsed } from '../../../src/kit/json.ts'
import type { CheckContext } from '../judging/check-context.ts'
import { standIn } from './stand-in.ts'

const namesIn = (folder: string) =>
  readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
const textOf = (file: string) => readFileSync(`pages/${file}.json`, 'utf8')

const parts = namesIn('pages/parts')
const files = [...namesIn('pages'), ...parts.map((name) => `parts/${name}`)]
const texts = new Map(files.map((file) => [`${file}.json`, { text: textOf(file), stamp: '' }]))
const routes = mapOf(parsed(textOf('routes'))).routes
const checkContext = { texts, routes, parts: [] } as unknown as CheckContext
const known = Object.fromEntries(parts.map((name) => [name, parsed(textOf(`parts/${name}`)) as Part]))

/** The texts of a page that can't be read, or may not be as long as they are. */
function unreadable(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(unreadable)
  if (typeof value !== 'string' || !value.includes('{{')) return []
  try {
    compileValue(value)
    return []
  } catch {
    return [value]
  }
}

it.each(parts)(
  '[C1] %s is seen alone on a page that can be read, with samples of what only members are told',
  (name) => {
    const found = standIn({ kind: 'part', name, text: textOf(`parts/${name}`) }, checkContext)
    const { raw } = expandParts(parsed(found?.text ?? '{}'), known)
    expect(unreadable(raw)).toEqual([])
  },
)
