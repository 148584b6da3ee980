import { productKindOf, type ProductKind } from '../../../schemas/domain/product-kind.ts'

/** The pages of an order, by what was bought (B2.9). `id` of the order is put after each. */
interface OrderPaths {
  readonly detail: string
  readonly refundApply: string
  readonly refundList: string
  readonly refundDetail: string
}

const common: OrderPaths = {
  detail: '/detail/',
  refundApply: '/apply/',
  refundList: '/refund/',
  refundDetail: '/refund/',
}

const ofCombo: OrderPaths = {
  detail: '/productOrderDetail/',
  refundApply: '/productOrderRefund/',
  refundList: '/productOrderRefundList/',
  refundDetail: '/productOrderRefundDetail/',
}

/** A hotel's own pages: what its money comes back by is one page, as a list and as a detail (B2.9 casahotel, tcshotel). */
const ofHotel = (name: string): OrderPaths => ({
  detail: `/${name}/order/detail/`,
  refundApply: `/${name}/order/apply/`,
  refundList: `/${name}/order/refund/`,
  refundDetail: `/${name}/order/refund/`,
})

const pathsOfKind: Partial<Record<ProductKind, OrderPaths>> = {
  play: {
    detail: '/play/orderDetail/',
    refundApply: '/play/refund/apply/',
    refundList: '/play/refund/list/',
    refundDetail: '/play/refund/detail/',
  },
  combo: ofCombo,
  vacation: {
    detail: '/vacation/orderdetail/',
    refundApply: '/vacation/refund/',
    refundList: '/vacation/refunddetail/',
    refundDetail: '/vacation/refunddetail/',
  },
  tcshotel: ofHotel('tcshotel'),
  casahotel: ofHotel('casahotel'),
  presale: {
    detail: '/presale/order/',
    refundApply: '/presale/order/refund/apply/',
    refundList: '/presale/order/refund/list/',
    refundDetail: '/presale/order/refund/detail/',
  },
  hotelpackage: {
    detail: '/hotelpackage/orderDetail/',
    refundApply: '/hotelpackage/orderRefund/',
    refundList: '/hotelpackage/RefundList/',
    refundDetail: '/hotelpackage/RefundDetail/',
  },
  retail: {
    detail: '/retail/orderDetail/',
    refundApply: '/retail/applySales/',
    refundList: '/retail/refund/detail/',
    refundDetail: '/retail/refund/detail/',
  },
}

/**
 * Where the pages of an order are: its detail, the application for money back, the list of those, and one of them (with `?refundId=`).
 * Kinds without pages of their own have the common ones (B2.9).
 */
export function orderPaths(orderId: string, productType: number): OrderPaths {
  const kind = productKindOf(productType)
  const { detail, refundApply, refundList, refundDetail } = (kind && pathsOfKind[kind]) ?? common
  return {
    detail: detail + orderId,
    refundApply: refundApply + orderId,
    refundList: refundList + orderId,
    refundDetail: refundDetail + orderId,
  }
}

/** Where a buyer tells the parcel in which goods come back (with `?refundId=`); only retail goods are sent back (B2.9). */
export const logisticsPath = (orderId: string, productType: number): string | undefined =>
  productKindOf(productType) === 'retail' ? `/retail/refund/logistics/${orderId}` : undefined
