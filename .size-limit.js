import { readdirSync, readFileSync } from 'node:fs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const { entries, widgets } = read('dist/client/shop-assets.json')
const firstView = read('build/first-view.json')
const visit = readdirSync('dist/client/assets')
  .filter((name) => /^start-visit-[\w-]+\.js$/.test(name))
  .map((name) => `assets/${name}`)
const home = new Set([...entries.app.js, ...firstView.flatMap((code) => widgets[code].js), ...visit])
const paths = (files) => files.map((file) => `dist/client/${file}`)

/** A module's screen is its code and that of all that it shows; what the home page brought is there. */
const screens = Object.entries(widgets)
  .filter(([code]) => code.includes('/'))
  .map(([code, { js }]) => ({
    name: `JavaScript of the screen ${code} beyond the home page's`,
    path: paths(js.filter((file) => !home.has(file))),
    limit: '60 kB',
  }))

/** Everything that the home page loads before anything is touched, React and the recorder of visits included: the budget of the shop (brotli). */
export default [
  { name: 'JavaScript of the home page before a touch', path: paths([...home]), limit: '91.5 kB' },
  ...screens,
]
