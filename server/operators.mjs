// `pagoda operator` starts it: adds, lists and disables operators of the studio, and prints the answer as JSON.
import { register } from 'tsx/esm/api'

register()
await import('./studio/operator-command/main.ts')
