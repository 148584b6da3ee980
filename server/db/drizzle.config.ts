import { defineConfig } from 'drizzle-kit'

/** Makes the next migration from schema.ts: npx drizzle-kit generate --config server/db/drizzle.config.ts --name what-changes */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
})
