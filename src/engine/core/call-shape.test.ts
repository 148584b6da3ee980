import { describe, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { callShape, submitShape } from './call-shape.ts'

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

  it('[R44] says whether the token travels, and what a fulfilled reply is', () => {
    expect(callShape(contracts.equityUserLogin)).toEqual({
      method: 'POST',
      path: '/api/app/equity/userLogin',
      params: [],
      query: [],
      body: ['userName', 'idCard', 'merchantId', 'themeType'],
      value: [],
      auth: 'required',
      accepted: { at: ['responseCode'], is: '0' },
    })
    expect(callShape(contracts.sendSmsCode).auth).toBe('none')
    expect(callShape({ ...contracts.sendSmsCode, auth: 'optional' })).not.toHaveProperty('auth')
  })
})

describe('submitShape', () => {
  it('[R44] wants the whole reply of a call of its own', () => {
    const shape = submitShape(contracts.pageComponents)
    expect(shape).toMatchObject({ path: '/online/cms-api/pageComponents', value: [] })
    expect(shape).not.toHaveProperty('batch')
    expect(shape).not.toHaveProperty('changesMember')
  })

  it('[R44] says whether it may make the member another', () => {
    expect(submitShape(contracts.equityUserLogin)).toMatchObject({ changesMember: true })
    expect(callShape(contracts.equityUserLogin)).not.toHaveProperty('changesMember')
  })
})
