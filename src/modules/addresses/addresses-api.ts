import type { Address } from '../../../schemas/domain/address.ts'
import type { LateNews } from '../../kit/action.ts'
import type { ScreenTools } from '../../kit/module.ts'
import type { AddressFields } from './address-fields.ts'
import { LATE } from './messages.ts'

/** The calls of the address book (B7). Each rejects with a CallProblem. */
export function addressesApi({ call }: ScreenTools) {
  const ofOne = async (endpoint: string, id: string, loading: string, late: LateNews) =>
    void (await call(endpoint, { reqDtos: { id } }, loading, late))
  return {
    /** The default one first, then the newest. */
    list: () => call('addressList', {}).then((reply) => (reply as { data: readonly Address[] }).data),
    /**
     * @param id which one is changed; empty: a new one
     * @returns its id
     */
    async save(id: string, fields: AddressFields): Promise<string> {
      const reply = await call('saveAddress', { reqDtos: { id, ...fields } }, '保存中...', LATE.saved)
      return (reply as { data: { id: string } }).data.id
    },
    remove: (id: string): Promise<void> => ofOne('deleteAddress', id, '删除中...', LATE.removed),
    makeDefault: (id: string): Promise<void> => ofOne('defaultAddress', id, '提交中...', LATE.isDefault),
  }
}
