/** What stands in the place of a block: a shopper's first download has these of the words, and no others. */
export const zhBlockWords = {
  /** The block is on its way, for screen readers. */
  loading: '加载中',
  /** It can't be shown, with a button below. */
  failed: '这里暂时没能加载出来',
  retry: '重新加载',
  /** Its widget is none of this build of the site. */
  outdated: '此内容需要更新版本才能显示',
} as const

/** Whether a text was copied. */
export const zhCopyWords = { copied: '复制成功', notCopied: '复制失败' } as const

/** What the engine itself says to visitors, in Chinese. */
export const zhWords = {
  ...zhBlockWords,
  ...zhCopyWords,
  /** Title of what stands at an address that leads nowhere, and at one that is still to come. */
  notFound: '页面不存在',
  notOpen: '该服务暂未开放',
  /** There is no page to show: its file was never good. */
  unavailable: '页面暂时无法显示',
  /** Why a call failed: no network, no answer, one that is none, and nobody who is logged in. */
  offline: '网络异常，请检查网络后重试',
  noResponse: '请求超时',
  malformed: '系统开小差了，请稍后再试',
  notLoggedIn: '请先登录',
} as const

export type SiteWords = Readonly<Record<keyof typeof zhWords, string>>
