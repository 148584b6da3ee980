import type { Checked, Checker, FileSource } from '../../src/kit/checker.ts'
import type { FileText, FolderTexts } from './read-folder.ts'

export const PARTS = 'parts/'

const USED = /"part"\s*:\s*"([a-z0-9-]+)"/g

const namesIn = (text: string) => [...text.matchAll(USED)].map(([, name = '']) => name)

type Tell = (file: string, problems: readonly string[], serves: boolean) => void

/** The last good version of each part of pages: what pages are made of, whatever stands in the folder now. */
export class LastGoodParts {
  #parts = new Map<string, FileSource>()
  #list: readonly FileSource[] = []
  #files: readonly string[] = []
  #seen = ''
  readonly #check: Checker['parts']
  readonly #tell: Tell

  constructor(check: Checker['parts'], tell: Tell) {
    this.#check = check
    this.#tell = tell
  }

  /** The same list until a part is another. */
  list(): readonly FileSource[] {
    return this.#list
  }

  /** The texts of the parts that a text uses, directly or through other parts: a page is another when one of them is. */
  textsUsedBy(text: string): string {
    const open = namesIn(text)
    const used = new Set<string>()
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      const part = this.#parts.get(name)
      if (!part || used.has(name)) continue
      used.add(name)
      open.push(...namesIn(part.text))
    }
    return [...used]
      .toSorted()
      .map((name) => this.#parts.get(name)!.text)
      .join('\n')
  }

  /** Takes what stands in the folder. A part that is refused stays as it was; one that went away is no part any more. */
  take(texts: FolderTexts): void {
    const found = [...texts].filter(([file]) => file.startsWith(PARTS))
    const stamp = found.map(([file, { stamp: one }]) => `${file} ${one}`).join('\n')
    if (stamp === this.#seen) return
    this.#seen = stamp
    const sources = found.flatMap(([file, one]) => (one.refused === undefined ? [sourceOf(file, one)] : []))
    const checked = this.#judge(sources)
    const kept = new Map<string, FileSource>()
    for (const [file, one] of found) {
      const { refused } = one
      const { name, file: shown } = sourceOf(file, one)
      const result = refused === undefined ? checked[shown] : { problems: [`${shown}: ${refused}`] }
      const good = result?.value === undefined ? this.#parts.get(name) : sourceOf(file, one)
      if (good) kept.set(name, good)
      this.#tellOf(file, result, this.#parts.get(name)?.text === good?.text)
    }
    const gone = this.#files.filter((file) => !texts.has(file))
    for (const file of gone) this.#tell(file, [], true)
    this.#files = found.map(([file]) => file)
    this.#parts = kept
    this.#list = [...kept.values()]
  }

  #tellOf(file: string, result: Checked<string> | undefined, isSame: boolean): void {
    const problems = result?.problems ?? []
    if (problems.length > 0 || !isSame) this.#tell(file, problems, result?.value !== undefined)
  }

  #judge(sources: readonly FileSource[]): Readonly<Record<string, Checked<string>>> {
    try {
      return this.#check(sources)
    } catch (error) {
      const problems = [`部件的检查没有完成：${String(error)}`]
      return Object.fromEntries(sources.map(({ file }) => [file, { problems }]))
    }
  }
}

const sourceOf = (file: string, { text, encoding }: FileText): FileSource => ({
  name: file.slice(PARTS.length).replace(/\.json$/, ''),
  file: `pages/${file}`,
  text,
  encoding,
})
