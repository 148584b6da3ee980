import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import type { PreparedPage } from '../../../src/engine/server/page-request.ts'
import type { Assets } from '../../ssr/assets.ts'

/** A page as a phone gets it. */
export interface FirstView {
  readonly html: string
  /** Addresses of the code of the app and of all widgets of the page that have behaviour: those below the fold load without a touch too. */
  readonly scripts: readonly string[]
  /** Ids of blocks that stand above the fold. */
  readonly above: ReadonlySet<string>
  /** The calls that the server waits for. */
  readonly calls: readonly string[]
  /** Blocks that come out of a part, by id: the pointer to its use. */
  readonly origins: Readonly<Record<string, string>>
}

const withInner = (blocks: readonly PlannedBlock[]): PlannedBlock[] =>
  blocks.flatMap((block) => [block, ...withInner(Object.values(block.slots ?? {}).flat())])

/** The calls behind the data that is there; what one call can ask for together is one. */
function callsOf({ plan, sources }: PreparedPage['payload']): string[] {
  const loaded = Object.entries(plan.data).filter(([name]) => (sources[name]?.status ?? 'pending') !== 'pending')
  return [
    ...new Set(loaded.map(([, { call, with: args, from }]) => (call.batch ? from : `${from} ${JSON.stringify(args)}`))),
  ]
}

export function firstViewOf({ payload }: PreparedPage, assets: Assets): Omit<FirstView, 'html' | 'origins'> {
  const { plan } = payload
  const blocks = withInner(plan.blocks)
  const codes = [...new Set(blocks.filter((block) => !block.unknown && !block.static).map(({ widget }) => widget))]
  return {
    scripts: [...new Set([assets.entry, ...assets.modules(codes)])],
    above: new Set(blocks.filter(({ fold }) => fold === 'above').map(({ id }) => id)),
    calls: callsOf(payload),
  }
}
