import type { ReactNode } from 'react'
import type { PlannedBlock } from '../../../schemas/page/plan.ts'
import { PageView } from '../../engine/react/page-view.tsx'
import { Sheet } from '../../ui/sheet/index.tsx'
import type { Entry } from '../../engine/react/entry.ts'

interface PagePopupProps {
  readonly title: string
  readonly blocks: readonly PlannedBlock[]
  readonly entry: Entry
  readonly onClose: () => void
}

/** A popup of the page, in a sheet: its blocks share the page's data and state. */
export default function PagePopup({ title, blocks, entry, onClose }: PagePopupProps): ReactNode {
  return (
    <Sheet title={title} onClose={onClose}>
      <PageView store={entry.store} runtime={entry.runtime} blocks={blocks} />
    </Sheet>
  )
}
