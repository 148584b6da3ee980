import type { ProductPackage } from '../../../schemas/domain/product-package.ts'

/** A4: what the button of a package says when the package does not. */
const BUY = '立即购买'
const SOLD_OUT = '已售罄'

/** The words of a package's button (A4): its own, else 立即购买; 已售罄 when it is on sale and there is none. */
export function packageButton({
  packageStatus,
  buttonText,
  stock,
}: Pick<ProductPackage, 'packageStatus' | 'buttonText' | 'stock'>): string {
  if (packageStatus === 1 && stock === 0) return SOLD_OUT
  return buttonText || BUY
}
