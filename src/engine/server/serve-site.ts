import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { knownSite, siteOptions } from '../checks/known-site.ts'
import { formatProblem } from '../checks/format-problem.ts'
import type { BlockReport, WidgetComponent } from '../react/page-runtime.ts'
import { brandOf } from '../../../schemas/page/context.ts'
import { knownOptions, type OptionNames } from '../core/known-options.ts'
import { withoutBase } from '../core/base.ts'
import { siteClock } from '../core/site-clock.ts'
import type { Site } from '../site.ts'
import { languageOf, wordsOf } from '../words/words-of.ts'
import { createEngine } from './create-engine.tsx'
import { type DocumentSettings, pageDocument } from './page-document.ts'
import { type PageFolder, readPages } from '../checks/page-folder.ts'
import type { PageFiles, PageRequest } from './page-request.ts'
import { sendAnswer } from './send-answer.ts'
import { type Handler, serveEndpoints } from './serve-endpoints.ts'

export interface SiteParts {
  readonly site: Site
  /** What answers the site's endpoints, by name. */
  readonly handlers: Readonly<Record<string, Handler>>
  /** Folder of the pages; what changes in it is read again, and a page that is wrong stays as it was. */
  readonly pages: string
  /** Folder of what the plugin of pagoda/vite built for the browser. */
  readonly client: string
  /** Told of what goes wrong in a block or stands wrong in a file; the console when absent. */
  readonly report?: (problem: BlockReport | string) => void
}

const siteParts: OptionNames<SiteParts> = {
  ...{ site: true, handlers: true, pages: true, client: true, report: true },
}

/** ms that the server waits for the data of a page before it leaves them to the browser. */
const DEADLINE = 1500

/**
 * A whole site as a listener of node:http: its pages, its endpoints and what was built for browsers.
 * @throws for an option that there is not, when there is no folder of pages or no route in it can be read, the browser's half is not built, a widget can't be loaded, or an
 * endpoint has no handler, or there is no such time zone
 */
export async function serveSite(parts: SiteParts): Promise<RequestListener> {
  knownOptions('serveSite', parts, siteParts)
  const { site, handlers, pages, client, report = (problem) => console.error('[pagoda]', problem) } = parts
  knownSite('The site of serveSite', site, siteOptions)
  const clock = siteClock(site)
  const now = () => clock(Date.now())
  const endpoints = serveEndpoints(site, handlers, report)
  const components = await componentsOf(site)
  const engine = createEngine({ ...site, component: (code) => components[code], document: pageDocument })
  const { base = '' } = site
  const files = builtFiles(client, base)
  const refuse = refuserOf(site)
  const language = languageOf(site).startsWith('zh') ? 'zh' : 'en'
  const tell = ({ found }: PageFolder) =>
    found.forEach(({ problem, source }) => report(formatProblem(problem, language, { frame: false, source })))
  const server = engine.serve({
    deps: {
      pages: openPages(() => readPages(pages, site, now()), pages, tell),
      call: endpoints.call,
      now,
      clockOffset: () => 0,
      deadline: DEADLINE,
      report,
    },
    settings: files.entry,
    styles: { cssHrefs: () => files.entry.styles },
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: address = '/' } = request
    if (!address.startsWith('/') || !URL.canParse(HERE + address)) return refuse(response, 400)
    const path = withoutBase(address, base)
    if (base && path === address) return refuse(response, 404)
    const url = new URL(HERE + path)
    if (endpoints.has(url)) {
      const { status, body } = await endpoints.answer(method, url, await bodyOf(request))
      return send(response, status, 'application/json', JSON.stringify(body))
    }
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, { allow: 'GET, HEAD' })
    const file = files.read(url.pathname)
    if (file) return void response.writeHead(200, file.headers).end(file.bytes)
    const found = await server.answer(requestOf(url, site))
    if (found.match) sendAnswer(request, response, found.answer)
    else refuse(response, 503, found.headers)
  }

  return (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refused) return refuse(response, error.status)
      report(String(error))
      refuse(response, 500)
    })
  }
}

/** Addresses are without their host. */
const HERE = 'http://site'

async function componentsOf({ widgets }: Site): Promise<Readonly<Record<string, WidgetComponent>>> {
  const loaded = Object.values(widgets).map(async ({ code, load }) => {
    const failed = (why: string) => new Error(`The widget ${code} can’t be loaded: ${why}`)
    const module = await load().catch((error: unknown) => {
      throw failed(error instanceof Error ? error.message : String(error))
    })
    if (!module.default) throw failed('its file has no component as its default export')
    return [code, module.default as WidgetComponent] as const
  })
  return Object.fromEntries(await Promise.all(loaded))
}

const requestOf = (url: URL, site: Site): PageRequest => ({
  path: url.pathname,
  query: Object.fromEntries(url.searchParams),
  user: { loggedIn: false, level: 0 },
  channel: site.channels?.[0],
  from: brandOf(url.searchParams.get('from') ?? undefined, site),
  visitor: '',
})

/** The pages of a folder as they stand, read again after a change; a file that is wrong then serves as it was. */
function openPages(read: () => PageFolder, folder: string, tell: (folder: PageFolder) => void): PageFiles {
  let known = started(read())
  tell(known)
  let isStale = false
  watch(folder, { persistent: false, recursive: true }, () => (isStale = true))
  const pages = () => {
    if (!isStale) return known.pages
    isStale = false
    const [before, next] = [known.pages, read()]
    tell(next)
    const wasGood = (name: string) => (next.names.has(name) ? before.page(name) : undefined)
    const routes = next.pages.routes().length > 0 ? next.pages.routes : before.routes
    known = { ...next, pages: { ...next.pages, page: (name) => next.pages.page(name) ?? wasGood(name), routes } }
    return known.pages
  }
  return { page: (name) => pages().page(name), routes: () => pages().routes(), theme: () => undefined }
}

/** A mistake in the table of routes costs the routes that it is in: a site that starts beside it has the others. */
function started(read: PageFolder): PageFolder {
  const { readableRoutes: routes, found } = read
  if (routes.length > 0) return { ...read, pages: { ...read.pages, routes: () => routes } }
  const mistake = found.find(({ problem }) => problem.file === 'pages/routes.json' && problem.severity === 'error')
  const why = mistake && formatProblem(mistake.problem, 'en', { frame: false, source: mistake.source })
  throw new Error(`No route can be read: ${why ?? 'pages/routes.json has none'}`)
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** What Vite built for the browser, and the site's public/: nothing else can be asked for by an address. */
function builtFiles(client: string, base: string) {
  const known = new Map<string, Buffer>()
  const manifest = join(client, '.vite/manifest.json')
  if (!existsSync(manifest)) throw new Error(`There is no ${manifest}: run vite build first`)
  const files = new Set(
    readdirSync(client, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(client).length).replaceAll(sep, '/'))
      .filter((path) => !path.startsWith('/.vite/')),
  )
  const entry = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ManifestChunk>).find(
    ({ isEntry }) => isEntry,
  )!
  const settings: Pick<DocumentSettings, 'script' | 'styles'> = {
    script: `${base}/${entry.file}`,
    styles: [...files].filter((name) => /^\/assets\/.*\.css$/.test(name)).map((name) => base + name),
  }
  return {
    entry: settings,
    read(path: string) {
      if (!files.has(path)) return undefined
      const headers = {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        // The name of what Vite made changes with what is in it.
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      }
      const bytes = known.get(path) ?? readFileSync(join(client, path))
      known.set(path, bytes)
      return { headers, bytes }
    },
  }
}

interface ManifestChunk {
  readonly file: string
  readonly isEntry?: boolean
}

/** Bytes that a request may bring. */
const MAX_BODY = 1_000_000

/** A request that is not looked at further. */
class Refused extends Error {
  readonly status: 400 | 413 | 415

  constructor(status: Refused['status']) {
    super(REFUSALS[status])
    this.status = status
  }
}

/** The JSON that a request brings. Of another type it is none of ours: a page of somebody else's could send it in the name of who looks at that. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (request.method !== 'POST') return undefined
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new Refused(415)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY) throw new Refused(413)
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch {
    throw new Refused(400)
  }
}

function send(response: ServerResponse, status: number, type: string, text: string, headers: object = {}): void {
  response.writeHead(status, { ...headers, 'content-type': `${type}; charset=utf-8` }).end(text)
}

/** What programs read; visitors read the words of the site. */
const REFUSALS = {
  400: 'This request can’t be read',
  405: 'This address takes no such request',
  413: 'This request is too large',
  415: 'This address takes application/json',
} as const

type Refusals = Readonly<Record<keyof typeof REFUSALS | 404 | 500 | 503, string>>

function refuserOf(site: Site) {
  const { notFound, malformed, unavailable } = wordsOf(site)
  const refusals: Refusals = { ...REFUSALS, 404: notFound, 500: malformed, 503: unavailable }
  return (response: ServerResponse, status: keyof Refusals, headers?: object): void =>
    send(response, status, 'text/plain', refusals[status], headers)
}
