/** What the shop is called, in full and in short: the only place in the code that says it. */
export const SHOP_NAME = '澜途度假'
export const SHOP_SHORT_NAME = '澜途'
