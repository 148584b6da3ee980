import { describe, expect, it } from 'vitest'
import type { Block } from '../../schemas/page/block.ts'
import type { Page } from '../../schemas/page/page.ts'
import { pageSources } from './shop-pages.ts'

const blockOf = (page: Page, widget: string): Block | undefined =>
  (page.blocks ?? []).find((one) => one.widget === widget)
const fills = pageSources
  .map(({ name, text }) => ({ name, page: JSON.parse(text) as Page }))
  .filter(({ page }) => blockOf(page, 'order-form'))
const does = (block: Block | undefined, event: string) => block?.on?.[event]?.map((action) => action.do)

/** What holds for the form of every kind of order: pages of one widget say the same. */
describe.each(fills)('the page $name', ({ page }) => {
  const form = blockOf(page, 'order-form')

  it('[B7] asks whether it can be ordered, books it, and goes to the cashier in its place', () => {
    expect(form?.on?.['submit']).toMatchObject([
      { do: 'submit', endpoint: 'orderAvailable', into: 'checked' },
      { do: 'submit', endpoint: 'bookOrder', into: 'booked' },
      { do: 'navigate', to: '/cashier/{{ state.booked.reply.data.orderId }}', replace: true },
    ])
  })

  it('leads what was ordered already to its cashier, and from all else that stands in the way back', () => {
    const problem = page.blocks.find(({ id }) => id === 'problem')
    expect(problem?.on?.['confirm']).toMatchObject([
      { do: 'navigate', when: '{{ has(info.problem.orderId) }}', to: '/cashier/{{ info.problem.orderId }}' },
      { do: 'back', when: '{{ !has(info.problem.orderId) }}' },
    ])
    expect(does(problem, 'close')).toEqual(['back'])
  })

  it('tells the form how its travellers are kept, so that nothing typed is lost', () => {
    expect(form?.props).toMatchObject({ kept: '{{ state.kept }}', checked: '{{ state.checked }}' })
    for (const event of ['create-traveller', 'update-traveller'])
      expect(form?.on?.[event]).toMatchObject([{ do: 'submit', into: 'kept', reload: 'travellers' }])
  })
})
