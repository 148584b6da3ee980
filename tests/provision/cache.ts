import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** What the tests fetch for themselves; it goes with node_modules. */
export const CACHE = join(ROOT, 'node_modules/.cache/pagoda')
