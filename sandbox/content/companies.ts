import type { Company, Store } from '../../schemas/domain/company.ts'

const TEL_TIP = '周一至周日 09:00~21:00'

const stores = [
  {
    storeId: '10020',
    storeName: '澜湾岛度假村',
    telephone: '0898-5500-0020',
    address: '澜湾市澜湾岛环岛东路 1 号',
    place: '澜湾岛',
    longitude: 110.3921,
    latitude: 18.7714,
  },
  {
    storeId: '10021',
    storeName: '白沙湾别墅区',
    telephone: '0898-5500-0021',
    address: '澜湾市白沙湾潮汐路 18 号',
    place: '白沙湾',
    longitude: 110.4406,
    latitude: 18.8032,
  },
  {
    storeId: '10022',
    storeName: '鹿鸣雪山滑雪场',
    telephone: '0432-5500-0022',
    address: '鹿鸣县云顶镇雪道大街 9 号',
    place: '鹿鸣雪山',
    longitude: 127.5283,
    latitude: 43.4517,
  },
  {
    storeId: '10023',
    storeName: '云栖古镇',
    telephone: '0571-5500-0023',
    address: '云栖县古镇南街 66 号',
    place: '云栖古镇',
    longitude: 120.1472,
    latitude: 30.5126,
  },
  {
    storeId: '10024',
    storeName: '星屿水世界',
    telephone: '0898-5500-0024',
    address: '澜湾市澜湾岛星屿大道 8 号',
    place: '星屿水世界',
    longitude: 110.3987,
    latitude: 18.7659,
  },
  {
    storeId: '10025',
    storeName: '青岚谷温泉山居',
    telephone: '0576-5500-0025',
    address: '青岚县茶山路 233 号',
    place: '青岚谷',
    longitude: 120.9158,
    latitude: 28.8475,
  },
] as const satisfies readonly Store[]

export type PlaceName = (typeof stores)[number]['place']

/** The group itself, and partners with each part of customer service, or none (A6: 店铺未配置客服). */
export const companies: readonly Company[] = [
  {
    companyId: '560',
    companyName: '澜途度假',
    csCode: 'lantu-service',
    serviceMode: 1,
    serviceGroupId: '56001',
    mqAppKey: 'lantu-sandbox',
    mqUrl: '/sandbox/service',
    tel: '400-560-0560',
    telTip: TEL_TIP,
    urlLogo: '/tc-fostay/media/bay-1',
    stores: stores.map((store) => ({ ...store, telTip: TEL_TIP })),
  },
  {
    companyId: '561',
    companyName: '云栖手作联盟',
    csCode: 'yunqi-craft',
    stores: [
      {
        storeId: '10031',
        storeName: '云栖手作铺',
        telephone: '',
        address: '云栖县古镇南街 12 号',
        place: '云栖古镇',
        longitude: 120.1466,
        latitude: 30.5119,
      },
    ],
  },
  {
    companyId: '562',
    companyName: '白沙湾船务',
    csCode: 'baisha-boats',
    tel: '0898-5500-0562',
    telTip: '每天 07:00~19:00，风浪大时改签请打电话',
    stores: [
      {
        storeId: '10032',
        storeName: '白沙湾游艇码头',
        telephone: '0898-5500-0562',
        telTip: '每天 07:00~19:00',
        address: '澜湾市白沙湾潮汐路 2 号码头',
        place: '白沙湾',
        longitude: 110.4433,
        latitude: 18.8009,
      },
    ],
  },
  {
    companyId: '563',
    companyName: '青岚谷山野社',
    csCode: 'qinglan-outdoor',
    serviceMode: 2,
    mqAppKey: 'qinglan-sandbox',
    mqUrl: '/sandbox/service',
    stores: [
      {
        storeId: '10033',
        storeName: '青岚谷山野驿站',
        telephone: '',
        address: '青岚县茶山路 101 号',
        place: '青岚谷',
        longitude: 120.9121,
        latitude: 28.8502,
      },
    ],
  },
]

/** The store that sells at a place. */
export function storeOf(place: PlaceName): { companyId: string; storeId: string } {
  return { companyId: '560', storeId: stores.find((store) => store.place === place)?.storeId ?? stores[0].storeId }
}
