import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mapLayers } from '../../src/domain/map/map-layers.ts'
import { companies } from './companies.ts'
import { poiSeeds } from './poi-seeds.ts'

interface Feature {
  readonly properties: { readonly kind: string }
  readonly geometry: { readonly type: string; readonly coordinates: never }
}
type Position = readonly [number, number]

const text = readFileSync('sandbox/media/resort-map.json', 'utf8')
const features = (JSON.parse(text) as { readonly features: readonly Feature[] }).features
const areas = (...kinds: string[]): (readonly Position[])[] =>
  features
    .filter(({ properties, geometry }) => kinds.includes(properties.kind) && geometry.type === 'Polygon')
    .map(({ geometry }) => geometry.coordinates[0] as readonly Position[])

const isInside = ([x, y]: Position, ring: readonly Position[]): boolean =>
  ring.reduce((inside, [toX, toY], index) => {
    const [fromX, fromY] = ring.at(index - 1)!
    const isCrossed = fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
    return isCrossed ? !inside : inside
  }, false)

const ground = areas('land', 'snow', 'beach')
const stores = companies.flatMap((company) => company.stores)

describe('The map of the sandbox', () => {
  it('is made of kinds that maps have', () => {
    const known = mapLayers.map(({ kind }) => kind)
    expect(features.map(({ properties }) => properties.kind).filter((kind) => !known.includes(kind))).toEqual([])
  })

  it('has dry ground under every store and every place but the houses over the lagoon', () => {
    const spots = [
      ...stores.flatMap(({ storeName, longitude, latitude }) =>
        longitude && latitude ? [[storeName, [longitude, latitude] as const] as const] : [],
      ),
      ...poiSeeds.map(({ name, at }) => [name, at] as const),
    ]
    expect(spots.length).toBeGreaterThan(20)
    const wet = spots.filter(([, at]) => !ground.some((ring) => isInside(at, ring))).map(([name]) => name)
    expect(wet).toEqual(['环礁水上屋'])
    const lagoonHouses = poiSeeds.find(({ name }) => name === '环礁水上屋')!
    expect(areas('shoal').some((ring) => isInside(lagoonHouses.at, ring))).toBe(true)
  })
})
