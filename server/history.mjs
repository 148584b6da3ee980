// `pagoda history` and `pagoda restore` start it: prints the kept versions of one of the operators' files as JSON.
import { register } from 'tsx/esm/api'

register()
await import('./history/main.ts')
