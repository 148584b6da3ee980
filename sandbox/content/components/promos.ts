import type { PageComponent } from '../../../schemas/domain/page-component.ts'
import { component, linked, type ProductById, productCards } from './contents.ts'

/** The banner of /combo, and the lists of /atlantis/ploy/{code} (B2.1): a long one, a short one and an empty one. */
export function promoComponents(productOf: ProductById): PageComponent[] {
  return [
    component('TCP_PackageList_Banner', '限时抢购轮播', '轮播图', [
      linked({
        id: '12001',
        title: '这个冬天往南走',
        subtitle: '海岛酒店、门票和玩乐',
        picture: 'banner-2',
        to: '/atlantis/ploy/PLOY_WINTER_ISLAND',
      }),
      linked({
        id: '12002',
        title: '带娃的周末有着落了',
        subtitle: '亲子酒店和乐园',
        picture: 'banner-8',
        to: '/atlantis/ploy/PLOY_FAMILY',
      }),
    ]),
    component(
      'PLOY_WINTER_ISLAND',
      '冬日海岛',
      '活动清单',
      productCards(productOf, [
        ['100101', '海岛', '私家沙滩 · 288 间全海景', '本周热卖'],
        ['100201', '海岛', '环礁水上屋 · 含浮潜'],
        ['100102', '海岛', '40㎡ 恒温泳池 · 管家早餐'],
        ['610101', '亲子', '2 晚住宿 · 双园门票 · 接送站'],
        ['310101', '海上', '60 分钟起 · 不会游泳也能下'],
        ['310102', '海上', '90 分钟 · 12 人双体帆船'],
        ['310104', '海上', '穿过三座石门 · 每天 5 条舟', '名额少'],
        ['650101', '美食', '当天船获 · 沙滩卡座'],
        ['670101', '海上', '半日包船 · 需预约'],
        ['510101', '多日', '5 天 · 三家酒店 · 含用车'],
      ]),
    ),
    component(
      'PLOY_FAMILY',
      '带娃的周末',
      '活动清单',
      productCards(productOf, [
        ['810102', '亲子', '一泊一乐 · 双园门票', '亲子首选'],
        ['200101', '水世界', '36 条滑道 · 当日可订'],
        ['310106', '水世界', '一大一小 · 帐篷夜宿', '已约满'],
      ]),
    ),
    component('RETAIL_BANNER', '商城轮播', '轮播图', [
      linked({
        id: '12101',
        title: '把海边带回家',
        subtitle: '礼盒、茶器和跨境零食',
        picture: 'banner-6',
        to: '/retail/category-goods?category=伴手礼',
      }),
      linked({
        id: '12102',
        title: '孟师傅的新窑',
        subtitle: '一只一个样',
        picture: 'banner-4',
        to: '/retail/category-goods?category=手作',
      }),
    ]),
    component('RETAIL_CATEGORIES', '商城分类', '图标入口', [
      category('12201', '伴手礼', 'still-life-4'),
      category('12202', '手作', 'still-life-5'),
      category('12203', '海边用品', 'still-life-2'),
      category('12204', '玩偶文创', 'still-life-3'),
    ]),
    component('PLOY_SOON', '还没上架的活动', '活动清单', []),
  ]
}

const category = (id: string, title: string, picture: string) =>
  linked({ id, title, to: `/retail/category-goods?category=${title}`, picture })
