import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { contracts } from '../../schemas/api/contracts.ts'
import { sourceFiles } from './import-graph.ts'

/** What makes an order, begins a payment, or asks for money back. */
const commits = (['bookOrder', 'queryToken', 'orderRefundApply'] as const).map((name): Contract => contracts[name])

/** A widget tells its page what happened: nothing of it sends anything, or knows what it would be sent to. `fetch()` is of a lazy part. */
const sends = new RegExp(
  [
    String.raw`\bfetch\([^)]|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b|\baxios\b`,
    ...commits.flatMap(({ name, path }) => [String.raw`\b${name}\b`, path]),
  ].join('|'),
)

const widgetFiles = sourceFiles().filter((file) => file.startsWith('widgets/') && !file.includes('.test.'))

describe('an order, a payment and a refund', () => {
  it('are posted by no widget', () => {
    expect(widgetFiles.length).toBeGreaterThan(0)
    expect(widgetFiles.filter((file) => sends.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it.each(commits)('are posted by no page: $name is neither its data nor its submit', ({ page, submit }) => {
    expect([page, submit]).toEqual([undefined, undefined])
  })

  it.each([
    "await fetch('/online/order/booking', { method: 'POST', body })",
    "emit('submit', { endpoint: 'bookOrder' })",
    "import axios from 'axios'",
    'navigator.sendBeacon(`${base}/online/payment/queryToken`)',
    "import { orderRefundApply } from '../../schemas/api/order-refund-apply.ts'",
  ])('are seen to be posted by: %s', (text) => {
    expect(text).toMatch(sends)
  })
})
