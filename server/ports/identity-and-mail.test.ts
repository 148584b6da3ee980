import { describe, expect, it } from 'vitest'
import { createLiveIdentity } from './identity-live.ts'
import { createSandboxIdentity } from './identity-sandbox.ts'
import { createLiveMail } from './mail-live.ts'
import { PortUnavailable } from './port-unavailable.ts'

/** A service that answers so, and what it was asked and reported. */
function service(answer: () => Response | Error) {
  const asked: { url: string; init: RequestInit }[] = []
  const problems: unknown[] = []
  const fake = async (url: unknown, init: RequestInit = {}) => {
    asked.push({ url: String(url), init })
    const given = answer()
    if (given instanceof Error) throw given
    return given
  }
  const options = { url: 'https://service.example.com/check', key: 'k-1', fetch: fake as typeof fetch }
  return { asked, problems, options: { ...options, onProblem: (problem: unknown) => problems.push(problem) } }
}

const [NAME, NUMBER] = ['林小满', '110101199003071233']

describe('the live identity service', () => {
  it.each(['match', 'mismatch', 'unknown'] as const)('is asked by POST with the key, and says %s', async (result) => {
    const { asked, options } = service(() => Response.json({ result }))
    expect(await createLiveIdentity(options).check(NAME, NUMBER)).toBe(result)
    expect(asked[0]).toMatchObject({
      url: options.url,
      init: { method: 'POST', body: JSON.stringify({ name: NAME, number: NUMBER }) },
    })
    expect(asked[0]?.init.headers).toMatchObject({ authorization: 'Bearer k-1' })
  })

  it.each([
    ['refuses', () => new Response('', { status: 402 })],
    ['is silent', () => new Error('down')],
    ['says something else', () => Response.json({ result: 'perhaps' })],
  ])('that %s is out of service, and what is reported tells nothing of who was asked about', async (_what, answer) => {
    const { problems, options } = service(answer)
    await expect(createLiveIdentity(options).check(NAME, NUMBER)).rejects.toBeInstanceOf(PortUnavailable)
    expect(problems).toHaveLength(1)
    expect(String(problems[0])).not.toMatch(new RegExp(`${NAME}|${NUMBER}`))
  })

  it('that is not set up is not asked', async () => {
    const { asked, options } = service(() => Response.json({ result: 'match' }))
    const port = createLiveIdentity({ ...options, key: undefined })
    await expect(port.check(NAME, NUMBER)).rejects.toThrow('IDENTITY_URL and IDENTITY_KEY are not set')
    expect(asked).toEqual([])
  })
})

describe('the sandbox’s identity service', () => {
  it.each([
    ['123', 'match'],
    ['404', 'unknown'],
    ['409', 'mismatch'],
  ])('goes by the figures before the check digit: %s is %s', async (figures, verdict) => {
    expect(await createSandboxIdentity().check(NAME, `11010119900307${figures}0`)).toBe(verdict)
  })

  it('can be out of service on purpose', async () => {
    await expect(createSandboxIdentity().check(NAME, '110101199003075030')).rejects.toBeInstanceOf(PortUnavailable)
  })
})

describe('the live post', () => {
  const mail = { to: 'lin@corp.example', subject: '验证码', text: '123456' }

  it('gets the mail as JSON, with the key', async () => {
    const { asked, options } = service(() => new Response(null, { status: 202 }))
    await createLiveMail(options).send(mail)
    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: JSON.stringify(mail) })
  })

  it.each([
    ['refuses', () => new Response('', { status: 500 }), 'the mail gateway answered 500'],
    ['is silent', () => new Error('down'), 'the mail gateway does not answer'],
  ])('that %s sent nothing', async (_what, answer, why) => {
    const { options } = service(answer)
    await expect(createLiveMail(options).send(mail)).rejects.toThrow(why)
  })
})
