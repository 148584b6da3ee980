export type Time = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night'
export type Weather = 'clear' | 'clouds' | 'mist' | 'rain' | 'snow'
export type Foreground = 'parasol' | 'boat' | 'lantern' | 'suitcase' | 'surfboard' | 'leaves' | 'none'

/** The compositions that each place knows. */
export interface Motifs {
  bay: 'islands' | 'crescent' | 'lighthouse' | 'surf' | 'harbour' | 'shore' | 'lost'
  lagoon: 'stilts' | 'aerial' | 'jetty' | 'atolls'
  cliff: 'domes' | 'arch' | 'road' | 'stacks'
  'palm-garden': 'path' | 'pond' | 'hammock' | 'pavilion'
  'snow-slope': 'lift' | 'chalets' | 'summit' | 'forest'
  'old-town': 'canal' | 'street' | 'pagoda' | 'rooftops'
  'water-park': 'slides' | 'bowl' | 'castle' | 'river'
  aquarium: 'whale-shark' | 'jellyfish' | 'tunnel' | 'reef'
  'night-market': 'stalls' | 'alley' | 'pier'
  'pool-villa': 'infinity' | 'courtyard' | 'thatch' | 'hillside'
  'kids-club': 'playground' | 'treehouse' | 'balloons'
  'dining-table': 'seafood' | 'candle' | 'breakfast' | 'tea' | 'grill' | 'hotpot'
  'hotel-room': 'bed' | 'balcony' | 'family' | 'attic' | 'tatami'
  'ocean-suite': 'bath' | 'lounge' | 'corner' | 'deck'
  spa: 'stones' | 'bath' | 'pavilion'
  yacht: 'sail' | 'cruiser' | 'bow'
  theatre: 'curtain' | 'acrobat' | 'lake'
  farm: 'terraces' | 'barn' | 'orchard'
  'still-life': 'tea' | 'towel' | 'towel-blue' | 'towel-sand' | 'plush' | 'gift' | 'ceramic' | 'snacks'
}
export type Place = keyof Motifs

interface SceneAt<P extends Place> {
  place: P
  motif: Motifs[P]
  time: Time
  weather: Weather
  foreground: Foreground
  seed: number
}

/** One picture to draw. Same scene, same size: same SVG. */
export type Scene = { [P in Place]: SceneAt<P> }[Place]
/** A scene of one place. */
export type SceneOf<P extends Place> = SceneAt<P>
