// `pagoda sandbox grow` starts it: grows the sandbox's database, prints how far it has come and at last what there is, a JSON text a line.
import { register } from 'tsx/esm/api'

register()
await import('./grow/main.ts')
