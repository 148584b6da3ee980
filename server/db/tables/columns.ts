import { bigint } from 'drizzle-orm/pg-core'

/** Epoch ms. */
export const moment = (name: string) => bigint(name, { mode: 'number' })

/** Money: whole fen. */
export const fen = (name: string) => bigint(name, { mode: 'number' })
