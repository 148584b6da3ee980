import { expect, it, vi } from 'vitest'
import type { ScreenTools } from '../../kit/module.ts'
import { addressesApi } from './addresses-api.ts'

it('[R3] says what is on its way, whatever is changed: a slow call is no dead button', async () => {
  const call = vi.fn(async (..._asked: unknown[]) => ({ data: { id: '1' } }))
  const api = addressesApi({ call } as unknown as ScreenTools)
  await api.remove('1')
  await api.makeDefault('1')
  await api.save('', {} as Parameters<typeof api.save>[1])
  expect(call.mock.calls.map(([, , loading]) => loading)).toEqual(['删除中...', '提交中...', '保存中...'])
})
