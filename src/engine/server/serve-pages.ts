import type { PageContext } from '../../../schemas/page/context.ts'
import type { Call } from '../../kit/call.ts'
import { withBase } from '../core/base.ts'
import { type Answer, createAnswer } from './answer.ts'
import type { PageMaker, PageStyles } from './page-maker.ts'
import { type CacheableAnswer, type CacheLimits, createPageCache } from './page-cache.ts'
import type { PageDeps, PageMatch, PageRequest, PreparedPage } from './page-request.ts'

/** As HTML for the address bar, or as data for the app that runs already. */
export type AnswerFormat = 'html' | 'data'

/** Names in small letters. */
type Headers = Readonly<Record<string, string>>

/** What a site decides of a page that answers, before it is made; a site may say more in it, which comes back with the answer. */
export interface Passage {
  /** Where its asker is sent instead. */
  readonly redirect?: string
  /** Whose page it is, and what makes its calls in that name. Absent for a visitor. */
  readonly member?: { readonly user: PageContext['user']; readonly call?: Call }
}

export interface ServeOptions<Settings, Document, Match extends PageMatch> {
  readonly deps: PageDeps
  /** What the site's document is told beside the page. */
  readonly settings: Settings
  /** The style sheets that the app which runs already is told of. */
  readonly styles: PageStyles
  /** Which page answers, where that is not for the files of `deps` alone to say. */
  readonly match?: (request: PageRequest) => Match | undefined
  /** More headers of an answer; without a document, of one as data. */
  readonly headers?: (document?: Document) => Headers
  /** What a CDN is told of a page that is the same for everybody, in the place of what browsers are. */
  readonly shared?: (match: Match) => Headers | undefined
  /** What is kept in memory at most. */
  readonly memory?: CacheLimits
  /** Epoch ms. */
  readonly clock?: () => number
}

interface AnswerOptions<Match, Passed extends Passage> {
  readonly format?: AnswerFormat
  /** Decides who gets the page. Without one everybody does, as a visitor. */
  readonly gate?: (match: Match) => Promise<Passed>
  /** Begins to make a page that is not in memory, or rejects. */
  readonly admit?: <Made>(make: () => Promise<Made>, passage: Passed | undefined) => Promise<Made>
}

/** What a request gets. */
interface Answered<Match, Passed> {
  /** 200; 404 where what the page is about is not there; 302; 503 where nobody answered for it, or the page's file was never good. */
  readonly status: number
  readonly headers: Headers
  /** The body as text: of a page as data, JSON. */
  readonly html: string
  /** The same as it goes over the wire (sendAnswer). */
  readonly answer: Answer
  /** Where it leads, as the gate or the page says it: an address of the site, or a whole one. */
  readonly redirect?: string
  /** Absent where the page's file was never good. */
  readonly match?: Match
  readonly passage?: Passed
  /** By what `fresh` finds the same answer for whoever asks alike; absent where it depends on the person, or the page was edited while it was made. */
  readonly key?: string
}

/** Answers with the pages of a site. */
export interface PageServer<Match extends PageMatch = PageMatch> {
  /** Rejects where the page could not be made. */
  readonly answer: <Passed extends Passage>(
    request: PageRequest,
    options?: AnswerOptions<Match, Passed>,
  ) => Promise<Answered<Match, Passed>>
  /** The answer of a key while it is in memory and not old, for those who can't wait. */
  readonly fresh: (key: string) => Answer | undefined
  /** No answer is given as it was; the last good ones still stand in for those that are lost. */
  readonly expire: () => void
  /** Forgets all answers. */
  readonly clear: () => void
}

/** A long page takes 150 KB, and its packed forms 28 to 35 KB each. */
const MEMORY: CacheLimits = { answers: 500, bytes: 40 * 1024 * 1024 }

/** Seconds after which a page that is lost is worth asking for again. */
const RETRY_AFTER = '5'

/** Nothing of how somebody is sent elsewhere is kept: it may hang on who asked. */
const elsewhere = (to: string) => createAnswer(302, '', { location: to, 'cache-control': 'private, no-store' })
const neverGood = createAnswer(503, '', { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER })

/**
 * A shared answer is asked for again each time (304 when it is the same), by one browser alone when it depends on more than its address;
 * a personal one, or one behind the login, is kept by nobody.
 */
const caching = (match: PageMatch) =>
  match.key === undefined || match.hasExperiments || match.route.login
    ? 'private, no-store'
    : `${match.variesBy.length > 0 ? 'private' : 'public'}, max-age=0, must-revalidate`

const ageOf = ({ maxAge, wrongAfter, standsFor, lost }: PreparedPage) => ({ maxAge, wrongAfter, standsFor, lost })

const keyOf = ({ key }: PageMatch, format: AnswerFormat) => (key === undefined ? undefined : `${format} ${key}`)

const answered = <More>(answer: Answer, more: More) => ({
  status: answer.status,
  headers: answer.headers,
  answer,
  get html() {
    return answer.bodies.identity.toString()
  },
  ...more,
})

interface Made<Match> {
  readonly prepared: PreparedPage
  readonly match: Match
  readonly format: AnswerFormat
}

function answerOf<Settings, Document extends { readonly html: string }, Match extends PageMatch>(
  engine: PageMaker<Settings, Document>,
  { prepared, match, format }: Made<Match>,
  { deps, settings, styles, headers, shared }: ServeOptions<Settings, Document, Match>,
): Answer {
  const kept = { 'cache-control': caching(match), vary: 'accept-encoding' }
  if (format === 'data') {
    const type = { 'content-type': 'application/json; charset=utf-8' }
    return createAnswer(200, engine.data(prepared, styles), { ...type, ...kept, ...headers?.() }, shared?.(match))
  }
  const document = engine.html(prepared, settings, deps.report)
  const isLost = prepared.status === 503
  const lost = isLost && { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER }
  const type = { 'content-type': 'text/html; charset=utf-8' }
  const all = { ...type, ...kept, ...lost, ...headers?.(document) }
  return createAnswer(prepared.status, document.html, all, isLost ? undefined : shared?.(match))
}

const atOnce = <Made>(make: () => Promise<Made>) => make()

/**
 * @param engine what makes the pages that are not in memory
 * @param base prefix of the site's addresses
 */
export function servePages<Settings, Document extends { readonly html: string }, Match extends PageMatch>(
  engine: PageMaker<Settings, Document>,
  options: ServeOptions<Settings, Document, Match>,
  base?: string,
): PageServer<Match> {
  const { deps, memory = MEMORY, clock = Date.now } = options
  const cache = createPageCache(memory, clock)
  // Without a match of the site's own, its matches are the engine's.
  const matchOf = options.match ?? ((request: PageRequest) => engine.match(request, deps.pages) as Match | undefined)

  async function make(match: Match, format: AnswerFormat, member?: Call): Promise<CacheableAnswer> {
    const own: PageDeps = { ...deps, ...(match.files && { pages: match.files }), ...(member && { member }) }
    const prepared = await engine.prepare(match, own)
    const { redirect } = prepared
    const answer =
      redirect === undefined
        ? answerOf(engine, { prepared, match, format }, options)
        : { ...elsewhere(withBase(redirect, base)), redirect }
    return { answer, ...ageOf(prepared) }
  }

  return {
    async answer(request, { format = 'html', gate, admit = atOnce } = {}) {
      const asked = matchOf(request)
      if (!asked) return answered(neverGood, {})
      const passage = await gate?.(asked)
      if (passage?.redirect !== undefined) {
        const { redirect } = passage
        return answered(elsewhere(withBase(redirect, base)), { redirect, match: asked, passage })
      }
      const member = passage?.member
      const match = member ? (matchOf({ ...request, user: member.user }) ?? asked) : asked
      const key = keyOf(match, format)
      const begin = () => admit(() => make(match, format, key === undefined ? member?.call : undefined), passage)
      const answer = key === undefined ? (await begin()).answer : await cache.get(key, begin)
      // A page that was edited while it was made is another by now.
      const isCurrent = key !== undefined && keyOf(matchOf(request) ?? match, format) === key
      return answered(answer, { match, passage, redirect: answer.redirect, key: isCurrent ? key : undefined })
    },
    fresh: cache.fresh,
    expire: cache.expire,
    clear: cache.clear,
  }
}
