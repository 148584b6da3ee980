import { isMap, type Json } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { expressionTexts } from '../texts-in.ts'

/** The condition that says the same of the viewer, whom the browser alone knows. */
function conditionFor({ login, levels }: Json): string {
  const tests = [
    ...(typeof login === 'boolean' ? [login ? 'viewer.loggedIn' : '!viewer.loggedIn'] : []),
    ...(Array.isArray(levels) ? [`viewer.level in [${levels.join(', ')}]`] : []),
  ]
  return `{{ ${tests.join(' && ')} }}`
}

export const personalAudience: PageRule = {
  meta: {
    name: 'personal-audience',
    severity: 'warning',
    title: { zh: '一个区块让整页不能共用', en: 'A block for which nobody can share the page' },
    docs: {
      why: {
        zh: '写了登录或等级，整页就要给每个人单独生成，打开更慢。用 viewer 写成条件，整页还是大家共用的一份。',
        en: 'By who is signed in the whole page is made for each person, which takes longer. A condition on viewer leaves it one for all.',
      },
      wrong: '"audience": { "login": true }',
      right: '"when": "{{ viewer.loggedIn }}"',
    },
  },
  on: 'page',
  onlyWhenSound: true,
  check(page) {
    const found = page.blocks.flatMap(({ block: { audience }, pointer }) => {
      if (!isMap(audience) || (audience.login === undefined && audience.levels === undefined)) return []
      const condition = conditionFor(audience)
      const message = {
        zh: `按登录或等级显示，整页就要给每个人单独生成；写成 "when": "${condition}"，整页还是共用的一份`,
        en: `The whole page is made for each person because of this; "when": "${condition}" leaves it one for all`,
      }
      return [{ pointer: `${pointer}/audience`, target: 'key' as const, message, suggestion: condition }]
    })
    const isPersonal = () => expressionTexts(page).some((text) => /\buser\b/.test(text))
    return found.length > 0 && isPersonal() ? [] : found
  },
}
