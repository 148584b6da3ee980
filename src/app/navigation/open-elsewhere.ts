import { hostNow, type HostParts } from '../host/host-now.ts'

/** Opens an address outside of the shop as the channel does: the app on a page of its own (B2.2), a mini-program as it can, else the address bar. */
export async function openElsewhere(url: string, parts: HostParts): Promise<void> {
  const host = await hostNow(parts)
  if (!host?.openNewPage(url)) location.assign(url)
}

/** Opens an address on a page of its own, in the app (B2.2); false: there is no app around the shop. */
export async function openNewPage(url: string, parts: HostParts): Promise<boolean> {
  const host = await hostNow(parts)
  return host?.kind === 'app' && host.openNewPage(url)
}

/** Leaves the shop for the page of the host that opened it; false: there is none. */
export const stepOut = async (parts: HostParts): Promise<boolean> => (await hostNow(parts))?.back() ?? false
