export const defaults = { text: '您选择的商品已售罄，为您推荐相似商品', title: '相似推荐', max: 30 } as const
