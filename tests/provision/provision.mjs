// Looks for the browser and the Chinese font that the journeys need, and gets what is not there, before anything else of `npm test` runs.
import { register } from 'tsx/esm/api'

register()
const { provide } = await import('./provide.ts')
const { remember } = await import('./remembered.ts')
const { waysHere } = await import('./ways.ts')

try {
  remember(await provide(waysHere((line) => console.log(line))))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
