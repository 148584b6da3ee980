import { SignJWT } from 'jose'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { members, sessions as table } from '../db/schema.ts'
import { createSessions, REFRESH_LEEWAY, SESSION_LIFE } from './sessions.ts'
import { TOKEN_LIFE } from './token.ts'

const SECRET = 'a secret that is long enough to sign with'
const MEMBER = { id: '7', phone: '13800000007', memberCode: 'LTM7', levelNew: 1, integral: 0, body: {} as never }

describeOnDatabases('a login', (opened) => {
  let now = 0
  const clock = { now: () => now, offset: () => 0 }
  const db = () => opened().database.orm
  const sessions = () => createSessions({ db: db(), clock, secret: SECRET })

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
    const forged = (secret: string, issuer: string, subject: string) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(subject)
        .setExpirationTime(Math.floor(now / 1000) + 60)
        .sign(new TextEncoder().encode(secret))
    expect(await sessions().viewerOf(await forged(SECRET, 'pagoda', '7'))).toMatchObject({ memberId: '7' })
    expect(await sessions().viewerOf(await forged(`${SECRET}!`, 'pagoda', '7'))).toBeUndefined()
    expect(await sessions().viewerOf(await forged(SECRET, 'other', '7'))).toBeUndefined()
    expect(await sessions().viewerOf(await forged(SECRET, 'pagoda', '8'))).toBeUndefined()
  })
})
