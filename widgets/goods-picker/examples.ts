import type { Example } from '../../src/kit/widget.ts'
import type { GoodsPickerProps } from './props.schema.ts'

const media = (name: string) => `/tc-fostay/media/${name}`
const sku = (spec_key: string, price: number, enable_quantity: number) => ({
  sku_id: `sku-${spec_key}`,
  spec_key,
  price,
  originalprice: price + 40,
  enable_quantity,
})

const towel: GoodsPickerProps = {
  name: '澜途潮汐速干沙滩巾',
  picture: media('still-life-2'),
  specs: [
    {
      spec_id: '1',
      spec_name: '颜色',
      spec_type: 1,
      valueList: [
        { spec_value_id: '11', spec_value: '潮汐蓝', spec_value_img: media('still-life-2') },
        { spec_value_id: '12', spec_value: '细沙米', spec_value_img: media('still-life-2') },
      ],
    },
    {
      spec_id: '2',
      spec_name: '尺寸',
      spec_type: 0,
      valueList: [
        { spec_value_id: '21', spec_value: '70 × 140 厘米' },
        { spec_value_id: '22', spec_value: '100 × 180 厘米' },
      ],
    },
  ],
  skus: [sku('11-21', 89, 260), sku('11-22', 139, 4), sku('12-21', 89, 180), sku('12-22', 139, 0)],
  single: 5,
}
const toy: GoodsPickerProps = {
  name: '星屿鲸鲨毛绒公仔',
  specs: [],
  skus: [sku('no_spec', 128, 420)],
  single: 1,
  total: 2,
}

export const examples: readonly Example<GoodsPickerProps>[] = [
  { name: '没有规格', props: toy },
  { name: '两组规格', props: towel },
  { name: '卡片之间', props: { ...toy, card: true } },
  { name: '限购两件', props: { ...toy, single: 0 } },
  { name: '积分加钱', props: { ...toy, points: 8_000 } },
  { name: '缺货', props: { ...toy, skus: [sku('no_spec', 128, 0)] } },
  {
    name: '文字很长',
    props: {
      ...towel,
      name: '澜途潮汐速干沙滩巾'.repeat(6),
      specs: towel.specs.map((spec) => ({
        ...spec,
        valueList: spec.valueList.map((value) => ({ ...value, spec_value: value.spec_value.repeat(5) })),
      })),
    },
  },
]
