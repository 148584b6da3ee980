import type { VersionRule } from '../rule.ts'

export const versionTooNew: VersionRule = {
  meta: {
    name: 'version-too-new',
    severity: 'error',
    title: { zh: '页面是为更新的版本写的', en: 'The page is written for a newer version' },
    docs: {
      why: {
        zh: '旧的网站不知道新的设置是什么意思，猜着显示会出错。',
        en: 'An older site does not know what the newer settings mean.',
      },
      wrong: '"versions": { "page": 1, "banner-swiper": 99 }',
      right: '"versions": { "page": 1, "banner-swiper": 1 }',
    },
  },
  on: 'version',
  check({ code, pointer, widget, wrote, known }) {
    if (code !== 'version-too-new') return []
    const message = {
      zh: `「${widget}」写的是版本 ${wrote}，这里最新的是 ${known}`,
      en: `"${widget}" says version ${wrote}, the newest here is ${known}`,
    }
    return [{ pointer, message, expected: { zh: `不大于 ${known}`, en: `at most ${known}` }, got: `${wrote}` }]
  },
}
