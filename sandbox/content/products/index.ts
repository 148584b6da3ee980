import type { Product } from '../../../schemas/domain/product.ts'
import { bargains } from './bargains.ts'
import { combos } from './combos.ts'
import { goods } from './goods.ts'
import { groupBuys } from './group-buys.ts'
import { holidays } from './holidays.ts'
import { hotels } from './hotels.ts'
import { limitedProducts } from './limited-products.ts'
import { withMarks } from './marks.ts'
import { oddities } from './oddities.ts'
import { plays } from './plays.ts'
import { resorts } from './resorts.ts'
import { retail } from './retail.ts'
import { seckillPlays } from './seckill-plays.ts'
import { seckills } from './seckills.ts'
import { tickets } from './tickets.ts'

/** Every product of the sandbox shop, its dates counted from `today` (YYYY-MM-DD, Beijing). */
export function products(today: string): Product[] {
  const kinds = [
    hotels,
    resorts,
    tickets,
    plays,
    combos,
    holidays,
    goods,
    seckills,
    seckillPlays,
    groupBuys,
    bargains,
    retail,
    limitedProducts,
    oddities,
  ]
  return kinds.flatMap((kind) => kind(today)).map(withMarks)
}
