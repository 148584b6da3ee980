import { readdirSync, readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const { entries, widgets } = read('dist/client/shop-assets.json')
const firstView = read('build/first-view.json')
const visit = readdirSync('dist/client/assets')
  .filter((name) => /^start-visit-[\w-]+\.js$/.test(name))
  .map((name) => `assets/${name}`)
const before = (codes) => new Set([...entries.app.js, ...codes.flatMap((code) => widgets[code].js), ...visit])
const home = before(firstView)
const paths = (files) => [...files].map((file) => `dist/client/${file}`)

/** The server's HTML is all that there is to it: its code is not asked for. */
const isStatic = (code) => /^ {2}static: true,$/m.test(readFileSync(`widgets/${code}/index.ts`, 'utf8'))

/** Every block of a hotel's page, down to the last: those below the fold load when they are near, without a touch. */
const codesOf = (file) =>
  read(file).blocks.flatMap(({ widget, part }) => (part ? codesOf(`pages/parts/${part}.json`) : [widget]))
const hotel = before(codesOf('pages/hotel-detail.json').filter((code) => !isStatic(code)))

/** A module's screen is its code and that of all that it shows; what the home page brought is there. */
const screens = Object.entries(widgets)
  .filter(([code]) => code.includes('/'))
  .map(([code, { js }]) => ({
    name: `JavaScript of the screen ${code} beyond the home page's`,
    path: paths(js.filter((file) => !home.has(file))),
    limit: '60 kB',
  }))

/**
 * Everything that the home page loads before anything is touched, React and the recorder of visits included, and all that a hotel's page
 * can load without a touch: the budget of the shop (brotli).
 */
export default [
  { name: 'JavaScript of the home page before a touch', path: paths(home), limit: '87 kB' },
  { name: 'JavaScript of a hotel’s page, read to its end without a touch', path: paths(hotel), limit: '108 kB' },
  ...screens,
]
