/**
 * Each item with a key for React. Nothing makes ids of a backend or words of an operator unique, and React loses sight of rows that share
 * a key: some stay after their list has lost them. So the number of an item among those of its name is part of its key.
 */
export function keyed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string | number,
): readonly (readonly [item: Item, key: string])[] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const name = String(nameOf(item))
    const nth = counts.get(name) ?? 0
    counts.set(name, nth + 1)
    return [item, `${nth} ${name}`]
  })
}
