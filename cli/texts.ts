import { auditTexts } from './commands/audit/texts.ts'
import { makingTexts } from './commands/making-texts.ts'
import { historyTexts } from './commands/history/texts.ts'
import { operatorTexts } from './commands/operator/texts.ts'
import { sandboxTexts } from './commands/sandbox/texts.ts'
import { remoteTexts } from './remote/texts.ts'
import type { Text } from '../schemas/json-schema.ts'

/** Every sentence that the CLI says, once, in both languages. {names} are filled in by the command. */
export const texts = {
  ...makingTexts,
  'help.tagline': { zh: '页面即 JSON 的商城', en: 'the mall whose pages are JSON' },
  'help.usage': { zh: '用法', en: 'Usage' },
  'help.commands': { zh: '命令', en: 'Commands' },
  'help.arguments': { zh: '参数', en: 'Arguments' },
  'help.options': { zh: '选项', en: 'Options' },
  'help.examples': { zh: '例子', en: 'Examples' },
  'help.more': {
    zh: '每个命令的说明：npx pagoda <command> --help',
    en: 'More about a command: npx pagoda <command> --help',
  },
  'help.exit': {
    zh: '退出码：0 成功，1 被拒绝或有错误，2 用法不对',
    en: 'Exit code: 0 done, 1 refused or mistakes found, 2 called wrongly',
  },
  'help.lang': { zh: '语言；默认按系统（LC_ALL、LANG）', en: "language; the system's by default (LC_ALL, LANG)" },
  'help.help': { zh: '显示这段说明', en: 'show this text' },
  'help.version': { zh: '显示版本', en: 'show the version' },
  'help.exampleWidget': { zh: '一分钟做出一个能用的组件', en: 'a working widget in a minute' },
  'help.exampleCheck': { zh: '检查全部页面，顺手改好能改的', en: 'check every page, mend what is safe to mend' },
  'help.examplePreview': { zh: '打开首页，边改边看', en: 'open the home page and see your edits' },

  'usage.unknownCommand': { zh: '没有“{name}”这个命令', en: 'There is no command "{name}"' },
  'usage.didYouMean': { zh: '。是不是想写 {name}？', en: '. Did you mean {name}?' },
  'usage.options': { zh: '。可用的选项：{options}', en: '. Options: {options}' },
  'usage.seeHelp': { zh: '用法：npx pagoda {command} --help', en: 'See: npx pagoda {command} --help' },
  'usage.seeMainHelp': { zh: '全部命令：npx pagoda --help', en: 'All commands: npx pagoda --help' },
  'usage.unknownOption': { zh: '没有 {option} 这个选项', en: 'There is no option {option}' },
  'usage.noValue': { zh: '{option} 后面要写一个值', en: '{option} needs a value' },
  'usage.missing': { zh: '还缺 {name}', en: '{name} is missing' },
  'usage.tooMany': { zh: '多了一个参数：{name}', en: 'One argument too many: {name}' },
  'usage.language': { zh: '--lang 只能是 zh 或 en，不能是“{asked}”', en: '--lang is zh or en, not "{asked}"' },

  'project.noPages': {
    zh: '没有文件夹 {folder}（环境变量 PAGES_DIR）',
    en: 'there is no folder {folder} (the setting PAGES_DIR)',
  },
  'project.none': {
    zh: '这里不是 Pagoda 项目：往上找不到有 pages/ 和 widgets/registry.ts 的文件夹',
    en: 'This is no Pagoda project: no folder from here upwards has pages/ and widgets/registry.ts',
  },
  'project.noFile': { zh: '没有这个文件：{file}', en: 'There is no such file: {file}' },
  'project.noPage': { zh: '没有“{name}”这个页面', en: 'There is no page "{name}"' },
  'option.json': { zh: '输出 JSON，给程序读', en: 'print JSON for a program to read' },
  'option.files': { zh: '文件或文件夹；不写就是全部', en: 'files or folders; all when absent' },

  'newWidget.summary': { zh: '新建一个能用、有测试的组件', en: 'make a new widget, working and tested' },
  'newWidget.code': {
    zh: '组件的代码：小写字母、数字和 -，例如 promo-strip',
    en: "the widget's code: lower-case letters, digits and -, such as promo-strip",
  },
  'newWidget.title': {
    zh: '给运营看的名字；默认与代码相同',
    en: 'the name that operators read; the code by default',
  },
  'newWidget.example': { zh: '新建 widgets/promo-strip/ 并登记', en: 'makes and registers widgets/promo-strip/' },
  'newWidget.done': { zh: '已新建组件 {code}（{title}）', en: 'Made the widget {code} ({title})' },
  'newWidget.registered': { zh: '已登记在 widgets/registry.ts', en: 'registered in widgets/registry.ts' },
  'newWidget.generated': { zh: '已更新 schemas/generated/', en: 'schemas/generated/ is up to date' },
  'newWidget.next': { zh: '接下来：', en: 'Next:' },
  'newWidget.nextProps': {
    zh: '写设置项 widgets/{code}/props.schema.ts，再运行 npx pagoda gen --accept {code}',
    en: 'shape its settings in widgets/{code}/props.schema.ts, then run npx pagoda gen --accept {code}',
  },
  'newWidget.nextLook': {
    zh: '写样子 widgets/{code}/{code}.tsx 和 {code}.module.css',
    en: 'give it a look in widgets/{code}/{code}.tsx and {code}.module.css',
  },
  'newWidget.nextGallery': {
    zh: '在 /studio/gallery 里看它的每个例子（npm start）',
    en: 'see each of its examples in /studio/gallery (npm start)',
  },
  'newWidget.nextTest': { zh: '测试它：npx vitest run widgets/{code}', en: 'test it: npx vitest run widgets/{code}' },

  'registry.unreadable': {
    zh: '看不懂 widgets/registry.ts：{reason}。请手工登记，或恢复成一行一个 import 加一个列表的样子',
    en: 'widgets/registry.ts cannot be read: {reason}. Register by hand, or bring back its form of one import a line and one list',
  },
  'registry.noList': { zh: '找不到 widgets = [ ... ] 列表', en: 'there is no list widgets = [ ... ]' },
  'registry.noImports': { zh: '找不到组件的 import', en: 'there are no imports of widgets' },
  'registry.mismatch': {
    zh: 'import 和列表不一致（{name}）',
    en: 'imports and list do not agree ({name})',
  },
  'registry.taken': { zh: '名字 {name} 已经用了', en: 'the name {name} is taken' },

  'newApp.summary': { zh: '新建一个只用引擎的小网站', en: 'make a small site on the engine alone' },
  'newApp.folder': { zh: '放网站的文件夹，要是空的', en: 'the folder for it, which has to be empty' },
  'newApp.example': { zh: '新建 ../my-site', en: 'makes ../my-site' },
  'newApp.taken': { zh: '{folder} 里已经有东西', en: '{folder} is not empty' },
  'newApp.done': { zh: '已新建 {folder}，{count} 个文件', en: 'Made {folder}, {count} files' },
  'newApp.next': {
    zh: '接下来：cd {folder}，npm install，npm start。说明：docs/engine.md',
    en: 'Next: cd {folder}, npm install, npm start. More: docs/engine.md',
  },

  'newPage.summary': { zh: '新建一个页面和它的地址', en: 'make a new page and its route' },
  'newPage.name': {
    zh: '页面的名字，即 pages/ 里的文件名，例如 spring-sale',
    en: "the page's name, which is its file in pages/, such as spring-sale",
  },
  'newPage.path': {
    zh: '地址，例如 /spring-sale 或 /goods/:id；路由表里已有这一页时可以不写',
    en: 'its address, such as /spring-sale or /goods/:id; not needed when the route table has the page',
  },
  'newPage.title': {
    zh: '标题；路由表里已有这一页时可以不写',
    en: 'its title; not needed when the route table has the page',
  },
  'newPage.example': { zh: '新建 pages/spring-sale.json', en: 'makes pages/spring-sale.json' },
  'newPage.exampleOpen': {
    zh: '路由表里还没开放的页面：新建并开放',
    en: 'a page that the route table has as not open: makes and opens it',
  },
  'newPage.template': {
    zh: '从哪个模板开始：page（默认，一段话），list（一个套餐列表），campaign（定时开始和结束的活动，有会员专享、实验和两栏）',
    en: 'what it begins with: page (the default, some words), list (a list of packages) or campaign (opens and ends by itself, with a block for members, an experiment and two columns)',
  },
  'newPage.noTemplate': {
    zh: '没有“{name}”这个模板，有：{names}',
    en: 'There is no template "{name}"; there are: {names}',
  },
  'newPage.exampleCampaign': { zh: '新建一个活动页', en: 'makes a campaign page' },
  'newPage.done': { zh: '已新建页面 {file}', en: 'Made the page {file}' },
  'newPage.routeAdded': { zh: '已在 pages/routes.json 登记 {path}', en: 'added {path} to pages/routes.json' },
  'newPage.routeOpened': { zh: '已在 pages/routes.json 开放 {path}', en: 'opened {path} in pages/routes.json' },
  'newPage.next': {
    zh: '接下来：打开文件改区块，用 npx pagoda preview {name} 看效果，用 npx pagoda check 检查',
    en: 'Next: edit its blocks, see them with npx pagoda preview {name}, check them with npx pagoda check',
  },

  'check.summary': { zh: '检查页面、路由表和主题', en: 'check pages, routes and themes' },
  'check.fix': { zh: '改好能安全改的，写回文件', en: 'mend what is safe to mend, and write it' },
  'check.noFrame': { zh: '不显示出错的那几行', en: 'leave out the lines of the mistakes' },
  'check.exampleAll': { zh: '检查全部', en: 'checks everything' },
  'check.exampleOne': { zh: '只检查一个文件', en: 'checks one file' },
  'check.exampleFix': { zh: '检查并改好能改的', en: 'checks and mends' },
  'check.nothing': {
    zh: '没有可检查的文件：在 {folder} 里找过页面、parts/、themes/ 和 routes.json，一个 .json 也没有',
    en: 'There is nothing to check: looked in {folder} for pages, parts/, themes/ and routes.json, and found no .json',
  },
  'check.total': {
    zh: '{files} 个文件，{errors} 个错误，{warnings} 个警告',
    en: '{files|file|files}, {errors|error|errors}, {warnings|warning|warnings}',
  },
  'check.usedIn': { zh: '{file} 用在 {files}', en: '{file} is used in {files}' },
  'check.unused': { zh: '{file} 还没有页面用', en: '{file} is used nowhere' },
  'check.around': { zh: '{file} 在每个页面上', en: '{file} stands around every page' },
  'check.fixed': { zh: '已改好 {count} 处', en: 'mended {count}' },
  'check.fixable': {
    zh: '其中 {count} 处能自动改：npx pagoda check --fix',
    en: '{count} can be mended: npx pagoda check --fix',
  },
  'check.fixedOne': { zh: '{file}：{title}', en: '{file}: {title}' },

  'migrate.summary': { zh: '把页面升到组件现在的版本', en: "bring pages to today's versions of their widgets" },
  'migrate.write': { zh: '写回文件；不写这个选项只显示', en: 'write the files; without it they are only shown' },
  'migrate.exampleShow': { zh: '看哪些页面会变', en: 'shows what would change' },
  'migrate.exampleWrite': { zh: '改写文件', en: 'writes it' },
  'migrate.none': { zh: '{files} 个页面，都是现在的版本', en: "{files} pages, all at today's versions" },
  'migrate.total': { zh: '{files} 个页面，{changed} 个要升级', en: '{files} pages, {changed} to bring up to date' },
  'migrate.written': { zh: '{files} 个页面，{changed} 个已升级', en: '{files} pages, {changed} brought up to date' },
  'migrate.howToWrite': { zh: '改写文件：npx pagoda migrate --write', en: 'To write them: npx pagoda migrate --write' },
  'migrate.tooNew': {
    zh: '{widget} 写的是版本 {wrote}，这里只认识到 {known}：请先更新商城',
    en: '{widget} is at version {wrote}, and {known} is the newest known here: update the mall first',
  },
  'migrate.ambiguous': {
    zh: '看不出 {widget} 的设置是按版本 {wrote} 还是 {known} 写的（{pointer}），没有动它：请在 versions 里写上 "{widget}": {known}（原样保留）或 "{widget}": {wrote}（升级）',
    en: 'the settings of {widget} may be of version {wrote} or {known} ({pointer}), nothing was changed: write "{widget}": {known} (they stay) or "{widget}": {wrote} (they are migrated) into versions',
  },
  'migrate.failed': {
    zh: '{widget} 从版本 {wrote} 升级时出错（{pointer}）',
    en: '{widget} could not be brought up from version {wrote} ({pointer})',
  },
  'migrate.broken': {
    zh: '不是完整的 JSON，先运行 npx pagoda check {file}',
    en: 'is no whole JSON; first run npx pagoda check {file}',
  },

  'preview.summary': { zh: '打开页面，改了文件就自动刷新', en: 'serve a page that reloads as its file changes' },
  'preview.page': {
    zh: '页面的名字，例如 home；不写就是首页',
    en: 'the page, such as home; the home page when absent',
  },
  'preview.port': { zh: '端口；默认 PORT 或 5180', en: 'the port; PORT or 5180 by default' },
  'preview.example': { zh: '边改 pages/home.json 边看', en: 'see pages/home.json as you edit it' },
  'preview.badPort': { zh: '--port 要 1 到 65535 的整数', en: '--port is a whole number from 1 to 65535' },
  'preview.noServer': {
    zh: '找不到 server/start.mjs，无法启动商城',
    en: 'server/start.mjs is missing: the shop cannot start',
  },
  'preview.starting': { zh: '正在启动商城……', en: 'Starting the shop ...' },
  'preview.ready': { zh: '{title}：{address}', en: '{title}: {address}' },
  'preview.params': {
    zh: '地址里 : 开头的是参数，请换成真的值',
    en: 'Parts of the address that start with : are parameters: put real values there',
  },
  'preview.notOpen': {
    zh: '这一页还没有开放，会显示“敬请期待”；开放它：npx pagoda new page {name}',
    en: 'This page is not open yet and says so; to open it: npx pagoda new page {name}',
  },
  'preview.reloads': {
    zh: '改 pages/ 里的文件，页面会自己刷新。Ctrl+C 结束',
    en: 'Edit the files in pages/ and the page reloads itself. Ctrl+C ends',
  },
  'preview.portTaken': {
    zh: '{origin} 上已经有一个商城在运行；换一个端口：--port 5190',
    en: 'A shop is running at {origin} already; take another port: --port 5190',
  },
  'preview.died': { zh: '商城没有启动成功（退出码 {code}）', en: 'The shop did not start (exit code {code})' },

  'gen.summary': {
    zh: '更新编辑器用的 schema 和组件记录',
    en: 'write the schemas for editors and the record of widgets',
  },
  'gen.check': { zh: '只检查是不是最新；不是就失败', en: 'only check that they are up to date; fail if not' },
  'gen.accept': {
    zh: '还没有页面用过的组件：按现在的样子记录，不要求新版本',
    en: 'a widget that no page ever used: record it as it is now, without a new version',
  },
  'gen.exampleAccept': { zh: '新组件还在改设置项', en: 'a new widget whose settings still change' },
  'gen.noWidget': { zh: '没有“{code}”这个组件', en: 'There is no widget "{code}"' },
  'gen.inUse': {
    zh: '{code} 已经用在 {files}，要写迁移，不能用 --accept',
    en: '{code} is used in {files}: write a migration, --accept is not for it',
  },
  'gen.example': { zh: '改了组件的设置项之后运行', en: "run it after changing a widget's settings" },
  'gen.exampleCheck': { zh: '在持续集成里', en: 'in continuous integration' },
  'gen.written': { zh: '已更新 {file}', en: 'wrote {file}' },
  'gen.fresh': { zh: 'schemas/generated/ 已是最新', en: 'schemas/generated/ is up to date' },
  'gen.stale': {
    zh: '{file} 不是最新，请运行 npx pagoda gen',
    en: '{file} is not up to date; run npx pagoda gen',
  },
  'gen.incompatible': {
    zh: '组件 {code} 的设置项变得不兼容，版本却还是 {version}：',
    en: 'The settings of the widget {code} changed incompatibly while its version is still {version}:',
  },
  'gen.howToMigrate': {
    zh: '请在 widgets/{code}/migrations.ts 里加一步迁移（to: {next}），并写进 index.ts 的 migrations，已经写好的页面靠它升级；还没有页面用过它：npx pagoda gen --accept {code}',
    en: 'Add a migration (to: {next}) to widgets/{code}/migrations.ts, and migrations to its index.ts: pages already written need it. If no page ever used it: npx pagoda gen --accept {code}',
  },

  'routes.summary': { zh: '列出全部地址和还没开放的数量', en: 'list every address, and count those not open yet' },
  'routes.notOpen': { zh: '只看还没开放的', en: 'only those not open yet' },
  'routes.example': { zh: '还有哪些页面没做', en: 'which pages are still to come' },
  'routes.group': { zh: '分组', en: 'Group' },
  'routes.path': { zh: '地址', en: 'Address' },
  'routes.name': { zh: '名字', en: 'Name' },
  'routes.title': { zh: '标题', en: 'Title' },
  'routes.state': { zh: '状态', en: 'State' },
  'routes.open': { zh: '已开放', en: 'open' },
  'routes.notOpenState': { zh: '未开放', en: 'not open' },
  'routes.all': { zh: '合计', en: 'All' },
  'routes.noGroup': { zh: '未分组', en: 'no group' },
  'routes.total': {
    zh: '{all} 个地址，{open} 个已开放，{notOpen} 个未开放',
    en: '{all} addresses, {open} open, {notOpen} not open',
  },

  ...historyTexts,
  ...auditTexts,
  ...operatorTexts,
  ...remoteTexts,
  ...sandboxTexts,

  'compat.removed-prop': { zh: '{path}：去掉了这个设置项', en: '{path}: the property is gone' },
  'compat.required-prop': {
    zh: '{path}：变成必填，又没有默认值',
    en: '{path}: is required now and has no default',
  },
  'compat.narrower-type': { zh: '{path}：类型从 {before} 变成 {after}', en: '{path}: type {before} became {after}' },
  'compat.narrower-values': { zh: '{path}：不再接受 {before}', en: '{path}: {before} is no longer accepted' },
  'compat.narrower-limit': {
    zh: '{path}：{keyword} 从 {before} 收紧到 {after}',
    en: '{path}: {keyword} was tightened from {before} to {after}',
  },
  'compat.changed-rule': {
    zh: '{path}：{keyword} 变了，旧的值可能不再合格',
    en: '{path}: {keyword} changed, and old values may no longer pass',
  },
  'compat.removed-variant': { zh: '去掉了样子 {path}', en: 'the variant {path} is gone' },
  'compat.removed-event': { zh: '去掉了事件 {path}', en: 'the event {path} is gone' },
  'compat.removed-slot': { zh: '去掉了插槽 {path}', en: 'the slot {path} is gone' },
  'compat.narrower-slot': { zh: '插槽 {path}：能放的变少了', en: 'the slot {path} takes less than before' },
  'compat.older-version': {
    zh: '版本从 {before} 退到 {after}',
    en: 'the version went back from {before} to {after}',
  },
} as const satisfies Record<string, Text>

export type TextName = keyof typeof texts
