/** Code that is fetched at the moment of its use: nothing of it is there before a touch, or for a visitor. */
export const chunks = {
  calls: () => import('../calls/perform-call.ts'),
  login: () => import('../session/login-flow.ts'),
  share: () => import('../share/open-share.tsx'),
  ask: () => import('../tools/ask.tsx'),
  service: () => import('../tools/online-service.ts'),
  visit: () => import('../visit/start-visit.ts'),
  renew: () => import('../page/renew-page.ts'),
  popup: () => import('../page/page-popup.tsx'),
  overlay: () => import('../page/shop-loadings.tsx'),
  elsewhere: () => import('../navigation/open-elsewhere.ts'),
}
