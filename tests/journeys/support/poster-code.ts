import { expect, type Page } from '@playwright/test'
import { encode } from 'uqr'
import { poster } from '../drivers/share.ts'

/** The modules of the QR code on the poster, read from its pixels: the dark box in the lower right of the picture. */
const modulesOf = (page: Page, size: number) =>
  poster(page).evaluate(async (image: HTMLImageElement, count) => {
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    })
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.drawImage(image, 0, 0)
    const isDark = (x: number, y: number) => (context.getImageData(x, y, 1, 1).data[0] ?? 255) < 100
    const xs: number[] = []
    const ys: number[] = []
    const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height)
    for (let y = Math.round(canvas.height * 0.74); y < canvas.height; y++)
      for (let x = Math.round(canvas.width * 0.6); x < width; x++)
        if ((data[(y * width + x) * 4] ?? 255) < 100) {
          xs.push(x)
          ys.push(y)
        }
    const [left, right] = [Math.min(...xs), Math.max(...xs) + 1]
    const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1]
    const side = (right - left) / count
    const rows = Array.from({ length: count }, (_, row) =>
      Array.from({ length: count }, (_, column) => isDark(left + (column + 0.5) * side, top + (row + 0.5) * side)),
    )
    return { rows, isSquare: right - left === bottom - top, whole: Number.isInteger(side) }
  }, size)

/** Expects the poster's code to be that of a link. */
export async function expectCodeOf(page: Page, link: string): Promise<void> {
  const { data, size } = encode(link, { ecc: 'M', border: 0 })
  const { rows, isSquare, whole } = await modulesOf(page, size)
  expect({ isSquare, whole }).toEqual({ isSquare: true, whole: true })
  expect(rows).toEqual(data)
}
