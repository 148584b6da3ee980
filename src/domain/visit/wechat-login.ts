export interface SilentLogin {
  /** The page of WeChat that asks nothing and sends back (wechatAppId's authorizeUrl). */
  readonly authorizeUrl: string
  readonly appId: string
  /** Where WeChat sends back to, absolute. */
  readonly returnTo: string
  /** Random, and kept by the browser that begins: a `code` that comes without it is somebody else's, or the member whose link was followed. */
  readonly state: string
}

/** The address of WeChat's silent login (A7: silent WeChat login redirect). */
export function silentLoginUrl({ authorizeUrl, appId, returnTo, state }: SilentLogin): string {
  const url = new URL(authorizeUrl, returnTo)
  url.search = new URLSearchParams([
    ...url.searchParams,
    ['appid', appId],
    ['redirect_uri', returnTo],
    ['response_type', 'code'],
    ['scope', 'snsapi_base'],
    ['state', state],
  ]).toString()
  url.hash = 'wechat_redirect'
  return url.href
}

/** The code that WeChat gave, when an address is the way back of the silent login that this browser began. */
export const silentLoginCode = (
  query: Readonly<Record<string, string | undefined>>,
  begun: string | undefined,
): string | undefined => (begun !== undefined && query.state === begun ? query.code || undefined : undefined)
