import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { type ContractName, contracts } from '../../schemas/api/contracts.ts'
import { allRows } from '../fixtures/owned-rows.ts'
import { type Asked, GOLD } from './call-samples.ts'
import { goodCalls } from './good-calls.ts'
import { ask, askedOf, db, useSandboxShop } from './sandbox-calls.ts'

useSandboxShop()

/** What of a call is kept by the shop for a member alone. */
const asMember: Partial<Readonly<Record<ContractName, Partial<Asked>>>> = {
  cartAdd: { member: GOLD },
  cartChange: { member: GOLD },
  cartChoose: { member: GOLD },
  cartRemove: { member: GOLD },
}

/** What answers otherwise when it is sent again, and why that is right. */
const otherwise: Partial<Readonly<Record<ContractName, string>>> = {
  businessMailCode: 'a second mail waits a minute, and says so',
  closureCode: 'a second message waits a minute, and says so',
  codeRedeem: 'a use is never one of two: the counter is told to look at what is left',
  partnerDecide: 'each decision has a code of its own, which is good once',
  partnerMember: 'a partner’s code is good once',
  sendSmsCode: 'the answer to a question is good once; a second message waits a minute, and says so',
  signToday: 'says that today is signed already, with the same days and points',
  smsLogin: 'a code is good once',
  trackEvents: 'a beacon hears no answer: it is sent once',
  weixinLogin: 'WeChat’s code is good once',
}

/** A choice is kept anew, and nothing is bought by it. */
const chosenAnew: readonly ContractName[] = [
  'cartCheckout',
  'hotelTempOrderCreate',
  'productTempOrderCreate',
  'saveOrder',
  'savePlayOrder',
  'ticketTempOrderCreate',
]

/** The same is sealed anew, or dated: it is answered as before. */
const writtenAnew: readonly ContractName[] = ['saveCustomsIdentity', 'saveHealthForm', 'travellerUpdate']

const posts = Object.values(contracts).filter(({ method }: Contract) => method === 'POST')

/** What an answer says, but for the mark of its request, and for that it was the same before. */
const said = ({ status, body }: { readonly status: number; readonly body: unknown }) =>
  JSON.parse(
    JSON.stringify({ status, body }, (key, value: unknown) =>
      ['requestId', 'isEarlier'].includes(key) ? undefined : value,
    ),
  ) as object

describe('what was sent again, since its answer was lost', () => {
  it.each(posts.filter(({ name }) => otherwise[name] === undefined && !chosenAnew.includes(name)))(
    '$name is the same, and answered as before',
    async (contract: Contract) => {
      const name = contract.name as ContractName
      const asked = { ...(await askedOf(goodCalls[name])), ...asMember[name] }
      const before = await allRows(db())
      const first = await ask(contract, asked)
      const after = await allRows(db())
      if (isDeepStrictEqual(before, after)) return
      expect(first.status).toBe(200)
      expect(said(await ask(contract, asked))).toEqual(said(first))
      expect(isDeepStrictEqual(await allRows(db()), after) || writtenAnew.includes(name)).toBe(true)
    },
  )

  it('collectOrCancelProduct that does not say what is wanted toggles on every call (A7, B4)', async () => {
    const toggle = { params: { productCode: '610102' }, member: GOLD }
    const contract: Contract = contracts.collectOrCancelProduct
    const collected = async () =>
      ((await ask(contract, toggle)).body as { data: { isCollected: boolean } }).data.isCollected
    const first = await collected()
    expect([await collected(), await collected()]).toEqual([!first, first])
  })
})
