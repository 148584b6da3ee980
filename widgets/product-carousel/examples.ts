import type { Example } from '../../src/kit/widget.ts'
import type { ProductCarouselProps } from './props.schema.ts'

const media = (name: string) => `/tc-fostay/media/${name}`
const pictures = ['dining-1', 'bay-2', 'night-market-1'].map((name, at) => ({
  url: media(name),
  alt: `沙滩晚餐的第 ${at + 1} 张图`,
}))
const videos = [{ id: 'v1', url: media('bay-film.mp4'), logoUrl: media('bay-1'), duration: 67 }]
const full: ProductCarouselProps = {
  name: '沙滩海鲜大餐',
  productId: '650101',
  pictures,
  videos,
  badge: media('still-life-2'),
}

export const examples: readonly Example<ProductCarouselProps>[] = [
  { name: '都有', props: full },
  { name: '一张图', props: { productId: '650101', pictures: pictures.slice(0, 1) } },
  { name: '只有视频', props: { productId: '650101', videos } },
  { name: '没有图和视频', props: { productId: '650101' } },
  {
    name: '很多张',
    props: {
      ...full,
      pictures: Array.from({ length: 30 }, (_, at) => ({ ...pictures[at % 3]!, alt: `第 ${at + 1} 张` })),
    },
  },
]
