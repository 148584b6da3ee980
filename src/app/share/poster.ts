import { encode } from 'uqr'
import { splitPrice } from '../../domain/price.ts'
import type { ShareContent } from '../../kit/action.ts'
import { brush, type Brush } from './brush.ts'
import { paintMark, paintScene } from './poster-scene.ts'
import { fitLines } from './fit-lines.ts'

/** Pixels: twice a phone's width, so that it is sharp when it is saved. */
export const POSTER = { width: 750, height: 1200 } as const

const GAP = 40
const CARD = { left: GAP, top: 124, width: POSTER.width - 2 * GAP, height: 1036, radius: 36 } as const
const INSIDE = { left: CARD.left + GAP, width: CARD.width - 2 * GAP } as const
const QR_SIDE = 216
const TEAR = CARD.top + 760
const TITLE = { size: 40, weight: 600, line: 56 } as const

/**
 * The poster of what is shared (A2, B6): picture, title in two lines, price, brand, and the link as a QR code, which carries the sharer's
 * code. A picture that can't be had is left away. Rejects where nothing can be drawn.
 * @returns a data address, since the content policy allows no other made picture
 */
export async function drawPoster(content: ShareContent, brandName: string): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), POSTER)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on')
  const picture = content.picture ? await loadPicture(`${content.picture}-924x612.webp`) : undefined
  const paint = brush(context)
  paintGround(paint, brandName)
  const words = wordsOf(paint, content)
  paintPicture(paint, picture, words.top - CARD.top)
  paintWords(paint, content, words)
  paintFoot(paint, content.url, brandName)
  return canvas.toDataURL('image/png')
}

function loadPicture(src: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => resolve(undefined)
    image.src = src
  })
}

const paintSky = (paint: Brush) =>
  paint.gradient({ left: 0, top: 0, ...POSTER }, [paint.colour('--brand-tint'), paint.colour('--page')])

/** Half of it stands in the card: the ground shows through. */
const notch = (x: number) => ({ left: x - 18, top: TEAR - 18, width: 36, height: 36, radius: 18 })

/** A morning sky, the brand on it, and the card that all else stands on. */
function paintGround(paint: Brush, brandName: string): void {
  paintSky(paint)
  paintMark(paint, GAP, 40, 60)
  paint.text(brandName, GAP + 76, 82, { size: 34, weight: 600, colour: paint.colour('--ink') })
  paint.shadowed(() => paint.roundRect(CARD, paint.colour('--surface')))
}

interface PosterWords {
  readonly lines: readonly string[]
  /** Where the picture ends: it takes what the words leave. */
  readonly top: number
}

function wordsOf(paint: Brush, { title, desc, price }: ShareContent): PosterWords {
  const style = { ...TITLE, colour: '' }
  const lines = fitLines(title, 2, (text) => paint.widthOf(text, style) <= INSIDE.width)
  const height = 64 + lines.length * TITLE.line + (desc ? 44 : 0) + (price === undefined ? 0 : 92)
  return { lines, top: TEAR - height }
}

function paintPicture(paint: Brush, picture: HTMLImageElement | undefined, height: number): void {
  const box = { ...CARD, height }
  paint.within({ ...box, radius: [CARD.radius, CARD.radius, 0, 0] }, () => {
    if (picture) paint.cover(picture, box)
    else paintScene(paint, box)
  })
}

function paintWords(paint: Brush, { desc, price }: ShareContent, { lines, top }: PosterWords): void {
  const style = { ...TITLE, colour: paint.colour('--ink') }
  let base = top + 72
  for (const line of lines) {
    paint.text(line, INSIDE.left, base, style)
    base += TITLE.line
  }
  if (desc) {
    const small = { size: 27, weight: 400, colour: paint.colour('--ink-2') }
    const [line = ''] = fitLines(desc, 1, (text) => paint.widthOf(text, small) <= INSIDE.width)
    paint.text(line, INSIDE.left, base, small)
  }
  if (price !== undefined) paintPrice(paint, price, TEAR - 34)
}

/** As the shop prints it: small ¥, large integer, small decimals. */
function paintPrice(paint: Brush, price: number, base: number): void {
  const { integer, decimals } = splitPrice(price)
  const colour = paint.colour('--accent')
  let left: number = INSIDE.left
  for (const [text, size] of [
    ['¥', 34],
    [integer, 60],
    [decimals, 34],
  ] as const) {
    const style = { size, weight: 700, colour }
    paint.text(text, left, base, style)
    left += paint.widthOf(text, style) + 3
  }
}

/** Below a tear as on a ticket: who sends it, and the code. */
function paintFoot(paint: Brush, url: string, brandName: string): void {
  paint.dashes(CARD.left + 34, CARD.left + CARD.width - 34, TEAR, paint.colour('--line'))
  for (const left of [CARD.left, CARD.left + CARD.width])
    paint.within(CARD, () => paint.within(notch(left), () => paintSky(paint)))
  const top = TEAR + 40
  paintCode(paint, url, INSIDE.left + INSIDE.width - QR_SIDE, top)
  paint.text('送你一份假期灵感', INSIDE.left, top + 74, { size: 36, weight: 600, colour: paint.colour('--ink') })
  paint.text('长按识别二维码', INSIDE.left, top + 126, { size: 27, weight: 400, colour: paint.colour('--ink-2') })
  paint.text(`去${brandName}看看`, INSIDE.left, top + 166, { size: 27, weight: 400, colour: paint.colour('--ink-2') })
}

/** Whole pixels for each module: a code that is blurred is not read. */
function paintCode(paint: Brush, url: string, left: number, top: number): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const side = Math.floor(QR_SIDE / size)
  const rest = QR_SIDE - side * size
  const drop = Math.floor(rest / 2)
  const colour = paint.colour('--ink')
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark)
        paint.rect({ left: left + rest + x * side, top: top + drop + y * side, width: side, height: side }, colour)
    }),
  )
}
