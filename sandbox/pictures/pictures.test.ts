import { existsSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictures } from './catalogue.ts'
import { drawScene } from './draw.ts'
import { descriptionsText } from './render.ts'
import { filesOf } from './sizes.ts'

const drawings = pictures.map(({ scene }) => drawScene(scene, 228, 152))

describe('a drawn scene', () => {
  it('is the same SVG for the same seed', () => {
    expect(pictures.map(({ scene }) => drawScene(scene, 228, 152))).toEqual(drawings)
  })

  it('is another SVG for another seed, hour or ratio', () => {
    const { scene } = pictures.find(({ name }) => name === 'bay-1')!
    const others = [drawScene({ ...scene, seed: 2 }, 228, 152), drawScene({ ...scene, time: 'night' }, 228, 152)]
    expect(new Set([drawScene(scene, 228, 152), ...others, drawScene(scene, 300, 300)]).size).toBe(4)
  })

  it('comes back to its first frame after one turn of the film', () => {
    const { scene } = pictures.find(({ name }) => name === 'bay-1')!
    expect(drawScene(scene, 720, 404, 1)).toBe(drawScene(scene, 720, 404, 0))
    expect(drawScene(scene, 720, 404, 0.3)).not.toBe(drawScene(scene, 720, 404, 0))
  })
})

describe('the catalogue', () => {
  it('names every picture once', () => {
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
  })

  it('describes every picture with a sentence of its own', () => {
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length)
    expect(pictures.filter(({ alt }) => alt.length < 10)).toEqual([])
  })

  it('has no two pictures alike', () => {
    expect(new Set(drawings).size).toBe(pictures.length)
  })

  it('shows no composition twice at the same hour', () => {
    const looks = pictures.map(({ scene }) => `${scene.place} ${scene.motif} ${scene.time} ${scene.seed}`)
    expect(new Set(looks).size).toBe(looks.length)
  })

  it('holds enough pictures for the products and the banners', () => {
    const count = (...kinds: string[]) => pictures.filter(({ sizes }) => kinds.includes(sizes)).length
    expect(count('product', 'both')).toBeGreaterThanOrEqual(66)
    expect(count('banner', 'both')).toBeGreaterThanOrEqual(8)
  })

  it.each(pictures.map(({ name }, i) => [name, drawings[i]!]))('%s is SVG that can be read', async (_, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const { width, height } = await sharp(Buffer.from(svg), { unlimited: true }).metadata()
    expect([width, height]).toEqual([228, 152])
  })
})

describe('the media folder', () => {
  it('holds every file that the catalogue names', () => {
    const missing = pictures
      .flatMap(filesOf)
      .filter((file) => !existsSync(new URL(`../media/${file}`, import.meta.url)))
    expect(missing).toEqual([])
  })

  it('keeps the sizes that a phone loads first within their budget', () => {
    const budgets = { '780x380': 16_000, '462x306': 9_000 }
    const heavy = Object.entries(budgets).flatMap(([size, most]) =>
      pictures
        .flatMap(filesOf)
        .filter((file) => file.endsWith(`${size}.avif`))
        .filter((file) => statSync(new URL(`../media/${file}`, import.meta.url)).size > most),
    )
    expect(heavy).toEqual([])
  })

  it('says of every picture what is seen on it, so that the studio finds it by that', () => {
    const told = readFileSync(new URL('../media/descriptions.json', import.meta.url), 'utf8')
    expect(told).toBe(descriptionsText())
  })

  it.each([
    'bay-film.mp4',
    'logo.svg',
    'favicon.svg',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'share-card.png',
  ])('holds %s', (file) => {
    expect(existsSync(new URL(`../media/${file}`, import.meta.url))).toBe(true)
  })
})
