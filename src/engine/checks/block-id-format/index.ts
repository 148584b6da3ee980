import { fromMistakes } from '../from-mistakes.ts'

export const blockIdFormat = fromMistakes({
  name: 'block-id-format',
  severity: 'error',
  title: { zh: '区块的 id 写法不对', en: 'Wrong form of a block id' },
  docs: {
    why: {
      zh: 'id 会成为页面里的锚点，只能用小写字母、数字和 -。',
      en: 'The id becomes an anchor of the page: small letters, digits and - only.',
    },
    wrong: '"id": "限时抢购"',
    right: '"id": "deals"',
  },
})
