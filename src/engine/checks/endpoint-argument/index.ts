import { fromMistakes } from '../from-mistakes.ts'

export const endpointArgument = fromMistakes({
  name: 'endpoint-argument',
  severity: 'error',
  title: { zh: '接口的参数不对', en: 'Wrong argument of an endpoint' },
  docs: {
    why: {
      zh: '接口会拒绝这次请求，区块没有数据。',
      en: 'The endpoint refuses the call, and the block has no data.',
    },
    wrong: '"with": { "page": 1 }',
    right: '"with": { "pageNum": 1, "pageSize": 10, "isShowHomePage": true }',
  },
})
