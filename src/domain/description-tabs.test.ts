import { describe, expect, it } from 'vitest'
import { descriptionTabs } from './description-tabs.ts'

const product = { description: '海边两晚', productReservationInfos: [], unbookingPolicy: '不退不改' }
const notice = (noticeType: 3 | 5 | 6 | 7 | 8 | 9 | 10) => ({ noticeType, title: `${noticeType}`, content: '…' })
const titles = (tab: { sections: readonly { title?: string }[] } | undefined) => tab?.sections.map(({ title }) => title)

describe('the description of a product', () => {
  it('[B9] puts notices of type 3, 5, 6, 7 under 须知 and 8, 9, 10 under 费用', () => {
    const tabs = descriptionTabs({ ...product, notices: [10, 3, 8, 5, 9, 6, 7].map((type) => notice(type as 3)) })
    expect(titles(tabs.find(({ title }) => title === '须知'))).toEqual(['3', '5', '6', '7'])
    expect(titles(tabs.find(({ title }) => title === '费用'))).toEqual(['10', '8', '9'])
  })

  it('[B2.3] has five tabs in their order, and none that is empty', () => {
    const full = {
      ...product,
      itinerary: [{ title: '第 1 天', content: '入住' }],
      notices: [notice(3), notice(8)],
    }
    expect(descriptionTabs(full).map(({ title }) => title)).toEqual(['介绍', '行程', '须知', '费用', '退改'])
    expect(descriptionTabs(product).map(({ title }) => title)).toEqual(['介绍', '退改'])
  })

  it('tells what is to know before a visit line by line', () => {
    const lines = [
      { title: '入住', content: '15:00 后' },
      { title: '离店', content: '12:00 前' },
    ]
    const [, tab] = descriptionTabs({
      ...product,
      productReservationInfos: [{ title: '入离时间', productSubReservationInfos: lines }],
    })
    expect(tab?.sections).toEqual([{ title: '入离时间', text: '入住：15:00 后\n离店：12:00 前' }])
  })
})
