import { describe, expect, it } from 'vitest'
import type { Block } from '../../schemas/page/block.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'
import { compiledValue } from '../../src/engine/core/compiled.ts'
import { TODAY } from './shop-openings.ts'
import { judge, pageSources } from './shop-pages.ts'

const home = judge(pageSources.find(({ name }) => name === 'home')!).page!
const block = (home.blocks as readonly Block[]).find(({ id }) => id === 'popup')!
const [gift] = sandboxContent(TODAY).pageComponents.find(
  ({ componentCode }) => componentCode === 'TCP_YT2_PopUp',
)!.componentContents
const forAll = { ...gift!, id: 'all', customFields: {} }

/** What the popup of the home page offers somebody, of a gift for new guests and of what concerns everybody. */
function offered(loggedIn: boolean): unknown {
  const data: Readonly<Record<string, unknown>> = {
    viewer: { loggedIn },
    popup: { componentContents: [gift, forAll] },
  }
  return (compiledValue(block.props ?? {}).evaluate((name) => data[name]) as { readonly items: unknown }).items
}

describe('the popup of the home page', () => {
  it('[A4] offers a gift for new guests to who is not logged in, and to no member', () => {
    expect(gift!.customFields?.audience).toBe('new')
    expect(offered(false)).toEqual([gift, forAll])
    expect(offered(true)).toEqual([forAll])
  })
})
