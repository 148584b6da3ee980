import { type ItemId, itemKindNames } from '../../../schemas/studio/item.ts'
import type { AuditGroup } from '../../../schemas/studio/audit.ts'
import { type Role, roleNames } from '../../../schemas/studio/role.ts'

type NoDetail = Readonly<Record<string, never>>

/** A picture by its name in addresses, and as operators call it. */
interface PictureDetail {
  readonly picture: string
  readonly title: string
}

/** What is told of each action beside who, when and where. No secret, and no text that somebody typed into a password's field. */
export interface AuditDetails {
  readonly 'sign-in': { readonly by: 'password' | 'link' }
  readonly 'sign-in-refused': { readonly why: 'wrong-password' | 'locked' | 'link-spent' }
  /** By who is signed in already: the password of before, or given again. */
  readonly 'password-refused': { readonly why: 'wrong-password' | 'locked' }
  /** Whose key it was is not known, or no matter. */
  readonly 'key-refused': { readonly why: 'wrong-key' | 'key-expired' }
  readonly 'sign-out': NoDetail
  /** Keys by their names; entries of before have none. */
  readonly password: { readonly endedKeys?: readonly string[]; readonly keptKeys?: readonly string[] }
  /** By whoever came in by a link: it takes the password of before away. */
  readonly 'password-reset': { readonly endedKeys?: readonly string[] }
  readonly 'operator-add': { readonly whom: string; readonly role: Role }
  readonly 'operator-role': { readonly whom: string; readonly from: Role; readonly to: Role }
  readonly 'operator-disable': { readonly whom: string }
  readonly 'operator-enable': { readonly whom: string }
  readonly 'operator-unlock': { readonly whom: string }
  readonly 'operator-link': { readonly whom: string }
  readonly 'key-new': { readonly whom: string; readonly called: string; readonly role: Role; readonly days: number }
  readonly 'key-end': { readonly whom: string; readonly called: string }
  /** One's own, elsewhere. */
  readonly 'sessions-end': { readonly count: number }
  readonly 'session-end': { readonly whom: string }
  readonly 'new-page': { readonly path: string }
  readonly 'new-item': NoDetail
  readonly change: { readonly version: number; readonly labels: readonly string[] }
  readonly discard: { readonly version: number }
  readonly publish: { readonly hash: string; readonly message: string }
  readonly 'roll-back': { readonly hash: string; readonly message: string }
  readonly archive: NoDetail
  readonly unarchive: NoDetail
  readonly preview: { readonly address: string; readonly hours: number }
  readonly 'preview-withdraw': NoDetail
  readonly 'reference-check': { readonly found: number }
  readonly 'release-new': { readonly release: string; readonly items: readonly string[] }
  readonly 'release-change': {
    readonly release: string
    readonly into: readonly string[]
    readonly out: readonly string[]
  }
  readonly 'release-ask': { readonly release: string }
  readonly 'release-approve': { readonly release: string }
  readonly 'release-refuse': { readonly release: string; readonly reason: string }
  readonly 'release-schedule': { readonly release: string; readonly at: string }
  readonly 'release-unschedule': { readonly release: string }
  readonly 'release-cancel': { readonly release: string }
  readonly 'release-try': { readonly release: string; readonly share: number }
  /** Somebody who takes it back gives no reason. */
  readonly 'release-return': { readonly release: string; readonly reason?: string }
  readonly 'release-publish': { readonly release: string }
  readonly 'release-fail': { readonly release: string; readonly reason: string }
  readonly 'release-roll-back': { readonly release: string }
  readonly 'four-eyes': { readonly isOn: boolean }
  readonly 'picture-upload': PictureDetail & { readonly replaces?: string }
  readonly 'picture-change': PictureDetail & { readonly alt: string; readonly folder?: string }
  /** Of a folder, which has no name but those of its pictures. */
  readonly 'picture-folder': { readonly from: string; readonly to: string; readonly count: number }
  readonly 'picture-trash': PictureDetail
  readonly 'picture-restore': PictureDetail
  readonly 'picture-delete': PictureDetail
}

export type AuditAction = keyof AuditDetails

const groups: Readonly<Record<AuditAction, AuditGroup>> = {
  'sign-in': 'sign-in',
  'sign-in-refused': 'sign-in',
  'password-refused': 'sign-in',
  'key-refused': 'keys',
  'sign-out': 'sign-in',
  password: 'sign-in',
  'password-reset': 'sign-in',
  'operator-add': 'people',
  'operator-role': 'people',
  'operator-disable': 'people',
  'operator-enable': 'people',
  'operator-unlock': 'people',
  'operator-link': 'people',
  'key-new': 'keys',
  'key-end': 'keys',
  'sessions-end': 'sign-in',
  'session-end': 'sign-in',
  'new-page': 'content',
  'new-item': 'content',
  change: 'content',
  discard: 'content',
  publish: 'publishing',
  'roll-back': 'publishing',
  archive: 'publishing',
  unarchive: 'publishing',
  preview: 'content',
  'preview-withdraw': 'content',
  'reference-check': 'content',
  'release-new': 'publishing',
  'release-change': 'publishing',
  'release-ask': 'publishing',
  'release-approve': 'publishing',
  'release-refuse': 'publishing',
  'release-schedule': 'publishing',
  'release-unschedule': 'publishing',
  'release-cancel': 'publishing',
  'release-try': 'publishing',
  'release-return': 'publishing',
  'release-publish': 'publishing',
  'release-fail': 'publishing',
  'release-roll-back': 'publishing',
  'four-eyes': 'publishing',
  'picture-upload': 'pictures',
  'picture-change': 'pictures',
  'picture-folder': 'pictures',
  'picture-trash': 'pictures',
  'picture-restore': 'pictures',
  'picture-delete': 'pictures',
}

/** What is about something. */
export const actionsOf = (group: AuditGroup): AuditAction[] =>
  (Object.keys(groups) as AuditAction[]).filter((action) => groups[action] === group)

const reasons = {
  'wrong-password': '名字或密码不对',
  locked: '试错太多次',
  'link-spent': '链接已经用过或过期',
  'wrong-key': '密钥不对，或者已经停用',
  'key-expired': '密钥过期了',
} as const

type Sentences = {
  readonly [Action in AuditAction]: (detail: AuditDetails[Action], item: string) => string
}

const named = (names: readonly string[], word: string) => (names.length === 0 ? '' : `，${word}${names.join('、')}`)

const ofKeys = (names: readonly string[] = [], what: string) =>
  names.length === 0 ? '' : `，密钥${names.map((name) => `「${name}」`).join('')}${what}`

const said = (message: string) => (message === '' ? '' : `：${message}`)

/** Each action as an operator reads it. */
const sentences: Sentences = {
  'sign-in': ({ by }) => (by === 'link' ? '用一次性链接登录' : '登录'),
  'sign-in-refused': ({ why }) => `登录没有成功：${reasons[why]}`,
  'password-refused': ({ why }) => `再输入密码没有成功：${reasons[why]}`,
  'key-refused': ({ why }) => `用密钥没有成功：${reasons[why]}`,
  'sign-out': () => '退出',
  password: ({ endedKeys, keptKeys }) =>
    `设置了密码，其他登录已结束${ofKeys(endedKeys, '已停用')}${ofKeys(keptKeys, '仍然有效')}`,
  'password-reset': ({ endedKeys }) => `用链接登录，原来的密码和登录都已作废${ofKeys(endedKeys, '已停用')}`,
  'operator-add': ({ whom, role }) => `新增了${whom}（${roleNames[role]}）`,
  'operator-role': ({ whom, from, to }) => `把${whom}的角色从${roleNames[from]}改成${roleNames[to]}`,
  'operator-disable': ({ whom }) => `停用了${whom}`,
  'operator-enable': ({ whom }) => `恢复了${whom}`,
  'operator-unlock': ({ whom }) => `解锁了${whom}`,
  'operator-link': ({ whom }) => `给${whom}一个新的登录链接`,
  'key-new': ({ whom, called, role, days }) => `给${whom}建了密钥「${called}」（${roleNames[role]}，${days} 天）`,
  'key-end': ({ whom, called }) => `停用了${whom}的密钥「${called}」`,
  'sessions-end': ({ count }) => `结束了自己在别处的 ${count} 个登录`,
  'session-end': ({ whom }) => `结束了${whom}的一个登录`,
  'new-item': (_detail, item) => `新建了${item}`,
  'new-page': ({ path }, item) => `新建了${item}，地址 ${path}`,
  change: ({ labels }, item) => `修改了${item}：${labels.join('；')}`,
  discard: (_, item) => `丢弃了${item}的草稿`,
  publish: ({ message }, item) => `发布了${item}${said(message)}`,
  'roll-back': ({ hash, message }, item) => `把${item}回退到版本 ${hash.slice(0, 8)}${said(message)}`,
  archive: (_, item) => `归档了${item}`,
  unarchive: (_, item) => `恢复了归档的${item}`,
  preview: ({ address, hours }, item) => `给了${item}的预览链接：${address}，${hours} 小时有效`,
  'preview-withdraw': (_, item) => `收回了${item}的一个预览链接`,
  'reference-check': ({ found }) => `查了一遍引用，坏了 ${found} 处`,
  'release-new': ({ release, items }) => `建了发布单「${release}」${named(items, '有 ')}`,
  'release-change': ({ release, into, out }) => `改了发布单「${release}」${named(into, '放进 ')}${named(out, '拿出 ')}`,
  'release-ask': ({ release }) => `为「${release}」请求审批`,
  'release-approve': ({ release }) => `批准了「${release}」`,
  'release-refuse': ({ release, reason }) => `没有批准「${release}」${said(reason)}`,
  'release-schedule': ({ release, at }) => `把「${release}」定在 ${at.replace('T', ' ')} 发布`,
  'release-unschedule': ({ release }) => `取消了「${release}」的定时`,
  'release-cancel': ({ release }) => `取消了发布单「${release}」`,
  'release-try': ({ release, share }) => `让 ${share}% 的顾客看到「${release}」`,
  'release-return': ({ release, reason }) => `退回了灰度「${release}」${said(reason ?? '')}`,
  'release-publish': ({ release }) => `发布了发布单「${release}」`,
  'release-fail': ({ release, reason }) => `到时间没有发布「${release}」${said(reason)}`,
  'release-roll-back': ({ release }) => `一起回退了发布单「${release}」`,
  'four-eyes': ({ isOn }) => (isOn ? '打开了两人审批：发布要另一个人批准' : '关掉了两人审批'),
  'picture-upload': ({ picture, title, replaces }) =>
    `上传了图片「${title}」（${picture}）${replaces === undefined ? '' : `，代替 ${replaces}`}`,
  'picture-change': ({ picture, title, alt, folder }) =>
    folder === undefined
      ? `改了图片「${title}」（${picture}）的文字：${alt}`
      : `把图片「${title}」（${picture}）${folder === '' ? '拿出了文件夹' : `放进文件夹「${folder}」`}，文字是：${alt}`,
  'picture-folder': ({ from, to, count }) => `把图片文件夹「${from}」改名为「${to}」，里面有 ${count} 张`,
  'picture-trash': ({ picture, title }) => `把图片「${title}」（${picture}）放进回收站`,
  'picture-restore': ({ picture, title }) => `从回收站恢复了图片「${title}」（${picture}）`,
  'picture-delete': ({ picture, title }) => `彻底删除了图片「${title}」（${picture}）`,
}

/** An entry as it is kept; `title`: what its item is called now. */
interface Kept {
  readonly action: string
  readonly detail: unknown
  readonly times: number
  readonly item?: ItemId
  readonly title?: string | undefined
}

/** What an entry was. One that another version wrote is told by its name. */
export function auditSentence({ action, detail, times, item, title }: Kept): string {
  if (!Object.hasOwn(sentences, action)) return action
  const often = times > 1 ? `（一小时内 ${times} 次）` : ''
  return sentences[action as AuditAction](detail as never, item ? calledItem(item, title) : '') + byKey(detail) + often
}

/** By its title, as operators know it, and by its name, which is in addresses. */
const calledItem = ({ kind, name }: ItemId, title = name) =>
  `${itemKindNames[kind]}「${title}」${title === name ? '' : `（${name}）`}`

/** What a program did says by which key. */
function byKey(detail: unknown): string {
  const { key } = detail as { readonly key?: unknown }
  return typeof key === 'string' ? `（用密钥「${key}」）` : ''
}
