import { SHOP_BASE } from '../../../schemas/page/route.ts'

/** A picture as others are shown it; its size where it is known. */
export interface SharedPicture {
  readonly url: string
  readonly width?: number
  readonly height?: number
}

/** The size in which every picture of the shop is kept for those who share it. */
const CARD = { width: 1200, height: 630 } as const

/** The shop's own card, for pages without a picture. */
const SHARE_CARD = `${SHOP_BASE}/media/share-card.png`

/**
 * The address by which everybody reaches something of this server.
 * @param path from the root: /tc-fostay/media/x
 * @param publicUrl where shoppers find the server, without a slash at its end; '' is not known, and gives the path alone
 */
function publicAddress(path: string, publicUrl: string): string {
  const { pathname, search } = new URL(path, 'http://shop')
  return publicUrl + pathname + search
}

/** The address of a page, /goods/12; undefined for what is no page of the shop. */
export const pageAddress = (to: string, publicUrl: string): string | undefined =>
  to.startsWith('/') ? publicAddress(SHOP_BASE + to, publicUrl) : undefined

/** A picture of the shop, in the size that is kept for sharing; one from elsewhere as it is; undefined for what is no picture. */
export function sharedPicture(src: string, publicUrl: string): SharedPicture | undefined {
  if (src.startsWith('https://') && URL.canParse(src)) return { url: new URL(src).href }
  if (!src.startsWith('/') || src.startsWith('//')) return undefined
  const hasFormat = /\.\w+$/.test(src)
  const file = hasFormat ? src : `${src}-${CARD.width}x${CARD.height}.jpg`
  return { url: publicAddress(file, publicUrl), ...(!hasFormat && CARD) }
}

/** The shop's own card. */
export const shareCard = (publicUrl: string): SharedPicture => ({ url: publicAddress(SHARE_CARD, publicUrl), ...CARD })
