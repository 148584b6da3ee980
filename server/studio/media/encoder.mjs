// A process for one picture: what a hostile file does to it (memory, time, a crash) it does to nothing else.
import { register } from 'tsx/esm/api'

register()
await import('./encoder-process.ts')
