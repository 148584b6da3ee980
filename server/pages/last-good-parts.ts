import type { Checked, Checker, FileSource } from '../../src/kit/checker.ts'
import type { FileText, FolderTexts } from './read-folder.ts'
import { reportedProblems, wasPublished, whatIsLeft } from './what-is-left.ts'

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
  /** The blocks that parts are without, by the names of the parts. */
  readonly #leftOut = new Map<string, readonly string[]>()
  readonly #check: Pick<Checker, 'parts' | 'leaveOut'>
  readonly #tell: Tell

  constructor(check: Pick<Checker, 'parts' | 'leaveOut'>, tell: Tell) {
    this.#check = check
    this.#tell = tell
  }

  /** The same list until a part is another. */
  list(): readonly FileSource[] {
    return this.#list
  }

  /** The texts of those that are whole, by their files. */
  texts(): [file: string, text: string][] {
    const whole = this.#list.filter(({ name }) => !this.#leftOut.has(name))
    return whole.map(({ name, text }) => [`${PARTS}${name}.json`, text])
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

  /**
   * Takes what stands in the folder. A part that is refused stays as it was; at the start, and where it was published, one that never was good is
   * without the blocks that are to blame. One that went away is no part any more.
   */
  take(texts: FolderTexts, isStart: boolean): void {
    const found = [...texts].filter(([file]) => file.startsWith(PARTS))
    const stamp = found.map(([file, { stamp: one }]) => `${file} ${one}`).join('\n')
    if (stamp === this.#seen) return
    this.#seen = stamp
    const sources = found.flatMap(([file, one]) => (one.refused === undefined ? [sourceOf(file, one)] : []))
    const checked = this.#judge(sources)
    const kept = new Map<string, FileSource>()
    for (const [file, one] of found) {
      const source = sourceOf(file, one)
      const { refused } = one
      const result = refused === undefined ? checked[source.file] : { problems: [`${source.file}: ${refused}`] }
      const before = this.#parts.get(source.name)
      const mayBeRest = (isStart || wasPublished(one)) && (!before || this.#leftOut.has(source.name))
      if (result?.value !== undefined) this.#leftOut.delete(source.name)
      const rest = result && result.value === undefined && mayBeRest ? this.#rest(source, result, sources) : undefined
      const good = result?.value === undefined ? (rest ?? before) : source
      if (good) kept.set(source.name, good)
      this.#tellOf(source, file, result, before?.text === good?.text)
    }
    const gone = this.#files.filter((file) => !texts.has(file))
    for (const file of gone) this.#tell(file, [], true)
    for (const name of this.#leftOut.keys()) if (!kept.has(name)) this.#leftOut.delete(name)
    this.#files = found.map(([file]) => file)
    this.#parts = kept
    this.#list = [...kept.values()]
  }

  #rest(source: FileSource, refused: Checked<string>, sources: readonly FileSource[]): FileSource | undefined {
    const check = (one: FileSource) => {
      const others = sources.filter(({ name }) => name !== one.name)
      return this.#judge([...others, one])[one.file] ?? refused
    }
    const rest = whatIsLeft(source, refused, { check, leaveOut: this.#check.leaveOut })
    if (rest) this.#leftOut.set(source.name, rest.blocks)
    return rest && { ...source, text: rest.text }
  }

  #tellOf({ name, file: shown }: FileSource, file: string, result: Checked<string> | undefined, isSame: boolean): void {
    const problems = reportedProblems(shown, result?.problems ?? [], this.#leftOut.get(name))
    if (problems.length > 0 || !isSame) this.#tell(file, problems, result?.value !== undefined)
  }

  #judge(sources: readonly FileSource[]): Readonly<Record<string, Checked<string>>> {
    try {
      return this.#check.parts(sources)
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
