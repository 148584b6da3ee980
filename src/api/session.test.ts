import { describe, expect, it, vi } from 'vitest'
import type { MemberProfile } from '../../schemas/domain/member.ts'
import { fakeDevice } from './fake-device.ts'
import { createSession } from './session.ts'

const tokens = { token: 'e.1.x', refreshToken: 'r-1' }
const profile: MemberProfile = {
  ...{
    id: '1001',
    phone: '13800000001',
    account: 'lin',
    level: 2,
    levelName: '银卡会员',
    levelNew: 2,
    memberCode: 'M1',
  },
  ...{
    nameXing: '林',
    nameMing: '一',
    namech: '林一',
    gender: 2,
    iconurl: '',
    countryType: 1,
    integral: 0,
    vipRate: 95,
  },
}

describe('the session of a device', () => {
  it('is nobody at first', () => {
    expect(createSession(fakeDevice().window).current()).toBeUndefined()
  })

  it('keeps the token, the refresh token and the fields of the member in localStorage (A3)', () => {
    const { window, texts } = fakeDevice()
    createSession(window).save(tokens, profile)
    expect(texts.get('token')).toBe('e.1.x')
    expect(texts.get('refreshToken')).toBe('r-1')
    expect(JSON.parse(texts.get('userInfo')!)).toMatchObject({ id: '1001', levelNew: 2, refreshToken: 'r-1' })
    expect(createSession(window).current()).toMatchObject({ ...tokens, user: { id: '1001', nameXing: '林' } })
  })

  it('is the same object until it changes', () => {
    const session = createSession(fakeDevice().window)
    session.save(tokens, profile)
    const first = session.current()
    expect(session.current()).toBe(first)
    session.save({ ...tokens, token: 'e.2.x' })
    expect(session.current()).not.toBe(first)
  })

  it('keeps the member when the token is renewed', () => {
    const session = createSession(fakeDevice().window)
    session.save(tokens, profile)
    session.save({ token: 'e.2.x', refreshToken: 'r-2' })
    expect(session.current()).toMatchObject({ token: 'e.2.x', user: { id: '1001', refreshToken: 'r-2' } })
  })

  it('ends without a trace', () => {
    const { window, texts } = fakeDevice()
    const session = createSession(window)
    session.save(tokens, profile)
    session.clear()
    expect(session.current()).toBeUndefined()
    expect(texts.size).toBe(0)
  })

  it.each([
    [{ token: 'no-token', refreshToken: 'r-1' }, undefined],
    [
      { token: 'e.1.x', userInfo: '{"id":' },
      { token: 'e.1.x', refreshToken: '' },
    ],
    [
      { token: 'e.1.x', userInfo: '"text"' },
      { token: 'e.1.x', refreshToken: '' },
    ],
    [
      { token: 'e.1.x', userInfo: '{"name":"x"}' },
      { token: 'e.1.x', refreshToken: '' },
    ],
  ])('takes of %o only what fits', (texts, state) => {
    expect(createSession(fakeDevice(new Map(Object.entries(texts))).window).current()).toEqual(state)
  })

  it('is kept for the visit where the storage refuses', () => {
    const { window, localStorage } = fakeDevice()
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const session = createSession(window)
    session.save(tokens, profile)
    expect(session.current()).toMatchObject({ ...tokens, user: { id: '1001' } })
    session.clear()
    expect(session.current()).toBeUndefined()
  })

  it('is kept for the visit where there is no storage at all', () => {
    const window = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError')
      },
      addEventListener: () => undefined,
    }
    const session = createSession(window)
    expect(session.current()).toBeUndefined()
    session.save(tokens)
    expect(session.current()).toEqual(tokens)
  })
})

describe('whoever listens to the session', () => {
  it('hears each change here, until it has heard enough', () => {
    const session = createSession(fakeDevice().window)
    const heard = vi.fn(() => session.current()?.token)
    const stop = session.subscribe(heard)
    session.save(tokens)
    session.clear()
    stop()
    session.save(tokens)
    expect(heard.mock.results.map(({ value }) => value as unknown)).toEqual(['e.1.x', undefined])
  })

  it('hears a login and a logout in another tab', () => {
    const one = fakeDevice()
    const session = createSession(one.window)
    const heard = vi.fn(() => session.current()?.token)
    session.subscribe(heard)
    createSession(fakeDevice(one.texts).window).save(tokens)
    one.changedElsewhere('token')
    one.texts.clear()
    one.changedElsewhere(null)
    one.changedElsewhere('somethingElse')
    expect(heard.mock.results.map(({ value }) => value as unknown)).toEqual(['e.1.x', undefined])
  })
})
