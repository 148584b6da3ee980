/** Renders the catalogue: `npm run draw -- [--only name]`. */
import { createHash } from 'node:crypto'
import { access, readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { pictures, type Picture } from './catalogue.ts'
import { drawScene } from './draw.ts'
import { renderingsOf, type Rendering, type Size } from './sizes.ts'

const media = new URL('../media/', import.meta.url)
const manifestFile = new URL('manifest.json', import.meta.url)
const descriptionsFile = new URL('../media/descriptions.json', import.meta.url)

/** What is seen on each picture, as the studio reads it beside the files. */
export const descriptionsText = (): string =>
  `${JSON.stringify(Object.fromEntries(pictures.map(({ name, alt }) => [name, alt])), null, 2)}\n`

/** Bytes allowed for the sizes that a phone loads first. */
const budgets: Readonly<Record<string, number>> = { '780x380': 16_000, '462x306': 9_000 }

const encode = (raster: Sharp, quality: number) => raster.clone().avif({ quality, effort: 4 }).toBuffer()

/** AVIF at quality 54, or as much lower as the size's budget asks. */
async function toAvif(raster: Sharp, budget: number): Promise<Buffer> {
  for (let quality = 54; quality > 34; quality -= 5) {
    const bytes = await encode(raster, quality)
    if (bytes.length <= budget) return bytes
  }
  return encode(raster, 34)
}

/** How a file is encoded, by the end of its name. */
const encoders: Readonly<Record<string, (raster: Sharp, [w, h]: Size) => Promise<Buffer>>> = {
  avif: (raster, [w, h]) => toAvif(raster, budgets[`${w}x${h}`] ?? Infinity),
  webp: (raster) => raster.clone().webp({ quality: 72, effort: 5 }).toBuffer(),
  jpg: (raster) => raster.clone().jpeg({ quality: 70, mozjpeg: true }).toBuffer(),
}

async function renderSize(svg: string, { size, files }: Rendering): Promise<void> {
  const [width, height] = size
  const pixels = await sharp(Buffer.from(svg), { unlimited: true }).resize(width, height).removeAlpha().raw().toBuffer()
  const raster = sharp(pixels, { raw: { width, height, channels: 3 } })
  for (const file of files) await writeFile(new URL(file, media), await encoders[extname(file).slice(1)]!(raster, size))
}

interface Drawing {
  readonly renderings: readonly (Rendering & { readonly svg: string })[]
  /** Tells whether the picture has changed. */
  readonly hash: string
}

/** The drawing of a picture in all its sizes. */
function draw(picture: Picture): Drawing {
  const renderings = renderingsOf(picture).map((one) => ({ ...one, svg: drawScene(picture.scene, ...one.size) }))
  const drawn = renderings.map(({ svg }) => svg).join('\n')
  return { renderings, hash: createHash('sha256').update(drawn).digest('hex').slice(0, 16) }
}

const exists = (file: string) =>
  access(new URL(file, media)).then(
    () => true,
    () => false,
  )

/** What has to be rendered: all of a picture that changed, else the sizes whose files are not there. */
async function staleOf({ renderings, hash }: Drawing, known: string | undefined): Promise<Drawing['renderings']> {
  if (known !== hash) return renderings
  const there = await Promise.all(
    renderings.map(async ({ files }) => (await Promise.all(files.map(exists))).every(Boolean)),
  )
  return renderings.filter((_, at) => !there[at])
}

async function readManifest(): Promise<Record<string, string>> {
  return readFile(manifestFile, 'utf8').then(JSON.parse, () => ({}))
}

/** Renders what is missing or changed, two at a time; returns the names rendered. */
async function renderAll(chosen: readonly Picture[]): Promise<string[]> {
  const manifest = await readManifest()
  const queue = [...chosen]
  const done: string[] = []
  const work = async () => {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const drawing = draw(picture)
      const stale = await staleOf(drawing, manifest[picture.name])
      if (stale.length === 0) continue
      for (const one of stale) await renderSize(one.svg, one)
      manifest[picture.name] = drawing.hash
      done.push(picture.name)
      console.log(`rendered ${picture.name}`)
    }
  }
  await Promise.all([work(), work()])
  const known = pictures.filter(({ name }) => manifest[name]).map(({ name }) => [name, manifest[name]])
  await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
  await writeFile(descriptionsFile, descriptionsText())
  return done
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
  const chosen = only === undefined ? pictures : pictures.filter(({ name }) => name === only)
  if (chosen.length === 0) throw new Error(`No picture named ${only} in catalogue.ts`)
  const done = await renderAll(chosen)
  console.log(`${done.length} rendered, ${chosen.length - done.length} unchanged`)
}
