import { area, around, block, curve, type Feature, houses, line, move, patch, type Position } from './geometry.ts'

/** 澜湾岛: its coast, from the north-west with the sun. The notch in the south-west is the fishing harbour. */
const island = curve(
  [
    [110.3862, 18.7745],
    [110.3902, 18.7772],
    [110.395, 18.778],
    [110.3998, 18.7766],
    [110.4034, 18.7736],
    [110.405, 18.7696],
    [110.4042, 18.7652],
    [110.4012, 18.7627],
    [110.397, 18.7632],
    [110.3938, 18.765],
    [110.391, 18.7664],
    [110.3893, 18.7674],
    [110.3868, 18.768],
    [110.3848, 18.7697],
    [110.3846, 18.7722],
  ],
  true,
)

/** The mainland's coast from west to east, with 白沙湾 and the cape of the lighthouse. */
const coast = curve([
  [110.32, 18.803],
  [110.345, 18.8055],
  [110.362, 18.803],
  [110.38, 18.806],
  [110.398, 18.81],
  [110.412, 18.8072],
  [110.424, 18.7995],
  [110.432, 18.797],
  [110.4385, 18.7984],
  [110.4428, 18.8004],
  [110.4452, 18.8028],
  [110.4474, 18.805],
  [110.4492, 18.8068],
  [110.4482, 18.8092],
  [110.4462, 18.8115],
  [110.4472, 18.815],
  [110.455, 18.82],
  [110.468, 18.825],
  [110.5, 18.828],
])
const mainland = (to: readonly Position[]): Position[] => [...to, [110.5, 18.87], [110.32, 18.87]]

const starRoad = curve([
  [110.3932, 18.7716],
  [110.3952, 18.7704],
  [110.3968, 18.7691],
  [110.398, 18.7672],
  [110.3995, 18.7655],
  [110.4012, 18.7664],
  [110.4026, 18.7683],
])
const ringRoad = curve(
  around(island, -190).filter((_, index) => index % 4 === 0),
  true,
)
const harbourRoad = curve([
  [110.3932, 18.7716],
  [110.3916, 18.7698],
  [110.3904, 18.7684],
  [110.3894, 18.7685],
  [110.3876, 18.7692],
])
const boardwalk = curve([
  [110.3905, 18.7668],
  [110.3888, 18.7652],
  [110.3866, 18.7637],
  [110.3846, 18.763],
  [110.3828, 18.7613],
])
const bayRoad = curve([
  [110.43, 18.8002],
  [110.4345, 18.8004],
  [110.4384, 18.8013],
  [110.4408, 18.8025],
  [110.4428, 18.804],
  [110.4452, 18.8058],
  [110.4466, 18.8067],
])
const highway = curve([
  [110.32, 18.819],
  [110.36, 18.815],
  [110.392, 18.8165],
  [110.415, 18.813],
  [110.438, 18.815],
  [110.46, 18.826],
  [110.5, 18.84],
])

/** Water houses on both sides of the boardwalk, further out than its first third. */
const waterHouses = boardwalk
  .slice(9)
  .flatMap((at, index) => [
    block('building', move(at, 14, 20), 17, 14, index * 5),
    block('building', move(at, -14, -20), 17, 14, index * 5),
  ])

/** A villa and its pool, row after row down the slope. */
const villas = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3, 4, 5].flatMap((column) => {
    const at = move([110.4392, 18.8042], column * 46 + row * 14, row * -44)
    return [block('building', at, 20, 14, -14), block('pool', move(at, 4, -14), 11, 5, -14)]
  }),
)

const waterPark: Position = [110.3987, 18.7661]

/** 澜湾岛, its lagoon, and 白沙湾 on the mainland beside it. */
export const resort: readonly Feature[] = [
  area('shoal', around(island, 190)),
  area('shoal', mainland(coast.map((point) => move(point, 60, -170)))),
  patch('shoal', [110.3856, 18.7628], 520, 3),
  area('beach', around(island, 34)),
  area('beach', mainland(coast.map((point) => move(point, 12, -38)))),
  area('land', island),
  area('land', mainland(coast)),
  patch('park', [110.3918, 18.7736], 190, 11),
  patch('park', [110.3946, 18.7745], 150, 12),
  patch('park', [110.4012, 18.7722], 230, 13),
  patch('park', [110.3883, 18.7716], 150, 14),
  patch('park', [110.4008, 18.7641], 110, 15),
  patch('park', [110.437, 18.8062], 420, 16),
  patch('park', [110.4462, 18.8082], 130, 17),
  patch('park', [110.417, 18.822], 900, 18),
  patch('park', [110.372, 18.826], 1100, 19),
  patch('park', [110.4312, 18.8085], 260, 20),
  patch('lake', [110.398, 18.7734], 95, 21),
  line(
    'ferry',
    curve([
      [110.3897, 18.7668],
      [110.381, 18.772],
      [110.3855, 18.7845],
      [110.415, 18.7905],
      [110.4433, 18.8003],
    ]),
  ),
  line(
    'ferry',
    curve([
      [110.3897, 18.7668],
      [110.3872, 18.7652],
      [110.384, 18.764],
    ]),
  ),
  line(
    'path',
    curve([
      [110.3921, 18.7714],
      [110.3922, 18.7736],
      [110.3944, 18.7742],
      [110.3972, 18.7748],
    ]),
  ),
  line(
    'path',
    curve([
      [110.3893, 18.7708],
      [110.3868, 18.7706],
      [110.3852, 18.7701],
    ]),
  ),
  line(
    'path',
    curve([
      [110.4406, 18.8032],
      [110.4388, 18.8047],
      [110.4372, 18.8064],
      [110.4344, 18.8074],
    ]),
  ),
  line(
    'path',
    curve([
      [110.4379, 18.8017],
      [110.4383, 18.8001],
      [110.4379, 18.7988],
    ]),
  ),
  line('pier', boardwalk),
  line('pier', [
    [110.3899, 18.7679],
    [110.3889, 18.7666],
  ]),
  line('pier', [
    [110.4429, 18.8008],
    [110.4439, 18.7996],
  ]),
  line('pier', [
    [110.4436, 18.8013],
    [110.4448, 18.8003],
  ]),
  line('road', highway),
  line(
    'road',
    curve([
      [110.396, 18.7766],
      [110.3968, 18.784],
      [110.3984, 18.796],
      [110.4, 18.8158],
    ]),
  ),
  line('road', ringRoad),
  line('road', bayRoad),
  line(
    'road',
    curve([
      [110.43, 18.8002],
      [110.4262, 18.8045],
      [110.4228, 18.813],
    ]),
  ),
  line('street', starRoad),
  line('street', harbourRoad),
  line(
    'street',
    curve([
      [110.4384, 18.8013],
      [110.4376, 18.8022],
      [110.436, 18.804],
      [110.433, 18.8052],
    ]),
  ),
  line(
    'street',
    curve([
      [110.4408, 18.8025],
      [110.4426, 18.8012],
      [110.4436, 18.8011],
    ]),
  ),
  ...houses(harbourRoad, 24, 31),
  ...houses(bayRoad, 34, 32),
  ...waterHouses,
  ...villas,
  block('building', [110.3919, 18.7716], 96, 24, 62),
  block('building', [110.3925, 18.7711], 40, 26, 62),
  block('building', [110.3908, 18.7722], 52, 16, 20),
  block('building', [110.3912, 18.7729], 52, 16, 20),
  block('pool', [110.3912, 18.7712], 52, 20, 62),
  block('building', [110.4012, 18.7672], 92, 62, 40),
  patch('building', [110.4003, 18.7659], 38, 41),
  block('building', [110.3968, 18.7696], 46, 28, -50),
  block('building', [110.3944, 18.7744], 22, 22, 30),
  patch('pool', waterPark, 52, 42),
  block('pool', move(waterPark, 66, 34), 66, 16, 24),
  block('pool', move(waterPark, -60, -28), 44, 22, -30),
  block('building', move(waterPark, -28, 62), 44, 20, -50),
  block('building', [110.4388, 18.8022], 26, 18, 24),
  block('building', [110.4378, 18.8018], 22, 22, 45),
  block('building', [110.4472, 18.8067], 16, 16, 0),
  block('building', [110.4431, 18.8011], 34, 16, 40),
]
