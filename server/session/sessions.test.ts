import { SignJWT } from 'jose'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { members, sessions as table } from '../db/schema.ts'
import { deriveKeys } from './keys.ts'
import { createSessions, REFRESH_LEEWAY, SESSION_LIFE } from './sessions.ts'
import { TOKEN_LIFE } from './token.ts'

const SECRET = 'a secret that is long enough to sign with'
const NEW_SECRET = 'another secret, as long as the one before it'
const MEMBER = { id: '7', phone: '13800000007', memberCode: 'LTM7', levelNew: 1, body: {} as never }

describeOnDatabases('a login', (opened) => {
  let now = 0
  const clock = { now: () => now, offset: () => 0 }
  const db = () => opened().database.orm
  const sessions = () => createSessions({ db: db(), clock, secret: SECRET })
  /** After the secret was changed. */
  const rotated = () => createSessions({ db: db(), clock, secret: NEW_SECRET, previousSecret: SECRET })

  beforeEach(async () => {
    now = Date.parse('2026-11-20T08:30:00+08:00')
    await db().delete(table)
    await db().insert(members).values(MEMBER).onConflictDoNothing()
  })

  it('gives a token that starts with e and has two dots (A5), and stands for its member', async () => {
    const { token } = await sessions().begin('7')
    expect(token).toMatch(/^e[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(await sessions().viewerOf(token)).toEqual({
      memberId: '7',
      sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it('keeps no refresh token that could be used', async () => {
    const { refreshToken } = await sessions().begin('7')
    const [row] = await db().select().from(table)
    expect(JSON.stringify(row)).not.toContain(refreshToken.split('.')[1])
  })

  it('has a token for two hours of the shop’s clock', async () => {
    const { token } = await sessions().begin('7')
    now += TOKEN_LIFE - 1000
    expect(await sessions().viewerOf(token)).toBeDefined()
    now += 1000
    expect(await sessions().viewerOf(token)).toBeUndefined()
  })

  it('is renewed with its refresh token, which changes, for thirty days from the last time', async () => {
    const first = await sessions().begin('7')
    now += SESSION_LIFE - 1
    const second = (await sessions().refresh(first.refreshToken))!
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(await sessions().viewerOf(second.token)).toMatchObject({ memberId: '7' })
    now += SESSION_LIFE
    expect(await sessions().refresh(second.refreshToken)).toBeUndefined()
  })

  it('is renewed alike for two windows that ask at once, and for one whose reply was lost', async () => {
    const { refreshToken } = await sessions().begin('7')
    const [one, two] = await Promise.all([sessions().refresh(refreshToken), sessions().refresh(refreshToken)])
    expect(one!.refreshToken).toBe(two!.refreshToken)
    now += REFRESH_LEEWAY - 1
    expect((await sessions().refresh(refreshToken))!.refreshToken).toBe(one!.refreshToken)
    expect(await sessions().refresh(one!.refreshToken)).toBeDefined()
  })

  it('goes on when the secret is changed and the one before is told: its token, and its next one, are good', async () => {
    const { token, refreshToken } = await sessions().begin('7')
    expect(await rotated().viewerOf(token)).toMatchObject({ memberId: '7' })
    const renewed = (await rotated().refresh(refreshToken))!
    expect(await rotated().viewerOf(renewed.token)).toMatchObject({ memberId: '7' })
    const later = createSessions({ db: db(), clock, secret: NEW_SECRET })
    expect(await later.viewerOf(renewed.token)).toMatchObject({ memberId: '7' })
    expect(await later.viewerOf(token), 'nobody knows the old secret any more').toBeUndefined()
  })

  it('is renewed alike for two windows between which the secret was changed', async () => {
    const { refreshToken } = await sessions().begin('7')
    const one = (await sessions().refresh(refreshToken))!
    expect((await rotated().refresh(refreshToken))!.refreshToken).toBe(one.refreshToken)
  })

  it('ends for everybody when a refresh token comes again later', async () => {
    const { refreshToken } = await sessions().begin('7')
    const second = (await sessions().refresh(refreshToken))!
    now += REFRESH_LEEWAY
    expect(await sessions().refresh(refreshToken)).toBeUndefined()
    expect(await sessions().refresh(second.refreshToken)).toBeUndefined()
    expect(await sessions().viewerOf(second.token)).toBeUndefined()
  })

  it('ends when a refresh token older than the last comes, however soon', async () => {
    const first = await sessions().begin('7')
    const second = (await sessions().refresh(first.refreshToken))!
    const third = (await sessions().refresh(second.refreshToken))!
    expect(await sessions().refresh(first.refreshToken)).toBeUndefined()
    expect(await sessions().viewerOf(third.token)).toBeUndefined()
  })

  it.each(['', 'x', 'x.y', `${'0'.repeat(36)}.${'A'.repeat(43)}`])('is not renewed with %j', async (refreshToken) => {
    expect(await sessions().refresh(refreshToken)).toBeUndefined()
  })

  it('that was ended stands for nobody and is not renewed; other logins of the member go on', async () => {
    const [one, other] = [await sessions().begin('7'), await sessions().begin('7')]
    await sessions().end((await sessions().viewerOf(one.token))!.sessionId)
    expect(await sessions().viewerOf(one.token)).toBeUndefined()
    expect(await sessions().refresh(one.refreshToken)).toBeUndefined()
    expect(await sessions().viewerOf(other.token)).toMatchObject({ memberId: '7' })
  })

  it('stands for nobody once the member is gone', async () => {
    const { token } = await sessions().begin('7')
    await db().delete(members).where(eq(members.id, '7'))
    expect(await sessions().viewerOf(token)).toBeUndefined()
  })

  it('has no token that another secret or another shop signed, nor one of another member', async () => {
    const { token } = await sessions().begin('7')
    const { sessionId } = (await sessions().viewerOf(token))!
    const [own] = deriveKeys({ secret: SECRET }, 'login token')
    const [others] = deriveKeys({ secret: `${SECRET}!` }, 'login token')
    const [ofCodes] = deriveKeys({ secret: SECRET }, 'login code')
    const forged = (bytes: Uint8Array, issuer: string, subject: string, kid: string | undefined = own.id) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid })
        .setIssuer(issuer)
        .setSubject(subject)
        .setExpirationTime(Math.floor(now / 1000) + 60)
        .sign(bytes)
    expect(await sessions().viewerOf(await forged(own.bytes, 'pagoda', '7'))).toMatchObject({ memberId: '7' })
    for (const token of [
      await forged(others.bytes, 'pagoda', '7'),
      await forged(others.bytes, 'pagoda', '7', others.id),
      await forged(ofCodes.bytes, 'pagoda', '7'),
      await forged(ofCodes.bytes, 'pagoda', '7', ofCodes.id),
      await forged(new TextEncoder().encode(SECRET), 'pagoda', '7'),
      await forged(own.bytes, 'pagoda', '7', 'unknown'),
      await forged(own.bytes, 'other', '7'),
      await forged(own.bytes, 'pagoda', '8'),
    ])
      expect(await sessions().viewerOf(token)).toBeUndefined()
  })
})
