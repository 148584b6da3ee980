import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { callShape } from '../../src/engine/core/call-shape.ts'
import { answerJson, recordingBackend, type RecordingBackend } from '../../tests/fixtures/recording-backend.ts'
import { pageCalls } from './page-calls.ts'

const { signal } = new AbortController()
const discount = callShape(contracts.productDiscount)
const refusal = { responseStatus: { ack: 'FAIL' }, message: '系统升级中' }
const unknown = { hasError: true, code: 'not-found', message: '没有找到' }
const nothingOff = { responseStatus: { ack: 'SUCCESS' }, discount: {} }

describe('the first call of a host of its own for /market', () => {
  let market: RecordingBackend
  beforeAll(async () => {
    market = await recordingBackend()
  })
  afterAll(() => market.close())

  /** @param ofThing, ofNothing what the host says of a product of the mall, and of one that no mall has */
  const askedOf = (ofThing: unknown, ofNothing: unknown, status = 200) => {
    market.answerWith((request, ...rest) =>
      answerJson(status, request.body.includes('"1001"') ? ofThing : ofNothing)(request, ...rest),
    )
    const { as } = pageCalls({ apiBase: 'http://127.0.0.1:9', marketBase: market.url, callDeadline: 5_000 })
    return as()(discount, { productId: '1001' }, signal).then(
      () => 'fulfilled',
      ({ code }: { code: string }) => code,
    )
  }

  it('fails where the host refuses everything, in words of its own or with an error', async () => {
    expect(await askedOf(refusal, refusal)).toBe('under-maintenance')
    expect(await askedOf(unknown, unknown, 500)).toBe('under-maintenance')
    expect(await askedOf({}, {}, 404)).toBe('under-maintenance')
  })

  it('is refused where the host refuses this product alone', async () => {
    expect(await askedOf(refusal, unknown)).toBe('FAIL')
    expect(await askedOf(refusal, nothingOff)).toBe('FAIL')
    expect(await askedOf(unknown, unknown), 'of no product that is not there it says anything else').toBe('not-found')
    expect(await askedOf(nothingOff, unknown)).toBe('fulfilled')
  })
})
