import type { ReactNode } from 'react'
import type { ReleaseItem } from '../../../schemas/studio/releases.ts'
import { Button } from '../controls/button.tsx'
import { Chip, Empty, Skeleton } from '../controls/states.tsx'
import { ItemChanges } from './item-changes.tsx'
import { ItemHeading } from './item-heading.tsx'
import { useTitlesOfShop } from '../editor/use-titles-of-shop.ts'
import own from './releases.module.css'

interface ReleaseItemsProps {
  readonly items: readonly ReleaseItem[]
  /** It is still put together, and who looks may do that. */
  readonly canChange: boolean
  /** It is not over: what served may be another by now. */
  readonly isOpen: boolean
  readonly canPreview: boolean
  readonly onRefresh: (item: ReleaseItem) => void
  readonly onRemove: (item: ReleaseItem) => void
  readonly onPreview: (item: ReleaseItem) => void
}

/** What is in a release, each with its changes in words. */
export function ReleaseItems({ items, ...more }: ReleaseItemsProps): ReactNode {
  const { titles } = useTitlesOfShop()
  if (items.length === 0) return <Empty icon="page">里面还没有内容。点「加草稿」，或者从编辑页的「发布…」加入。</Empty>
  if (!titles) return <Skeleton lines={6} />
  return (
    <ul className={own.items}>
      {items.map((item) => (
        <li key={`${item.kind}/${item.name}`}>
          <article aria-label={item.title}>
            <ItemTop item={item} {...more} />
            <ItemChanges key={`${item.before}${item.hash}`} item={item} titles={titles(item)} />
          </article>
        </li>
      ))}
    </ul>
  )
}

type ItemTopProps = Omit<ReleaseItemsProps, 'items'> & { readonly item: ReleaseItem }

function ItemTop({ item, canChange, isOpen, canPreview, onRefresh, onRemove, onPreview }: ItemTopProps): ReactNode {
  const canRefresh = canChange && item.draftVersion !== undefined && item.hasNewerDraft
  return (
    <header>
      <ItemHeading item={item} />
      {isOpen && item.hasMoved && <Chip tone="bad">线上已经换了版本</Chip>}
      {isOpen && item.hasNewerDraft && <Chip tone="busy">草稿后来又改过</Chip>}
      <div className={own.itemActions}>
        {canRefresh && <Button onClick={() => onRefresh(item)}>换成最新草稿</Button>}
        {canPreview && item.kind !== 'route' && (
          <Button look="quiet" icon="eye" onClick={() => onPreview(item)}>
            预览
          </Button>
        )}
        {canChange && (
          <Button look="quiet" onClick={() => onRemove(item)}>
            移出
          </Button>
        )}
      </div>
    </header>
  )
}
