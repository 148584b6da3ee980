import type { ItemKind } from '../../../schemas/studio/item.ts'

export const kindNames: Readonly<Record<ItemKind, string>> = {
  page: '页面',
  part: '部件',
  theme: '主题',
  route: '地址',
}
