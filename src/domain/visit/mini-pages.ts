/** Pages of the mini-programs around the shop, the same in each (A2). */
export const miniPages = {
  login: '/pages/login/index',
  web: '/pages/common/web',
  jumplanding: '/pages/jumplanding/index',
  poster: '/pages/poster/index',
  spellPoster: '/pages/spellPoster/index',
  pintuan: '/pages/pintuan/index',
} as const

/** The address of a page of the mini-program, with its arguments: /pages/common/web?url=https%3A%2F%2F... */
export function miniPage(name: keyof typeof miniPages, query: Readonly<Record<string, string>> = {}): string {
  const text = Object.entries(query)
    // A mini-program decodes %20 and leaves a plus as it is.
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
  return text ? `${miniPages[name]}?${text}` : miniPages[name]
}

/** Pages of a mini-program begin so; no route of the shop does. */
export const isMiniPage = (href: string): boolean => href.startsWith('/pages/')

/** Whether the mini-programs have a page of this address (A2), whatever its arguments. */
export function isKnownMiniPage(href: string): boolean {
  const [path] = href.split('?')
  return Object.values<string | undefined>(miniPages).includes(path)
}
