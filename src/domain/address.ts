import type { Delivery } from '../../schemas/domain/address.ts'

/** An address in one line; a municipality is its own city, and is said once: 上海市徐汇区梧桐西路 200 弄. */
export function addressText({ province, city, district, detail }: Omit<Delivery, 'name' | 'phone'>): string {
  return [province, city === province ? '' : city, district, detail].join('')
}

/** The address that an order goes to: the one that was chosen, else the default one, which is the first. */
export const chosenAddress = <Kept extends { readonly id: string }>(
  addresses: readonly Kept[],
  chosen: string | undefined,
): Kept | undefined => addresses.find(({ id }) => id === chosen) ?? addresses[0]
