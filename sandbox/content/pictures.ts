import type { Product } from '../../schemas/domain/product.ts'
import descriptions from '../media/descriptions.json' with { type: 'json' }

const alts: ReadonlyMap<string, string> = new Map(Object.entries(descriptions))

/** Pictures of each product by id. The first is its own: no other product begins with it. */
const galleries: Readonly<Record<string, readonly string[]>> = {
  '100101': ['palm-garden-1', 'hotel-room-2', 'ocean-suite-3', 'bay-2'],
  '100102': ['pool-villa-1', 'pool-villa-2', 'ocean-suite-1'],
  '100103': ['hotel-room-4', 'snow-slope-3', 'snow-slope-4'],
  '100104': ['old-town-4', 'old-town-1', 'hotel-room-5'],
  '100105': ['hotel-room-3', 'water-park-3', 'kids-club-1'],
  '100106': ['hotel-room-5', 'spa-2', 'farm-1'],
  '100107': ['bay-3', 'cliff-4'],
  '100201': ['lagoon-1', 'ocean-suite-4', 'lagoon-3', 'aquarium-4'],
  '100202': ['snow-slope-3', 'snow-slope-1', 'dining-6', 'hotel-room-4'],
  '100301': ['pool-villa-5', 'water-park-4', 'hotel-room-3'],
  '100401': ['ocean-suite-2', 'dining-2', 'hotel-room-1'],
  '200101': ['water-park-1', 'water-park-2', 'water-park-3', 'water-park-4'],
  '200102': ['aquarium-1', 'aquarium-3', 'aquarium-2'],
  '200103': ['water-park-4', 'aquarium-1', 'water-park-1'],
  '200104': ['snow-slope-1', 'snow-slope-2', 'snow-slope-3'],
  '200105': ['old-town-1', 'old-town-2', 'palm-garden-4'],
  '200106': ['theatre-3', 'old-town-3'],
  '200107': ['farm-1', 'dining-4', 'farm-3'],
  '200108': ['bay-4', 'night-market-3'],
  '200109': ['night-market-2', 'snow-slope-4'],
  '200110': ['farm-4', 'bay-2'],
  '230101': ['lagoon-2', 'water-park-1', 'snow-slope-1', 'old-town-4'],
  '230102': ['spa-3', 'spa-1', 'ocean-suite-1'],
  '230103': ['ocean-suite-1', 'lagoon-2'],
  '230104': ['cliff-1', 'spa-2', 'bay-2'],
  '230105': ['cliff-4', 'spa-1', 'yacht-1'],
  '310101': ['aquarium-4', 'lagoon-2', 'yacht-2'],
  '310102': ['yacht-1', 'bay-1', 'cliff-2'],
  '310103': ['surf-1', 'surf-2', 'bay-2'],
  '310104': ['cliff-2', 'cliff-4', 'lagoon-4'],
  '310105': ['night-market-1', 'old-town-2', 'night-market-2'],
  '310106': ['aquarium-2', 'aquarium-1', 'aquarium-3'],
  '310107': ['bay-1', 'bay-5'],
  '310108': ['surf-3', 'bay-3', 'bay-2'],
  '400101': ['ocean-suite-3', 'palm-garden-1', 'pool-villa-1'],
  '500101': ['still-life-4', 'still-life-6'],
  '500102': ['still-life-5', 'old-town-4'],
  '500201': ['still-life-11', 'aquarium-3'],
  '500202': ['still-life-12', 'old-town-1'],
  '500203': ['still-life-13', 'bay-3'],
  '500204': ['still-life-14', 'lagoon-3'],
  '500103': ['still-life-7', 'lagoon-2'],
  '500104': ['still-life-8', 'bay-2'],
  '500106': ['still-life-10', 'bay-2'],
  '500105': ['still-life-9', 'old-town-4'],
  '510101': ['cliff-3', 'pool-villa-3', 'lagoon-1', 'bay-5'],
  '510102': ['old-town-2', 'snow-slope-1', 'old-town-1'],
  '610101': ['bay-2', 'hotel-room-2', 'water-park-1', 'dining-1'],
  '610102': ['snow-slope-4', 'snow-slope-1', 'hotel-room-4'],
  '610103': ['water-park-2', 'water-park-1', 'water-park-4'],
  '610104': ['water-park-3', 'water-park-2'],
  '610105': ['dining-3', 'palm-garden-1'],
  '610106': ['dining-6', 'old-town-1'],
  '610107': ['old-town-3', 'spa-1', 'still-life-1'],
  '610108': ['pool-villa-4', 'dining-5', 'dining-3'],
  '610109': ['hotel-room-1', 'snow-slope-2'],
  '610110': ['ocean-suite-4', 'dining-3', 'lagoon-1'],
  '610111': ['pool-villa-3', 'spa-1', 'dining-2'],
  '610901': ['lagoon-4', 'aquarium-4'],
  '610902': ['dining-4', 'old-town-4'],
  '610903': ['kids-club-2', 'kids-club-1'],
  '610904': ['farm-2', 'farm-3'],
  '610905': ['bay-5', 'bay-2'],
  '610906': ['kids-club-3', 'farm-1'],
  '610907': ['palm-garden-3', 'bay-2'],
  '610908': ['snow-slope-2', 'snow-slope-1'],
  '650101': ['dining-1', 'dining-5', 'bay-4'],
  '650102': ['palm-garden-2', 'palm-garden-3'],
  '650103': ['dining-2', 'snow-slope-3'],
  '650104': ['theatre-1', 'old-town-2'],
  '650105': ['kids-club-1', 'kids-club-2'],
  '650106': ['night-market-3', 'bay-4'],
  '650107': ['still-life-1', 'farm-1'],
  '650108': ['surf-2', 'surf-1'],
  '650201': ['dining-5', 'bay-1', 'palm-garden-3'],
  '650202': ['aquarium-3', 'aquarium-1'],
  '650203': ['theatre-2', 'theatre-1'],
  '650204': ['farm-3', 'farm-2'],
  '650205': ['still-life-6', 'old-town-2'],
  '660101': ['spa-1', 'spa-2'],
  '670101': ['yacht-2', 'yacht-3', 'lagoon-4'],
  '680101': ['still-life-2', 'bay-2'],
  '680102': ['still-life-3', 'aquarium-1'],
  '710101': ['pool-villa-2', 'pool-villa-1', 'pool-villa-3'],
  '710102': ['lagoon-3', 'lagoon-1', 'aquarium-4'],
  '710103': ['spa-2', 'hotel-room-5'],
  '810101': ['palm-garden-4', 'old-town-1', 'hotel-room-5'],
  '810102': ['hotel-room-2', 'water-park-3', 'kids-club-1'],
  '990101': ['yacht-3'],
}

/** The address of a picture as a picture field holds it: without size and format. */
export function mediaUrl(name: string): string {
  return `/tc-fostay/media/${name}`
}

/** What a picture shows, in a sentence. */
export function altOf(name: string): string {
  return alts.get(name) ?? ''
}

/** The pictures of a product, its own first. */
export function gallery(id: string): Product['productImageInfos'] {
  return (galleries[id] ?? []).map((name) => ({ url: mediaUrl(name), alt: altOf(name) }))
}

export function firstPictureOf(id: string): string {
  return gallery(id)[0]?.url ?? ''
}
