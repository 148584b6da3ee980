import { area, block, curve, type Feature, houses, line, move, patch, type Position } from './geometry.ts'

/** The ground around a place far from the sea, as far as a map shows it. */
const ground = (kind: string, middle: Position) => area(kind, square(middle, 9_000))
const square = (middle: Position, metres: number) =>
  [
    move(middle, -metres, -metres),
    move(middle, metres, -metres),
    move(middle, metres, metres),
    move(middle, -metres, metres),
  ] as const

const from = (middle: Position, points: readonly (readonly [number, number])[]) =>
  curve(points.map(([toEast, toNorth]) => move(middle, toEast, toNorth)))

const snow: Position = [127.5283, 43.4517]
const slopes = [
  from(snow, [
    [900, 1300],
    [620, 980],
    [520, 640],
    [240, 330],
    [90, 90],
  ]),
  from(snow, [
    [900, 1300],
    [860, 900],
    [640, 520],
    [420, 260],
    [150, 70],
  ]),
  from(snow, [
    [380, 1250],
    [300, 900],
    [120, 620],
    [80, 330],
    [40, 100],
  ]),
  from(snow, [
    [380, 1250],
    [40, 960],
    [-220, 640],
    [-190, 300],
    [-40, 90],
  ]),
]
const snowStreet = from(snow, [
  [-900, -420],
  [-420, -210],
  [-60, -50],
  [260, -60],
  [700, -260],
])

/** 鹿鸣雪山: slopes down to the hotels, forests between them. */
const mountain: readonly Feature[] = [
  ground('snow', snow),
  patch('park', move(snow, -640, 820), 330, 51),
  patch('park', move(snow, 240, 700), 110, 52),
  patch('park', move(snow, 500, 1080), 120, 53),
  patch('park', move(snow, 1180, 640), 360, 54),
  patch('park', move(snow, -120, 1040), 90, 55),
  patch('park', move(snow, 780, -620), 420, 56),
  patch('park', move(snow, -900, 160), 240, 57),
  patch('lake', move(snow, -340, -520), 170, 58),
  ...slopes.map((slope) => line('slope', slope)),
  line('lift', [move(snow, 110, 110), move(snow, 900, 1310)]),
  line('lift', [move(snow, 10, 110), move(snow, 370, 1260)]),
  line(
    'road',
    from(snow, [
      [-1600, -1500],
      [-1100, -900],
      [-900, -420],
    ]),
  ),
  line('road', snowStreet),
  ...houses(snowStreet, 36, 59),
  block('building', snow, 70, 34, 12),
  block('building', move(snow, 96, 20), 44, 26, 12),
]

const town: Position = [120.1472, 30.5126]
const southStreet = from(town, [
  [-420, -190],
  [-150, -90],
  [60, 20],
  [330, 60],
  [560, 160],
])
const canal = from(town, [
  [-1900, -620],
  [-700, -330],
  [-160, -160],
  [80, -60],
  [360, -20],
  [640, 90],
  [1700, 160],
])
const northStreet = from(town, [
  [-380, -330],
  [-130, -240],
  [100, -140],
  [380, -100],
  [620, 10],
])

/** 云栖古镇: a canal, a street on each bank, bridges between them. */
const waterTown: readonly Feature[] = [
  ground('land', town),
  patch('park', move(town, -520, 300), 260, 61),
  patch('park', move(town, 620, 480), 340, 62),
  patch('park', move(town, 240, -560), 300, 63),
  patch('lake', move(town, -760, -40), 190, 64),
  line('river', canal),
  line(
    'river',
    from(town, [
      [80, -60],
      [40, 240],
      [-120, 560],
      [-60, 1400],
    ]),
  ),
  line('street', southStreet),
  line('street', northStreet),
  ...[-150, 110, 380].map((toEast, index) =>
    line('pier', [move(town, toEast, [-90, 40, 80][index]!), move(town, toEast, [-240, -140, -100][index]!)]),
  ),
  line(
    'road',
    from(town, [
      [-1800, 520],
      [-800, 640],
      [200, 720],
      [1500, 860],
    ]),
  ),
  line(
    'street',
    from(town, [
      [60, 20],
      [120, 320],
      [200, 720],
    ]),
  ),
  ...houses(southStreet, 22, 65),
  ...houses(northStreet, 22, 66),
  ...houses(
    from(town, [
      [60, 20],
      [120, 320],
      [200, 720],
    ]),
    24,
    67,
  ),
]

const valley: Position = [120.9158, 28.8475]
const teaRoad = from(valley, [
  [-900, 760],
  [-620, 470],
  [-360, 330],
  [-130, 150],
  [20, 40],
  [260, -180],
  [640, -300],
])

/** 青岚谷: tea on the slopes, a brook, houses and warm pools along the road. */
const teaValley: readonly Feature[] = [
  ground('land', valley),
  patch('park', move(valley, 320, 330), 260, 71),
  patch('park', move(valley, -340, -140), 280, 72),
  patch('park', move(valley, 760, 60), 240, 73),
  patch('park', move(valley, -760, 220), 230, 74),
  patch('park', move(valley, -120, 620), 260, 75),
  patch('park', move(valley, 120, -620), 330, 76),
  line(
    'river',
    from(valley, [
      [-1500, 900],
      [-760, 380],
      [-420, 200],
      [-190, 30],
      [40, -90],
      [300, -330],
      [1300, -700],
    ]),
  ),
  line(
    'path',
    from(valley, [
      [-130, 150],
      [60, 260],
      [260, 300],
      [420, 420],
    ]),
  ),
  line(
    'path',
    from(valley, [
      [20, 40],
      [-160, -110],
      [-320, -180],
    ]),
  ),
  line('road', teaRoad),
  ...houses(teaRoad, 30, 77),
  block('building', valley, 46, 24, -40),
  ...[0, 1, 2, 3].map((index) => patch('pool', move(valley, 52 + index * 26, -18 - index * 14), 9, 78 + index)),
]

export const furtherPlaces: readonly Feature[] = [...mountain, ...waterTown, ...teaValley]
