import { hasExpression } from '../core/expressions/index.ts'
import { safeUrl } from '../core/safe-url.ts'
import type { PageView } from './page-view.ts'
import { at, listOf } from './pointer.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

/** A text of a page that is opened or shown as an address, by the name of its property. */
export interface Link {
  readonly pointer: string
  readonly url: string
  readonly kind: 'link' | 'picture'
  /** Only its beginning is known: an expression makes the rest. */
  readonly isPart: boolean
}

const LINK = /^(?:to|fallback|redirect|href|link|url|canonical)$|(?:To|Url|Link|Href|Path|_url|Path)$/
const PICTURE = /^(?:picture|image|pic|poster|cover)$|(?:Picture|Image|PicUri|Pic|Poster|Cover)$/

function kindOfKey(key: string): Link['kind'] | undefined {
  if (PICTURE.test(key)) return 'picture'
  return LINK.test(key) ? 'link' : undefined
}

function* linksIn(media: string | undefined, value: unknown, pointer: string, kind?: Link['kind']): Generator<Link> {
  if (typeof value === 'string') {
    const isPart = hasExpression(value)
    const url = isPart ? value.slice(0, value.indexOf('{{')) : value
    // Badges and covers are often called an url: what lies among the pictures is shown, whatever its name.
    if (kind && url)
      yield { pointer, url, kind: media !== undefined && url.startsWith(media) ? 'picture' : kind, isPart }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* linksIn(media, child, at(pointer, key), kindOfKey(key))
  }
}

/** Their arguments are values of other things, whatever their names. */
const OPEN_NOTHING = new Set(['set-state', 'set-query', 'submit', 'track', 'online-service'])

/** Every address that a page writes in its head, its settings and actions. */
export const linksOf = memoByIdentity((page: PageView): readonly Link[] => {
  const media = page.catalogues.site?.media
  return [
    ...page.blocks.flatMap(({ block, pointer }) => [
      ...linksIn(media, block.props, `${pointer}/props`),
      ...linksIn(media, block.onError, `${pointer}/onError`),
    ]),
    ...linksIn(media, page.raw.head, '/head'),
    ...listOf(page.raw.redirects).flatMap((one, index) => [...linksIn(media, one, at('/redirects', index))]),
    ...page.actions
      .filter(({ name = '' }) => !OPEN_NOTHING.has(name))
      .flatMap(({ action, pointer }) => [...linksIn(media, action, pointer)]),
  ]
})

/** The path that a link opens, as browsers read it; undefined for one that leads to another site, or whose end an expression makes. */
export function openedPath({ url, kind, isPart }: Link): string | undefined {
  const opened = kind === 'link' && !isPart ? safeUrl(url) : undefined
  return opened?.startsWith('/') ? opened : undefined
}
