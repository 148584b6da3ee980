import { describe, expect, it } from 'vitest'
import { PortUnavailable } from './port-unavailable.ts'
import { createLiveSms } from './sms-live.ts'

interface Asked {
  readonly url: string
  readonly init: RequestInit
}

/** A gateway that answers so, and what it was asked. */
function gateway(answer: () => Response | Error, more: { url?: string | undefined; key?: string | undefined } = {}) {
  const asked: Asked[] = []
  const problems: unknown[] = []
  const fake = async (url: unknown, init: RequestInit = {}) => {
    asked.push({ url: String(url), init })
    const given = answer()
    if (given instanceof Error) throw given
    return given
  }
  const options = { url: 'https://sms.example.com/send', key: 'k-1', fetch: fake as typeof fetch, ...more }
  return { asked, problems, port: createLiveSms({ ...options, onProblem: (problem) => problems.push(problem) }) }
}

describe('the live telephone company', () => {
  it('gets phone and text as JSON, with the key', async () => {
    const { asked, port } = gateway(() => new Response(null, { status: 204 }))
    await port.send('13800000000', '您好')
    expect(asked).toHaveLength(1)
    expect(asked[0]!.url).toBe('https://sms.example.com/send')
    expect(asked[0]!.init).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer k-1' },
      body: '{"phone":"13800000000","text":"您好"}',
    })
  })

  it.each([
    ['is not set up', { url: undefined, key: undefined }, () => new Response(), 'SMS_URL and SMS_KEY are not set', 0],
    ['refuses', {}, () => new Response('', { status: 402 }), 'the SMS gateway answered 402', 1],
    ['is silent', {}, () => new Error('down'), 'the SMS gateway does not answer', 1],
  ])('that %s makes the call one under maintenance, and is reported once', async (_what, more, answer, why, calls) => {
    const { asked, problems, port } = gateway(answer, more)
    const error = await port.send('13800000000', '您好').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(PortUnavailable)
    expect(error).toMatchObject({ statusCode: 503, message: why })
    expect([problems, asked.length]).toEqual([[error], calls])
  })
})
