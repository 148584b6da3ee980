// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import CustomerService from './customer-service.tsx'
import type { CustomerServiceProps } from './props.schema.ts'

afterEach(cleanup)

const company = { companyId: '560', companyName: '澜途度假', csCode: 'LT560' }

function show(service: Partial<CustomerServiceProps['service']>, from: CustomerServiceProps['from'] = 'lantu') {
  const emit = vi.fn()
  render(<CustomerService service={{ ...company, ...service }} from={from} {...fakeTools({ emit })} />)
  return emit
}
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const opened = () => screen.findByRole('dialog', { name: '联系客服' })

describe('customer-service', () => {
  it.each([
    [{}, 'lantu', false],
    [{ tel: '400' }, 'lantu', true],
    [{ mqUrl: 'https://chat.example' }, 'lantu', true],
    [{ mqAppKey: 'key' }, 'lantu', true],
    [{ serviceMode: 1 }, 'lantu', true],
    [{ serviceMode: 0, tel: ' ' }, 'lantu', false],
    [{ mqAppKey: 'key' }, 'tcmp', false],
  ] as const)('is there for who can be reached (A6, B5): %o from %s', (service, from, isThere) => {
    show(service, from)
    expect(screen.queryAllByRole('button', { name: '客服' })).toHaveLength(isThere ? 1 : 0)
  })

  it('shows the phone with its number and the usual hours (B2.10.4)', async () => {
    show({ tel: '400-810-0560' })
    tap('客服')
    expect((await opened()).textContent).toContain('工作时间：周一至周日 09:00~21:00')
    expect(screen.getByRole('link', { name: /400-810-0560/ }).getAttribute('href')).toBe('tel:4008100560')
  })

  it('dials no extension', async () => {
    show({ tel: '0898-8810 转 8001' })
    tap('客服')
    await opened()
    expect(screen.getByRole('link', { name: /转 8001/ }).getAttribute('href')).toBe('tel:08988810')
  })

  it('shows the hours that the company gives', async () => {
    show({ tel: '400', telTip: '工作时间：周一至周五' })
    tap('客服')
    expect((await opened()).textContent).not.toContain('09:00~21:00')
    expect(screen.getByText('工作时间：周一至周五')).toBeTruthy()
  })

  it('offers online service beside the phone', async () => {
    const emit = show({ tel: '400', mqAppKey: 'key' })
    tap('客服')
    await opened()
    tap(/在线客服/)
    expect(emit).toHaveBeenCalledExactlyOnceWith('online', { service: { ...company, tel: '400', mqAppKey: 'key' } })
  })

  it.each(['clubmed', 'tcmp'] as const)('hides online service from %s (B2.10.4)', async (from) => {
    show({ tel: '400', mqAppKey: 'key' }, from)
    tap('客服')
    await opened()
    expect(screen.queryByRole('button', { name: /在线客服/ })).toBeNull()
  })

  it('goes straight online when there is no phone (B2.10.4)', () => {
    const emit = show({ mqAppKey: 'key' })
    tap('客服')
    expect(emit).toHaveBeenCalledExactlyOnceWith('online', { service: { ...company, mqAppKey: 'key' } })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
