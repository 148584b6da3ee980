// The JavaScript that a shopper loads, as .size-limit.js adds it up over the built app: `npm run bench:size`.
import { execFileSync } from 'node:child_process'
import { register } from 'tsx/esm/api'

register()
const { writeResult } = await import('./shared/result.ts')

/** Brotli. */
const BOUNDS = { home: 92_000, hotel: 108_000, screen: 60_000 }
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`

let said
try {
  said = execFileSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], { encoding: 'utf8' })
} catch (error) {
  // It ends with 1 where a limit is passed, and tells the sizes all the same.
  said = error.stdout
}
const [home, hotel, ...screens] = JSON.parse(said)
const [largest] = screens.toSorted((a, b) => b.size - a.size)
for (const { name, size } of [home, hotel, ...screens]) console.log(`${kilobytes(size).padStart(9)}  ${name}`)

writeResult('size', 'npm run bench:size', [
  {
    what: `${home.name}, brotli`,
    bound: kilobytes(BOUNDS.home),
    measured: kilobytes(home.size),
    isMet: home.size <= BOUNDS.home,
  },
  {
    what: `${hotel.name}, brotli`,
    bound: kilobytes(BOUNDS.hotel),
    measured: kilobytes(hotel.size),
    isMet: hotel.size <= BOUNDS.hotel,
  },
  {
    what: `the largest of ${screens.length} screens beyond the home page’s, brotli (${largest.name.split(' ')[4]})`,
    bound: kilobytes(BOUNDS.screen),
    measured: kilobytes(largest.size),
    isMet: largest.size <= BOUNDS.screen,
  },
])
