import { defineConfig } from 'drizzle-kit'

/**
 * Makes the next migration from schema.ts: npx drizzle-kit generate --config server/db/drizzle.config.ts --name what-changes
 * It compares with the newest snapshot alone, so the one before is deleted then.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
})
