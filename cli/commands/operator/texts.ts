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
    zh: '角色：viewer 查看，editor 编辑，publisher 发布，admin 管理员',
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
  'operator.none': {
    zh: '还没有运营人员：npx pagoda operator add <name> --role admin',
    en: 'There is no operator yet: npx pagoda operator add <name> --role admin',
  },
  'operator.columnName': { zh: '名字', en: 'Name' },
  'operator.columnRole': { zh: '角色', en: 'Role' },
  'operator.columnState': { zh: '状态', en: 'State' },
  'operator.stateDisabled': { zh: '已停用', en: 'disabled' },
  'operator.stateNew': { zh: '还没有密码', en: 'no password yet' },
  'operator.stateReady': { zh: '可以登录', en: 'may sign in' },
} as const
