import { describe, expect, it } from 'vitest'
import type { MemberProfile } from '../../../schemas/domain/member.ts'
import { userOf, viewerOf } from './stored-user.ts'
import { isToken } from './token.ts'

const profile: MemberProfile = {
  id: '1001',
  phone: '13800000001',
  account: 'lin',
  level: 2,
  levelName: '银卡会员',
  levelNew: 2,
  memberCode: 'M1001',
  nameXing: '林',
  nameMing: '一',
  namech: '林一',
  gender: 2,
  iconurl: '/tc-fostay/media/face-1',
  countryType: 1,
  integral: 10,
  vipRate: 95,
}

describe('a token (A5)', () => {
  it.each([
    ['eyJ.a.b', true],
    ['e..', true],
    ['E.a.b', false],
    ['ea.b', false],
    ['e.a.b.c', false],
    ['', false],
    [undefined, false],
    [7, false],
  ])('%s: %s', (text, good) => {
    expect(isToken(text)).toBe(good)
  })
})

describe('the stored member (A3)', () => {
  it('has the fields of the specification and no other', () => {
    const { countryType, integral, vipRate, ...kept } = profile
    expect([countryType, integral, vipRate]).toEqual([1, 10, 95])
    expect(userOf(profile, 'r-1')).toEqual({ ...kept, refreshToken: 'r-1' })
  })

  it('has a gender of 1 or 2, else unknown', () => {
    const genders = [1, 2, 0, 3, '1', undefined].map((gender) => userOf({ ...profile, gender }, '')?.gender)
    expect(genders).toEqual([1, 2, 0, 0, 0, 0])
  })

  it('is nobody without an id, and survives wrong fields', () => {
    expect(userOf(undefined, '')).toBeUndefined()
    expect(userOf({ ...profile, id: 7 }, '')).toBeUndefined()
    expect(userOf({ id: '1', levelNew: 9, phone: null }, '')).toMatchObject({ levelNew: 0, phone: '' })
  })
})

describe('who looks at a page', () => {
  it('is a visitor without a session', () => {
    expect(viewerOf(undefined)).toEqual({ known: true, loggedIn: false, level: 0, id: '', phone: '' })
  })

  it('is the member of the session, also before its details are there', () => {
    expect(viewerOf({ user: userOf(profile, '') })).toEqual({
      ...{ known: true, loggedIn: true, level: 2, id: '1001', phone: '13800000001' },
    })
    expect(viewerOf({})).toEqual({ known: true, loggedIn: true, level: 0, id: '', phone: '' })
  })
})
