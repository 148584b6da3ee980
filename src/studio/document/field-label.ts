import type { Keywords } from '../../../schemas/keywords.ts'

/** What a schema says of a field that people read. */
export interface SaidOfField extends Pick<Partial<Keywords>, 'names'> {
  readonly title?: string
  readonly description?: string
}

/** 是：现在不卖 -> 现在不卖: what a switch means that is on. */
export const saidOf = ({ description = '' }: SaidOfField): string => description.replace(/^是：/, '')

/** 商品 id 或代码 -> 商品, which is chosen by its name; 预约 id -> 预约编号, which is not. */
const withoutId = (label: string, { names }: SaidOfField) =>
  label.replace(/的? ?id(?: 或.*)?$/, names === undefined ? '编号' : '')

/** 最多几张，1 到 12 -> 最多几张; the whole sentence is the help. */
export function labelOf(name: string, schema: SaidOfField): string {
  const first = (schema.title ?? saidOf(schema)).split(/[：；。，,;（(]/)[0]?.trim() ?? ''
  const label = withoutId(first, schema)
  return label !== '' && label.length <= 16 ? label : name
}
