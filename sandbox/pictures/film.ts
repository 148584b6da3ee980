/** Renders the short film: `npx tsx sandbox/pictures/film.ts`. Needs ffmpeg on the PATH. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictures } from './catalogue.ts'
import { drawScene } from './draw.ts'

const [width, height, rate, seconds] = [720, 404, 20, 7]
const target = fileURLToPath(new URL('../media/bay-film.mp4', import.meta.url))
const scene = pictures.find(({ name }) => name === 'bay-1')!.scene

const encoding = [
  ...[
    '-y',
    '-v',
    'error',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    `${rate}`,
    '-i',
    '-',
  ],
  ...['-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', '23', '-pix_fmt', 'yuv420p', '-threads', '1'],
  ...['-movflags', '+faststart', target],
]

/** One frame as raw RGB. */
const frame = (phase: number) =>
  sharp(Buffer.from(drawScene(scene, width, height, phase)), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer()

const ffmpeg = spawn('ffmpeg', encoding, { stdio: ['pipe', 'ignore', 'inherit'] })
for (let i = 0; i < rate * seconds; i++) {
  if (!ffmpeg.stdin.write(await frame(i / (rate * seconds)))) await once(ffmpeg.stdin, 'drain')
}
ffmpeg.stdin.end()
const [code] = await once(ffmpeg, 'close')
if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`)
