import { maskedPhone } from '../phone.ts'
import { SHOP_SHORT_NAME } from '../shop-name.ts'

interface Named {
  readonly namech?: string
  readonly nameXing?: string
  readonly nameMing?: string
  readonly phone?: string
}

/** The name to greet by; who gave none is called by the masked phone (first 3 and last 4 digits, A3). */
export function memberName({ namech, nameXing = '', nameMing = '', phone }: Named): string {
  const masked = phone && maskedPhone(phone)
  return namech?.trim() || (nameXing + nameMing).trim() || masked || `${SHOP_SHORT_NAME}会员`
}
