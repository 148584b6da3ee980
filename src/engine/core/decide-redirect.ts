import type { PageContext } from '../../../schemas/page/context.ts'
import type { Redirect } from '../../../schemas/page/redirect.ts'
import { compiledText } from './compiled.ts'
import type { Compiled } from './expressions/index.ts'
import { isNotThere } from './is-not-there.ts'
import { getOwn } from './get-own.ts'
import { readyValue, type KnownPage } from './ready-value.ts'
import { safeUrl } from './safe-url.ts'
import { linked, noValues, type Values } from './values.ts'

/** The expressions of a page's redirects. */
export const redirectParts = (redirects: readonly Redirect[] = [], values: Values = noValues): Compiled[] =>
  redirects
    .flatMap(({ when, to }) => [...(when === undefined ? [] : [compiledText(when)]), compiledText(to)])
    .map((part) => linked(part, values))

/** Names of the data whose absence redirects. */
export const redirectSources = (redirects: readonly Redirect[] = []): string[] =>
  redirects.flatMap(({ notFound }) => (notFound === undefined ? [] : [notFound]))

/**
 * The target of the first redirect whose condition holds now; undefined: the page is shown. A redirect whose data is late or failed does
 * not hold, nor does one whose target may not be opened. Never throws.
 */
export function decideRedirect(
  redirects: readonly Redirect[] | undefined,
  context: PageContext,
  sources: KnownPage['sources'],
  values: Values = noValues,
): string | undefined {
  const page = { context, values, sources }
  for (const redirect of redirects ?? []) {
    const to = holds(redirect, page) ? addressOf(redirect, page) : undefined
    if (to !== undefined) return to
  }
  return undefined
}

function holds({ when, notFound }: Redirect, page: KnownPage): boolean {
  if (notFound !== undefined) {
    const source = getOwn(page.sources, notFound)
    return source?.status === 'failed' && isNotThere(source.code)
  }
  return when !== undefined && readyValue(when, page) === true
}

function addressOf({ to }: Redirect, page: KnownPage): string | undefined {
  const address = readyValue(to, page)
  return typeof address === 'string' && address !== '' ? safeUrl(address) : undefined
}
