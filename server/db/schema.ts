import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Activity } from '../../schemas/domain/activity.ts'
import type { Company } from '../../schemas/domain/company.ts'
import type { Member } from '../../schemas/domain/member.ts'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import type { ProductPackage } from '../../schemas/domain/product-package.ts'
import type { Product } from '../../schemas/domain/product.ts'
import { notNegative } from './tables/checks.ts'
import { bestsellers, exchanged, forStays, mallSorts, shelfColumns, walks } from './tables/shelf.ts'

export * from './tables/addresses.ts'
export * from './tables/bargains.ts'
export * from './tables/booking.ts'
export * from './tables/cart.ts'
export * from './tables/counter-codes.ts'
export * from './tables/customs.ts'
export * from './tables/comments.ts'
export * from './tables/corner.ts'
export * from './tables/documents.ts'
export * from './tables/home.ts'
export * from './tables/invoices.ts'
export * from './tables/jobs.ts'
export * from './tables/messages.ts'
export * from './tables/orders.ts'
export * from './tables/pages.ts'
export * from './tables/partners.ts'
export * from './tables/payment-company.ts'
export * from './tables/points.ts'
export * from './tables/search.ts'
export * from './tables/services.ts'
export * from './tables/session.ts'
export * from './tables/shopping.ts'
export * from './tables/signing.ts'
export * from './tables/studio-keys.ts'
export * from './tables/studio-releases.ts'
export * from './tables/studio-media.ts'
export * from './tables/studio.ts'
export * from './tables/studio-numbers.ts'
export * from './tables/teams.ts'
export * from './tables/tracking.ts'

/**
 * The shop's tables. Money that the shop reckons with is in integer fen (src/domain/money.ts). `body` holds what is only ever read
 * whole; a thing moves into a column of its own when it is searched, counted or changed. Times without a zone are Beijing time as text.
 */

export const pageComponents = pgTable('page_components', {
  code: text().primaryKey(),
  name: text().notNull(),
  typeName: text('type_name').notNull(),
})

export const componentContents = pgTable(
  'component_contents',
  {
    componentCode: text('component_code')
      .notNull()
      .references(() => pageComponents.code, { onDelete: 'cascade' }),
    position: integer().notNull(),
    id: text().notNull(),
    title: text().notNull(),
    subtitle: text(),
    themePicUri: text('theme_pic_uri'),
    picAlt: text('pic_alt'),
    jumpPath: text('jump_path'),
    redirectType: text('redirect_type').$type<NonNullable<ComponentContent['redirectType']>>(),
    jumpParames: jsonb('jump_parames').$type<NonNullable<ComponentContent['jumpParames']>>(),
    contentInfo: jsonb('content_info').$type<NonNullable<ComponentContent['contentInfo']>>(),
    customFields: jsonb('custom_fields').$type<NonNullable<ComponentContent['customFields']>>(),
  },
  (table) => [primaryKey({ columns: [table.componentCode, table.position] })],
)

export const packageOffers = pgTable(
  'package_offers',
  {
    /** Place in the list, from 1. */
    position: integer().primaryKey(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    productPackageName: text('product_package_name').notNull(),
    productDetailUrl: text('product_detail_url'),
    productType: integer('product_type').notNull(),
    productImages: text('product_images').notNull(),
    productRecommendMsg: text('product_recommend_msg'),
    productMarketTag: text('product_market_tag'),
    productHot: integer('product_hot'),
    activityPriceFen: integer('activity_price_fen'),
    currentPriceFen: integer('current_price_fen').notNull(),
    originalPriceFen: integer('original_price_fen').notNull(),
    activitySubType: integer('activity_sub_type'),
    activityEndTime: text('activity_end_time'),
    numberOfPerson: integer('number_of_person'),
    groupMember: integer('group_member'),
    changeTime: text('change_time'),
    isShowHomePage: boolean('is_show_home_page').notNull(),
    productItemNames: text('product_item_names').array().notNull(),
  },
  (table) => [
    index('package_offers_home')
      .on(table.position)
      .where(sql`${table.isShowHomePage}`),
    index('package_offers_item_names').using('gin', table.productItemNames).with({ fastupdate: false }),
  ],
)

export const packageItems = pgTable(
  'package_items',
  {
    offerPosition: integer('offer_position')
      .notNull()
      .references(() => packageOffers.position, { onDelete: 'cascade' }),
    position: integer().notNull(),
    packageItemId: text('package_item_id').notNull(),
    packageItemType: integer('package_item_type').notNull(),
    packageItemName: text('package_item_name').notNull(),
    packageItemDesc: text('package_item_desc'),
  },
  (table) => [primaryKey({ columns: [table.offerPosition, table.position] })],
)

export const packageFilterOptions = pgTable('package_filter_options', {
  /** Order in which the filters are shown, over all categories. */
  position: integer().primaryKey(),
  /** None: a hot tag. */
  category: text(),
  name: text().notNull(),
})

export const companies = pgTable('companies', {
  id: text().primaryKey(),
  name: text().notNull(),
  body: jsonb().$type<Omit<Company, 'companyId' | 'companyName'>>().notNull(),
})

/** Columns of products that aren't in their body. */
export type ProductColumn =
  | 'id'
  | 'code'
  | 'productName'
  | 'productType'
  | 'status'
  | 'saleStartDate'
  | 'saleEndDate'
  | 'companyId'
  | 'storeId'
  | 'place'
  | 'startPrice'
  | 'underLinedPrice'
  | 'sold'
  | 'packageList'

export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    code: text().notNull(),
    productName: text('product_name').notNull(),
    productType: integer('product_type').notNull(),
    status: integer().$type<Product['status']>().notNull(),
    saleStartDate: text('sale_start_date').notNull(),
    saleEndDate: text('sale_end_date').notNull(),
    companyId: text('company_id').notNull(),
    storeId: text('store_id').notNull(),
    place: text().notNull(),
    startPriceFen: integer('start_price_fen').notNull(),
    underLinedPriceFen: integer('under_lined_price_fen').notNull(),
    sold: integer().notNull(),
    body: jsonb().$type<Omit<Product, ProductColumn>>().notNull(),
    ...shelfColumns,
  },
  (table) => [
    index('products_code').on(table.code),
    index('products_store').on(table.storeId, sql`${table.sold} desc`),
    ...bestsellers(table),
    ...walks(table),
    ...mallSorts(table),
    exchanged(table),
    forStays(table),
    notNegative('products', [table.startPriceFen, table.underLinedPriceFen, table.sold]),
  ],
)

/** Columns of packages that aren't in their body. */
export type PackageColumn = 'id' | 'name' | 'price' | 'originalprice' | 'packageStatus' | 'stock'

export const productPackages = pgTable(
  'product_packages',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    priceFen: integer('price_fen').notNull(),
    originalPriceFen: integer('original_price_fen').notNull(),
    packageStatus: integer('package_status').$type<ProductPackage['packageStatus']>().notNull(),
    stock: integer().notNull(),
    body: jsonb().$type<Omit<ProductPackage, PackageColumn>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.id] }),
    notNegative('product_packages', [table.priceFen, table.originalPriceFen, table.stock]),
  ],
)

export const activities = pgTable(
  'activities',
  {
    id: text().notNull(),
    merchantId: text('merchant_id').notNull(),
    date: text().notNull(),
    beginTime: integer('begin_time').notNull(),
    finishTime: integer('finish_time').notNull(),
    type: text().notNull(),
    status: integer().$type<Activity['status']>().notNull(),
    priceFen: integer('price_fen').notNull(),
    body: jsonb().$type<Omit<Activity, ActivityColumn>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.date] }),
    index('activities_merchant_date').on(table.merchantId, table.date, table.beginTime),
  ],
)

/** Columns of activities that aren't in their body. */
export type ActivityColumn =
  | 'activityId'
  | 'merchantId'
  | 'date'
  | 'beginTime'
  | 'finishTime'
  | 'type'
  | 'status'
  | 'price'

export const members = pgTable(
  'members',
  {
    id: text().primaryKey(),
    phone: text().notNull(),
    memberCode: text('member_code').notNull(),
    levelNew: integer('level_new').notNull(),
    /** Somebody who logged in with a phone that the shop didn't know: stays when the sandbox is filled anew. */
    registered: boolean().notNull().default(false),
    body: jsonb().$type<Omit<Member, MemberColumn>>().notNull(),
  },
  (table) => [index('members_phone').on(table.phone)],
)

/** Columns of members that aren't in their body; how many points somebody has the ledger says (tables/points.ts). */
export type MemberColumn = 'id' | 'phone' | 'memberCode' | 'levelNew' | 'integral'

export const dictionaryWords = pgTable(
  'dictionary_words',
  {
    code: text().notNull(),
    position: integer().notNull(),
    value: text().notNull(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.position] })],
)

/** What the server remembers about itself: see db/server-settings.ts. */
export const serverSettings = pgTable('server_settings', {
  name: text().primaryKey(),
  value: text().notNull(),
})
