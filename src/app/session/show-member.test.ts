// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MemberProfile } from '../../../schemas/domain/member.ts'
import { createSession, type Session } from '../../api/session.ts'
import { showMember } from './show-member.ts'

const member = { id: 'm1', phone: '13900010007', levelNew: 3 } as MemberProfile
const tokens = { token: 'e1.y.z', refreshToken: 'r' }
let session: Session

beforeEach(() => {
  document.body.innerHTML = '<span data-member-face></span><span data-member-name></span>'
  session = createSession(window)
})
afterEach(() => session.clear())

const shown = () => [
  document.querySelector('[data-member-name]')!.textContent,
  document.querySelector('img')?.getAttribute('src'),
]

it('has nobody in the header while nobody is logged in, nor once they logged out', () => {
  showMember(session)
  expect(shown()).toEqual(['', undefined])
  session.save(tokens, { ...member, namech: '顾长风', iconurl: '/media/face' })
  expect(shown()).toEqual(['顾长风', expect.stringMatching(/^\/media\/face-.*\.webp$/)])
  session.clear()
  expect(shown()).toEqual(['', undefined])
})

it('calls who gave no name by the masked phone, without a picture', () => {
  session.save(tokens, member)
  showMember(session)
  expect(shown()).toEqual(['139****0007', undefined])
})
