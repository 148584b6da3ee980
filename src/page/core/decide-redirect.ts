import type { PageContext } from '../../../schemas/page/context.ts'
import type { SourceState } from '../../../schemas/page/plan.ts'
import type { Redirect } from '../../../schemas/page/redirect.ts'
import { compiledText } from './compiled.ts'
import type { Compiled } from './expressions/index.ts'
import { own } from './own.ts'
import { safeUrl } from './safe-url.ts'
import { blockScope } from './scope.ts'
import { linked, noValues, type Values } from './values.ts'

type Sources = Readonly<Record<string, SourceState>>

interface Known {
  readonly context: PageContext
  readonly values: Values
}

/** The expressions of a page's redirects. */
export const redirectParts = (redirects: readonly Redirect[] = [], values: Values = noValues): Compiled[] =>
  redirects
    .flatMap(({ when, to }) => [...(when === undefined ? [] : [compiledText(when)]), compiledText(to)])
    .map((part) => linked(part, values))

/** Names of the data whose absence redirects. */
export const redirectSources = (redirects: readonly Redirect[] = []): string[] =>
  redirects.flatMap(({ notFound }) => (notFound === undefined ? [] : [notFound]))

/**
 * Where the first redirect leads that holds now; undefined: the page is shown. One whose data is late or failed does not hold, nor one that
 * leads nowhere that may be opened. Never throws.
 */
export function decideRedirect(
  redirects: readonly Redirect[] | undefined,
  context: PageContext,
  sources: Sources,
  values: Values = noValues,
): string | undefined {
  const page = { context, values }
  for (const redirect of redirects ?? []) {
    const to = holds(redirect, page, sources) ? addressOf(redirect, page, sources) : undefined
    if (to !== undefined) return to
  }
  return undefined
}

function holds({ when, notFound }: Redirect, page: Known, sources: Sources): boolean {
  if (notFound !== undefined) {
    const source = own(sources, notFound)
    return source?.status === 'failed' && source.code === 'not-found'
  }
  return when !== undefined && valueOf(when, page, sources) === true
}

function addressOf({ to }: Redirect, page: Known, sources: Sources): string | undefined {
  const address = valueOf(to, page, sources)
  return typeof address === 'string' && address !== '' ? safeUrl(address) : undefined
}

/** The value of a text; undefined while something that it reads is not there, and when it can't be evaluated. */
function valueOf(text: string, page: Known, sources: Sources): unknown {
  const { roots, evaluate } = linked(compiledText(text), page.values)
  const isThere = roots.every((root) => (own(sources, root)?.status ?? 'ready') === 'ready')
  try {
    return isThere ? evaluate(blockScope(page, sources, {})) : undefined
  } catch {
    return undefined
  }
}
