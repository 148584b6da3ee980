import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, type Page, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { quiet } from './quiet.ts'

/** Stored pictures, by name. */
const FOLDER = 'tests/journeys/screens/pictures'

/** px of the square that counts as one place of a picture: letters of 13 px melt into their line, and a block moved by 8 px leaves it. */
const PLACE = 6
/** How far the mean colour of a place may be off, of 255: another font, or another browser's edges, make a line a little darker or lighter. */
const FAINT = 32
/** Share of places that may be off by more: digits of another width end a few px later. */
const FEW = 0.004

interface Places {
  readonly width: number
  readonly height: number
  /** Red, green and blue of each place. */
  readonly colours: Buffer
}

/** A picture as its places see it. */
async function placesOf(picture: Buffer | string): Promise<Places> {
  const image = sharp(picture)
  const { width, height } = await image.metadata()
  const { data, info } = await image
    .removeAlpha()
    .toColourspace('srgb')
    .resize(Math.ceil(width / PLACE), Math.ceil(height / PLACE), { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, colours: data }
}

/** Places where two pictures differ; undefined when they are not of one size. */
function differences(one: Places, other: Places): number[] | undefined {
  if (one.width !== other.width || one.height !== other.height) return undefined
  const isOff = (at: number) =>
    [0, 1, 2].some((c) => Math.abs(one.colours[at * 3 + c]! - other.colours[at * 3 + c]!) > FAINT)
  return Array.from({ length: one.width * one.height }, (_, at) => at).filter(isOff)
}

/** The picture with the places marked that differ. */
function marked(picture: Buffer, { width, height }: Places, off: readonly number[]): Promise<Buffer> {
  const squares = off.map((at) => {
    const [x, y] = [(at % width) * PLACE, Math.floor(at / width) * PLACE]
    return `<rect x="${x}" y="${y}" width="${PLACE}" height="${PLACE}"/>`
  })
  const size = `width="${width * PLACE}" height="${height * PLACE}"`
  const cover = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g fill="#f0f" fill-opacity=".6">${squares.join('')}</g></svg>`
  return sharp(picture)
    .extend({ right: PLACE, bottom: PLACE, background: '#fff' })
    .composite([{ input: Buffer.from(cover), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** Pictures in view are there and decoded; what only the network would tell was waited for before. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    await Promise.allSettled(inView.map((image) => image.decode()))
    await document.fonts.ready
  })

async function store(path: string, picture: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, await sharp(picture).png({ palette: true, colours: 128, effort: 10, dither: 0.6 }).toBuffer())
}

/**
 * Compares the window with the stored picture of that name, or stores it (--update-snapshots, and where there is none yet). By the mean
 * colours of small places and not by pixels: a comparison of pixels finds another font or another browser's edges everywhere, and must then
 * be so lenient that it misses a bar of another colour.
 */
export async function expectPicture(page: Page, info: TestInfo, name: string): Promise<void> {
  const path = `${FOLDER}/${name}.png`
  const { updateSnapshots } = info.config
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') return store(path, (await lastPicture(page)).picture)
  if (!existsSync(path)) {
    if (updateSnapshots !== 'none') await store(path, (await lastPicture(page)).picture)
    expect.soft(existsSync(path), `${name} had no stored picture: look at ${path}`).toBe('looked at')
    return
  }
  const stored = await placesOf(path)
  const isAsStored = ({ places }: Taken) => shareOff(stored, places) <= FEW
  const { picture, places } = await lastPicture(page, isAsStored)
  const off = differences(stored, places)
  const share = shareOff(stored, places)
  if (share > FEW) await attach(info, name, { path, picture, now: places, off: off ?? [] })
  const told = off ? `${off.length} places of ${PLACE} px differ from ${path}` : `${path} has another size`
  expect.soft(share, `${name}: ${told}; npm run pictures:update renews it`).toBeLessThanOrEqual(FEW)
}

/** Share of the places that differ; all of them when the sizes do. */
function shareOff(stored: Places, now: Places): number {
  const off = differences(stored, now)
  return off ? off.length / (now.width * now.height) : 1
}

interface Taken {
  readonly picture: Buffer
  readonly places: Places
}

/** Pictures that are taken of a page before it is said to be another than wanted, each after the page was quiet once more. */
const LOOKS = 20

/**
 * The picture of a page that has come to rest: one that `isWanted`, or the last of many. Between two parts of what a page does there may be
 * no request for longer than `quiet` waits: who is logged in, then what is theirs.
 */
async function lastPicture(page: Page, isWanted: (taken: Taken) => boolean = () => false): Promise<Taken> {
  for (let look = 1; ; look++) {
    await painted(page)
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })
    const taken = { picture, places: await placesOf(picture) }
    if (look === LOOKS || isWanted(taken)) return taken
    await quiet(page)
  }
}

interface Shown {
  readonly path: string
  readonly picture: Buffer
  readonly now: Places
  readonly off: readonly number[]
}

async function attach(info: TestInfo, name: string, { path, picture, now, off }: Shown): Promise<void> {
  const contentType = 'image/png'
  await info.attach(`${name}-expected`, { path, contentType })
  await info.attach(`${name}-actual`, { body: picture, contentType })
  await info.attach(`${name}-diff`, { body: await marked(picture, now, off), contentType })
}
