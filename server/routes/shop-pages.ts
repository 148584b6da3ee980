import type { Settings } from '../settings/settings.ts'

/** Where this shop's pages are: by what an address is known as one of them. */
export interface ShopOrigins {
  /** https://shop.example: this shop's own, and those of the shops that sell through it. */
  readonly origins: readonly string[]
  /** The sandbox is opened by whatever name its machine has; what it signs is worth nothing. */
  readonly isAnyOwnHost: boolean
}

export const shopPages = (
  { publicUrl, corsOrigins }: Pick<Settings, 'corsOrigins' | 'publicUrl'>,
  isSandbox: boolean,
): ShopOrigins => ({
  origins: [...(publicUrl === '' ? [] : [new URL(publicUrl).origin]), ...corsOrigins],
  isAnyOwnHost: isSandbox,
})

/** Whether an absolute address is one of this shop's. @param host by which the caller knows this server */
export function isShopPage({ origins, isAnyOwnHost }: ShopOrigins, address: string, host: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return origins.includes(url.origin) || (isAnyOwnHost && /^https?:$/.test(url.protocol) && url.host === host)
}
