import type { Route } from '../../../schemas/page/route.ts'
import { refuseStudio, type StudioRefusal } from '../studio-refusal.ts'

/** Whose address another one is: the matcher's own rules, of the built shop (src/page/core/address-owner.ts). */
export type AddressOwnerOf = (
  routes: readonly Route[],
  path: string,
) => { readonly route: Route; readonly isSame: boolean } | undefined

/** Addresses below the shop's prefix that the server answers itself, and no page. */
const OWN = /^\/(?:_[^/]*|assets|media|sitemap[^/]*\.xml|manifest\.webmanifest|404)(?:\/|$)/

/** Refuses an address that is taken, or that would hide another, with the name of its owner [P7]. */
export function refuseAddress(
  ownerOf: AddressOwnerOf,
  routes: readonly Route[],
  path: string,
): StudioRefusal<'address-taken' | 'address-shadows'> | undefined {
  if (OWN.test(path)) return refuseStudio('address-taken', `${path} 是商城自己用的地址`)
  const owner = ownerOf(routes, path)
  if (!owner) return undefined
  const { title, name, page = name, path: its } = owner.route
  const said = `「${title}」（${page}，地址 ${its}）`
  return owner.isSame
    ? refuseStudio('address-taken', `${path} 已经是${said}的地址`)
    : refuseStudio('address-shadows', `${path} 会挡住${said}`)
}
