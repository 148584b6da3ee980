/** Renders the icons that browsers and chats ask for as PNG: `npm run marks`. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawScene } from './draw.ts'

const media = (name: string) => new URL(`../media/${name}`, import.meta.url)

const favicon = await readFile(media('favicon.svg'))
/** Square to the edges, as home screens want it: they round the corners themselves. */
const marks = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 }
for (const [name, size] of Object.entries(marks))
  await sharp(favicon, { density: 600 })
    .resize(size, size)
    .flatten({ background: '#0b7a75' })
    .png({ compressionLevel: 9 })
    .toFile(fileURLToPath(media(name)))

/** Where a phone cuts the mark by a shape of its own, that takes a fifth of it: so much more stands around it. */
const [ROUND, MARGIN] = [512, 40]
await sharp(favicon, { density: 600 })
  .resize(ROUND - 2 * MARGIN, ROUND - 2 * MARGIN)
  .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#0b7a75' })
  .flatten({ background: '#0b7a75' })
  .png({ compressionLevel: 9 })
  .toFile(fileURLToPath(media('icon-maskable.png')))

const share = drawScene(
  { place: 'lagoon', motif: 'atolls', time: 'noon', weather: 'clouds', foreground: 'none', seed: 10 },
  1200,
  630,
)
await sharp(Buffer.from(share), { unlimited: true })
  .png({ palette: true, quality: 90, compressionLevel: 9 })
  .toFile(fileURLToPath(media('share-card.png')))
