/** What the commands say that speak to a running server. */
export const remoteTexts = {
  'remote.server': {
    zh: '服务器的地址；默认 PAGODA_SERVER，再默认本机',
    en: 'address of the server; PAGODA_SERVER by default, else this machine',
  },
  'remote.keyFile': {
    zh: '放密钥的文件；默认用环境变量 PAGODA_KEY',
    en: 'a file with the key; the setting PAGODA_KEY by default',
  },
  'remote.folder': { zh: '文件夹；默认项目的 pages/', en: 'the folder; pages/ of the project by default' },
  'remote.names': {
    zh: '名字：home、part/goods-about、theme/lantu；不写就是全部',
    en: 'names: home, part/goods-about, theme/lantu; all when absent',
  },
  'remote.badServer': {
    zh: '“{server}”不是服务器的地址，例如 https://shop.example',
    en: '"{server}" is no address of a server, such as https://shop.example',
  },
  'remote.unencrypted': {
    zh: '注意：{server} 没有加密，路上的人能看到密钥',
    en: 'Mind: {server} is not encrypted, and whoever is in between can read the key',
  },
  'remote.waiting': {
    zh: '{server} 一分钟只接这么多请求，等一会儿',
    en: '{server} takes so many calls in a minute: waiting',
  },
  'remote.noKey': {
    zh: '没有密钥：在工作台的「密钥」里建一个，放进环境变量 PAGODA_KEY 或用 --key-file',
    en: 'There is no key: make one in the studio (密钥) or by npx pagoda operator key, and give it by PAGODA_KEY or --key-file',
  },
  'remote.notAKey': {
    zh: '这不是密钥：密钥是一行没有空格的字',
    en: 'This is no key: a key is one line without blanks',
  },
  'remote.noKeyFile': { zh: '读不了密钥文件 {file}', en: 'The key file {file} can not be read' },
  'remote.badName': {
    zh: '“{name}”不是页面、部件、主题或地址的名字，例如 home、part/goods-about',
    en: '"{name}" is no name of a page, part, theme or route, such as home or part/goods-about',
  },
  'remote.oddItem': {
    zh: '服务器给的名字 {name} 不能做文件名，什么都没有写',
    en: 'The server has an item {name}, which is no name of a file: nothing was written',
  },
  'remote.noItem': { zh: '服务器上没有 {name}', en: 'The server has no {name}' },
  'remote.otherServer': {
    zh: '{folder} 里的文件来自 {server}：用 --server {server}，或用 --folder 换一个文件夹',
    en: 'The files in {folder} are of {server}: take --server {server}, or another --folder',
  },
  'remote.kept': { zh: '留着', en: 'kept' },
  'remote.changed': { zh: '改过', en: 'changed' },
  'remote.takenAway': { zh: '去掉了', en: 'taken away' },
  'remote.movedTo': { zh: '在 {place}', en: 'in {place}' },
  'remote.badFile': {
    zh: '{file} 读写不了：{why}。排在它前面的已经做完，改好再运行一次',
    en: '{file} can not be read or written: {why}. Those before it are done: mend it, and run this again',
  },
  'remote.strange': {
    zh: '{server} 的回答不像一个 Pagoda 服务器，或者版本不同，什么都没有写：看看地址，再用同一个版本的 pagoda',
    en: '{server} does not answer as a Pagoda server of this version does, and nothing was written: look at the address, and take the same version of pagoda',
  },
  'remote.unanswered': {
    zh: '{server} 没有回答，不知道做了没有：连上以后再运行一次，会先看服务器上是什么',
    en: '{server} did not answer, and nobody knows whether it was done: run this again when it is there, which looks at what it has first',
  },
  'remote.conflict': {
    zh: '[{name}] {about}  文件：{ours}  服务器：{theirs}',
    en: '[{name}] {about}  file: {ours}  server: {theirs}',
  },

  'refused.offline': { zh: '连不上 {server}，什么都没有改', en: '{server} does not answer; nothing was changed' },
  'refused.wrong-key': {
    zh: '{server} 不认识这个密钥，或者它已经停用',
    en: '{server} does not know this key, or it was ended',
  },
  'refused.key-expired': {
    zh: '密钥过期了，在工作台的「密钥」里换一个',
    en: 'The key has expired: make another in the studio (密钥)',
  },
  'refused.not-allowed': {
    zh: '密钥的角色不能做这件事',
    en: 'The role of the key may not do this',
  },
  'refused.people-only': {
    zh: '这件事要本人登录工作台来做，密钥不能做',
    en: 'This is for people who are signed in: no key may do it',
  },
  'refused.too-many-requests': { zh: '操作太频繁，请稍后再试', en: 'Too many calls: try again in a minute' },
  'refused.unavailable': {
    zh: '服务器的数据库现在不可用，请稍后再试',
    en: 'The database of the server is not there now: try again later',
  },
  'refused.draft-moved': {
    zh: '别人刚刚改了草稿，再运行一次就会合并',
    en: 'Somebody has just changed the draft: run it again to merge',
  },
  'refused.draft-gone': {
    zh: '草稿已经被丢弃或发布了，再运行一次',
    en: 'The draft was thrown away or published: run it again',
  },
  'refused.published-moved': {
    zh: '草稿开始之后线上换了版本：先 pagoda push 合并，再发布',
    en: 'Something else was published since the draft began: merge by pagoda push, then publish',
  },
  'refused.has-problems': { zh: '还有问题，不能发布', en: 'There are problems, so it can not be published' },
  'refused.nothing-changed': { zh: '没有改动，不需要发布', en: 'Nothing changed: there is nothing to publish' },
  'refused.no-such-item': {
    zh: '服务器上没有这个页面、部件、主题或地址',
    en: 'The server has no such page, part, theme or route',
  },
  'refused.no-such-revision': { zh: '没有这个版本', en: 'There is no such revision' },
  'refused.bad-address': { zh: '地址不能这样写', en: 'An address is not written like this' },
  'refused.address-taken': { zh: '这个地址已经有页面了', en: 'A page has this address already' },
  'refused.address-shadows': { zh: '这个地址会挡住已有的页面', en: 'This address would hide another page' },
  'refused.bad-name': { zh: '名字不能这样写', en: 'A name is not written like this' },
  'refused.needs-approval': {
    zh: '发布要两个人：在工作台请求审批，由另一位有发布权限的人批准',
    en: 'Publishing takes two people: ask for an approval in the studio, which another publisher gives',
  },
  'refused.not-here': {
    zh: '页面组件来自另一个后台，不能在这里改',
    en: 'The page components are another backend’s: they can not be changed here',
  },
  'refused.name-taken': { zh: '这个名字已经用了', en: 'This name is taken' },
  'refused.too-large': { zh: '内容太大：一个页面最多 1 MB', en: 'Too large: a page has 1 MB at most' },
  'refused.invalid-request': { zh: '服务器不明白这个请求', en: 'The server does not understand the request' },
  'refused.internal-error': {
    zh: '服务器出错了，没有保存；请再试一次',
    en: 'The server failed, and saved nothing: try again',
  },

  'pull.summary': { zh: '把服务器上的页面取到文件夹', en: 'write the pages of a running server to files' },
  'pull.draft': { zh: '有草稿的取草稿，不取线上的', en: 'the draft where there is one, not what is published' },
  'pull.theirs': {
    zh: '文件改过的，用服务器的盖掉',
    en: 'the text of the server replaces every file that was changed here',
  },
  'pull.exampleAll': { zh: '取全部', en: 'all of them' },
  'pull.exampleDraft': { zh: '只取两个，要草稿', en: 'two of them, as drafts' },
  'pull.new': { zh: '新取的', en: 'new here' },
  'pull.changed': { zh: '换成服务器上的', en: 'as the server has it now' },
  'pull.removed': { zh: '服务器上没有了，文件删了', en: 'gone on the server: the file was removed' },
  'pull.kept': {
    zh: '文件改过，没有动；push 送上去，--theirs 用服务器的',
    en: 'changed here, left as it is: push sends it, --theirs takes the server’s',
  },
  'pull.both-changed': {
    zh: '文件和服务器都改过，没有动：push 会合并，--theirs 用服务器的',
    en: 'changed here and on the server, left as it is: push merges, --theirs takes the server’s',
  },
  'pull.gone-there': {
    zh: '文件改过，服务器上归档或删除了，没有动：在工作台恢复它再 push，--theirs 删掉文件',
    en: 'changed here, and archived or gone on the server; left as it is: take it back in the studio, then push; --theirs removes the file',
  },
  'pull.tableDiffers': {
    zh: '和服务器上的地址表不同，没有动：它随部署更新，push 不送',
    en: 'differs from the table of the server, left as it is: it comes by a deployment, and is not pushed',
  },
  'pull.total': {
    zh: '{count} 个，改了 {changed} 个文件（{folder}）',
    en: '{count} items, {changed} files changed ({folder})',
  },

  'diff.summary': { zh: '用话说出文件和服务器的不同', en: 'say in words how files and server differ' },
  'diff.draft': { zh: '有草稿的和草稿比', en: 'compare with the draft where there is one' },
  'diff.exampleAll': { zh: '比全部', en: 'all of them' },
  'diff.exampleDraft': { zh: '和草稿比', en: 'compared with the draft' },
  'diff.differs': { zh: '不同', en: 'differs' },
  'diff.written-otherwise': { zh: '内容一样，只是写法不同', en: 'says the same, written otherwise' },
  'diff.only-here': { zh: '只有文件', en: 'only a file' },
  'diff.only-there': { zh: '只在服务器上', en: 'only on the server' },
  'diff.unreadable': { zh: '不是合格的 JSON', en: 'no proper JSON' },
  'diff.none': { zh: '没有不同', en: 'No difference' },

  'push.summary': {
    zh: '把改过的文件作为草稿送到服务器，别人的改动合并进来',
    en: 'send changed files as drafts, and merge what others changed',
  },
  'push.ours': {
    zh: '两边都改的，这些用文件的：方括号里的名字，逗号隔开；all 是全部',
    en: 'where both changed, take the file’s: names in brackets, with commas; all for every one',
  },
  'push.theirs': {
    zh: '两边都改的，这些用服务器的',
    en: 'where both changed, take the server’s',
  },
  'push.path': { zh: '新页面的地址，例如 /spring', en: 'the address of a new page, such as /spring' },
  'push.allowProblems': {
    zh: '有错误也存成草稿（不能发布）',
    en: 'keep it as a draft with its mistakes (which can not be published)',
  },
  'push.onePath': { zh: '--path 只能和一个新页面一起用', en: '--path goes with one new page' },
  'push.exampleOne': { zh: '一个页面', en: 'one page' },
  'push.exampleDecide': { zh: '两边都改了，逐块决定', en: 'both changed it: decided block by block' },
  'push.exampleNew': { zh: '新页面', en: 'a new page' },
  'push.noFile': { zh: '没有这个文件', en: 'There is no such file' },
  'push.noText': {
    zh: '文件是空的，或者不是 UTF-8：存成 UTF-8 再送；要服务器上的，删掉文件再 pagoda pull {name}',
    en: 'The file is empty, or no UTF-8: save it as UTF-8; for what the server has, remove the file and pagoda pull {name}',
  },
  'push.noItem': {
    zh: '服务器上没有它：地址跟着它的新页面建，先有页面的文件',
    en: 'The server does not have it: an address begins with its new page, which has to be a file',
  },
  'push.otherRoute': {
    zh: '服务器上这个新页面的地址是 {path}，和文件不同：先发布页面，再改地址',
    en: 'The new page has the address {path} on the server, not that of the file: publish it first, then change it',
  },
  'push.plainRoute': {
    zh: '新页面的地址文件只能写 name、path、title、open：别的发布以后再加',
    en: 'The address of a new page may say name, path, title and open: add the rest when it is published',
  },
  'push.archived': { zh: '它在服务器上归档了，先恢复', en: 'It is archived on the server: take it back first' },
  'push.noBase': {
    zh: '不知道文件是从哪个版本改的：先 pagoda pull {name}，或用 --ours all 整个送上去',
    en: 'Nobody knows what the file began as: pagoda pull {name} first, or send the whole by --ours all',
  },
  'push.needsPath': { zh: '新页面，要写地址：--path /…', en: 'A new page, which needs an address: --path /…' },
  'push.sent': { zh: '草稿第 {version} 版', en: 'draft, version {version}' },
  'push.notSent': { zh: '没有送', en: 'not sent' },
  'push.merged': {
    zh: '服务器上也有人改过，已按区块合并',
    en: 'somebody changed it on the server too: merged by block',
  },
  'push.there': {
    zh: '服务器上已经有这些改动，文件换成服务器上的',
    en: 'the server has all of it already: the file is as it is there',
  },
  'push.bothChanged': {
    zh: '服务器上也有人改过，两边改了同一处：',
    en: 'somebody changed it on the server too, in the same places:',
  },
  'push.decide': {
    zh: '决定用哪边：--ours <名字> 或 --theirs <名字>；文件没有动',
    en: 'Decide by --ours <name> or --theirs <name>; the file is as it was',
  },
  'push.nothing': { zh: '没有改过的文件', en: 'No file was changed' },
  'push.none': { zh: '什么都没有送', en: 'Nothing was sent' },
  'push.total': {
    zh: '送了 {count} 个，都是草稿：pagoda publish 发布',
    en: '{count} sent, as drafts: pagoda publish makes them live',
  },

  'publish.summary': { zh: '发布草稿，几个一起要么都成', en: 'publish drafts: those that are named together, or none' },
  'publish.names': { zh: '草稿的名字：home、theme/lantu', en: 'names of drafts: home, theme/lantu' },
  'publish.message': { zh: '说明，历史里显示', en: 'a word for the history' },
  'publish.exampleTwo': { zh: '首页和主题一起', en: 'the home page with the theme' },
  'publish.noDraft': { zh: '{name} 没有草稿', en: '{name} has no draft' },
  'publish.done': { zh: '发布了，版本 {hash}', en: 'published as {hash}' },
  'publish.stopped': { zh: '还有错误，什么都没有发布', en: 'There are mistakes: nothing was published' },

  'rollback.summary': { zh: '回退到上一版或指定的版本', en: 'publish an earlier revision again' },
  'rollback.name': { zh: '名字：home、theme/lantu', en: 'the name: home, theme/lantu' },
  'rollback.to': {
    zh: '版本，写前几位也行；默认上一版',
    en: 'the revision, or how it begins; by default the one before',
  },
  'rollback.badRevision': { zh: '“{to}”不是版本', en: '"{to}" is no revision' },
  'rollback.exampleBefore': { zh: '上一版', en: 'the one before' },
  'rollback.exampleNamed': { zh: '指定的版本', en: 'a named one' },
  'rollback.notServed': { zh: '{name} 还没有发布过', en: '{name} was never published' },
  'rollback.nothingBefore': { zh: '{name} 没有更早的版本', en: '{name} has no earlier revision' },
  'rollback.noRevision': { zh: '没有以 {to} 开头的版本', en: 'No revision begins with {to}' },
  'rollback.manyRevisions': { zh: '以 {to} 开头的有几个：{found}', en: 'Several begin with {to}: {found}' },
  'rollback.done': { zh: '回退到 {hash}（之前是 {from}）', en: 'back to {hash} (it was {from})' },
  'rollback.stopped': { zh: '{hash} 现在有错误，没有回退', en: '{hash} has mistakes today: it serves as before' },

  'mcp.summary': {
    zh: '让 AI 助手通过 MCP 看页面、提草稿',
    en: 'let assistants read pages and propose drafts (Model Context Protocol)',
  },
  'mcp.http': {
    zh: '在本机的这个端口用 HTTP；助手每次带自己的密钥。默认用标准输入输出',
    en: 'serve HTTP at this port of the machine, each call with its own key; standard input and output by default',
  },
  'mcp.badPort': { zh: '“{port}”不是端口', en: '"{port}" is no port' },
  'mcp.portTaken': { zh: '端口 {port} 用不了：{why}', en: 'Port {port} can not be used: {why}' },
  'mcp.listening': {
    zh: 'MCP 在 {url}，请求带 Authorization: Bearer <密钥>，连到 {server}。Ctrl C 结束',
    en: 'MCP at {url}; calls bring Authorization: Bearer <key>, and go to {server}. Ctrl C ends it',
  },
  'mcp.exampleStdio': { zh: '写进助手的配置', en: 'for the configuration of an assistant' },
  'mcp.exampleHttp': { zh: '用 HTTP', en: 'by HTTP' },
} as const
