// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import SellerCard from './seller-card.tsx'

afterEach(cleanup)

function show(name: string) {
  const emit = vi.fn()
  render(<SellerCard {...examples.find((one) => one.name === name)!.props} {...fakeTools({ emit })} />)
  return emit
}

describe('seller-card', () => {
  it('calls the number, and tells of it', () => {
    const emit = show('都有')
    const call = screen.getByRole('link', { name: /电话咨询/ })
    expect(call.getAttribute('href')).toBe('tel:089855000020')
    fireEvent.click(call)
    expect(emit).toHaveBeenCalledWith('call', {})
  })

  it('asks for the online service', () => {
    const emit = show('都有')
    fireEvent.click(screen.getByRole('button', { name: '在线客服' }))
    expect(emit).toHaveBeenCalledWith('service', {
      service: examples.find(({ name }) => name === '都有')?.props.service,
    })
  })

  it('[B2.10] of a company has its phone with the usual hours, and no online service under tcmp and clubmed', () => {
    const service = { companyName: '澜途度假', tel: '400-1', mqAppKey: 'key' }
    const card = (from: 'lantu' | 'tcmp' | 'clubmed') => {
      cleanup()
      render(<SellerCard name="澜湾岛" {...{ service, from }} {...fakeTools()} />)
      return screen.queryAllByRole('button', { name: '在线客服' }).length
    }
    expect([card('tcmp'), card('clubmed'), card('lantu')]).toEqual([0, 0, 1])
    expect(screen.getByRole('link', { name: /工作时间：周一至周日 09:00~21:00/ }).getAttribute('href')).toBe('tel:4001')
  })

  it('leads to the store', () => {
    const emit = show('都有')
    const store = screen.getByRole('link', { name: '澜湾岛度假村' })
    expect(store.getAttribute('href')).toBe('/tc-fostay/storeInformation?storeId=10020')
    fireEvent.click(store)
    expect(emit).toHaveBeenCalledWith('open', {})
  })

  it('offers nothing that the seller does not have', () => {
    show('最少')
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
