import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PartnerScope } from '../../../schemas/domain/partner.ts'
import { moment } from './columns.ts'

/** Who may ask members for their data (B2.9 authorization). */
export const partners = pgTable('partners', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** Address of a picture, without size. */
  logo: text().notNull(),
  intro: text().notNull(),
  scopes: text().array().$type<PartnerScope[]>().notNull(),
  /** Whole addresses, to the letter: a member is sent back to these and no other. */
  returnAddresses: text('return_addresses').array().notNull(),
  /** SHA-256 of a long random secret. */
  secretHash: text('secret_hash').notNull(),
  isEnabled: boolean('is_enabled').notNull(),
})

/** What members granted. A partner that asks for more later is granted anew. */
export const partnerGrants = pgTable(
  'partner_grants',
  {
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    scopes: text().array().$type<PartnerScope[]>().notNull(),
    /** What the partner knows the member by: another at each partner, and after each revocation. */
    openId: text('open_id').notNull(),
    /** Of the shop's clock. */
    grantedAt: moment('granted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.partnerId] })],
)

/** Codes that partners exchange: once, and soon. */
export const partnerCodes = pgTable(
  'partner_codes',
  {
    /** SHA-256 of the code. */
    codeHash: text('code_hash').primaryKey(),
    memberId: text('member_id').notNull(),
    partnerId: text('partner_id').notNull(),
    returnTo: text('return_to').notNull(),
    scopes: text().array().$type<PartnerScope[]>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('partner_codes_member').on(table.memberId, table.partnerId),
    index('partner_codes_expires').on(table.expiresAt),
  ],
)
