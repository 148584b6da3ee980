import type { SiteContext } from '../../../schemas/page/context.ts'

/** The brand of the `from` of an address: what names none is the site's own. A site without brands has none. */
export const brandOf = (word: string | undefined, { brands = [] }: SiteContext = {}): string | undefined =>
  brands.find((brand) => brand === word) ?? brands[0]
