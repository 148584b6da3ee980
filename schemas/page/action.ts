import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import { dataName, lateWay, lateWord, staleSchema } from './action-arguments.ts'

/**
 * The engine's own part of the closed catalogue of actions that a page may call; the other part is what the modules offer (src/modules).
 * Each entry is the schema of the action's arguments; what the action does is code (src/app/actions). Any text argument may hold an
 * expression, which may read `event` besides the roots of the page.
 */
export const actionSchemas = {
  navigate: {
    title: '打开页面',
    description: '打开本商城的一个页面（以 / 开头的地址），或一个外部地址（https://）。',
    type: 'object',
    properties: {
      to: {
        type: 'string',
        minLength: 1,
        format: 'address',
        title: '地址',
        description: '例如 /combo 或 {{ event.to }}。',
      },
      replace: { type: 'boolean', title: '不留下返回记录' },
      newPage: { type: 'boolean', title: 'App 里用新页面打开', description: '在别处没有区别。' },
      stepBack: {
        type: 'boolean',
        title: '从那一页来的就退回去',
        description:
          '本页是从要打开的那一页来的，就退回那一页，换成新地址和新内容，历史里只留一个；不是就不留下返回记录。',
      },
      outside: { type: 'boolean', title: '外部页面', description: '按地址本身打开，例如支付公司的付款页。' },
      late: lateWay,
    },
    required: ['to'],
    additionalProperties: false,
  },
  back: {
    title: '返回上一页',
    description: '回到上一页；没有上一页时打开另一个地址，默认首页。',
    type: 'object',
    properties: {
      fallback: { type: 'string', minLength: 1, format: 'address', title: '没有上一页时打开的地址' },
    },
    additionalProperties: false,
  },
  'open-content': {
    title: '打开内容',
    description: '按内容自己的跳转设置打开（商品、内容页、外部地址）；没有设置时提示“该服务暂未开放，敬请期待”。',
    type: 'object',
    properties: {
      content: {
        type: 'object',
        title: '页面组件的一条内容',
        description: '例如 {{ event.item }}。',
        properties: {
          id: { type: 'string', title: '内容编号' },
          title: { type: ['string', 'null'], title: '标题' },
          jumpPath: { type: ['string', 'null'], format: 'address', title: '去哪里' },
          redirectType: { type: ['string', 'null'], title: '跳转方式' },
          jumpParames: {
            type: ['object', 'null'],
            properties: {
              product_url: { type: ['string', 'null'], format: 'address', title: '商品页的地址' },
              contentid: { type: ['string', 'null'], names: 'article', title: '文章' },
            },
            title: '跳转的参数',
          },
        },
      },
    },
    required: ['content'],
    additionalProperties: false,
  },
  toast: {
    title: '轻提示',
    description: '在屏幕上显示一句话，几秒后消失。',
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 1, title: '要显示的话' },
      seconds: { type: 'number', minimum: 1, maximum: 10, title: '显示几秒', description: '不写就按字数。' },
      late: lateWord,
    },
    required: ['text'],
    additionalProperties: false,
  },
  'set-state': {
    title: '改变页面状态',
    description: '把页面状态里的一个值改成新值；读它的区块和数据会随之更新。',
    type: 'object',
    properties: {
      key: { type: 'string', minLength: 1, title: '哪个页面状态', names: 'state', $comment: 'state 里的名字。' },
      to: { title: '新值', description: '可以是表达式，例如 {{ event.index }}。' },
    },
    required: ['key', 'to'],
    additionalProperties: false,
  },
  'set-query': {
    title: '改变地址里的参数',
    description:
      '改变地址里 ? 后面的一个参数或几个参数，页面不刷新、也不留下返回记录；读它们的区块和数据会随之更新，刷新和返回后还在。几个参数一起改，数据只重新取一次。',
    $comment: '一个写 key 和 to，几个写 values。',
    type: 'object',
    properties: {
      key: { type: 'string', minLength: 1, maxLength: 32, title: '参数的名字', description: '本页要有表达式读它。' },
      to: { type: 'string', maxLength: 1000, title: '新值', description: '没有或空文字就去掉这个参数。' },
      values: {
        type: 'object',
        additionalProperties: { type: ['string', 'null'], maxLength: 1000 },
        title: '几个参数一起改',
        description: '每个名字写一个新值。',
        $comment: '例如 { "checkInDate": "{{ event.checkInDate }}", "checkOutDate": "{{ event.checkOutDate }}" }。',
      },
    },
    additionalProperties: false,
  },
  'load-more': {
    title: '加载下一页',
    description: '取分页数据的下一页，接在后面；正在取或已经到底时什么也不做。',
    $comment: '写了 pages。',
    type: 'object',
    properties: {
      data: dataName,
    },
    required: ['data'],
    additionalProperties: false,
  },
  reload: {
    title: '重新加载数据',
    description: '重新取一份页面数据；不选时重新取全部。',
    type: 'object',
    properties: {
      data: dataName,
    },
    additionalProperties: false,
  },
  'scroll-to': {
    title: '滚动到区块',
    description: '把页面滚动到一个区块。',
    type: 'object',
    properties: { block: { type: 'string', minLength: 1, names: 'block', title: '区块' } },
    required: ['block'],
    additionalProperties: false,
  },
  'open-popup': {
    title: '打开弹层',
    description: '打开页面的一个弹层。',
    type: 'object',
    properties: {
      popup: { type: 'string', minLength: 1, title: '哪个弹层', names: 'popup', $comment: 'popups 里的名字。' },
    },
    required: ['popup'],
    additionalProperties: false,
  },
  'close-popup': {
    title: '关闭弹层',
    description: '关闭正打开的弹层。',
    type: 'object',
    properties: {},
    additionalProperties: false,
  },
  ask: {
    title: '先问一句',
    description: '弹出一个问题：按了同意的按钮才继续后面的动作；关掉、返回、按另一个按钮都不继续。',
    type: 'object',
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 20, title: '问题', description: '例如“要退出登录吗？”。' },
      text: { type: 'string', minLength: 1, maxLength: 80, title: '说明', description: '写在问题下面；可以没有。' },
      yes: { type: 'string', minLength: 1, maxLength: 8, title: '同意的按钮', description: '例如“退出登录”。' },
      no: { type: 'string', minLength: 1, maxLength: 8, title: '不同意的按钮', description: '例如“取消”。' },
      danger: {
        type: 'boolean',
        title: '会丢掉东西',
        description: '删除、退出这类动作打开它，同意的按钮换成警示色。',
      },
    },
    required: ['title', 'yes', 'no'],
    additionalProperties: false,
  },
  'copy-text': {
    title: '复制文字',
    description: '复制到剪贴板，并提示 复制成功 或 复制失败。',
    type: 'object',
    properties: { text: { type: 'string', minLength: 1, title: '要复制的文字' } },
    required: ['text'],
    additionalProperties: false,
  },
  submit: {
    title: '提交',
    description:
      '调用一个接口，例如提交表单。结果可以放进一个页面状态；不放时没成功会提示原因。要登录而没有登录时先去登录，回来继续。',
    $comment: '结果是 status（busy 进行中、done 成功、refused 没成功）、code、message、reply。',
    type: 'object',
    properties: {
      endpoint: {
        type: 'string',
        minLength: 1,
        title: '提交给哪个接口',
        names: 'endpoint',
        expression: 'never',
        description: '按名字选接口。',
      },
      with: { type: 'object', title: '接口的参数', description: '可以是表达式，例如 {{ event.name }}。' },
      into: {
        type: 'string',
        minLength: 1,
        title: '结果放进哪个页面状态',
        names: 'state',
        expression: 'never',
        $comment: 'state 里放结果的名字，初始值写 { "status": "idle", "code": "", "message": "" }。',
      },
      loading: { type: 'string', minLength: 1, title: '进行时显示的话', description: '例如“提交中...”；不写就没有。' },
      quiet: { type: 'boolean', title: '没成功也不提示', description: '只留下记录。' },
      failText: {
        type: 'string',
        minLength: 1,
        maxLength: 40,
        title: '没成功时的轻提示',
        description: '接口自己说了原因的，提示那个原因。',
        $comment: '写了 into 也提示。',
      },
      reload: { type: 'string', minLength: 1, names: 'data', expression: 'never', title: '成功后重新取的数据' },
      stale: staleSchema,
    },
    required: ['endpoint'],
    additionalProperties: false,
  },
  'require-login': {
    title: '先登录',
    description: '没有登录时去登录，登录后回到本页（页面状态还在），从下一个动作继续；已登录就直接继续。',
    type: 'object',
    properties: {},
    additionalProperties: false,
  },
  'channel-login': {
    title: '渠道登录',
    description: '用所在渠道的账号登录：微信里静默授权，小程序里打开小程序的登录页，App 里用 App 的登录。',
    type: 'object',
    properties: {
      redirect: { type: 'string', format: 'address', title: '登录后去的地址', description: '没有就去首页。' },
    },
    additionalProperties: false,
  },
  logout: {
    title: '退出登录',
    description: '退出登录并打开一个页面。',
    type: 'object',
    properties: {
      to: { type: 'string', minLength: 1, format: 'address', title: '退出后打开的地址', description: '默认是首页。' },
    },
    additionalProperties: false,
  },
  'online-service': {
    title: '在线客服',
    description: '打开店铺的在线客服；要先登录；店铺没有客服时提示“店铺未配置客服”。',
    type: 'object',
    properties: {
      service: { type: 'object', title: '客服信息', $comment: '来自接口 customerService。' },
      product: { type: 'object', title: '正在看的商品', description: '客服看得到它；可以没有。' },
    },
    required: ['service'],
    additionalProperties: false,
  },
  track: {
    title: '埋点',
    description: '记录一个自定义事件；点击、曝光、浏览、停留由引擎自动记录，不用写。',
    type: 'object',
    properties: {
      event: { type: 'string', minLength: 1, maxLength: 64, title: '事件的名字' },
      data: { type: 'object', title: '附加信息' },
    },
    required: ['event'],
    additionalProperties: false,
  },
  share: {
    title: '分享',
    description: '按渠道分享：系统面板、微信的分享、小程序的分享，或复制链接；允许海报时可以生成海报。',
    $comment: '地址带 shareProhibit=no 时不分享。',
    type: 'object',
    properties: {
      title: { type: 'string', minLength: 1, title: '分享的标题' },
      desc: { type: 'string', title: '分享的一句话' },
      picture: { type: 'string', format: 'picture', title: '分享的图片', description: '不带尺寸和格式。' },
      price: { type: 'number', minimum: 0, title: '海报上的价格', description: '单位是元；没有就不写。' },
      to: { type: 'string', minLength: 1, format: 'address', title: '分享的地址', description: '默认是本页。' },
      quiet: {
        type: 'boolean',
        title: '只设置分享菜单',
        description: '只告诉微信、小程序自己的分享菜单分享什么，不打开面板，没成功也不提示。',
      },
    },
    required: ['title'],
    additionalProperties: false,
  },
} as const satisfies Record<string, JSONSchema>

/** What a submit (any action with `into`) writes to its key of the page’s state: how far its call is, and its reply or refusal. */
export interface SubmitState {
  readonly status: 'idle' | 'busy' | 'done' | 'refused'
  readonly code: string
  readonly message: string
  readonly reply?: unknown
}

/** The arguments of every action that pages may call, by its name: the engine's own, and those that modules offer. */
export type ActionSchemas = Readonly<Record<string, JSONSchema>>

export type ActionName = keyof typeof actionSchemas

/** The arguments of an action once its expressions are evaluated. */
export type ActionArgs<Name extends ActionName> = FromSchema<(typeof actionSchemas)[Name]>

/** One action as a page writes it. `when` decides at the moment of the event whether it runs. */
export interface Action {
  readonly do: string
  readonly when?: string
  readonly [argument: string]: unknown
}

export const actionSchema = {
  title: '动作',
  type: 'object',
  expression: 'inside',
  properties: {
    do: { type: 'string', minLength: 1, expression: 'never', title: '动作的名字' },
    when: {
      type: 'string',
      minLength: 1,
      expression: 'always',
      title: '条件',
      description: '只有结果为是时才执行，例如 {{ event.index > 0 }}。',
    },
  },
  required: ['do'],
} as const satisfies JSONSchema
