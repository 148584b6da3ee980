import { expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'

const MEMBER = '900011'
const person = { name: '林小满', documentType: 1, documentNo: '440524188001010014' }

describeInSandbox('whom a member keeps to travel again', NOON, (opened) => {
  const { call } = sandboxMall(opened)
  const keep = async (payload: object) =>
    (await call({ method: 'POST', url: contracts.travellerCreate.path, member: MEMBER, payload })).json().data.id
  const kept = async (): Promise<unknown[]> => {
    const { method, path: url } = contracts.travellerList
    return (await call({ method, url, member: MEMBER })).json().data.travellers
  }

  it('[B7] is there once, however often the same is sent: an answer may be lost', async () => {
    const before = (await kept()).length
    const ids = await Promise.all([person, { ...person }, { documentNo: person.documentNo, ...person }].map(keep))
    expect(new Set(ids).size).toBe(1)
    expect(await kept()).toHaveLength(before + 1)
    expect(await keep({ ...person, documentNo: '110101201506010010' })).not.toBe(ids[0])
    expect(await kept()).toHaveLength(before + 2)
  })
})
