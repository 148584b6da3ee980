import type { AppointmentRule } from '../../../schemas/domain/appointment.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import type { Orm } from '../../db/open-database.ts'
import { products } from '../../db/schema.ts'
import { sandboxContent } from '../../../sandbox/content/index.ts'
import { productRow } from '../../sandbox/rows.ts'
import { bookDay, type BookingRequest } from '../appointments/book-day.ts'
import type { QuoteLine } from '../quote.ts'
import { fakeLine, fakeQuote, placingOf } from './fake-quote.ts'
import { NOW, orderBook } from './order-book.ts'

const yacht = sandboxContent('2026-11-20').products.find(({ id }) => id === '670101')!

/** What a day is booked for has none when it is bought. */
function undatedLine({ usingStartDate: _from, usingEndDate: _until, ...line }: QuoteLine): QuoteLine {
  return { ...line, inventoryType: 'T' }
}

/** What is booked after it was bought, and somebody who bought it, for tests. Two a day from three days on; Friday and Saturday cost 380 more. */
export function bookedOrders(db: () => Orm) {
  const book = orderBook(db)
  let number = 0
  const product = async (more: Partial<AppointmentRule> = {}): Promise<Product> => {
    const id = `67${(number += 1)}`
    const plan = { from: '2026-11-20', until: '2026-12-31', price: 0, weekendPrice: 380, stock: 2 }
    const made = { ...yacht, id, appointment: { plan, advanceDays: 3, isInstant: false, ...more } }
    await db().insert(products).values(productRow(made))
    return made
  }
  const buy = async (bought: Product, copies: number, more: { isInstant?: boolean; lines?: QuoteLine[] } = {}) => {
    const { isInstant = false, lines = [fakeLine(book.fresh('item'), 999, { copies })] } = more
    const quote = fakeQuote(lines.map(undatedLine), { isInstant, product: bought })
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), quote))
    await book.pay(orderId, 'm1')
    return orderId
  }
  const ask = async (orderId: string, copies: number, more: Partial<BookingRequest> = {}, now = NOW) => {
    const [line] = await book.lines(orderId)
    return bookDay(
      db(),
      {
        ...{ orderId, memberId: 'm1', requestKey: book.fresh('key'), date: '2026-11-25', people: 2, remark: '' },
        ...{ wanted: [{ subOrderId: line!.id, copies }], contact: { name: '林小满', phone: '13800000000' } },
        ...more,
      },
      now,
    )
  }
  return { book, product, buy, ask }
}
