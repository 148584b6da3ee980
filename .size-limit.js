import { readFileSync } from 'node:fs'

/** Everything that the home page loads before anything is touched, React included: the budget of the shop (brotli). */
const list = JSON.parse(readFileSync('dist/client/shop-assets.json', 'utf8'))
const firstView = ['app-header', 'banner-swiper', 'quick-entries', 'notice-bar', 'package-offers']
const files = new Set([...list.entries.app.js, ...firstView.flatMap((code) => list.widgets[code]?.js ?? [])])

export default [
  {
    name: 'JavaScript of the home page before a touch',
    path: [...files].map((file) => `dist/client/${file}`),
    limit: '100 kB',
  },
]
