import { describe, expect, it } from 'vitest'
import { detailSections } from './detail-sections.ts'

const product = {
  description: '傍晚五点第一条船靠岸。',
  productReservationInfos: [
    {
      title: '使用方式',
      productSubReservationInfos: [
        { title: '怎么用', content: '到店出示券码' },
        { title: '有效期', content: '60 天' },
      ],
    },
  ],
  unbookingPolicy: '随时退',
}
const notice = (noticeType: 3 | 5 | 6 | 7 | 8 | 9 | 10) => ({
  noticeType,
  title: `第 ${noticeType} 类`,
  content: '说明',
})

describe('detail sections', () => {
  it('[B9] puts notices of types 3, 5, 6 and 7 to the notes, those of 8, 9 and 10 to the fees', () => {
    const { notes, fees } = detailSections({ ...product, notices: ([3, 5, 6, 7, 8, 9, 10] as const).map(notice) })
    expect(notes.slice(1).map(({ title }) => title)).toEqual(['第 3 类', '第 5 类', '第 6 类', '第 7 类'])
    expect(fees.map(({ title }) => title)).toEqual(['第 8 类', '第 9 类', '第 10 类'])
  })

  it('[A3] makes one note of each reservation section, its lines as paragraphs', () => {
    expect(detailSections(product).notes).toEqual([
      { title: '使用方式', text: '怎么用：到店出示券码\n\n有效期：60 天' },
    ])
  })

  it('leaves empty what the product does not say', () => {
    const { introduction, itinerary, fees, refund } = detailSections({ ...product, description: '' })
    expect({ introduction, itinerary, fees }).toEqual({ introduction: [], itinerary: [], fees: [] })
    expect(refund).toEqual([{ text: '随时退' }])
  })
})
