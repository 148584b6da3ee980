import type { ReactNode, RefCallback } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { placeClass } from './height-class.ts'

/**
 * Where a block stands on its page: the same element on the server, where it is joined, and where it wakes later. No component of its own, which
 * would cost as much as a small block.
 */
export const blockPlace = (block: PlannedBlock, inside: ReactNode, ref?: RefCallback<Element>): ReactNode => (
  <div key={block.id} data-block={block.id} className={placeClass(block)} ref={ref}>
    {inside}
  </div>
)
