import { examplePackage, examplePackages } from '../../src/kit/example-packages.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { SkuListProps } from './props.schema.ts'

export const examples: readonly Example<SkuListProps>[] = [
  { name: '两个，其余收起', props: { packages: examplePackages } },
  { name: '选了一个', props: { packages: examplePackages, selected: '2', max: 5 } },
  { name: '写出包含什么', props: { packages: examplePackages.slice(0, 2), selected: '1', showsItems: true } },
  { name: '金卡会员', props: { packages: examplePackages.slice(0, 2), selected: '1', level: 3 } },
  {
    name: '名字很长',
    props: {
      packages: [
        examplePackage('1', {
          name: '澜湾岛海景别墅三代同堂五天四晚全包含早餐与接送机的套餐',
          description: '含两间卧室、私人泳池、每天三餐和一次出海',
          price: 123456.78,
          originalprice: 234567.89,
        }),
      ],
    },
  },
]
