// `npm test`, `npm run check`, `npm run test:all`, `npm run test:steady` and `npm run test:times`: docs/testing.md says what they do.
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
register()
const { main } = await import('./runner/main.ts')
process.exitCode = await main(process.argv.slice(2))
