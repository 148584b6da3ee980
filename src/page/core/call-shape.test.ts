import { describe, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { callShape } from './call-shape.ts'
import { contracts as samples } from './test-fixtures.ts'

describe('callShape', () => {
  it('[R19] says where each argument of an endpoint goes, where its value stands and how it is joined', () => {
    expect(callShape(contracts.pageComponents)).toEqual({
      method: 'POST',
      path: '/online/cms-api/pageComponents',
      params: [],
      query: [],
      body: ['codes', 'needContentInfo', 'unloading'],
      value: ['data', 'pageComponents'],
      batch: { list: 'codes', match: 'componentCode', max: 50 },
    })
    expect(callShape(contracts.pageComponent)).toMatchObject({
      method: 'GET',
      query: ['code', 'needContentInfo'],
      body: [],
    })
  })

  it('refuses an endpoint that pages may not use', () => {
    expect(() => callShape({ ...samples.list!, page: undefined })).toThrow('list')
  })
})
