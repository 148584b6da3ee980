/** Marks the way back of a silent login: `code` alone may also be the member whose link was followed. */
const STATE = 'pagoda-login'

export interface SilentLogin {
  /** The page of WeChat that asks nothing and sends back (wechatAppId's authorizeUrl). */
  readonly authorizeUrl: string
  readonly appId: string
  /** Where WeChat sends back to, absolute. */
  readonly returnTo: string
}

/** The address of WeChat's silent login (A7: silent WeChat login redirect). */
export function silentLoginUrl({ authorizeUrl, appId, returnTo }: SilentLogin): string {
  const url = new URL(authorizeUrl, returnTo)
  url.search = new URLSearchParams([
    ...url.searchParams,
    ['appid', appId],
    ['redirect_uri', returnTo],
    ['response_type', 'code'],
    ['scope', 'snsapi_base'],
    ['state', STATE],
  ]).toString()
  url.hash = 'wechat_redirect'
  return url.href
}

/** The code that WeChat gave, when an address is the way back of a silent login. */
export const silentLoginCode = (query: Readonly<Record<string, string | undefined>>): string | undefined =>
  query.state === STATE ? query.code || undefined : undefined
