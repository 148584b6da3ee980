/** The tab that a key leads to from the selected one; undefined for keys that move nowhere. The row is a ring. */
export function nextTab(key: string, selected: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowRight':
      return (selected + 1) % count
    case 'ArrowLeft':
      return (selected - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
