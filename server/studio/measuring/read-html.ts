/** A picture as it stands in a page. */
export interface ShownPicture {
  /** Of the innermost block that holds it; '' in the frame of the app. */
  readonly block: string
  readonly src: string
  /** What phones of today choose from: AVIF where there is any. */
  readonly srcset: string
  readonly sizes: string
  /** Height to one of width. */
  readonly ratio: number
  readonly isLazy: boolean
  /** Fetched before the others. */
  readonly isPriority: boolean
  /** undefined: nothing says what it shows, not even that it says nothing. */
  readonly alt: string | undefined
}

interface ShownHeading {
  readonly block: string
  readonly level: number
}

/** A link or button that says nothing to who can't see it. */
interface ShownControl {
  readonly block: string
  readonly kind: 'a' | 'button'
}

export interface ReadHtml {
  readonly pictures: readonly ShownPicture[]
  readonly headings: readonly ShownHeading[]
  readonly nameless: readonly ShownControl[]
}

const VOID = new Set(['img', 'source', 'link', 'meta', 'input', 'br', 'hr', 'wbr', 'path', 'rect', 'circle', 'use'])
const RAW = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1>/g
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+)/g
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g

type Attributes = Readonly<Record<string, string>>

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), value]))

interface Open {
  readonly tag: string
  readonly block: string
  /** Of a link or a button: whether something names it. */
  readonly control?: { isNamed: boolean }
  readonly isUnseen: boolean
}

/** Reads what the shop itself wrote, which is well-formed: what a budget and assistive technology want to know of it. */
export function readHtml(html: string): ReadHtml {
  const found = { pictures: [] as ShownPicture[], headings: [] as ShownHeading[], nameless: [] as ShownControl[] }
  const open: Open[] = []
  let source: Attributes = {}
  const name = (text: string) => {
    if (text.trim() === '') return
    for (const { control, isUnseen } of open.toReversed()) {
      if (isUnseen) return
      if (control) control.isNamed = true
    }
  }
  for (const [, slash, rawTag, rest = '', text] of html.replaceAll(RAW, '').matchAll(TOKEN)) {
    if (text !== undefined) name(text)
    if (rawTag === undefined) continue
    const tag = rawTag.toLowerCase()
    if (slash) {
      close(open, tag, found.nameless)
      continue
    }
    const attributes = attributesOf(rest)
    const block = attributes['data-block'] ?? open.at(-1)?.block ?? ''
    if (tag === 'source' && attributes.srcset !== undefined) source = attributes
    if (tag === 'img') {
      found.pictures.push(pictureOf(attributes, source, block))
      name(attributes.alt ?? '')
      source = {}
    }
    if (/^h[1-6]$/.test(tag)) found.headings.push({ block, level: Number(tag[1]) })
    if (VOID.has(tag) || rest.endsWith('/')) continue
    open.push(openOf(tag, attributes, block))
  }
  return found
}

function openOf(tag: string, attributes: Attributes, block: string): Open {
  const isControl = tag === 'button' || (tag === 'a' && attributes.href !== undefined)
  const label = attributes['aria-label'] ?? attributes['aria-labelledby'] ?? attributes.title ?? ''
  const isUnseen = attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined
  return { tag, block, isUnseen, ...(isControl && { control: { isNamed: label !== '' } }) }
}

function close(open: Open[], tag: string, nameless: ShownControl[]): void {
  const at = open.findLastIndex((one) => one.tag === tag)
  if (at === -1) return
  const [closed] = open.splice(at)
  if (!closed?.control || closed.control.isNamed || [closed, ...open].some(({ isUnseen }) => isUnseen)) return
  nameless.push({ block: closed.block, kind: tag === 'a' ? 'a' : 'button' })
}

function pictureOf(own: Attributes, source: Attributes, block: string): ShownPicture {
  const { width = '0', height = '0', src = '' } = own
  const plain = Number(width) > 0 ? `${width}px` : '100vw'
  return {
    ...{ block, src, srcset: source.srcset ?? own.srcset ?? '', sizes: source.sizes ?? own.sizes ?? plain },
    ratio: Number(width) > 0 ? Number(height) / Number(width) : 0,
    isLazy: own.loading === 'lazy',
    isPriority: own.fetchpriority === 'high',
    alt: own.alt,
  }
}
