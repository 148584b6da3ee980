import type { BuiltCatalogue, Catalogue } from '../../schemas/studio/catalogue.ts'
import { picturesNamed } from '../../src/kit/known-pictures.ts'
import { textHash } from '../pages/published.ts'

/**
 * The catalogue with the pictures that are there. Its name is another with each build, and when a picture comes or goes.
 * @param names the files of the pictures, each on a line
 */
export function servedCatalogue(built: BuiltCatalogue, names: () => string | undefined): () => Catalogue {
  const hash = textHash(JSON.stringify(built))
  let made: { readonly names: string | undefined; readonly catalogue: Catalogue } | undefined
  return () => {
    const now = names()
    if (made && made.names === now) return made.catalogue
    const build = `${hash}-${textHash(now ?? '')}`
    made = { names: now, catalogue: { ...built, build, pictures: picturesNamed((now ?? '').split('\n')) } }
    return made.catalogue
  }
}
