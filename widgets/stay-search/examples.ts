import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { StaySearchProps } from './props.schema.ts'

const hotel = (id: string, title: string, picture: string, place: string): ComponentContent => ({
  id,
  title,
  themePicUri: `/tc-fostay/media/${picture}`,
  redirectType: 'product',
  jumpParames: { product_url: `/tcshotel/detail/${id}` },
  customFields: { place },
})

const hotels = [
  hotel('h1', '澜途·月牙湾海景度假酒店', 'bay-1', '月牙湾'),
  hotel('h2', '澜途·棕榈谷亲子营地', 'palm-garden-1', '棕榈谷'),
  hotel('h3', '澜途·云顶雪场酒店', 'snow-slope-1', '云顶'),
]
const today = '2026-11-20T08:00:00'

export const examples: readonly Example<StaySearchProps>[] = [
  { name: '只有日期', props: { title: '订酒店', today } },
  {
    name: '三家酒店',
    props: { title: '订酒店', today, hotels, buttonText: '查看空房', moreText: '全部酒店', moreTo: '/hotelchannel' },
  },
  { name: '一家酒店', props: { title: '订酒店', today, hotels: hotels.slice(0, 1) } },
  { name: '没有酒店', props: { title: '订酒店', today, hotels: [] } },
  { name: '清晨 6 点前', props: { title: '订酒店', today: '2026-11-20T05:30:00' } },
  { name: '专属预订', props: { title: '订酒店', today, bookingInterface: 2 } },
  {
    name: '很长的文字',
    props: {
      title: '预订澜途国际滨海旅游度假区的酒店',
      today: '2026-12-30T12:00:00',
      hotels: hotels.map((item) => ({
        ...item,
        title: `${item.title}（含双人早餐、沙滩晚餐与日落帆船巡游的家庭套房）`,
      })),
      buttonText: '查看全部房型和空房',
    },
  },
]
