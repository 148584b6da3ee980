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

const list = (length: number) => Array.from({ length }, (_, at) => at)

/** Changes that are short to send and long to do, or as long as one call takes. */
export const stepInputs: Readonly<Record<string, readonly Patch[]>> = {
  'a list of 4,294,967,295 entries': [{ op: 'replace', path: [...paragraphs, 'length'], value: 4_294_967_295 }],
  'an entry at 4,294,967,294': [{ op: 'add', path: [...paragraphs, 4_294_967_294], value: '早' }],
  'an entry at 20,000,000': [{ op: 'replace', path: [...paragraphs, 20_000_000], value: '早' }],
  '5,000 insertions before the first': many(() => ({ op: 'add', path: [...paragraphs, 0], value: '早' })),
  '5,000 insertions before a long list': [
    { op: 'replace', path: paragraphs, value: list(100_000) },
    ...many(() => ({ op: 'add', path: [...paragraphs, 0], value: '早' }), MOST_PATCHES - 1),
  ],
  '5,000 changes of one text': many((at) => ({ op: 'replace', path: title, value: `第${at}次` })),
  '5,000 new names': many((at) => ({ op: 'add', path: ['rest', `name-${at}`], value: at })),
  '4,000 lists of a hundred': many((at) => ({ op: 'add', path: ['rest', `name-${at}`], value: list(100) }), 4000),
  '5,000 blocks': [
    ...many((at) => ({ op: 'add', path: ['byId', `b${at}`], value: { id: `b${at}`, widget: 'rich-text' } }), 2500),
    ...many((at) => ({ op: 'add', path: ['order', 'blocks', 0], value: `b${at}` }), 2500),
  ],
  'a value of 2,000 levels': [{ op: 'replace', path: title, value: nested(2000) }],
  'a text of 400,000 letters': [{ op: 'replace', path: title, value: '海'.repeat(400_000) }],
  'a list of 150,000 numbers': [{ op: 'replace', path: paragraphs, value: list(150_000) }],
  'a path of 64 names': [{ op: 'add', path: Array.from({ length: 64 }, () => 'rest'), value: 1 }],
}
