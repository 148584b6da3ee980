import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { zonedTime } from '../../src/domain/dates.ts'
import { sendAnswer } from '../../src/engine/server/send-answer.ts'
import { createTtlCache } from '../cache/ttl-cache.ts'
import { type Answer, createAnswer } from '../../src/engine/server/answer.ts'
import { isListedPath, listedPages, type ServedPages } from './listed-pages.ts'
import type { ListedThing, MayList, ThingList } from './listed-things.ts'
import { robotsText } from './robots-text.ts'
import { MOST_URLS, sitemapIndexXml, type SitemapEntry, sitemapXml } from './sitemap-xml.ts'
import { plainAnswerHeaders } from '../plugins/security.ts'

interface SearchOptions {
  readonly pages: ServedPages
  /** Where shoppers find this server: https://shop.example; '' when it is not known, and then there is no sitemap, which has whole addresses. */
  readonly publicUrl: string
  /** Whether search engines may list this shop at all. */
  readonly isListed: boolean
  /** What has a page of its own, at the paths that may be listed. */
  readonly things: (mayList: MayList) => readonly ThingList[]
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
  const counted = createTtlCache<readonly number[]>({ max: 1, ttl: MINUTES * 60_000, now: options.now })
  const answers = createTtlCache<Answer>({ max: 20, ttl: MINUTES * 60_000, now: options.now })
  const lists = listsOf(base, options)
  const counts = () => counted.get('all', () => Promise.all(lists.map((list) => list.count())))

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': CACHE })
      .send(robotsText(isListed, publicUrl === '' ? undefined : `${base}/sitemap.xml`)),
  )
  if (publicUrl === '') return

  const send = async (request: FastifyRequest, reply: FastifyReply, name: string, make: () => Promise<string>) => {
    const answer = await answers.get(name, async () => createAnswer(200, await make(), headers))
    reply.hijack()
    return sendAnswer(request.raw, reply.raw, answer)
  }

  app.get(`${SHOP_BASE}/sitemap.xml`, { schema: { hide: true } }, (request, reply) =>
    send(request, reply, 'sitemap', async () => {
      const total = (await counts()).reduce((sum, count) => sum + count, 0)
      if (total <= mostUrls) return sitemapXml(await readAcross(lists, await counts(), 0, mostUrls))
      const parts = Array.from({ length: Math.ceil(total / mostUrls) }, (_, at) => `${base}/sitemap-${at + 1}.xml`)
      return sitemapIndexXml(parts)
    }),
  )
  app.get<{ Params: { part: string } }>(
    `${SHOP_BASE}/sitemap-:part(^[1-9]\\d{0,3}$).xml`,
    { schema: { hide: true } },
    async (request, reply) => {
      const from = (Number(request.params.part) - 1) * mostUrls
      const total = (await counts()).reduce((sum, count) => sum + count, 0)
      if (from >= total) return reply.callNotFound()
      return send(request, reply, `part ${from}`, async () =>
        sitemapXml(await readAcross(lists, await counts(), from, mostUrls)),
      )
    },
  )
}

const headers = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': CACHE,
  vary: 'accept-encoding',
  ...plainAnswerHeaders,
}

/** Addresses that a sitemap names, some at a time. */
interface EntryList {
  readonly count: () => Promise<number>
  readonly read: (from: number, most: number) => Promise<readonly SitemapEntry[]>
}

/** The pages that stand for themselves, then things of each kind. */
function listsOf(base: string, { pages, things }: SearchOptions): readonly EntryList[] {
  const entryOf = ({ path, id, changed }: ListedThing): SitemapEntry => ({
    url: `${base}${path}${encodeURIComponent(id)}`,
    ...(changed !== undefined && { lastmod: zonedTime(changed) }),
  })
  const ofPages: EntryList = {
    count: async () => listedPages(pages).length,
    read: async (from, most) =>
      listedPages(pages)
        .slice(from, from + most)
        .map((address) => ({ url: base + address })),
  }
  const ofThings = things((path) => isListedPath(path, pages)).map((list): EntryList => ({
    count: list.count,
    read: async (from, most) => (await list.read(from, most)).map(entryOf),
  }))
  return [ofPages, ...ofThings]
}

/** So many entries from one on, as if the lists stood one behind the other. */
async function readAcross(
  lists: readonly EntryList[],
  counts: readonly number[],
  from: number,
  most: number,
): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = []
  let before = 0
  for (const [at, list] of lists.entries()) {
    const count = counts[at] ?? 0
    const [begin, end] = [Math.max(0, from - before), Math.min(count, from + most - before)]
    if (begin < end) found.push(...(await list.read(begin, end - begin)))
    before += count
  }
  return found
}
