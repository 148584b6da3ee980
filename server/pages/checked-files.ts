import { createHash } from 'node:crypto'
import type { Page } from '../../schemas/page/page.ts'
import type { Route } from '../../schemas/page/route.ts'
import type { Theme } from '../../schemas/page/theme.ts'
import type { Checked, Checker, FileSource } from '../../src/kit/checker.ts'
import { picturesIn } from '../../src/kit/known-pictures.ts'
import { LastGoodParts, PARTS } from './last-good-parts.ts'
import type { FileText, FolderTexts } from './read-folder.ts'
import { reportedProblems, wasPublished, whatIsLeft } from './what-is-left.ts'

/** A page that may serve. */
export interface StoredPage {
  readonly page: Page
  /** Hash of its text, and of the parts in it. */
  readonly revision: string
  /** The file as messages and logs name it: pages/home.json */
  readonly file: string
}

export interface PageLog {
  readonly info: (detail: object, message: string) => void
  readonly warn: (detail: object, message: string) => void
}

interface Kept<Value> {
  readonly value: Value
  readonly revision: string
}

/** How a file is checked. */
interface Examination<Value> {
  readonly check: (source: FileSource) => Checked<Value>
  /** What else it is made of. */
  readonly inside?: string
  /** Whether it may serve without the blocks that are to blame for its refusal. */
  readonly isRest?: boolean
}

const ROUTES = 'routes.json'
const THEMES = 'themes/'
/** Components are read from the database where they are asked for: they are no files that serve. */
const COMPONENTS = 'components/'

/** The last good version of each file, and what is wrong with the present ones. */
export class CheckedFiles {
  readonly problems = new Map<string, readonly string[]>()
  readonly themes = new Map<string, Kept<Theme>>()
  readonly #pages = new Map<string, Kept<Page>>()
  #routes: Kept<readonly Route[]> | undefined
  /** What each file was checked with: it is checked again only when that is different. */
  readonly #checked = new Map<string, string>()
  /** The files of the start aren't told of one by one. */
  #served = false
  readonly #check: Checker
  readonly #log: PageLog
  readonly #parts: LastGoodParts
  #pictures: ((url: string) => boolean) | undefined
  /** The texts of what serves, by their files; those of parts stand with the parts. */
  readonly #good = new Map<string, string>()
  /** The blocks that pages serve without, by their files. */
  readonly #leftOut = new Map<string, readonly string[]>()
  /** Names of the pages that the redirects of a page lead to, by its file: when another text of them serves it is judged anew. */
  readonly #leadsTo = new Map<string, Set<string>>()
  /** While the files of the start are taken: a build meets files that served with another. */
  #isStart = false

  constructor(check: Checker, log: PageLog) {
    this.#check = check
    this.#log = log
    this.#parts = new LastGoodParts(check, (...told) => this.#tell(...told))
  }

  routes(): readonly Route[] {
    return this.#routes?.value ?? []
  }

  page(name: string): StoredPage | undefined {
    const kept = this.#pages.get(name)
    return kept && { page: kept.value, revision: kept.revision, file: `pages/${name}.json` }
  }

  names(): readonly string[] {
    return [...this.#pages.keys()]
  }

  /** The parts that pages may use: the same list until one of them is another. */
  parts(): readonly FileSource[] {
    return this.#parts.list()
  }

  /** The text of each file as it serves, by its name in the folder. */
  texts(): ReadonlyMap<string, string> {
    return new Map([...this.#good, ...this.#parts.texts()])
  }

  /** The files that were refused and have no good version: what they are for is not there. */
  lacking(): string[] {
    const texts = this.texts()
    return [...this.problems.keys()].map((name) => name.replace('pages/', '')).filter((file) => !texts.has(file))
  }

  /**
   * Takes what stands in the folder. Gives the files whose served version is another now.
   * @param pictures whether a picture's address has its files; absent where there is no folder of pictures
   */
  take(texts: FolderTexts, pictures?: (url: string) => boolean): string[] {
    return this.#take(texts, pictures, false)
  }

  /**
   * The same at the start, when a build may meet what served with another: a page or a part that has no good version serves without the blocks
   * that are to blame.
   */
  begin(texts: FolderTexts, pictures?: (url: string) => boolean): void {
    this.#take(texts, pictures, true)
  }

  #take(texts: FolderTexts, pictures: ((url: string) => boolean) | undefined, isStart: boolean): string[] {
    this.#pictures = pictures
    this.#isStart = isStart
    const names = [...texts.keys()].filter((file) => !file.includes('/') && file !== ROUTES).map(nameOf)
    const changed = [...this.#takeRoutes(texts.get(ROUTES), names)]
    this.#parts.take(texts, isStart)
    // Without its address no page can be judged; the table alone is to blame.
    const isLost = texts.has(ROUTES) && this.#routes === undefined
    for (const [file, found] of texts)
      if (file.startsWith(THEMES)) changed.push(...this.#takeTheme(file, found))
      else if (!isLost && isPage(file)) changed.push(...this.#takePage(file, found))
    // A circle is closed by the page that comes last, and opened by any of its pages.
    for (const file of [...this.#leadsTo.keys()]) {
      const found = texts.get(file)
      if (found && !isLost) changed.push(...this.#takePage(file, found))
    }
    if (!this.#served) this.#log.info({ pages: this.#pages.size, themes: this.themes.size }, 'the pages were read')
    this.#served = true
    return [...new Set([...changed, ...this.#dropGone(texts)])]
  }

  #takeRoutes(found: FileText | undefined, names: readonly string[]): string[] {
    if (!found) return this.#gone(ROUTES)
    const check = (source: FileSource) => this.#check.routes(source, names)
    const kept = this.#examine(ROUTES, found, () => names.join(), { check })
    if (!kept || kept.revision === this.#routes?.revision) return []
    this.#routes = kept
    return [`pages/${ROUTES}`]
  }

  #takePage(file: string, found: FileText): string[] {
    const [routes, pictures] = [this.routes(), this.#pictures]
    const pageText = (name: string) => this.#textLedTo(file, name)
    const check = (source: FileSource) =>
      this.#check.page(source, { routes, parts: this.#parts.list(), pictures, pageText })
    const parts = this.#parts.textsUsedBy(found.text)
    const missing = pictures && picturesIn(found.text + parts).filter((url) => !pictures(url))
    const depends = () => `${this.#routes?.revision} ${missing?.join(' ')} ${this.#servedOf(file)}`
    const isRest = (this.#isStart || wasPublished(found)) && !this.#good.has(file)
    return put(this.#pages, file, this.#examine(file, found, depends, { check, inside: parts, isRest }))
  }

  /** What serves of a page that a file's redirects lead to. */
  #textLedTo(file: string, name: string): string | undefined {
    const known = this.#leadsTo.get(file) ?? new Set()
    this.#leadsTo.set(file, known.add(name))
    return this.#good.get(`${name}.json`)
  }

  /** What serves now of the pages that a file led to when it was judged. */
  #servedOf(file: string): string {
    const names = [...(this.#leadsTo.get(file) ?? [])]
    return names.map((name) => revisionOf(this.#good.get(`${name}.json`) ?? '')).join(' ')
  }

  #takeTheme(file: string, found: FileText): string[] {
    const check = (source: FileSource) => this.#check.theme(source)
    return put(
      this.themes,
      file,
      this.#examine(file, found, () => '', { check }),
    )
  }

  /** Checks a file unless nothing that its check depends on has changed. */
  #examine<Value>(
    file: string,
    found: FileText,
    depends: () => string,
    how: Examination<Value>,
  ): Kept<Value> | undefined {
    const { text, encoding, refused } = found
    const { inside = '' } = how
    const revision = revisionOf((refused ?? encoding ?? text) + inside)
    if (this.#checked.get(file) === `${revision} ${depends()}`) return undefined
    this.#leadsTo.delete(file)
    const name = `pages/${file}`
    const source = { name: nameOf(file), file: name, text, encoding }
    const check = (one: FileSource) => safely(() => how.check(one))
    const checked = refused === undefined ? check(source) : { problems: [`${name}: ${refused}`] }
    this.#checked.set(file, `${revision} ${depends()}`)
    const { value, problems } = checked
    if (value !== undefined) {
      this.#good.set(file, text)
      this.#leftOut.delete(file)
      this.#tell(file, problems, true)
      return { value, revision }
    }
    const { leaveOut } = this.#check
    const rest = how.isRest ? whatIsLeft(source, checked, { check, leaveOut }) : undefined
    if (rest) this.#leftOut.set(file, rest.blocks)
    this.#tell(file, reportedProblems(name, problems, this.#leftOut.get(file)), false)
    return rest && { value: rest.value, revision: revisionOf(rest.text + inside) }
  }

  #tell(file: string, problems: readonly string[], serves: boolean): void {
    const name = `pages/${file}`
    if (problems.length === 0) this.problems.delete(name)
    else this.problems.set(name, problems)
    const kept = serves
      ? 'the file serves, with remarks'
      : 'the file was refused; what served before, or what is left of it, serves on'
    if (problems.length > 0) this.#log.warn({ file: name, problems }, kept)
    else if (this.#served) this.#log.info({ file: name }, 'the file was picked up')
  }

  /** A file that went away stops serving, unless shoppers are still sent to it. */
  #dropGone(texts: FolderTexts): string[] {
    // A module's screen needs no file: taken away, nothing stands around it any more.
    const needsFile = ({ open, module }: Route) => open && module === undefined
    const wanted = new Set(
      this.routes()
        .filter(needsFile)
        .map(({ name, page = name }) => page),
    )
    const gone = [...this.#checked.keys()].filter((file) => file !== ROUTES && !texts.has(file))
    return gone.flatMap((file) => {
      if (!file.includes('/') && wanted.has(nameOf(file)) && this.#pages.has(nameOf(file))) return this.#gone(file)
      this.#checked.delete(file)
      this.#good.delete(file)
      this.#leftOut.delete(file)
      this.#leadsTo.delete(file)
      this.problems.delete(`pages/${file}`)
      const had = file.includes('/') ? this.themes.delete(nameOf(file)) : this.#pages.delete(nameOf(file))
      return had ? [`pages/${file}`] : []
    })
  }

  #gone(file: string): string[] {
    if (this.#checked.get(file) === 'gone') return []
    this.#checked.set(file, 'gone')
    this.#tell(file, [`pages/${file}: 文件不见了，仍在使用它最后的正确版本`], false)
    return []
  }
}

const isPage = (file: string) => file !== ROUTES && !file.startsWith(PARTS) && !file.startsWith(COMPONENTS)
const nameOf = (file: string) => file.replace(/^themes\//, '').replace(/\.json$/, '')

const revisionOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

function put<Value>(map: Map<string, Kept<Value>>, file: string, kept: Kept<Value> | undefined): string[] {
  const name = nameOf(file)
  if (!kept || map.get(name)?.revision === kept.revision) return []
  map.set(name, kept)
  return [`pages/${file}`]
}

/** A check that breaks is our fault, and must not take down what serves. */
function safely<Value>(check: () => Checked<Value>): Checked<Value> {
  try {
    return check()
  } catch (error) {
    return { problems: [`检查这个文件时出错：${String(error)}`] }
  }
}
