// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TabPanel, Tabs } from './index.tsx'
import { nextTab } from './next-tab.ts'

afterEach(cleanup)

const tabs = ['精选', '酒店', '门票'].map((title) => ({ id: title, title }))

const show = (selected: number, onSelect = vi.fn()) => {
  render(
    <>
      <Tabs id="t" label="去哪儿" tabs={tabs} selected={selected} onSelect={onSelect} />
      <TabPanel id="t" selected={selected} isBusy={false}>
        内容
      </TabPanel>
    </>,
  )
  return onSelect
}

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, undefined],
  ])('%s leads from tab %i to %s', (key, from, to) => {
    expect(nextTab(key, from, 3)).toBe(to)
  })

  it('leads nowhere when there are no tabs', () => {
    expect(nextTab('End', 0, 0)).toBeUndefined()
  })
})

describe('Tabs', () => {
  it('is one stop of the Tab key: the selected tab', async () => {
    show(1)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '酒店', selected: true }))
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  })

  it('selects and focuses the next tab by arrow', async () => {
    const onSelect = show(2)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(onSelect).toHaveBeenCalledWith(0)
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '精选' }))
  })

  it('names its panel after the selected tab', () => {
    show(1)
    expect(screen.getByRole('tabpanel', { name: '酒店' })).toBeTruthy()
  })
})
