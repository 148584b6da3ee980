/** Every refusal of the studio's calls, once: its status, and the sentence that the operator reads. */
export const studioProblems = {
  'invalid-request': { status: 400, message: '请求的内容不对' },
  'unsupported-media-type': { status: 415, message: '请求的格式不对：内容要写成 UTF-8 的 JSON' },
  'signed-out': { status: 401, message: '登录已结束，请重新登录；没有保存的修改还在这台电脑上' },
  'wrong-password': { status: 401, message: '名字或密码不对' },
  locked: { status: 429, message: '试错太多次，请 15 分钟后再试，或请管理员解锁或给一个登录链接' },
  'link-spent': { status: 410, message: '这个链接已经用过或过期了，请管理员再给一个' },
  'needs-password': { status: 403, message: '先给自己设一个密码：设好以前，工作台里别的事都不能做' },
  'password-needed': { status: 403, message: '做这件事要再输入一次密码；输入以后 15 分钟内不再问' },
  'weak-password': { status: 400, message: '密码至少 12 个字，不能是名字，也不能是常见的密码' },
  'not-allowed': { status: 403, message: '你的角色不能做这件事' },
  'wrong-key': { status: 401, message: '密钥不对，或者已经停用' },
  'key-expired': { status: 401, message: '密钥过期了，请在工作台的「密钥」里换一个' },
  'key-with-cookie': { status: 400, message: '密钥不能和 Cookie 一起用：浏览器里请登录' },
  'people-only': { status: 403, message: '这件事要本人登录工作台来做，密钥不能做' },
  'role-above-own': { status: 403, message: '密钥的角色不能高于你自己的角色' },
  'key-exists': { status: 409, message: '你已经有同名的密钥，先停用它或换个名字' },
  'no-such-key': { status: 404, message: '没有这个密钥，或者已经停用' },
  'foreign-origin': { status: 403, message: '请求不是从工作台发出的，没有执行' },
  'operator-exists': { status: 409, message: '已经有同名的运营人员' },
  'last-admin': { status: 409, message: '这是最后一位管理员，先让别人成为管理员' },
  'no-such-operator': { status: 404, message: '没有这位运营人员' },
  'no-such-item': { status: 404, message: '没有这个页面、部件或主题' },
  'no-such-revision': { status: 404, message: '没有这个版本' },
  'no-such-address': { status: 404, message: '商城里没有这个地址' },
  'no-such-preview': { status: 404, message: '这个预览链接不存在、已过期或已收回' },
  'bad-name': { status: 400, message: '名字不能这样写' },
  'not-here': { status: 409, message: '页面组件来自另一个后台，不能在这里改' },
  'name-taken': { status: 409, message: '这个名字已经用了' },
  'bad-address': { status: 400, message: '地址不能这样写' },
  'address-taken': { status: 409, message: '这个地址已经有页面了' },
  'address-shadows': { status: 409, message: '这个地址会挡住已有的页面' },
  'draft-moved': { status: 409, message: '别人刚刚改了这份草稿，先合并' },
  'draft-gone': { status: 410, message: '这份草稿已经被丢弃或发布了' },
  'published-moved': { status: 409, message: '草稿开始之后线上已经换了版本，先合并再发布' },
  'has-problems': { status: 422, message: '页面还有问题，不能发布' },
  'nothing-changed': { status: 409, message: '没有改动，不需要发布' },
  'still-open': { status: 409, message: '页面的地址还开放着，不能归档这个文件' },
  'no-such-release': { status: 404, message: '没有这个发布单' },
  'release-moved': { status: 409, message: '发布单刚被改过，看过现在的样子再决定' },
  'release-state': { status: 409, message: '发布单现在的状态不能这样做' },
  'needs-approval': { status: 409, message: '发布要两个人：先请求审批，由另一位有发布权限的人批准' },
  'archive-alone': {
    status: 409,
    message: '开着「发布要两个人」时，一个人不能归档或恢复：请求审批，由另一位有发布权限的人批准，再从发布单里执行',
  },
  'own-request': { status: 403, message: '自己请求的审批，要由另一个人决定' },
  'moment-past': { status: 400, message: '这个时间已经过去了，选以后的时间' },
  'not-for-canary': { status: 409, message: '这个发布单不能灰度' },
  'served-since': { status: 409, message: '发布之后线上又换了版本，不能一起回退' },
  'too-large': { status: 413, message: '内容太大：一个页面最多 1 MB' },
  'no-such-picture': { status: 404, message: '没有这张图片' },
  'no-such-folder': { status: 404, message: '没有这个文件夹：里面的图片可能刚刚挪走了' },
  'folders-full': { status: 409, message: '最多 100 个文件夹：放进已有的，或先把一个文件夹里的图片挪走' },
  'picture-in-use': { status: 409, message: '还有地方在用这张图片，不能删除' },
  'picture-refused': { status: 422, message: '这个文件没有上传' },
  'picture-too-large': { status: 413, message: '文件太大：一张图片最多 20 MB，先压缩或缩小再上传' },
  'pictures-busy': { status: 429, message: '正在处理别的图片，过一会儿再上传这一张' },
  'too-many-requests': { status: 429, message: '操作太频繁，请稍后再试' },
  unavailable: { status: 503, message: '数据库现在不可用，修改还在这台电脑上，稍后会再保存' },
  'internal-error': { status: 500, message: '服务器出错了，没有保存；请再试一次' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly message: string }>>

export type StudioProblemCode = keyof typeof studioProblems

/** The body of a refusal. `detail` says more in the operator's words: who owns the address, how long the lock lasts. */
export interface StudioProblem {
  readonly code: StudioProblemCode
  readonly message: string
  readonly detail?: string
  readonly requestId: string
}
