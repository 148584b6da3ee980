import type { Page } from '@playwright/test'

/** 客服 of whatever page is open, and its dialog (B2.10.4). */
export function serviceOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: '联系客服' })
  return {
    button: page.getByRole('button', { name: '客服', exact: true }),
    dialog,
    phone: dialog.getByRole('link', { name: /电话客服/ }),
    online: dialog.getByRole('button', { name: /在线客服/ }),
  }
}
