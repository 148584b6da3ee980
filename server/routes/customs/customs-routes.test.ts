import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { customsIdentities } from '../../db/schema.ts'

const [MEMBER, OTHER] = ['900011', '900013']
const NUMBER = '11010519491231002X'

describeInSandbox('cross-border goods', NOON, (opened) => {
  const { db, call } = sandboxMall(opened)
  const post = async (url: string, reqDtos: object, member = MEMBER) =>
    (await call({ method: 'POST', url, member, payload: { reqDtos } })).json()
  const kept = async (member = MEMBER) =>
    (await call({ method: 'GET', url: '/online/fomall/customs/identity', member })).json().data
  const save = (name: string, number: string) => post('/online/fomall/customs/identity/save', { name, number })
  const customsOf = async (shoppingId: string) =>
    (await call({ method: 'GET', url: `/online/order/shoppingInfo/${shoppingId}`, member: MEMBER })).json().data.customs

  it('[B2.9] are ordered by who told the customs’ name, which is kept sealed, shown masked and used again', async () => {
    await post('/online/fomall/cart/add', { kind: 'retail', productId: '500103', quantity: 1 })
    await post('/online/fomall/cart/add', { kind: 'retail', productId: '500101', quantity: 1 })
    const ids = ['500103-50010311', '500101-50010111']
    const { tempOrderId: shoppingId } = (await post('/online/fomall/cart/checkout', { kind: 'retail', ids })).data
    const home = { province: '海南省', city: '三亚市', district: '吉阳区', detail: '海棠路 1 号' }
    const contacts = { name: '林小满', phone: '13800000000' }
    const { id: addressId } = (await post('/online/fomall/address/save', { ...home, ...contacts })).data
    const book = () => post('/online/order/booking', { shoppingId, contacts, addressId, bookPriceTotal: 486 })
    expect(await customsOf(shoppingId)).toEqual({})
    expect(await book()).toMatchObject({ responseCode: 'customs-needed', message: '跨境商品要先填写清关实名信息' })
    expect((await save('林小满', '110105194912310021')).code).toBe('customs-number')
    await save('林小满', NUMBER.toLowerCase())
    const masked = { name: '林**', number: '110***********002X' }
    expect([await customsOf(shoppingId), await kept()]).toEqual([masked, masked])
    expect(await book()).toMatchObject({ responseCode: '0' })
  })

  it('are nobody else’s name: another member sees none, and the database alone tells nothing', async () => {
    await save('林小满', NUMBER)
    expect(await kept(OTHER)).toEqual({})
    const [row] = await db().select().from(customsIdentities).where(eq(customsIdentities.memberId, MEMBER))
    expect(JSON.stringify(row)).not.toMatch(/林小满|0021|002X/)
    await db()
      .insert(customsIdentities)
      .values({ ...row!, memberId: OTHER })
    expect(await kept(OTHER)).toEqual({})
    await db().delete(customsIdentities).where(eq(customsIdentities.memberId, OTHER))
  })

  it('other goods ask for none', async () => {
    const made = await post('/online/order/temporder/product/create', { productId: '500101' })
    expect(await customsOf(made.data.tempOrderId)).toBeUndefined()
  })
})
