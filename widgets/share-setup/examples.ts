import type { Example } from '../../src/kit/widget.ts'
import type { ShareSetupProps } from './props.schema.ts'

export const examples: readonly Example<ShareSetupProps>[] = [
  { name: '一个套餐', props: { about: '610101' } },
  { name: '一个商品', props: { about: '650101' } },
  { name: '很长的 id', props: { about: '9'.repeat(40) } },
]
