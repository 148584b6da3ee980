/** Code that is fetched at the moment of its use: nothing of it is there before a touch, or for a visitor. */
export const lazily = {
  call: () => import('./app-call.ts'),
  login: () => import('./session/login-flow.ts'),
  share: () => import('./share/open-share.tsx'),
  service: () => import('./online-service.ts'),
  visit: () => import('./start-visit.ts'),
  elsewhere: () => import('./open-elsewhere.ts'),
}
