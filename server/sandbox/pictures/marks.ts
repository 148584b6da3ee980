/** Renders the icons that browsers and chats ask for as PNG: `npx tsx server/sandbox/pictures/marks.ts`. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawScene } from './draw.ts'

const media = (name: string) => new URL(`../media/${name}`, import.meta.url)

const favicon = await readFile(media('favicon.svg'))
await sharp(favicon, { density: 300 })
  .resize(180, 180)
  .flatten({ background: '#0b7a75' })
  .png({ compressionLevel: 9 })
  .toFile(fileURLToPath(media('apple-touch-icon.png')))

const share = drawScene(
  { place: 'lagoon', motif: 'atolls', time: 'noon', weather: 'clouds', foreground: 'none', seed: 10 },
  1200,
  630,
)
await sharp(Buffer.from(share), { unlimited: true })
  .png({ palette: true, quality: 90, compressionLevel: 9 })
  .toFile(fileURLToPath(media('share-card.png')))
