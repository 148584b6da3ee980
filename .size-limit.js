import { readdirSync, readFileSync } from 'node:fs'

/** Everything that the home page loads before anything is touched, React and the recorder of visits included: the budget of the shop (brotli). */
const { entries, widgets } = JSON.parse(readFileSync('dist/client/shop-assets.json', 'utf8'))
const firstView = [
  'app-header',
  'banner-swiper',
  'customer-service',
  'notice-bar',
  'package-offers',
  'popup-ad',
  'quick-entries',
  'stay-search',
  'tab-bar',
  'weather-card',
]
const visit = readdirSync('dist/client/assets')
  .filter((name) => /^(?:start-visit|visit)-[\w-]+\.js$/.test(name))
  .map((name) => `assets/${name}`)
const files = new Set([...entries.app.js, ...firstView.flatMap((code) => widgets[code].js), ...visit])

export default [
  {
    name: 'JavaScript of the home page before a touch',
    path: [...files].map((file) => `dist/client/${file}`),
    limit: '100 kB',
  },
]
