import { shopClock } from '../../../src/domain/dates.ts'
import type { KnownContent } from '../../../src/kit/checker.ts'
import { loadModule, type Project } from '../../project.ts'

/** What is read of the sandbox's content. */
interface ContentModule {
  readonly sandboxContent: (today: string) => {
    readonly pageComponents: readonly { readonly componentCode: string }[]
    readonly products: readonly { readonly id: string }[]
  }
}

/** What the sandbox holds; undefined for a shop with another backend, whose content nobody knows. */
export async function contentOf(project: Project): Promise<KnownContent | undefined> {
  const module = project.isSandbox ? await loadModule(project, 'sandbox/content/index.ts') : undefined
  if (module === undefined) return undefined
  const { pageComponents, products } = (module as ContentModule).sandboxContent(shopClock(Date.now()).slice(0, 10))
  return {
    codes: new Set(pageComponents.map(({ componentCode }) => componentCode)),
    products: new Set(products.map(({ id }) => id)),
  }
}
