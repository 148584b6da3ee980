/** What `pagoda operator` says. */
export const operatorTexts = {
  'operator.add': {
    zh: '新增工作台的运营人员，给出登录链接',
    en: 'add an operator of the studio, and give a link to sign in',
  },
  'operator.list': { zh: '列出工作台的运营人员', en: 'list the operators of the studio' },
  'operator.link': { zh: '再给一个登录链接', en: 'give another link to sign in' },
  'operator.disable': { zh: '停用一位运营人员，结束所有登录', en: 'disable an operator; every session ends' },
  'operator.name': { zh: '名字，历史里显示，登录时也用它', en: 'the name, which stands in histories and signs in' },
  'operator.role': {
    zh: '角色：viewer 只看，editor 编辑，publisher 发布，admin 管理员',
    en: 'the role: viewer, editor, publisher or admin, each more than the one before',
  },
  'operator.exampleAdd': { zh: '第一位管理员', en: 'the first admin' },
  'operator.exampleList': { zh: '列出全部', en: 'all of them' },
  'operator.exampleLink': { zh: '忘了密码，或链接过期了', en: 'who forgot a password, or let a link expire' },
  'operator.exampleDisable': { zh: '离职的人', en: 'who has left' },
  'operator.badRole': {
    zh: '没有“{role}”这个角色，有：{roles}',
    en: 'There is no role "{role}"; there are: {roles}',
  },
  'operator.badName': {
    zh: '名字要 1 到 40 个字，两头没有空白',
    en: 'A name has 1 to 40 characters, and no blanks around',
  },
  'operator.noServer': {
    zh: '找不到 server/operators.mjs，无法管理运营人员',
    en: 'server/operators.mjs is missing: operators can not be managed',
  },
  'operator.failed': { zh: '没有做成：{why}', en: 'It could not be done: {why}' },
  'operator.operator-exists': { zh: '已经有“{name}”了', en: 'There is an operator "{name}" already' },
  'operator.no-such-operator': { zh: '没有“{name}”，或已停用', en: 'There is no operator "{name}", or it is disabled' },
  'operator.last-admin': {
    zh: '“{name}”是最后一位管理员，先让别人成为管理员',
    en: '"{name}" is the last admin: make somebody else one first',
  },
  'operator.linkIs': {
    zh: '{name} 用这个链接登录一次（到 {until} 为止）：\n{link}',
    en: '{name} signs in once by this link, until {until}:\n{link}',
  },
  'operator.disabled': { zh: '已停用 {name}', en: 'Disabled {name}' },
  'operator.setForLater': {
    zh: '{name} 定了 {count} 个发布，还没有到时间。{name} 已经没有发布权限，到时间不会发布：',
    en: '{name} set {count} publishes for later. They may publish no more, so these are not published when their time comes:',
  },
  'operator.setAnew': {
    zh: '还要发布的，请有发布权限的人在工作台的「发布单」里打开它，重新定时。',
    en: 'Whoever may publish can open those that are still wanted in the studio and set their time anew.',
  },
  'operator.none': {
    zh: '还没有运营人员：npx pagoda operator add <name> --role admin',
    en: 'There is no operator yet: npx pagoda operator add <name> --role admin',
  },
  'operator.key': {
    zh: '给运营人员建一个密钥，程序和 AI 助手用它调用工作台',
    en: 'make a key of an operator, for programs and assistants',
  },
  'operator.keys': { zh: '列出有效的密钥', en: 'list the keys that are good' },
  'operator.endKey': { zh: '停用一个密钥，立即失效', en: 'end a key, at once' },
  'operator.keyName': { zh: '密钥的名字，操作记录里显示', en: 'the name of the key, which stands in the audit log' },
  'operator.keyRole': {
    zh: '密钥的角色，不能高于本人的角色',
    en: 'the role of the key, not above the operator’s own',
  },
  'operator.keyDays': {
    zh: '有效几天，最多 {most}；默认 {usual}',
    en: 'days that it is good for, at most {most}; {usual} by default',
  },
  'operator.exampleKey': { zh: '给发布脚本用的密钥', en: 'a key for a script that publishes' },
  'operator.exampleEndKey': { zh: '密钥泄露了', en: 'a key that got out' },
  'operator.badDays': { zh: '天数要是 1 到 {most} 的整数，不能是“{days}”', en: 'Days are 1 to {most}, not "{days}"' },
  'operator.keyIs': {
    zh: '密钥 {name}，到 {until} 为止。只显示这一次，请现在存好：\n{key}',
    en: 'The key {name}, good until {until}. It is shown this once, keep it now:\n{key}',
  },
  'operator.keyEnded': { zh: '已停用密钥 {name}', en: 'Ended the key {name}' },
  'operator.noKeys': {
    zh: '没有密钥：npx pagoda operator key <operator> <name> --role editor',
    en: 'There is no key: npx pagoda operator key <operator> <name> --role editor',
  },
  'operator.role-above-own': {
    zh: '密钥的角色不能高于“{name}”自己的角色',
    en: 'The role of a key is not above that of "{name}"',
  },
  'operator.key-exists': {
    zh: '“{name}”已经有叫“{key}”的密钥，先停用它或换个名字',
    en: '"{name}" has a key "{key}" already: end it, or take another name',
  },
  'operator.no-such-key': { zh: '“{name}”没有叫“{key}”的密钥', en: '"{name}" has no key "{key}"' },
  'operator.columnKey': { zh: '密钥', en: 'Key' },
  'operator.columnUntil': { zh: '有效到', en: 'Until' },
  'operator.columnSeen': { zh: '上次使用', en: 'Last used' },
  'operator.keyUnused': { zh: '还没用过', en: 'never' },
  'operator.columnName': { zh: '名字', en: 'Name' },
  'operator.columnRole': { zh: '角色', en: 'Role' },
  'operator.columnState': { zh: '状态', en: 'State' },
  'operator.stateDisabled': { zh: '已停用', en: 'disabled' },
  'operator.stateNew': { zh: '还没有密码', en: 'no password yet' },
  'operator.stateReady': { zh: '可以登录', en: 'may sign in' },
} as const
