import type { Product } from '../../schemas/domain/product.ts'
import { activities } from './activities/index.ts'
import { articles } from './articles/index.ts'
import { bargainsBegun } from './bargains-begun.ts'
import { carts } from './carts.ts'
import { companies } from './companies.ts'
import { choices, heldCoupons, savedTravellers } from './choices.ts'
import { goodsChoices } from './goods-choices.ts'
import { comments, withSummaries } from './comments/index.ts'
import { brandBanners } from './components/brand-banners.ts'
import { campaignComponents } from './components/campaigns.ts'
import { guideComponents } from './components/guides.ts'
import { homeComponents } from './components/home.ts'
import { menuComponents } from './components/menus.ts'
import { planComponents } from './components/plans.ts'
import { outsideComponents } from './components/outside.ts'
import { promoComponents } from './components/promos.ts'
import { searchComponents } from './components/search.ts'
import { couponCodes, coupons, couponsOfEachKind } from './coupons.ts'
import { dictionaries } from './dictionaries.ts'
import { members } from './members.ts'
import { messages } from './messages.ts'
import { packageFilter, packageOffers } from './offers.ts'
import { orders } from './orders/index.ts'
import { pointGrants } from './point-grants.ts'
import { partners } from './partners.ts'
import { pois } from './pois.ts'
import { products } from './products/index.ts'
import type { SandboxContent } from './sandbox-content.ts'
import { signActivities, signJoins } from './signing.ts'
import { healthFormsSent, healthPlaces, reservationsMade, services, stayWishesKept } from './services/index.ts'
import { activityTasks } from './tasks.ts'
import { teams } from './teams.ts'
import { addresses } from './addresses.ts'
import { businessCompanies, businessMembers, closing, namedMembers, passedOn, sharedYears } from './corner.ts'
import { collects } from './collects.ts'
import { wechatAccounts } from './wechat-accounts.ts'

export type { SandboxContent } from './sandbox-content.ts'

/**
 * Everything that the sandbox shop holds on its first day. Dates are counted from `today` (YYYY-MM-DD, Beijing), so that deals last
 * until tomorrow night and calendars begin today whenever the shop is filled. The same day gives the same content.
 */
export function sandboxContent(today: string): SandboxContent {
  const made = products(today)
  const written = comments(today, made)
  const all = withSummaries(made, written)
  const productOf = lookUp(all)
  return {
    companies,
    products: all,
    coupons: coupons(today),
    couponCodes: couponCodes(today),
    comments: written,
    pageComponents: [
      ...homeComponents(),
      ...brandBanners(),
      ...menuComponents(productOf),
      ...promoComponents(productOf),
      ...planComponents(productOf),
      ...searchComponents(),
      ...campaignComponents(productOf),
      ...guideComponents(productOf),
      ...outsideComponents(productOf),
    ],
    packageOffers: packageOffers(today, productOf),
    packageFilter,
    articles: articles(today, productOf),
    partners,
    pois: pois(productOf),
    activities: activities(today),
    activityTasks,
    members,
    pointGrants: pointGrants(members),
    addresses,
    collects,
    messages: messages(productOf),
    bargainsBegun: bargainsBegun(productOf, today),
    signActivities: signActivities(today),
    signJoins: signJoins(),
    orders: orders(today, productOf),
    teams: teams(productOf),
    choices: [...choices(today), ...goodsChoices(today)],
    carts,
    savedTravellers,
    heldCoupons: [...heldCoupons, ...couponsOfEachKind],
    wechatAccounts,
    businessCompanies,
    businessMembers,
    closing,
    passedOn,
    namedMembers,
    sharedYears,
    dictionaries,
    services,
    reservations: reservationsMade,
    stayWishes: stayWishesKept,
    healthPlaces,
    healthFormsSent,
  }
}

function lookUp(all: readonly Product[]): (id: string) => Product {
  const byId = new Map(all.map((product) => [product.id, product]))
  return (id) => {
    const product = byId.get(id)
    if (!product) throw new Error(`The sandbox content names a product that is not there: ${id}`)
    return product
  }
}
