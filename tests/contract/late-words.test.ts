import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pageSources, partSources } from './shop-pages.ts'

interface Step {
  readonly do: string
  readonly endpoint?: string
  readonly late?: unknown
}

/** What a page sends that says nothing to who left before its answer, and why. */
const silentSubmits: Readonly<Record<string, string>> = {
  annualReportShare: 'makes a link to share, and nothing else',
  commissionShare: 'makes a link to share, and nothing else',
  teamCreateOrder: 'nothing is bought before its form is sent',
  collectOrCancelProduct: 'every page of the product shows whether it is kept',
  submitCompleteActivityTask: 'the task itself takes elsewhere, and shows that it is done',
  equityUserLogin: 'who comes by a partner’s link is logged in without a tap',
  readMessages: 'a message is read by being looked at',
  removeMessage: 'the list shows what it holds',
  businessMailCode: 'the mail arrives',
  closureCode: 'the message arrives',
}

/** What a screen or an action waits for, with words over its page, that says nothing to who left before its answer, and why. */
const silentCalls: Readonly<Record<string, string>> = {
  'assistant customerService': 'asks who is there',
  'cart cartCheckout': 'nothing is bought before the order’s form is sent',
  'checkout orderAvailable': 'asks whether the order can be had',
  'checkout hotelCheckPriceChange': 'asks for the price',
  'checkout endpoint': 'nothing is bought before the order’s form is sent',
  'partners partnerDecide': 'a partner is given nothing before who decides comes back to it',
}

/** What screens say with the page that would have opened, which the answer names. */
const saidByPage: Readonly<Record<string, string>> = {
  'booking bookAppointment': 'src/modules/booking/confirm-effects.ts',
  'comments saveComment': 'src/modules/comments/comments-effects.ts',
  'invoice invoiceApply': 'src/modules/invoice/invoice-effects.ts',
  'refund orderRefundLogistics': 'src/modules/refund/parcel-effects.ts',
  'refund orderRefundApply': 'src/modules/refund/refund-effects.ts',
  'scan takeCounterCode': 'src/modules/scan/scan-effects.ts',
  'services reserveService': 'src/modules/services/confirm-effects.ts',
  'checkout bookOrder': 'src/modules/checkout/checkout-effects.ts',
  'cart name': 'src/modules/cart/add-to-cart-action.ts',
}

/** Every chain of actions of a file. */
function chainsIn(value: unknown): Step[][] {
  if (Array.isArray(value) && value.some((one) => Object.hasOwn(Object(one), 'do'))) return [value as Step[]]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(chainsIn) : []
}

/** The arguments of every call of the shop in a source, as they are written. */
function callsIn(source: string): string[][] {
  return [...source.matchAll(/\bcall\(|\bdataOf(?:<.*>)?\(/g)].map(({ 0: begin, index }) => {
    const args = ['']
    let depth = 0
    for (const letter of source.slice(index + begin.length)) {
      if (depth === 0 && letter === ')') break
      if ('([{'.includes(letter)) depth++
      if (')]}'.includes(letter)) depth--
      if (depth === 0 && letter === ',') args.push('')
      else args.push(args.pop()! + letter)
    }
    return args.map((one) => one.trim()).filter((one) => one !== '')
  })
}

const submits = [...pageSources, ...partSources].flatMap(({ text }) =>
  chainsIn(JSON.parse(text)).flatMap((chain) =>
    chain.flatMap(({ do: kind, endpoint = '' }, at) =>
      kind === 'submit' ? [{ endpoint, isTold: chain.slice(at + 1).some(({ late }) => late !== undefined) }] : [],
    ),
  ),
)
/** With words over the page meanwhile, and what is told late. */
const waits = readdirSync('src/modules', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) =>
    callsIn(readFileSync(`src/modules/${file}`, 'utf8')).flatMap(([name = '', , words, late]) => {
      const endpoint = `${file.split('/')[0]} ${name.replaceAll("'", '')}`
      return words === undefined ? [] : [{ endpoint, isTold: late !== undefined || endpoint in saidByPage }]
    }),
  )

it.each([
  ['a page', submits, silentSubmits],
  ['a screen', waits, silentCalls],
])('what %s sends is told to who left before its answer, or says why not', (_who, sent, silent) => {
  const withoutDialog = sent.filter(({ isTold }) => !isTold).map(({ endpoint }) => endpoint)
  expect([...new Set(withoutDialog)].toSorted()).toEqual(Object.keys(silent).toSorted())
})

it.each(Object.entries(saidByPage))('who left before %s is told by what opens its page', (endpoint, file) => {
  expect(waits.some((one) => one.endpoint === endpoint)).toBe(true)
  expect(readFileSync(file, 'utf8')).toMatch(/\blate: [A-Z]+|IN_CART\[/)
})
