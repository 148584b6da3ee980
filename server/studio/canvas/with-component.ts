import { contracts } from '../../../schemas/api/contracts.ts'
import type { PageComponent } from '../../../schemas/domain/page-component.ts'
import type { Call } from '../../../src/kit/call.ts'
import { componentOfText, shownAt } from '../../components/component-text.ts'
import type { Draft } from './draft-pages.ts'

/**
 * The calls of a page that answer with the draft of a component in place of what is published.
 * @param minute at which the page is looked at: 2026-11-20T08:30
 */
export function withComponent(call: Call, { name, text }: Draft, minute: string): Call {
  const own = shownAt(componentOfText(name, text), minute)
  return async (shape, args, signal) => {
    const isMany = shape.path === contracts.pageComponents.path
    if (!isMany && shape.path !== contracts.pageComponent.path) return call(shape, args, signal)
    const reply = await call(shape, args, signal)
    if (isMany && (args.codes as readonly unknown[] | undefined)?.includes(name)) return withList(reply, own)
    return !isMany && args.code === name ? withData(reply, { pageComponent: own }) : reply
  }
}

interface Reply {
  readonly data?: { readonly pageComponents?: readonly PageComponent[] }
}

const withData = (reply: unknown, data: object) => ({
  ...(reply as Reply),
  data: { ...(reply as Reply).data, ...data },
})

function withList(reply: unknown, own: PageComponent) {
  const list = (reply as Reply).data?.pageComponents ?? []
  const others = list.filter(({ componentCode }) => componentCode !== own.componentCode)
  return withData(reply, { pageComponents: [...others, own] })
}
