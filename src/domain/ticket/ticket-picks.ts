/** How many of each resource were chosen, by resourceId: counts of 1 and more. */
export type TicketPicks = Readonly<Record<string, number>>

/** What choosing needs to know of a resource (A3). */
export interface PickableResource {
  readonly resourceId: string
  readonly inventory: number
  readonly singleMax: number
  /** 1: no other resource goes with it (A5). */
  readonly categoryType: number
}

/** The most that can be chosen of a resource: min(singleMax, inventory) (A5). */
export const mostOf = ({ singleMax, inventory }: PickableResource): number =>
  Math.max(0, Math.min(singleMax, inventory))

/** '20010111:2,20010112:1' as an address or a page's state keeps it; what is no such pair is passed over. */
export function readPicks(text: string | undefined): TicketPicks {
  const pairs = (text ?? '').split(',').flatMap((part) => {
    const [, id, count] = /^(\w{1,40}):([1-9]\d?)$/.exec(part) ?? []
    return id && count ? [[id, Number(count)] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** Chosen copies as a text: 20010111:2,20010121:1 */
export const writePicks = (picks: TicketPicks): string =>
  Object.entries(picks)
    .map(([id, count]) => `${id}:${count}`)
    .join(',')

/** Chooses so many of a resource: an exclusive one (categoryType 1) leaves only itself, another one leaves no exclusive one (A5). */
export function pick(
  picks: TicketPicks,
  resourceId: string,
  count: number,
  resources: readonly PickableResource[],
): TicketPicks {
  const isExclusive = (id: string) => resources.find((one) => one.resourceId === id)?.categoryType === 1
  const stays = (id: string) => id !== resourceId && (count === 0 || (!isExclusive(resourceId) && !isExclusive(id)))
  const others = Object.entries(picks).filter(([id]) => stays(id))
  return Object.fromEntries(count > 0 ? [...others, [resourceId, count] as const] : others)
}

/** What of the chosen can still be had: nothing that is not sold, no more than there is, nothing beside an exclusive one. */
export function allowedPicks(picks: TicketPicks, resources: readonly PickableResource[]): TicketPicks {
  const kept = resources.flatMap((one) => {
    const count = Math.min(Object.hasOwn(picks, one.resourceId) ? picks[one.resourceId]! : 0, mostOf(one))
    return count > 0 ? [{ ...one, count }] : []
  })
  const exclusive = kept.find(({ categoryType }) => categoryType === 1)
  return Object.fromEntries((exclusive ? [exclusive] : kept).map(({ resourceId, count }) => [resourceId, count]))
}
