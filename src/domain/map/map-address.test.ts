import { describe, expect, it } from 'vitest'
import { mapsAppAddress, stillAddress, viewIn } from './map-address.ts'

const view = { longitude: 110.3921, latitude: 18.7714, zoom: 14.6, width: 1200, height: 320 }
const nameOf = (address: string) => address.split('#')[0]!.split('/').at(-1)!

describe('The address of a still picture', () => {
  it('says which view it is, and is read again', () => {
    expect(viewIn(nameOf(stillAddress('resort-map', view)))).toEqual(view)
    expect(viewIn(nameOf(stillAddress('resort-map', { ...view, longitude: -0.1, latitude: -33.5 })))).toMatchObject({
      longitude: -0.1,
      latitude: -33.5,
    })
  })

  it.each([
    ['no view', 'map.svg'],
    ['a spot that is not on earth', '181.00000,18.77140,14.6,1200x320.svg'],
    ['a picture larger than a screen', '110.39210,18.77140,14.6,9999x320.svg'],
    ['the whole world', '110.39210,18.77140,2.0,1200x320.svg'],
    ['a spot to the millimetre', '110.392101234,18.77140,14.6,1200x320.svg'],
  ])('is none for %s', (_what, name) => {
    expect(viewIn(name)).toBeUndefined()
  })
})

it('The maps app is told the spot and the name', () => {
  const { protocol, searchParams } = new URL(mapsAppAddress('灯塔', view))
  expect([protocol, searchParams.get('position'), searchParams.get('name')]).toEqual([
    'https:',
    '110.3921,18.7714',
    '灯塔',
  ])
})
