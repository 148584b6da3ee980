import type { Route } from '../../../schemas/page/route.ts'
import { addressProblem } from '../../../src/domain/studio/address-form.ts'
import { refuseStudio, type StudioRefusal } from '../studio-refusal.ts'

/** Whose address another one is: the matcher's own rules, of the built shop (src/engine/core/address-owner.ts). */
export type AddressOwnerOf = (
  routes: readonly Route[],
  path: string,
) => { readonly route: Route; readonly isSame: boolean } | undefined

/** Addresses below the shop's prefix that the server answers itself, and no page. */
const OWN = /^\/(?:_[^/]*|assets|media|sitemap[^/]*\.xml|manifest\.webmanifest|404)(?:\/|$)/
/** What the server answers beside the shop: the same words below its prefix would be taken for them. */
const BESIDE = /^\/(?:api|studio|docs|healthz|readyz|metrics|sandbox|robots\.txt|favicon\.ico)(?:\/|$)/i

/** Refuses an address that is not written as one. */
export function refuseForm(path: string): StudioRefusal<'bad-address'> | undefined {
  const problem = addressProblem(path)
  return problem === undefined ? undefined : refuseStudio('bad-address', problem)
}

/** The addresses of drafts that could be published: another one, of an older release say, holds no address back from anybody. */
export const reserved = (routes: readonly Route[]): readonly Route[] =>
  routes.filter(({ path }) => addressProblem(path) === undefined && !isOwn(path))

const isOwn = (path: string) => OWN.test(path) || BESIDE.test(path)

/** Refuses an address that is taken, or that would hide another, with the name of its owner [P7]. */
export function refuseAddress(
  ownerOf: AddressOwnerOf,
  routes: readonly Route[],
  path: string,
): StudioRefusal<'address-taken' | 'address-shadows'> | undefined {
  if (isOwn(path)) return refuseStudio('address-taken', `${path} 是商城自己用的地址，换一个，例如 /summer`)
  const owner = ownerOf(routes, path)
  if (!owner) return undefined
  const { title, name, page = name, path: its } = owner.route
  const said = `「${title}」（${page}，地址 ${its}）`
  return owner.isSame
    ? refuseStudio('address-taken', `${path} 已经是${said}的地址，换一个`)
    : refuseStudio('address-shadows', `${path} 会挡住${said}，换一个`)
}
