// Looks for the browser and the Chinese font that the journeys need, and gets what is not there, before anything else of `npm test` runs.
import { register } from 'tsx/esm/api'

register()
const { remember } = await import('../browser.ts')
const { provide } = await import('./provide.ts')
const { thisMachine } = await import('./this-machine.ts')

try {
  remember(await provide(thisMachine()))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
