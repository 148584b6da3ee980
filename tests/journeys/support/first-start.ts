import { startShop } from './shop-process.ts'

/** Builds the shop and fills its first day where they are missing: once, before the workers start shops of their own at the same time. */
export default async function startFirst(): Promise<void> {
  const shop = await startShop({})
  await shop.stop()
}
