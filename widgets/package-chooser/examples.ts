import type { Example } from '../../src/kit/widget.ts'
import type { PackageChooserProps } from './props.schema.ts'

type Package = PackageChooserProps['packages'][number]

const item = (itemType: 1 | 2 | 3 | 4 | 5, itemTypeName: string, name: string, qtyDesc: string) => ({
  ...{ itemType, itemTypeName, name, qtyDesc, productPackageId: '1' },
})

const pack = (id: string, over: Partial<Package> = {}): Package => ({
  id,
  name: '双人慢住',
  price: 1099,
  originalprice: 1680,
  packageStatus: 1,
  isDocking: 1,
  salestartdate: '2026-11-24T10:00:00',
  saleenddate: '2027-02-20T23:59:00',
  stock: 200,
  productPackagesRule: { advanceDays: 1 },
  memberPrices: [{ memberLevel: 3, memberLevelName: '金卡会员', discountPercent: 90, memberPrice: 989.1 }],
  dailyDescList: [
    item(4, '餐', '天井早餐', '4 份'),
    item(5, '住', '临河大床房', '2 晚'),
    item(2, '娱', '夜游船', '2 张'),
  ],
  ...over,
})

const states = [
  pack('1'),
  pack('2', { name: '家庭慢住', isDocking: 0, stock: 3, productPackagesRule: { advanceDays: 0 } }),
  pack('3', { name: '寒假限定', packageStatus: 2 }),
  pack('4', { name: '秋日专享', packageStatus: 3 }),
  pack('5', { name: '中秋双人', stock: 0 }),
]

export const examples: readonly Example<PackageChooserProps>[] = [
  { name: '几个，还没选', props: { packages: states } },
  { name: '选了一个', props: { packages: states, selected: '2' } },
  { name: '金卡会员', props: { packages: states.slice(0, 2), selected: '1', level: 3 } },
  {
    name: '很多，收起',
    props: {
      packages: Array.from({ length: 12 }, (_, at) => pack(String(at), { name: `第 ${at + 1} 晚的海边晚餐` })),
      selected: '9',
    },
  },
  {
    name: '名字很长',
    props: {
      selected: '1',
      packages: [
        pack('1', {
          name: '澜湾岛海景别墅三代同堂五天四晚全包含早餐与接送机的套餐',
          description: '含两间卧室、私人泳池、每天三餐和一次出海',
          price: 123456.78,
          originalprice: 234567.89,
        }),
      ],
    },
  },
]
