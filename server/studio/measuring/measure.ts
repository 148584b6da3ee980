import type { FirstView } from '../canvas/first-view.ts'
import { readHtml, type ShownPicture } from './read-html.ts'
import { phoneFile, shownArea } from './phone-picture.ts'

/** Bytes that an address has on its way to a phone; undefined: not known here. */
export type BytesOf = (url: string) => Promise<number | undefined>

interface LargestPicture {
  readonly url: string
  readonly block: string
  readonly bytes: number
  readonly isPriority: boolean
  readonly isLazy: boolean
  readonly isBelow: boolean
}

/** What the first view of a page weighs, and how it reads without eyes. */
export interface Measured extends Pick<ReturnType<typeof readHtml>, 'headings' | 'nameless'> {
  readonly scriptBytes: number
  readonly pictureBytes: number
  readonly calls: readonly string[]
  /** Absent where a text is the largest. */
  readonly largest: LargestPicture | undefined
  /** Pictures of which nothing says what they show. */
  readonly withoutAlt: readonly ShownPicture[]
}

/** Smaller than this much of the screen (points), a text will be larger. */
const LARGE = 40_000

export async function measure({ html, scripts, above, calls }: FirstView, bytesOf: BytesOf): Promise<Measured> {
  const { pictures, headings, nameless } = readHtml(html)
  const first = pictures.filter(({ block, isPriority }) => above.has(block) || isPriority)
  const files = [...new Set(first.map(phoneFile))]
  return {
    ...{ headings, nameless, calls },
    scriptBytes: await sum(scripts, bytesOf),
    pictureBytes: await sum(files, bytesOf),
    largest: await largestOf(first, above, bytesOf),
    withoutAlt: pictures.filter(({ alt }) => alt === undefined),
  }
}

async function sum(urls: readonly string[], bytesOf: BytesOf): Promise<number> {
  const bytes = await Promise.all(urls.map(bytesOf))
  return bytes.reduce<number>((total, one) => total + (one ?? 0), 0)
}

async function largestOf(first: readonly ShownPicture[], above: FirstView['above'], bytesOf: BytesOf) {
  const [largest] = first.toSorted((a, b) => shownArea(b) - shownArea(a) || Number(b.isPriority) - Number(a.isPriority))
  if (!largest || shownArea(largest) < LARGE) return undefined
  const url = phoneFile(largest)
  const { block, isPriority, isLazy } = largest
  return { url, block, isPriority, isLazy, isBelow: !above.has(block), bytes: (await bytesOf(url)) ?? 0 }
}
