import { EventEmitter } from 'node:events'
import type { Route } from '../../schemas/page/route.ts'
import type { Theme } from '../../schemas/page/theme.ts'
import type { Checker, FileSource } from '../../src/kit/checker.ts'
import { CheckedFiles, type PageLog, type StoredPage } from './checked-files.ts'
import type { ServedFiles } from './served-files.ts'
import {
  changedComponents,
  changedSince,
  NONE_PUBLISHED,
  overlaid,
  type Published,
  type PublishedSource,
} from './published.ts'
import { type FolderTexts, readFolder } from './read-folder.ts'
import { type Pictures, readPictures } from './read-pictures.ts'
import type { UploadedPictures } from './uploaded-pictures.ts'
import { watchFolder } from './watch-folder.ts'

export interface PageStoreOptions {
  /** The folder with the pages, routes.json, parts/ and themes/. */
  readonly dir: string
  /** The folder of the pictures that pages name; there may be none. */
  readonly mediaDir: string
  readonly check: Checker
  /** Told of every file that is refused or picked up. */
  readonly log: PageLog
  /** What served last, for a start with files that are refused. */
  readonly kept: Pick<ServedFiles, 'read' | 'keep'>
  /** What was published from the studio: it serves in place of the files. */
  readonly published?: PublishedSource
  /** What operators uploaded: pages may name it beside the files of mediaDir. */
  readonly uploaded?: UploadedPictures
  /** ms between two looks at the folder, which find what its events miss. */
  readonly pollEvery?: number
}

/** What the store serves from: for whoever judges what would serve. */
export interface PageSources {
  /** The files as they stand in the folder. */
  readonly folder: FolderTexts
  readonly published: Published
  /** The parts that pages may use; the same list until one of them is another. */
  readonly parts: readonly FileSource[]
  /** Whether a picture's address has its files; absent where there is no folder of pictures. */
  readonly pictures?: (url: string) => boolean
  /** The files of the pictures, each on a line; the same text while none came or went. */
  readonly pictureNames?: string
  readonly pictureDescriptions?: Pictures['descriptions']
}

/** The operators' files as they serve: of each its last good version, whatever stands in the folder now. */
export interface PageStore {
  readonly page: (name: string) => StoredPage | undefined
  /** Of the pages that serve. */
  readonly names: () => readonly string[]
  readonly routes: () => readonly Route[]
  readonly theme: (name: string) => Theme | undefined
  /** File -> its problems, as the operator reads them; files without problems are absent. */
  readonly problems: () => Readonly<Record<string, readonly string[]>>
  readonly sources: () => PageSources
  /** Files that were changed after something was published over them, as the log names them: they do not serve. */
  readonly changedSince: () => readonly string[]
  /** Told of the files that serve something else than before: `changed` when there are any, `judged` of each look at files that changed. */
  readonly on: (event: 'changed' | 'judged', listener: (files: readonly string[]) => void) => void
  /** Looks at the folder now; what serves then is kept. */
  readonly refresh: () => Promise<void>
  readonly close: () => void
}

const POLL_EVERY = 2_000

/** ms that an edit of a file waits for a database which may have fallen silent. */
const PATIENCE = 1_000

/** Reads and checks the operators' files, and goes on doing so when they change. */
export async function createPageStore(options: PageStoreOptions): Promise<PageStore> {
  const { dir, mediaDir, log, kept } = options
  const events = new EventEmitter()
  let files: CheckedFiles | undefined
  let folder: FolderTexts = new Map()
  let published = NONE_PUBLISHED
  let texts: FolderTexts = new Map()
  let pictures: Pictures = {}
  let uploads: readonly string[] = []
  const keep = keeper(kept, log)
  let keeping = Promise.resolve()
  const look = async () => {
    const isFirst = files === undefined
    const asked = readPublished(options, published)
    const askedUploads = readUploads(options, uploads)
    const nextFolder = await readFolder(dir, folder)
    uploads = isFirst ? await askedUploads : await within(PATIENCE, askedUploads, uploads)
    const nextPictures = await readPictures(mediaDir, uploads, pictures)
    // The files of the start are judged while the database gets up.
    const checked = files ?? (await firstFiles(options, nextFolder, nextPictures))
    const nextPublished = isFirst ? await asked : await within(PATIENCE, asked, published)
    const isSame = !isFirst && nextFolder === folder && nextPublished === published
    if (isSame && nextPictures === pictures) return
    const next = isSame ? texts : overlaid(nextFolder, nextPublished)
    const components = isFirst ? [] : changedComponents(published, nextPublished)
    ;[files, folder, published, texts, pictures] = [checked, nextFolder, nextPublished, next, nextPictures]
    if (next.size === 0) log.warn({ dir }, 'the folder of pages is empty')
    const taken = isFirst && next === nextFolder ? [] : checked.take(next, pictures.knows)
    const changed = [...taken, ...components]
    if (changed.length > 0) events.emit('changed', changed)
    events.emit('judged', changed)
    // A silent database holds up no edit, and no start.
    const good = checked.texts()
    keeping = keeping.then(() => keep(good))
  }
  const watch = watchFolder(dir, look, options.pollEvery ?? POLL_EVERY, (error) =>
    log.warn({ err: error }, 'the pages folder could not be read'),
  )
  await watch.look()
  return {
    page: (name) => files?.page(name),
    names: () => files?.names() ?? [],
    routes: () => files?.routes() ?? [],
    theme: (name) => files?.themes.get(name)?.value,
    problems: () => ({ ...(texts.size === 0 && noFiles(dir)), ...Object.fromEntries(files?.problems ?? []) }),
    sources: () => ({
      ...{ folder, published, parts: files?.parts() ?? [] },
      ...{ pictures: pictures.knows, pictureNames: pictures.names, pictureDescriptions: pictures.descriptions },
    }),
    changedSince: () => changedSince(folder, published).map((file) => `pages/${file}`),
    on: (event, listener) => void events.on(event, listener),
    async refresh() {
      await watch.look()
      await keeping
    },
    close: watch.close,
  }
}

/** A folder that was mounted wrongly looks like one that nobody has filled. */
const noFiles = (dir: string) => ({
  pages: [`文件夹 ${dir} 里没有 .json 文件：把页面放进去，或者用 PAGES_DIR 指向它们的文件夹`],
})

/**
 * The files of the start. Where one is refused that has no good version here, the store begins with what served last, wherever that was:
 * a mistake of a file must not close a page because an instance starts.
 */
async function firstFiles(
  { check, log, kept }: PageStoreOptions,
  texts: FolderTexts,
  { knows }: Pictures,
): Promise<CheckedFiles> {
  const ownLog = heldLog(log)
  const own = new CheckedFiles(check, ownLog)
  own.begin(texts, knows)
  const before = own.lacking().length > 0 ? await lastServed(kept, log) : new Map<string, string>()
  if (!own.lacking().some((file) => before.has(file))) {
    ownLog.tell()
    return own
  }
  const begunLog = heldLog(log)
  const begun = new CheckedFiles(check, begunLog)
  begun.begin(new Map([...before].map(([file, text]) => [file, { text, stamp: 'kept' }])), knows)
  begunLog.forget()
  begun.begin(texts, knows)
  begunLog.tell()
  return begun
}

/** A log that is held until it is known whether what it says is so. */
function heldLog(log: PageLog): PageLog & { readonly tell: () => void; readonly forget: () => void } {
  let held: (() => void)[] | undefined = []
  const take = (say: () => void) => (held ? void held.push(say) : say())
  return {
    info: (...words) => take(() => log.info(...words)),
    warn: (...words) => take(() => log.warn(...words)),
    tell() {
      const said = held ?? []
      held = undefined
      for (const say of said) say()
    },
    forget: () => void (held = []),
  }
}

/** What comes in time, else what is known. */
async function within<Value>(limit: number, asked: Promise<Value>, known: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, limit, known)
  })
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

/** A database that is not there publishes nothing new; what was published goes on serving. */
async function readPublished(
  { published, log }: Pick<PageStoreOptions, 'published' | 'log'>,
  before: Published,
): Promise<Published> {
  try {
    return (await published?.read(before)) ?? before
  } catch (error) {
    log.warn({ err: error }, 'what is published could not be read')
    return before
  }
}

/** A database that is not there has no new pictures; those that were known stay so. */
async function readUploads(
  { uploaded, log }: Pick<PageStoreOptions, 'uploaded' | 'log'>,
  before: readonly string[],
): Promise<readonly string[]> {
  try {
    return (await uploaded?.read(before)) ?? before
  } catch (error) {
    log.warn({ err: error }, 'the uploaded pictures could not be read')
    return before
  }
}

async function lastServed(kept: PageStoreOptions['kept'], log: PageLog): Promise<ReadonlyMap<string, string>> {
  try {
    return await kept.read()
  } catch (error) {
    log.warn({ err: error }, 'what served last could not be read')
    return new Map()
  }
}

/** Keeps what serves now, each text once. A shop that can't keep it serves all the same, and tries again at the next change. */
function keeper(kept: PageStoreOptions['kept'], log: PageLog): (texts: ReadonlyMap<string, string>) => Promise<void> {
  let last: ReadonlyMap<string, string> = new Map()
  return async (texts) => {
    const changed = new Map([...texts].filter(([file, text]) => last.get(file) !== text))
    if (changed.size === 0) return
    try {
      await kept.keep(changed)
      last = texts
    } catch (error) {
      log.warn({ err: error }, 'what serves now could not be kept')
    }
  }
}
