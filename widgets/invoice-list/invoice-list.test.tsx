// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { examples } from './examples.ts'
import InvoiceList from './invoice-list.tsx'

afterEach(cleanup)

describe('invoice-list', () => {
  it('[B7, B9] leads to the form of an invoice, or to where it stands, and says which', () => {
    render(<InvoiceList {...examples.find(({ name }) => name === '每一步')!.props} />)
    const rows = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])
    expect(rows).toEqual([
      ['/tc-fostay/invoice/apply/90000311', expect.stringMatching(/可以申请可开金额.*656/)],
      ['/tc-fostay/invoice/progress/90000330', expect.stringContaining('开票中')],
      ['/tc-fostay/invoice/progress/90000331', expect.stringMatching(/已开票发票金额.*656/)],
      ['/tc-fostay/invoice/progress/90000332', expect.stringContaining('未通过，可以重新申请')],
      ['/tc-fostay/invoice/progress/90000333', expect.stringContaining('已红冲，可以重新申请')],
    ])
  })
})
