import { contentEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { bannerSwiperProps, type BannerSwiperProps } from './props.schema.ts'

export const bannerSwiper = {
  code: 'banner-swiper',
  category: 'pictures',
  title: '轮播图',
  description: '通栏大图，自动轮播，可以暂停；每张图按内容的跳转设置打开。',
  props: bannerSwiperProps,
  defaults,
  events: { select: contentEvent },
  height: 190,
  scales: true,
  emptyWhen: ['items'],
  load: () => import('./banner-swiper.tsx'),
} as const satisfies Widget<BannerSwiperProps>
