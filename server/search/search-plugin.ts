import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { zonedTime } from '../../src/domain/dates.ts'
import { writeAnswer } from '../ssr/fast-path.ts'
import type { WireAnswer } from '../ssr/page-cache.ts'
import { createTtlCache } from '../ttl-cache.ts'
import { wireAnswer } from '../ssr/wire.ts'
import { isListedPath, listedPages, type ServedPages } from './listed-pages.ts'
import type { ListedThing } from './listed-things.ts'
import { robotsText } from './robots-text.ts'
import { MOST_URLS, sitemapIndexXml, type SitemapEntry, sitemapXml } from './sitemap-xml.ts'
import { plainAnswerHeaders } from '../plugins/security.ts'

interface SearchOptions {
  readonly pages: ServedPages
  /** Where shoppers find this server: https://shop.example; '' when it is not known, and then there is no sitemap, which has whole addresses. */
  readonly publicUrl: string
  /** Whether search engines may list this shop at all. */
  readonly isListed: boolean
  /** What has a page of its own. */
  readonly things: () => Promise<readonly ListedThing[]>
  /** Epoch ms of the machine. */
  readonly now: () => number
  /** How many addresses a sitemap holds. */
  readonly mostUrls?: number
}

const MINUTES = 10
const CACHE = `public, max-age=${MINUTES * 60}`

/** /robots.txt, /tc-fostay/sitemap.xml, and its parts /tc-fostay/sitemap-1.xml when there are too many addresses for one. */
export function searchPlugin(app: FastifyInstance, options: SearchOptions): void {
  const { publicUrl, isListed, mostUrls = MOST_URLS } = options
  const base = publicUrl + SHOP_BASE
  const kept = createTtlCache<readonly SitemapEntry[]>({ max: 1, ttl: MINUTES * 60_000, now: options.now })
  const answers = createTtlCache<WireAnswer>({ max: 20, ttl: MINUTES * 60_000, now: options.now })
  const entries = () => kept.get('all', () => entriesOf(base, options))

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE })
      .send(robotsText(isListed, publicUrl === '' ? undefined : `${base}/sitemap.xml`)),
  )
  if (publicUrl === '') return

  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, make: () => Promise<string>) => {
    const answer = await answers.get(name, async () => wireAnswer(200, await make(), headers))
    reply.hijack()
    return writeAnswer(request.raw, reply.raw, answer)
  }

  app.get(`${SHOP_BASE}/sitemap.xml`, { schema: { hide: true } }, (request, reply) =>
    send(request, reply, 'sitemap', async () => {
      const all = await entries()
      if (all.length <= mostUrls) return sitemapXml(all)
      const parts = Array.from({ length: Math.ceil(all.length / mostUrls) }, (_, at) => `${base}/sitemap-${at + 1}.xml`)
      return sitemapIndexXml(parts)
    }),
  )
  app.get<{ Params: { part: string } }>(
    `${SHOP_BASE}/sitemap-:part(^[1-9]\\d{0,3}$).xml`,
    { schema: { hide: true } },
    async (request, reply) => {
      const from = (Number(request.params.part) - 1) * mostUrls
      const part = (await entries()).slice(from, from + mostUrls)
      if (part.length === 0) return reply.callNotFound()
      return send(request, reply, `part ${from}`, async () => sitemapXml(part))
    },
  )
}

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': CACHE,
  vary: 'accept-encoding',
  ...plainAnswerHeaders,
}

async function entriesOf(base: string, { pages, things }: SearchOptions): Promise<SitemapEntry[]> {
  const ofPages = listedPages(pages).map((address) => ({ url: base + address }))
  const isListed = new Map<string, boolean>()
  const ofThings = (await things()).flatMap(({ path, id, changed }) => {
    const may = isListed.get(path) ?? isListedPath(path, pages)
    isListed.set(path, may)
    const lastmod = changed === undefined ? undefined : zonedTime(changed)
    return may ? [{ url: `${base}${path}${encodeURIComponent(id)}`, lastmod }] : []
  })
  return [...ofPages, ...ofThings]
}
