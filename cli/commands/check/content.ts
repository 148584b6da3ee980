import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { shopClock } from '../../../src/domain/dates.ts'
import type { KnownContent } from '../../../src/page/checks/catalogues.ts'
import type { Project } from '../../project.ts'

/** What is read of the sandbox's content. */
interface ContentModule {
  readonly sandboxContent: (today: string) => {
    readonly pageComponents: readonly { readonly componentCode: string }[]
    readonly products: readonly { readonly id: string }[]
  }
}

/** What the sandbox holds; undefined for a shop with another backend, whose content nobody knows. */
export async function contentOf({ root, isSandbox }: Project): Promise<KnownContent | undefined> {
  const file = join(root, 'sandbox', 'content', 'index.ts')
  if (!isSandbox || !existsSync(file)) return undefined
  const { sandboxContent }: ContentModule = await import(pathToFileURL(file).href)
  const { pageComponents, products } = sandboxContent(shopClock(Date.now()).slice(0, 10))
  return {
    codes: new Set(pageComponents.map(({ componentCode }) => componentCode)),
    products: new Set(products.map(({ id }) => id)),
  }
}
