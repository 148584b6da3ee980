// Serves from the sources: `node --import tsx server/main.ts`.
import { pathToFileURL } from 'node:url'
import { serve } from './serve.ts'

await serve((file) => import(pathToFileURL(file).href))
