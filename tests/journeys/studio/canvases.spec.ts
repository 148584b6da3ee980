import type { CanvasPageReply } from '../../../schemas/studio/canvas.ts'
import type { ItemRow } from '../../../schemas/studio/items.ts'
import { firstViewer } from '../../../src/studio/document/index.ts'
import { expect, test } from './studio-shop.ts'

test.describe.configure({ timeout: 240_000 })

/** Of these it is said which codes, scans or words they decide: no page shows them (src/studio/canvas/why-unseen.ts). */
const SHOWN_NOWHERE = /^(?:BRIDGE_|YT3_SEARCH_)/

test('operator: [C1] the canvas of each part and page component shows it, or says that it does not', async ({
  shop,
}) => {
  const { calls } = shop
  const { items } = await calls.get<{ items: readonly ItemRow[] }>('/items')
  const dark: string[] = []
  for (const { kind, name } of items.filter((item) => item.kind === 'part' || item.kind === 'component')) {
    const at = `/items/${kind}/${name}`
    const { addresses } = await calls.get<{ addresses: readonly string[] }>(`${at}/addresses`)
    const [address] = addresses
    if (address === undefined) {
      if (!SHOWN_NOWHERE.test(name)) dark.push(`${name}: no address`)
      continue
    }
    const as = firstViewer({ kind, name })
    const { published } = await calls.get<{ published: { text: string } }>(at)
    const reply = await calls.post<CanvasPageReply>('/canvas', { kind, name, text: published.text, address, as })
    if (!isTold(kind, name, published.text, reply)) dark.push(`${name}: ${address}`)
  }
  expect(dark).toEqual([])
})

/** By the page itself: a part has a block there, or it is said why not; a component was read. */
function isTold(
  kind: string,
  name: string,
  text: string,
  { page, blocks, isWithout, origins }: CanvasPageReply,
): boolean {
  const has = (word: string) => JSON.stringify(page).includes(word)
  if (kind === 'component') return has(`"${name}"`)
  const own = [...text.matchAll(/"id": "([^"]+)"/g)].map(([, id = '']) => id)
  if (isWithout === true || own.some((id) => Object.hasOwn(blocks, id))) return true
  return [...own, ...Object.keys(origins)].some((id) => has(`"id":"${id}"`) || has(`-${id}"`))
}
