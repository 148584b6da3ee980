import type { Example } from '../../src/kit/widget.ts'
import type { BannerSwiperProps } from './props.schema.ts'

const slide = (id: string, title: string, subtitle: string, picture: string) => ({
  id,
  title,
  subtitle,
  themePicUri: `/tc-fostay/media/${picture}`,
  redirectType: 'page' as const,
  jumpPath: `/atlantis/ploy/${id}`,
})

const slides = [
  slide('morning', '海上的第一个早晨', '月牙湾双人三天两晚 ¥1,888 起', 'banner-1'),
  slide('lagoon', '潟湖浮潜季', '清晨出海，与鱼群同游', 'banner-2'),
  slide('snow', '云顶初雪', '雪票、雪具、教练一次订好', 'banner-4'),
  slide('market', '古城夜未央', '二十四味夜市通票', 'banner-5'),
  slide('palm', '棕榈谷亲子营', '把一整座山谷交给孩子', 'banner-6'),
]

export const examples: readonly Example<BannerSwiperProps>[] = [
  { name: '一张图', props: { items: slides.slice(0, 1) } },
  { name: '五张图', props: { items: slides, max: 6, autoplay: 3000 } },
  { name: '不自动播放', props: { items: slides.slice(0, 2), autoplay: 0 } },
  { name: '没有内容', props: { items: [] } },
  {
    name: '很长的文字',
    props: {
      items: slides.slice(0, 2).map((item) => ({
        ...item,
        title: `${item.title}，在没有闹钟的假期里慢慢醒来，听一整天的潮声`,
        subtitle: `${item.subtitle}，含双人早餐、沙滩晚餐与日落帆船巡游，全年可约`,
        jumpPath: 'not_jump',
      })),
    },
  },
  {
    name: '很多张',
    props: { items: [...slides, ...slides.map((item) => ({ ...item, id: `${item.id}-2` }))], max: 12 },
  },
]
