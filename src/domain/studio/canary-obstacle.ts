import type { ItemKind } from '../../../schemas/studio/item.ts'

interface TriedItem {
  readonly kind: ItemKind
  /** As operators call it. */
  readonly title: string
  /** Nothing served in its place before. */
  readonly isNew: boolean
}

const named = (items: readonly TriedItem[]) => items.map(({ title }) => `「${title}」`).join('、')

/**
 * Why a share of the shoppers can't get these items; undefined: it can. What failed is told by comparing with what served before, and a new
 * page has no before; what a code reads is the same for everybody [W1].
 */
export function canaryObstacle(items: readonly TriedItem[]): string | undefined {
  const fresh = items.filter(({ isNew, kind }) => isNew || kind === 'route')
  const components = items.filter(({ isNew, kind }) => !isNew && kind === 'component')
  if (fresh.length > 0) return `${named(fresh)}是新的，没有之前的版本可比：先发布给全部顾客，或从发布单里拿出来`
  if (components.length > 0)
    return `${named(components)}是页面组件，全部顾客读到的都一样，不能只给一部分：从发布单里拿出来`
  return undefined
}
