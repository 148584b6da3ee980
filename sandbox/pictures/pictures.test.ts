import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { pictures } from './catalogue.ts'
import { drawScene } from './draw.ts'
import { mapFile, mapText } from './map/write-map.ts'
import { descriptionsText } from './render.ts'
import { filesOf } from './sizes.ts'

const drawings = pictures.map(({ scene }) => drawScene(scene, 228, 152))
const bay = pictures.find(({ name }) => name === 'bay-1')!.scene
const media = (file: string) => new URL(`../media/${file}`, import.meta.url)

void describe('a drawn scene', () => {
  void it('is the same SVG for the same seed', () => {
    assert.deepEqual(
      pictures.map(({ scene }) => drawScene(scene, 228, 152)),
      drawings,
    )
  })

  void it('is another SVG for another seed, hour or ratio', () => {
    const others = [drawScene({ ...bay, seed: 2 }, 228, 152), drawScene({ ...bay, time: 'night' }, 228, 152)]
    assert.equal(new Set([drawScene(bay, 228, 152), ...others, drawScene(bay, 300, 300)]).size, 4)
  })

  void it('comes back to its first frame after one turn of the film', () => {
    assert.equal(drawScene(bay, 720, 404, 1), drawScene(bay, 720, 404, 0))
    assert.notEqual(drawScene(bay, 720, 404, 0.3), drawScene(bay, 720, 404, 0))
  })
})

void describe('the catalogue', () => {
  void it('names every picture once', () => {
    assert.equal(new Set(pictures.map(({ name }) => name)).size, pictures.length)
  })

  void it('describes every picture with a sentence of its own', () => {
    assert.equal(new Set(pictures.map(({ alt }) => alt)).size, pictures.length)
    assert.deepEqual(
      pictures.filter(({ alt }) => alt.length < 10),
      [],
    )
  })

  void it('has no two pictures alike', () => {
    assert.equal(new Set(drawings).size, pictures.length)
  })

  void it('shows no composition twice at the same hour', () => {
    const looks = pictures.map(({ scene }) => `${scene.place} ${scene.motif} ${scene.time} ${scene.seed}`)
    assert.equal(new Set(looks).size, looks.length)
  })

  void it('holds enough pictures for the products and the banners', () => {
    const count = (...kinds: string[]) => pictures.filter(({ sizes }) => kinds.includes(sizes)).length
    assert.ok(count('product', 'both') >= 66)
    assert.ok(count('banner', 'both') >= 8)
  })

  void it('is SVG that can be read', async () => {
    for (const [at, svg] of drawings.entries()) {
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, pictures[at]!.name)
      const { width, height } = await sharp(Buffer.from(svg), { unlimited: true }).metadata()
      assert.deepEqual([width, height], [228, 152], pictures[at]!.name)
    }
  })
})

void describe('the media folder', () => {
  void it('holds every file that the catalogue names', () => {
    assert.deepEqual(
      pictures.flatMap(filesOf).filter((file) => !existsSync(media(file))),
      [],
    )
  })

  void it('says of every picture what is seen on it, so that the studio finds it by that', () => {
    assert.equal(readFileSync(media('descriptions.json'), 'utf8'), descriptionsText())
  })

  void it('holds the film', () => assert.ok(existsSync(media('bay-film.mp4'))))
})

void describe('the map', () => {
  void it('is what its drawing makes', () => {
    assert.equal(readFileSync(mapFile, 'utf8'), mapText())
  })
})
