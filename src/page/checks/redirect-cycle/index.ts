import { brands, channels } from '../../../../schemas/page/context.ts'
import { SHOP_BASE, type Route } from '../../../../schemas/page/route.ts'
import type { Finding } from '../../../kit/problem.ts'
import { compiledText } from '../../core/compiled.ts'
import { hasExpression, type Scope } from '../../core/expressions/index.ts'
import { safeUrl } from '../../core/safe-url.ts'
import { linked, noValues, type Values } from '../../core/values.ts'
import type { Catalogues } from '../catalogues.ts'
import { at, isMap, listOf, type Json } from '../pointer.ts'
import { routeOf } from '../routes-by-address.ts'
import { routesOfPage } from '../routes-by-page.ts'
import type { PageRule } from '../rule.ts'
import { withoutBase } from '../without-base.ts'

/** A redirect of which it is known where it leads, and whether it holds again there. */
interface Hop {
  readonly pointer: string
  readonly to: string
  /** The page's file. */
  readonly page: string
  /** Two that are the same hold together; undefined: it always holds. */
  readonly condition: string | undefined
  /** Whether it holds for a shopper; undefined: more than a shopper decides. */
  readonly holds: Holds | undefined
  /** Of the redirects that are looked at before it, and lead elsewhere. */
  readonly before: readonly Holds[]
}

type Holds = (shopper: Scope) => boolean

/** Hops of a circle at most: the shop has no longer one, and browsers follow no more. */
const MOST_HOPS = 10

/** What is the same wherever a redirect leads: only the address differs. A part of the address that nothing is said of is carried along. */
const OF_ADDRESS = /\b(?:params|route)\b/

const rootsOf = (text: string, values: Values): readonly string[] => linked(compiledText(text), values).roots

/** What a condition reads by the page's own names: its texts tell whether they depend on the address. */
const readsAddress = (page: Json, when: string, to: string): boolean => {
  const read = JSON.stringify([when, page.data, page.values])
  return OF_ADDRESS.test(read) || (to.includes('?') && /\bquery\b/.test(read))
}

/** Conditions that read what every page has are the same on every page. */
const SHARED = new Set(['now', 'user', 'channel', 'from', 'query', 'flags'])

function conditionOf(page: Json, name: string, { when, notFound }: Json): string | undefined {
  if (typeof when !== 'string') return `${name} ${String(notFound)}`
  const roots = rootsOf(when, isMap(page.values) ? (page.values as Values) : noValues)
  if (roots.length === 0) return undefined
  return roots.every((root) => SHARED.has(root)) ? when : `${name} ${when}`
}

/** What decides who a shopper is: of conditions that read nothing else it can be tried for whom they hold. */
const OF_SHOPPER = new Set(['user', 'channel', 'from'])

/** One shopper of each kind. */
const shoppers: readonly Scope[] = [
  { loggedIn: false, level: 0 },
  ...[0, 1, 2, 3, 4, 5, 6].map((level) => ({ loggedIn: true, level })),
].flatMap((user) =>
  channels.flatMap((channel) =>
    brands.map((from) => {
      const shopper: Json = { user, channel, from }
      return (name: string) => shopper[name]
    }),
  ),
)

function holdsOf({ when }: Json): Holds | undefined {
  if (typeof when !== 'string' || !rootsOf(when, noValues).every((root) => OF_SHOPPER.has(root))) return undefined
  const condition = compiledText(when)
  return (shopper) => {
    try {
      return condition.evaluate(shopper) === true
    } catch {
      return false
    }
  }
}

/** Whether there is somebody whom all of these lead on: redirects of one condition do, for whomever it holds. */
function leadSomebody(hops: readonly Hop[]): boolean {
  if (new Set(hops.flatMap(({ condition }) => condition ?? [])).size < 2) return true
  return shoppers.some((shopper) =>
    hops.every(({ holds, before }) => holds?.(shopper) && !before.some((other) => other(shopper))),
  )
}

/** Whether a redirect may ever hold: of one without a condition, and of one that can't be evaluated, other rules speak. */
function mayHold({ data }: Json, { when, notFound }: Json): boolean {
  if (typeof when !== 'string') return typeof notFound === 'string' && isMap(data) && Object.hasOwn(data, notFound)
  if (rootsOf(when, noValues).length > 0) return true
  try {
    return compiledText(when).evaluate(() => undefined) === true
  } catch {
    return false
  }
}

/** What its expressions say where they read nothing. */
function withoutExpressions(to: string): string {
  if (!hasExpression(to)) return to
  try {
    return rootsOf(to, noValues).length > 0 ? to : String(compiledText(to).evaluate(() => undefined))
  } catch {
    return to
  }
}

/** An address that is known before the page is asked for: its path stands before the first expression. */
function knownPath(to: string): string | undefined {
  const path = withoutExpressions(to).split(/[?#]/, 1)[0] ?? ''
  if (hasExpression(path) || path.includes('{{') || !path.startsWith('/')) return undefined
  return safeUrl(path) && withoutBase(path)
}

function hopsOf(page: Json, name: string, routes: readonly Route[]): Hop[] {
  const hops: Hop[] = []
  const before: Holds[] = []
  for (const [index, redirect] of listOf(page.redirects).entries()) {
    if (!isMap(redirect) || typeof redirect.to !== 'string' || !mayHold(page, redirect)) continue
    const { to, when, notFound } = redirect
    const path = knownPath(to)
    const route = path === undefined ? undefined : routeOf(routes, path)
    const condition = conditionOf(page, name, redirect)
    const holds = holdsOf(redirect)
    const isKnown = route?.open && !readsAddress(page, `${String(when)} ${String(notFound)}`, to)
    if (path !== undefined && isKnown)
      hops.push({
        ...{ pointer: at(at('/redirects', index), 'to'), to: path, page: route.page ?? route.name, condition },
        ...{ holds, before: [...before] },
      })
    if (holds) before.push(holds)
    // Behind one that always holds no other is looked at.
    if (condition === undefined) break
  }
  return hops
}

/** A circle through a page is sure where all its redirects hold together. */
function circleFrom(start: string, first: Hop, hopsAt: (page: string) => readonly Hop[]): Hop[] | undefined {
  const open: { readonly hops: readonly Hop[] }[] = [{ hops: [first] }]
  for (let one = open.pop(); one; one = open.pop()) {
    const { hops } = one
    const last = hops.at(-1) ?? first
    if (!leadSomebody(hops)) continue
    if (last.page === start) return [...hops]
    if (hops.length >= MOST_HOPS || hops.slice(0, -1).some(({ page }) => page === last.page)) continue
    for (const hop of hopsAt(last.page)) open.push({ hops: [...hops, hop] })
  }
  return undefined
}

/** The redirects of another page, as far as its text can be read. */
function othersHops({ routes, pageText }: Catalogues): (page: string) => readonly Hop[] {
  const known = new Map<string, readonly Hop[]>()
  return (page) => {
    const found = known.get(page) ?? hopsOf(readPage(pageText?.(page)), page, routes)
    known.set(page, found)
    return found
  }
}

function readPage(text: string | undefined): Json {
  if (text === undefined || !text.includes('"redirects"')) return {}
  try {
    const page = JSON.parse(text) as unknown
    return isMap(page) ? page : {}
  } catch {
    return {}
  }
}

function finding(page: string, circle: readonly Hop[], routes: readonly Route[]): Finding {
  const [own] = routesOfPage(page, routes)
  const chain = [own?.path ?? circle.at(-1)?.to ?? SHOP_BASE, ...circle.map(({ to }) => to)].join(' → ')
  const [{ pointer, to } = { pointer: '', to: '' }] = circle
  return {
    pointer,
    got: to,
    message: {
      zh: `转向绕成了一圈：${chain}，顾客永远打不开这个页面；改成别的地址，或者去掉这条转向`,
      en: `The redirect leads in a circle: ${chain}; nobody can ever open the page. Name another address, or leave it out`,
    },
  }
}

export const redirectCycle: PageRule = {
  meta: {
    name: 'redirect-cycle',
    severity: 'error',
    title: { zh: '转向绕成一圈', en: 'A redirect that leads back to its own page' },
    docs: {
      why: {
        zh: '顾客被转来转去，一直打不开页面。只在地址不同时才转向的，不算一圈。',
        en: 'Shoppers are sent round and never see a page. A redirect that depends on the address may lead to its own page.',
      },
      wrong: '"redirects": [{ "when": "{{ true }}", "to": "/combo" }]（在 /combo 的页面里）',
      right: '"redirects": [{ "when": "{{ true }}", "to": "/" }]',
    },
  },
  on: 'page',
  check({ raw, source, catalogues }) {
    const { routes, routesInDoubt } = catalogues
    if (!routes.length || routesInDoubt || listOf(raw.redirects).length === 0) return []
    const others = othersHops(catalogues)
    const own = hopsOf(raw, source.name, routes)
    return own.flatMap((hop) => {
      const circle = circleFrom(source.name, hop, (page) => (page === source.name ? own : others(page)))
      return circle ? [finding(source.name, circle, routes)] : []
    })
  },
}
