import { contracts } from '../../../schemas/api/contracts.ts'
import type { PageComponent } from '../../../schemas/domain/page-component.ts'
import type { Call } from '../../../src/kit/call.ts'
import { componentOfText, shownAt } from '../../components/component-text.ts'

interface ComponentTexts {
  /** The text of a component that stands in for what the call answers; undefined leaves the answer. */
  readonly textOf: (code: string) => string | undefined
  /** At which the page is looked at: 2026-11-20T08:30 */
  readonly minute: string
}

/** The calls of a page that answer with texts of components: a draft, or what is published at another time. */
export function withComponentTexts(call: Call, { textOf, minute }: ComponentTexts): Call {
  const shown = (code: unknown): PageComponent[] => {
    const text = typeof code === 'string' ? textOf(code) : undefined
    return text === undefined ? [] : [shownAt(componentOfText(String(code), text), minute)]
  }
  return async (shape, args, signal) => {
    const reply = await call(shape, args, signal)
    if (shape.path === contracts.pageComponents.path)
      return withList(reply, (args.codes as readonly unknown[]).flatMap(shown))
    const [one] = shape.path === contracts.pageComponent.path ? shown(args.code) : []
    return one ? withData(reply, { pageComponent: one }) : reply
  }
}

interface Reply {
  readonly data?: { readonly pageComponents?: readonly PageComponent[] }
}

const withData = (reply: unknown, data: object) => ({
  ...(reply as Reply),
  data: { ...(reply as Reply).data, ...data },
})

function withList(reply: unknown, own: readonly PageComponent[]) {
  if (own.length === 0) return reply
  const codes = new Set(own.map(({ componentCode }) => componentCode))
  const others = ((reply as Reply).data?.pageComponents ?? []).filter(({ componentCode }) => !codes.has(componentCode))
  return withData(reply, { pageComponents: [...others, ...own] })
}
