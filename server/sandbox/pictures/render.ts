/** Renders the catalogue: `npx tsx server/sandbox/pictures/render.ts [--only name]`. */
import { createHash } from 'node:crypto'
import { access, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { pictures, type Picture } from './catalogue.ts'
import { drawScene } from './draw.ts'
import { filesOf, sizes, type Size } from './sizes.ts'

const media = new URL('../media/', import.meta.url)
const manifestFile = new URL('manifest.json', import.meta.url)

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

async function renderSize(picture: Picture, svg: string, [w, h]: Size): Promise<void> {
  const pixels = await sharp(Buffer.from(svg), { unlimited: true }).resize(w, h).removeAlpha().raw().toBuffer()
  const raster = sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
  const name = `${picture.name}-${w}x${h}`
  await writeFile(new URL(`${name}.avif`, media), await toAvif(raster, budgets[`${w}x${h}`] ?? Infinity))
  await raster
    .clone()
    .webp({ quality: 72, effort: 5 })
    .toFile(fileURLToPath(new URL(`${name}.webp`, media)))
}

/** The drawing of a picture in all its sizes, and the hash that tells whether it has changed. */
function draw(picture: Picture): { svgs: string[]; hash: string } {
  const svgs = sizes[picture.sizes].map(([w, h]) => drawScene(picture.scene, w, h))
  return { svgs, hash: createHash('sha256').update(svgs.join('\n')).digest('hex').slice(0, 16) }
}

const exists = (file: string) =>
  access(new URL(file, media)).then(
    () => true,
    () => false,
  )

async function isFresh(picture: Picture, hash: string, manifest: Record<string, string>): Promise<boolean> {
  if (manifest[picture.name] !== hash) return false
  return (await Promise.all(filesOf(picture).map(exists))).every(Boolean)
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
      const { svgs, hash } = draw(picture)
      if (await isFresh(picture, hash, manifest)) continue
      for (const [i, size] of sizes[picture.sizes].entries()) await renderSize(picture, svgs[i]!, size)
      manifest[picture.name] = hash
      done.push(picture.name)
      console.log(`rendered ${picture.name}`)
    }
  }
  await Promise.all([work(), work()])
  const known = pictures.filter(({ name }) => manifest[name]).map(({ name }) => [name, manifest[name]])
  await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
  return done
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
  const chosen = only === undefined ? pictures : pictures.filter(({ name }) => name === only)
  if (chosen.length === 0) throw new Error(`No picture named ${only} in catalogue.ts`)
  const done = await renderAll(chosen)
  console.log(`${done.length} rendered, ${chosen.length - done.length} unchanged`)
}
