import type { ProductLabel } from '../../../schemas/domain/product-label.ts'
import { SHOWN_LABELS } from '../../../schemas/domain/product-label.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { mediaUrl } from '../pictures.ts'

/** Labels by their groups (B3 labelGroupName2); the last group is of another category, which shoppers never see. */
const GROUPS = [
  { name: '适合谁', category: SHOWN_LABELS, labels: ['亲子', '情侣', '带爸妈', '朋友'] },
  { name: '看什么', category: SHOWN_LABELS, labels: ['海景', '雪景', '古镇'] },
  { name: '谁在管', category: 1, labels: ['采购二组'] },
] as const

type LabelName = (typeof GROUPS)[number]['labels'][number]

/** What the shop says of a product: its badge (B2.10.1), then its labels. */
const MARKS: Readonly<
  Record<string, readonly [badge: 'choice' | 'new' | 'kids' | '', ...labels: readonly LabelName[]]>
> = {
  '100101': ['choice', '亲子', '海景', '采购二组'],
  '100102': ['', '情侣', '海景'],
  '100103': ['', '雪景'],
  '100201': ['choice', '海景', '情侣'],
  '100202': ['', '雪景', '亲子'],
  '100301': ['kids', '亲子'],
  '100401': ['new', '情侣'],
  '200101': ['kids', '亲子'],
  '200102': ['', '亲子'],
  '200105': ['', '情侣', '古镇'],
  '310101': ['choice', '朋友', '海景'],
  '310102': ['', '情侣', '海景'],
  '610101': ['choice', '海景', '亲子'],
  '610108': ['', '情侣', '海景'],
  '230101': ['new', '朋友'],
  '510101': ['new', '海景', '带爸妈'],
  '710101': ['', '情侣', '海景'],
  '810101': ['choice', '古镇', '带爸妈'],
  '810102': ['kids', '亲子'],
  '650101': ['choice', '海景', '情侣'],
  '650201': ['', '朋友'],
  '660101': ['', '带爸妈'],
  '680101': ['new', '带爸妈'],
  '500101': ['new', '亲子'],
  '500201': ['kids', '亲子'],
  '400101': ['', '海景'],
  '610901': ['kids', '亲子', '海景'],
}

/** A product with its badge and its labels. */
export function withMarks(product: Product): Product {
  const [badge, ...labels] = MARKS[product.id] ?? ['']
  return {
    ...product,
    ...(badge && { subscriptUrl: mediaUrl(`badge-${badge}.svg`) }),
    ...(labels.length > 0 && { productLabels: labels.map((name) => labelOf(product.id, name)) }),
  }
}

function labelOf(productId: string, labelName: LabelName): ProductLabel {
  const at = GROUPS.findIndex(({ labels }) => labels.some((one) => one === labelName))
  const group = GROUPS[at]!
  const labelId = `${at + 1}${String(group.labels.findIndex((one) => one === labelName) + 1).padStart(2, '0')}`
  return {
    ...{ id: `${productId}-${labelId}`, labelId, labelJoinId: `${productId}-${labelId}`, labelName },
    ...{ labelGroupId2: String(at + 1), labelGroupName2: group.name, labelCategoryId2: group.category },
  }
}
