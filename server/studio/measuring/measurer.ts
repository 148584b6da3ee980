import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { Canvas, NoLook } from '../canvas/create-canvas.ts'
import type { Draft } from '../canvas/draft-pages.ts'
import { sampleAddresses, shownFirst } from '../canvas/sample-addresses.ts'
import type { CheckContext } from '../judging/check-context.ts'
import type { RenderLimits } from '../../ssr/render-limits.ts'
import { unlessBusy } from '../canvas/unless-busy.ts'
import { findingsOf } from './findings.ts'
import { PAGE_BUDGET } from './page-budget.ts'
import { type BytesOf, measure, type Measured } from './measure.ts'

interface MeasurerDeps {
  readonly canvas: Canvas
  readonly checkContext: () => CheckContext
  readonly things: () => Promise<readonly string[]>
  readonly pageAt: (address: string) => string | undefined
  readonly bytesOf: BytesOf
  /** A draft that is measured is made like any other page. */
  readonly renders: RenderLimits
}

interface Weighed {
  readonly measured: Measured
  readonly problems: readonly ProblemView[]
}

/**
 * Measures a draft as a visitor's phone gets it, at an address or at the first one that shows it; `busy`: no page is made for the asker now.
 * @param asker id of the operator
 */
export type Measurer = (draft: Draft, asker: string, address?: string) => Promise<Weighed | NoLook | 'busy'>

export const createMeasurer =
  ({ canvas, checkContext, things, pageAt, bytesOf, renders }: MeasurerDeps): Measurer =>
  async (draft, asker, given) => {
    const { route } = draft
    const sampling = { checkContext: checkContext(), ...(route && { route }), pageAt }
    const made = <Made>(make: () => Promise<Made>) => unlessBusy(() => renders.run(asker, make))
    const shows = (one: string) => made(() => canvas.shows({ draft, address: one, as: {} }))
    const address =
      given ?? (await shownFirst(sampleAddresses(draft, { ...sampling, things: await things() }), shows))[0]
    if (address === undefined) return 'no-such-address'
    const view = await made(() => canvas.firstView({ draft, address, as: {} }))
    if (typeof view === 'string') return view
    const measured = await measure(view, bytesOf)
    return { measured, problems: findingsOf(measured, draft.text, view.origins) }
  }

/** The figures beside their limits. */
export const figuresOf = ({ scriptBytes, pictureBytes, calls, largest }: Measured) => ({
  scripts: { is: scriptBytes, ...PAGE_BUDGET.scripts },
  pictures: { is: pictureBytes, ...PAGE_BUDGET.pictures },
  calls: { is: calls.length, ...PAGE_BUDGET.calls },
  ...(largest && { largest: { url: largest.url, block: largest.block, bytes: largest.bytes } }),
})
