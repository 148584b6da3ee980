// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from '@testing-library/react'
import { brokenWords } from './broken-words.ts'

const MARKED = '<h2 data-words="">鹿鸣<wbr>雪山<wbr>三日<wbr>滑雪<wbr>套餐</h2>'

/** As the browser has it: the bare text. */
const Title = ({ text }: { readonly text: string }) => <h2 data-words="">{text}</h2>

describe('words', () => {
  beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
  afterEach(() => document.body.replaceChildren())

  it('are marked by the server where lines may end, a number with its unit in one', () => {
    const { container } = render(<p>{brokenWords('3 天 2 晚亲子套餐')}</p>)
    expect(container.innerHTML).toBe('<p><span class="whole">3 天 2 晚</span><wbr>亲子<wbr>套餐</p>')
    expect(container.textContent).toBe('3 天 2 晚亲子套餐')
  })

  it('stay as the server marked them when the page comes alive with the bare text, and are written anew when it changes', async () => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = MARKED
    const complained = vi.spyOn(console, 'error').mockImplementation(() => {})
    const mismatched = vi.fn()
    const root = await act(async () =>
      hydrateRoot(container, <Title text="鹿鸣雪山三日滑雪套餐" />, { onRecoverableError: mismatched }),
    )
    expect(container.innerHTML).toBe(MARKED)
    await act(async () => root.render(<Title text="鹿鸣雪山三日滑雪套餐" />))
    expect(container.innerHTML).toBe(MARKED)
    await act(async () => root.render(<Title text="雪山一价全包" />))
    expect(container.innerHTML).toBe('<h2 data-words="">雪山一价全包</h2>')
    expect(mismatched).not.toHaveBeenCalled()
    expect(complained).not.toHaveBeenCalled()
    await act(async () => root.unmount())
  })

  it('that are others than the server’s are found out when the page comes alive', async () => {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = MARKED
    const mismatched = vi.fn()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const root = await act(async () =>
      hydrateRoot(container, <Title text="鹿鸣雪山两日滑雪套餐" />, { onRecoverableError: mismatched }),
    )
    expect(mismatched).toHaveBeenCalled()
    await act(async () => root.unmount())
  })
})
