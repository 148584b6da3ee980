import { expect, it } from 'vitest'
import { pageSources } from './shop-pages.ts'

interface Block {
  readonly id: string
  readonly widget?: string
  readonly props?: { readonly turnsAt?: string }
  readonly on?: Readonly<Record<string, readonly { readonly do: string; readonly data?: string }[]>>
}

interface Page {
  readonly data?: Readonly<Record<string, { readonly from: string }>>
  readonly blocks?: readonly Block[]
  readonly popups?: Readonly<Record<string, { readonly blocks: readonly Block[] }>>
}

const CALENDARS: readonly string[] = ['day-picker', 'ticket-day', 'day-booking']

/** Endpoints whose replies say what can be had on which day. */
const OF_DAYS: readonly string[] = [
  'comboCalendar',
  'comboTickets',
  'playPriceList',
  'ticketCalendar',
  'ticketResource',
]

const calendars = pageSources.flatMap(({ name, text }) => {
  const { data = {}, blocks = [], popups = {} } = JSON.parse(text) as Page
  const days = Object.entries(data).flatMap(([key, { from }]) => (OF_DAYS.includes(from) ? [key] : []))
  const all = [...blocks, ...Object.values(popups).flatMap((popup) => popup.blocks)]
  const found = all.filter(({ widget = '' }) => CALENDARS.includes(widget))
  return found.map((block) => ({ page: name, block, days }))
})

it('finds the calendars of combos, plays, tickets and journeys', () => {
  expect(calendars.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['product-detail', 'play-product-detail', 'ticket', 'vacation-detail']),
  )
})

it.each(calendars)('$page#$block.id offers no day that is over while somebody looks at it', ({ block, days }) => {
  expect(block.props?.turnsAt).toMatch(/^\{\{ \w+\.turnsAt \}\}$/)
  expect(block.on?.['turn']).toEqual(expect.arrayContaining(days.map((data) => ({ do: 'reload', data }))))
})

it('ticket#status asks anew what a ticket sells, on the day on which it begins to [A4]', () => {
  const { blocks = [] } = JSON.parse(pageSources.find(({ name }) => name === 'ticket')!.text) as Page
  expect(blocks.find(({ id }) => id === 'status')?.on?.['turn']).toEqual(
    ['ticket', 'calendar', 'offer'].map((data) => ({ do: 'reload', data })),
  )
})
