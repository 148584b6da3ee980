import { renderToString } from 'react-dom/server'
import type { Block } from '../../../schemas/page/block.ts'
import type { FileSource } from '../../kit/checker.ts'
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

/** The parts that operators write it in. */
const ABOVE = 'site-header'
const BELOW = 'site-footer'

const blocksOf = (parts: readonly Part[], name: string): readonly Block[] => {
  const part = parts.find((one) => one.name === name)
  const blocks = part ? (JSON.parse(part.text) as { readonly blocks: readonly Block[] }).blocks : []
  return blocks.filter(({ hidden }) => hidden !== true)
}

const nothing = () => undefined
const tools = {
  ...{ emit: nothing, memory: noMemory, slots: {}, headingLevel: 2 as const, now: () => 0, isFirstView: true },
}

/** Drawn once for each list of parts, which is the same until one of them is another. */
export const siteFrames = (component: Rendering['component']): ((parts: readonly Part[]) => SiteFrame) => {
  const htmlOf = ({ widget, props, variant }: Block): string => {
    const Widget = component(widget)
    return Widget ? renderToString(<Widget {...props} {...tools} variant={variant} />) : ''
  }
  return memoByIdentity((parts: readonly Part[]) => {
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
    const [above, below] = [blocksOf(parts, ABOVE), blocksOf(parts, BELOW)]
    return {
      above: htmlIn(ABOVE, above),
      below: htmlIn(BELOW, below),
      widgets: [...above, ...below].map(({ widget }) => widget),
      crashed,
    }
  })
}
