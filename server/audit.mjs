// `pagoda audit` starts it: goes through the books of the database and prints what it found as JSON.
import { register } from 'tsx/esm/api'

register()
await import('./audit/main.ts')
