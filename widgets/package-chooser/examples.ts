import { examplePackage, examplePackages } from '../../src/kit/example-packages.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { PackageChooserProps } from './props.schema.ts'

export const examples: readonly Example<PackageChooserProps>[] = [
  { name: '几个，还没选', props: { packages: examplePackages } },
  { name: '选了一个', props: { packages: examplePackages, selected: '2' } },
  { name: '在团里', props: { packages: examplePackages.slice(0, 2), selected: '1', groupPrice: 168 } },
  { name: '金卡会员', props: { packages: examplePackages.slice(0, 2), selected: '1', level: 3 } },
  {
    name: '很多，收起',
    props: {
      packages: Array.from({ length: 12 }, (_, at) =>
        examplePackage(String(at), { name: `第 ${at + 1} 晚的海边晚餐` }),
      ),
      selected: '9',
    },
  },
  {
    name: '名字很长',
    props: {
      selected: '1',
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
