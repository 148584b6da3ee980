import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brands } from '../../../schemas/page/context.ts'
import { shopClock } from '../../domain/dates.ts'
import { formatProblem } from '../checks/format-problem.ts'
import type { BlockReport, WidgetComponent } from '../react/page-runtime.ts'
import type { Site } from '../site.ts'
import { createEngine } from './create-engine.tsx'
import { type DocumentSettings, pageDocument } from './page-document.ts'
import { type CheckedFile, readPages, siteChecker } from '../checks/page-folder.ts'
import type { PageDeps, PageFiles, PageRequest } from './page-request.ts'
import { type Handler, serveEndpoints } from './serve-endpoints.ts'

export interface SiteParts {
  readonly site: Site
  /** What answers the site's endpoints, by name. */
  readonly handlers: Readonly<Record<string, Handler>>
  /** Folder of the pages; what changes in it is read again, and a page that is wrong stays as it was. */
  readonly pages: string
  /** Folder of what the plugin of pagoda/vite built for the browser. */
  readonly client: string
  /** Language of the pages: en */
  readonly lang: string
  /** Told of what goes wrong in a block or stands wrong in a file; the console when absent. */
  readonly report?: (problem: BlockReport | string) => void
}

const now = () => shopClock(Date.now())

/** ms that the server waits for the data of a page before it leaves them to the browser. */
const DEADLINE = 1500

/**
 * A whole site as a listener of node:http: its pages, its endpoints and what was built for browsers.
 * @throws when there is no folder of pages, the browser's half is not built, a widget can't be loaded, or an endpoint has no handler
 */
export async function serveSite({
  site,
  handlers,
  pages,
  client,
  lang,
  report = (problem) => console.error('[pagoda]', problem),
}: SiteParts): Promise<RequestListener> {
  const endpoints = serveEndpoints(site.endpoints, handlers)
  const components = await componentsOf(site)
  const engine = createEngine({ ...site, component: (code) => components[code], document: pageDocument })
  const files = builtFiles(client)
  const language = lang.startsWith('zh') ? 'zh' : 'en'
  const folder = openPages(site, pages, (files) => textsOf(files, language).forEach(report))
  const deps = (): PageDeps => ({
    pages: folder(),
    call: endpoints.call,
    now,
    clockOffset: () => 0,
    deadline: DEADLINE,
    report,
  })

  async function answerPage(url: URL, response: ServerResponse): Promise<void> {
    const match = engine.match(requestOf(url), folder())
    if (!match) return send(response, 404, 'text/plain', 'There is no such page')
    const page = await engine.prepare(match, deps())
    if (page.redirect !== undefined) return void response.writeHead(302, { location: page.redirect }).end()
    send(response, page.status, 'text/html', engine.html(page, { lang, ...files.entry }, report))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = new URL(request.url ?? '/', 'http://site')
      const file = files.read(url.pathname)
      if (file) return void response.writeHead(200, file.headers).end(file.bytes)
      const reply = await endpoints.answer(request.method ?? 'GET', url, await bodyOf(request))
      if (reply) send(response, reply.status, 'application/json', JSON.stringify(reply.body))
      else await answerPage(url, response)
    } catch (error) {
      report(String(error))
      send(response, 500, 'text/plain', 'Something went wrong')
    }
  }

  return (request, response) => void answer(request, response)
}

async function componentsOf({ widgets }: Site): Promise<Readonly<Record<string, WidgetComponent>>> {
  const loaded = Object.values(widgets).map(
    async ({ code, load }) => [code, (await load()).default as WidgetComponent] as const,
  )
  return Object.fromEntries(await Promise.all(loaded))
}

const requestOf = (url: URL): PageRequest => ({
  path: url.pathname,
  query: Object.fromEntries(url.searchParams),
  user: { loggedIn: false, level: 0 },
  channel: 'h5',
  from: brands[0],
  visitor: '',
})

/** The pages of a folder as they stand, read again after a change. */
function openPages(site: Site, folder: string, tell: (files: readonly CheckedFile[]) => void): () => PageFiles {
  const checker = siteChecker(site, now)
  const first = readPages(folder, checker)
  tell(first.files)
  let { pages } = first
  let isStale = false
  watch(folder, { persistent: false }, () => (isStale = true))
  return () => {
    if (!isStale) return pages
    isStale = false
    const before = pages
    const next = readPages(folder, checker)
    tell(next.files)
    // A file that is wrong now serves as it was.
    const names = new Set(next.files.map(({ source }) => source.name))
    pages = {
      ...next.pages,
      page: (name) => next.pages.page(name) ?? (names.has(name) ? before.page(name) : undefined),
      routes: next.pages.routes().length > 0 ? next.pages.routes : before.routes,
    }
    return pages
  }
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const textsOf = (files: readonly CheckedFile[], language: 'zh' | 'en') =>
  files.flatMap(({ source, placed = [] }) =>
    placed.map((problem) => formatProblem(problem, language, { frame: false, source: source.text })),
  )

/** What Vite built for the browser: nothing else can be asked for by an address. */
function builtFiles(client: string) {
  const assets = join(client, 'assets')
  const files = new Set(existsSync(assets) ? readdirSync(assets).map((name) => `/assets/${name}`) : [])
  const entry = Object.values(
    JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestChunk>,
  ).find(({ isEntry }) => isEntry)!
  const settings: Pick<DocumentSettings, 'script' | 'styles'> = {
    script: `/${entry.file}`,
    styles: [...files].filter((name) => name.endsWith('.css')),
  }
  return {
    entry: settings,
    read(path: string) {
      if (!files.has(path)) return undefined
      const headers = {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
      }
      return { headers, bytes: readFileSync(join(client, path)) }
    },
  }
}

interface ManifestChunk {
  readonly file: string
  readonly isEntry?: boolean
}

/** Bytes that a request may bring. */
const MAX_BODY = 1_000_000

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (request.method !== 'POST') return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY) throw new Error('The request is too large')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(text)
}
