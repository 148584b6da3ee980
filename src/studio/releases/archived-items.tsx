import type { ReactNode } from 'react'
import type { ReleaseItem } from '../../../schemas/studio/releases.ts'
import { archiveOf, type ReleaseKind } from '../../domain/studio/release-state.ts'
import { ItemHeading } from './item-heading.tsx'
import own from './releases.module.css'

/** What goes out of the shop by a release, or comes back: its text stays as it is, and there is nothing to compare. */
export function ArchivedItems({
  kind,
  items,
}: {
  readonly kind: ReleaseKind
  readonly items: readonly ReleaseItem[]
}): ReactNode {
  const words = archiveOf(kind) ? '从商城拿下，内容不变；顾客打开会看到它不存在' : '回到商城，内容和拿下时一样'
  return (
    <ul className={own.items}>
      {items.map((item) => (
        <li key={`${item.kind}/${item.name}`}>
          <article aria-label={item.title}>
            <header>
              <ItemHeading item={item} />
            </header>
            <p>{words}</p>
          </article>
        </li>
      ))}
    </ul>
  )
}
