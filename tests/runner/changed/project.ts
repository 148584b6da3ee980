import { readdirSync, readFileSync } from 'node:fs'
import { importsOf, sourceFiles } from '../../architecture/import-graph.ts'
import type { Shop } from './select.ts'
import type { ShopRoute } from './journeys-of.ts'

const read = (file: string) => readFileSync(file, 'utf8')

const jsonIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'routes.json')

/** A page's text with those of the parts that it uses: their widgets are its own. */
function withParts(text: string): string {
  const used = jsonIn('pages/parts').filter((name) => text.includes(`"part": "${name.replace('.json', '')}"`))
  return [text, ...used.map((name) => withParts(read(`pages/parts/${name}`)))].join('\n')
}

/** The project as it is on the disk. */
export function readShop(): Shop {
  const files = sourceFiles().filter((file) => !file.startsWith('cli/templates/'))
  return {
    files,
    imports: files.flatMap((file) => importsOf(file)),
    pages: jsonIn('pages').map((name) => ({ name: name.replace('.json', ''), text: withParts(read(`pages/${name}`)) })),
    routes: (JSON.parse(read('pages/routes.json')) as { readonly routes: readonly ShopRoute[] }).routes,
    read,
  }
}
