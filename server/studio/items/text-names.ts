import { LRUCache } from 'lru-cache'
import { mapOf, parsed } from '../../../src/kit/json.ts'

/** What the top of a document says of it; what is no text, or empty, is not there. */
export interface TextNames {
  readonly title?: string
  readonly path?: string
  readonly type?: string
}

/** Letters of the texts whose names are remembered: what a shop publishes, and drafts while somebody types. */
const MOST_LETTERS = 8_000_000

const known = new LRUCache<string, TextNames>({ maxSize: MOST_LETTERS, sizeCalculation: (_, text) => text.length + 1 })

/** The names in a document, which is read once as long as it is remembered; none of what is no JSON. */
export function namesOf(text: string): TextNames {
  const found = known.get(text) ?? readNames(text)
  known.set(text, found)
  return found
}

function readNames(text: string): TextNames {
  const { title, path, type } = mapOf(parsed(text))
  return {
    ...(isName(title) && { title }),
    ...(isName(path) && { path }),
    ...(isName(type) && { type }),
  }
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== ''
