import type { PageComponent } from '../../../schemas/domain/page-component.ts'
import type { Brand } from '../../../schemas/domain/channels.ts'
import { component, linked } from './contents.ts'
import { brandName } from '../../../src/domain/studio/context-words.ts'

type BannerSeed = readonly [title: string, subtitle: string, picture: string, to: string]

/** What each brand's shoppers meet first: a theme changes the pictures too (look.md). The shop's own brand has YT3_BANNER. */
const banners: Readonly<Record<Exclude<Brand, 'lantu'>, readonly BannerSeed[]>> = {
  clubmed: [
    ['一价全包，放心玩雪', '鹿鸣雪山教练与雪具全含', 'banner-4', '/prohotel/100202'],
    ['推门就是泻湖', '环礁水上屋，梯子直通海里', 'banner-2', '/prohotel/100201'],
    ['海风已经备好', '澜湾岛海景双晚 1988 元起', 'banner-1', '/productDetail/610101'],
  ],
  casacook: [
    ['主厨住在楼下', '白沙湾食光设计酒店', 'banner-6', '/casahotel/detail/100401'],
    ['枕着河声睡一晚', '云栖古镇慢住两晚 1099 元', 'banner-5', '/hotelpackage/detail/810101'],
    ['把夕阳开成一条航线', '白沙湾日落帆船 328 元起', 'banner-7', '/play/productDetail/310102'],
  ],
  spice: [
    ['把夕阳开成一条航线', '白沙湾日落帆船 328 元起', 'banner-7', '/play/productDetail/310102'],
    ['去海底打个招呼', '海洋馆鲸鲨剧场 168 元起', 'banner-8', '/ticket/200102'],
    ['先囤后约，不约可退', '白沙湾泳池别墅预售', 'banner-6', '/presale/detail/710101'],
  ],
  ytmp: [
    ['枕着河声睡一晚', '云栖古镇慢住两晚 1099 元', 'banner-5', '/hotelpackage/detail/810101'],
    ['今年的第一场雪', '鹿鸣雪山一价全包', 'banner-4', '/prohotel/100202'],
    ['去海底打个招呼', '海洋馆鲸鲨剧场 168 元起', 'banner-8', '/ticket/200102'],
  ],
  tcmp: [
    ['去海底打个招呼', '海洋馆鲸鲨剧场 168 元起', 'banner-8', '/ticket/200102'],
    ['海风已经备好', '澜湾岛海景双晚 1988 元起', 'banner-1', '/productDetail/610101'],
    ['今年的第一场雪', '鹿鸣雪山一价全包', 'banner-4', '/prohotel/100202'],
  ],
  laguna: [
    ['推门就是泻湖', '环礁水上屋，梯子直通海里', 'banner-2', '/prohotel/100201'],
    ['把夕阳开成一条航线', '白沙湾日落帆船 328 元起', 'banner-7', '/play/productDetail/310102'],
    ['先囤后约，不约可退', '白沙湾泳池别墅预售', 'banner-6', '/presale/detail/710101'],
  ],
}

/** YT3_BANNER_CLUBMED and its like: the first pictures of each brand. */
export function brandBanners(): PageComponent[] {
  return Object.entries(banners).map(([brand, seeds], place) =>
    component(
      `YT3_BANNER_${brand.toUpperCase()}`,
      `首页轮播 · ${brandName(brand)}`,
      '轮播图',
      seeds.map(([title, subtitle, picture, to], index) =>
        linked({ id: `11${place}0${index + 1}`, title, subtitle, picture, to }),
      ),
    ),
  )
}
