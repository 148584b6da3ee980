import { renderToString } from 'react-dom/server'
import type { Block } from '../../../schemas/page/block.ts'
import type { FileSource } from '../../kit/checker.ts'
import { isLive, minuteOf } from '../../domain/schedule.ts'
import { SITE_FRAME } from '../../domain/site-frame.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'
import { noMemory } from '../../kit/no-memory.ts'
import type { BlockReport } from '../../engine/react/page-runtime.ts'
import type { Rendering } from '../../engine/server/render-page.tsx'

type Part = Pick<FileSource, 'name' | 'text'>

/** What stands around the app on every page: the server alone draws it, and no script brings it to life. */
export interface SiteFrame {
  /** HTML above the app and below it. */
  readonly above: string
  readonly below: string
  /** Codes of the widgets in it. */
  readonly widgets: readonly string[]
  /** Blocks whose widgets threw: their places are empty. */
  readonly crashed: readonly BlockReport[]
}

const blocksOf = (parts: readonly Part[], name: string): readonly Block[] => {
  const part = parts.find((one) => one.name === name)
  const blocks = part ? (JSON.parse(part.text) as { readonly blocks: readonly Block[] }).blocks : []
  return blocks.filter(({ hidden }) => hidden !== true)
}

const nothing = () => undefined
const tools = {
  ...{ emit: nothing, memory: noMemory, slots: {}, headingLevel: 2 as const, now: () => 0, isFirstView: true },
}

/**
 * Draws it once a minute for each list of parts, which is the same until one of them is another.
 * @param now in the shop's time: what of it is shown by then
 */
export const siteFrames = (component: Rendering['component']): ((parts: readonly Part[], now: string) => SiteFrame) => {
  const htmlOf = ({ widget, props, variant }: Block): string => {
    const Widget = component(widget)
    return Widget ? renderToString(<Widget {...props} {...tools} variant={variant} />) : ''
  }
  const draw = (parts: readonly Part[], minute: string): SiteFrame => {
    const crashed: BlockReport[] = []
    const htmlIn = (page: string, blocks: readonly Block[]): string =>
      blocks
        .map((block) => {
          try {
            return htmlOf(block)
          } catch (error) {
            const { id, widget } = block
            crashed.push({ page, block: id, widget, code: 'widget-crashed', message: String(error) })
            return ''
          }
        })
        .join('')
    const shown = (name: string) => blocksOf(parts, name).filter(({ live }) => isLive(live, minute))
    const [above, below] = [shown(SITE_FRAME.above), shown(SITE_FRAME.below)]
    return {
      above: htmlIn(SITE_FRAME.above, above),
      below: htmlIn(SITE_FRAME.below, below),
      widgets: [...above, ...below].map(({ widget }) => widget),
      crashed,
    }
  }
  const drawn = memoByIdentity((parts: readonly Part[]) => {
    let last: { readonly minute: string; readonly frame: SiteFrame } | undefined
    return (minute: string): SiteFrame => {
      if (last?.minute !== minute) last = { minute, frame: draw(parts, minute) }
      return last.frame
    }
  })
  return (parts, now) => drawn(parts)(minuteOf(now))
}
