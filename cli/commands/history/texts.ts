/** What `pagoda history` and `pagoda restore` say. */
export const historyTexts = {
  'history.summary': { zh: '列出一个文件用过的版本', en: 'list what a file was, each time that it served as another' },
  'history.file': {
    zh: '页面、部件或主题，例如 home、parts/goods-about、themes/lantu、routes',
    en: 'a page, a part or a theme: home, parts/goods-about, themes/lantu, routes',
  },
  'history.example': { zh: '首页用过的版本', en: 'what the home page was' },
  'history.exampleTheme': { zh: '一个主题用过的版本', en: 'what a theme was' },
  'history.badName': {
    zh: '「{name}」不是页面、部件或主题的名字，写 home、parts/goods-about 或 themes/lantu',
    en: '"{name}" names no page, part or theme: write home, parts/goods-about or themes/lantu',
  },
  'history.noServer': {
    zh: '找不到 server/history.mjs，没有版本可查',
    en: 'server/history.mjs is missing: nothing is known of versions',
  },
  'history.failed': { zh: '无法读取版本：{why}', en: 'The versions could not be read: {why}' },
  'history.none': {
    zh: '{file} 没有保存的版本：商城用过的文件才有，先启动一次商城',
    en: 'Nothing is kept of {file}: it is once the shop has served it. Start the shop first',
  },
  'history.revision': { zh: '版本', en: 'Revision' },
  'history.since': { zh: '开始使用', en: 'Served since' },
  'history.lines': { zh: '行', en: 'Lines' },
  'history.present': { zh: '现在的文件', en: 'the file as it stands' },
  'history.gone': { zh: '{file} 现在不在文件夹里', en: '{file} is not in the folder now' },
  'history.other': {
    zh: '{file} 现在的内容没有用过，也没有保存（改过还没生效，或者有错误）',
    en: '{file} as it stands has never served and is kept nowhere: it was just changed, or has mistakes',
  },
  'history.howToRestore': {
    zh: '换回去：npx pagoda restore {name} --at {revision}',
    en: 'To go back: npx pagoda restore {name} --at {revision}',
  },

  'restore.summary': { zh: '把一个文件换回用过的版本', en: 'write a file as it was when it served' },
  'restore.at': { zh: '版本，见 pagoda history', en: 'the revision, as pagoda history lists it' },
  'restore.force': { zh: '现在的内容没有保存过，也换掉', en: 'even if what stands there now is kept nowhere' },
  'restore.example': { zh: '首页换回一个版本', en: 'the home page as it was' },
  'restore.noRevision': {
    zh: '{file} 没有唯一的版本「{at}」，有：{revisions}',
    en: '{file} has no single revision "{at}", but: {revisions}',
  },
  'restore.refused': {
    zh: '{file} 的版本 {revision} 现在通不过检查，没有换：\n{problems}',
    en: '{file} as of {revision} is refused by the checks of today, and was not written:\n{problems}',
  },
  'restore.wouldLose': {
    zh: '{file} 现在的内容没有保存过，换掉就没有了。要换：加 --force',
    en: '{file} as it stands is kept nowhere and would be lost. To write it all the same: --force',
  },
  'restore.done': { zh: '{file} 换回了版本 {revision}', en: '{file} is as of {revision} again' },
  'restore.same': { zh: '{file} 就是版本 {revision}', en: '{file} is as of {revision} already' },
} as const
