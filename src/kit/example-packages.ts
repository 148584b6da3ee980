import type { ShownPackage } from '../../schemas/domain/product-package.ts'

const item = (itemType: 1 | 2 | 3 | 4 | 5, itemTypeName: string, name: string, qtyDesc: string) => ({
  ...{ itemType, itemTypeName, name, qtyDesc, productPackageId: '1' },
})

/** A package, as it is but for what is given. */
export const examplePackage = (id: string, over: Partial<ShownPackage> = {}): ShownPackage => ({
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

/** One of each state (B3, B4). */
export const examplePackages = [
  examplePackage('1'),
  examplePackage('2', { name: '家庭慢住', isDocking: 0, stock: 3, productPackagesRule: { advanceDays: 0 } }),
  examplePackage('3', { name: '寒假限定', packageStatus: 2 }),
  examplePackage('4', { name: '秋日专享', packageStatus: 3 }),
  examplePackage('5', { name: '中秋双人', stock: 0 }),
]
