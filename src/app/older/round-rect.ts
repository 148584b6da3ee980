/** CanvasRenderingContext2D.roundRect with radii in numbers, one or four of them: what the shop draws with (src/app/share/brush.ts). */
export function roundRect(
  this: Pick<CanvasRenderingContext2D, 'moveTo' | 'arcTo' | 'closePath'>,
  x: number,
  y: number,
  width: number,
  height: number,
  radii: number | DOMPointInit | Iterable<number | DOMPointInit> = 0,
): void {
  const given = typeof radii === 'number' ? [radii] : [...(radii as Iterable<number>)]
  const [first = 0, second = first, third = first, fourth = second] = given
  const corners: readonly (readonly [number, number, number])[] = [
    [x + width, y, second],
    [x + width, y + height, third],
    [x, y + height, fourth],
    [x, y, first],
  ]
  this.moveTo(x + first, y)
  for (const [at, [left, top, radius]] of corners.entries()) {
    const [nextLeft, nextTop] = corners[(at + 1) % corners.length]!
    this.arcTo(left, top, nextLeft, nextTop, radius)
  }
  this.closePath()
}
