import { SHOP_BASE } from '../../schemas/page/route.ts'

/** The address of a document of the shop's own media; undefined for a name that is none, so that no address leads elsewhere. */
export const documentAddress = (file: string): string | undefined =>
  /^[a-z0-9][a-z0-9-]{0,63}$/.test(file) ? `${SHOP_BASE}/media/${file}.pdf` : undefined
