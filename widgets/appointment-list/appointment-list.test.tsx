// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import AppointmentList from './appointment-list.tsx'

afterEach(cleanup)

describe('appointment-list', () => {
  it('says what was booked for which day and how it stands, and leads to it', () => {
    const emit = vi.fn()
    render(<AppointmentList {...examples[0]!.props} {...fakeTools({ emit })} />)
    const link = screen.getByRole('link', { name: '12月2日 周三' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/appointment-confirm/70000602')
    expect(screen.getByText('待商家确认')).toBeTruthy()
    fireEvent.click(link)
    expect(emit).toHaveBeenCalledWith('select', { appointmentId: '70000602' })
  })

  it('tells what the merchant said', () => {
    render(<AppointmentList {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByText('商家：码头见')).toBeTruthy()
  })
})
