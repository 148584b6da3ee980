import { MOST_PATCHES, type Patch } from '../../schemas/studio/step.ts'

/** In the page of words that the fixtures have. */
const paragraphs = ['byId', 'words', 'props', 'parts', 0, 'paragraphs']
const title = ['rest', 'title']

const many = (make: (at: number) => Patch, length = MOST_PATCHES) => Array.from({ length }, (_, at) => make(at))

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

const HALF = MOST_PATCHES / 2

const list = (length: number) => Array.from({ length }, (_, at) => at)

/** Changes that are short to send and long to do, or as long as one call takes. */
export const stepInputs: Readonly<Record<string, readonly Patch[]>> = {
  'a list of 4,294,967,295 entries': [{ op: 'replace', path: [...paragraphs, 'length'], value: 4_294_967_295 }],
  'an entry at 4,294,967,294': [{ op: 'add', path: [...paragraphs, 4_294_967_294], value: '早' }],
  'an entry at 20,000,000': [{ op: 'replace', path: [...paragraphs, 20_000_000], value: '早' }],
  'as many insertions before the first as one call takes': many(() => ({
    op: 'add',
    path: [...paragraphs, 0],
    value: '早',
  })),
  'as many insertions before a long list': [
    { op: 'replace', path: paragraphs, value: list(100_000) },
    ...many(() => ({ op: 'add', path: [...paragraphs, 0], value: '早' }), MOST_PATCHES - 1),
  ],
  'as many changes of one text': many((at) => ({ op: 'replace', path: title, value: `第${at}次` })),
  'as many new names': many((at) => ({ op: 'add', path: ['rest', `name-${at}`], value: at })),
  'as many lists of a hundred': many((at) => ({ op: 'add', path: ['rest', `name-${at}`], value: list(100) })),
  'blocks before the first': [
    ...many((at) => ({ op: 'add', path: ['byId', `b${at}`], value: { id: `b${at}`, widget: 'rich-text' } }), HALF),
    ...many((at) => ({ op: 'add', path: ['order', 'blocks', 0], value: `b${at}` }), HALF),
  ],
  'blocks, and their order at once': [
    ...many((at) => ({ op: 'add', path: ['byId', `b${at}`], value: { id: `b${at}`, widget: 'rich-text' } }), HALF),
    { op: 'replace', path: ['order', 'blocks'], value: Array.from({ length: HALF }, (_, at) => `b${at}`) },
  ],
  'steps as large as they are taken: lists of three': many((at) => ({
    op: 'add',
    path: ['rest', `name-${at}`],
    value: list(3),
  })),
  'all the moves that one call may make': [
    { op: 'replace', path: paragraphs, value: list(8000) },
    ...many((at) => ({ op: 'add', path: [...paragraphs, 7990 + at], value: '早' }), MOST_PATCHES - 1),
  ],
  'a value of 2,000 levels': [{ op: 'replace', path: title, value: nested(2000) }],
  'a text of 400,000 letters': [{ op: 'replace', path: title, value: '海'.repeat(400_000) }],
  'a list of 150,000 numbers': [{ op: 'replace', path: paragraphs, value: list(150_000) }],
  'a path of 64 names': [{ op: 'add', path: Array.from({ length: 64 }, () => 'rest'), value: 1 }],
}
