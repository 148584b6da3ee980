import type { Finding } from '../../../kit/problem.ts'
import type { PageRule } from '../rule.ts'
import { circlesOf, type Circle } from './led-round.ts'

/** For whom it is one, in words; undefined: for everybody, or as data want it. */
function who({ steps, arrival: { now, user, channel } }: Circle): Finding['message'] | undefined {
  if (steps.every(({ way }) => way.decidedBy !== 'visit')) return undefined
  const at = now.replace('T', ' ')
  return {
    zh: `例如 ${at}，${user.loggedIn ? `登录的 ${user.level} 级会员` : '没有登录'}，${channel}`,
    en: `for example at ${at}, ${user.loggedIn ? `a member of level ${user.level}` : 'a visitor'}, ${channel}`,
  }
}

function finding(circle: Circle): Finding {
  const { steps } = circle
  const [first] = steps
  const chain = [...steps.map(({ address }) => address), steps.at(-1)?.to].join(' → ')
  const someone = who(circle)
  return {
    pointer: first?.way.pointer ?? '/redirects',
    ...(first && { got: first.way.to }),
    message: {
      zh: `转向绕成了一圈：${chain}，${someone ? `这样的顾客（${someone.zh}）` : '顾客'}永远打不开这个页面；改成别的地址，或者去掉这条转向`,
      en: `The redirect leads in a circle: ${chain}; ${someone ? `such a shopper (${someone.en})` : 'nobody'} can ${someone ? 'never' : 'ever'} open the page. Name another address, or leave it out`,
    },
  }
}

export const redirectCycle: PageRule = {
  meta: {
    name: 'redirect-cycle',
    severity: 'error',
    title: { zh: '转向绕成一圈', en: 'A redirect that leads back to its own page' },
    docs: {
      why: {
        zh: '顾客被转来转去，一直打不开页面。只在地址不同时才转向的，不算一圈。',
        en: 'Shoppers are sent round and never see a page. A redirect that depends on the address may lead to its own page.',
      },
      wrong: '"redirects": [{ "when": "{{ true }}", "to": "/combo" }]（在 /combo 的页面里）',
      right: '"redirects": [{ "when": "{{ true }}", "to": "/" }]',
    },
  },
  on: 'page',
  check: (page) => circlesOf(page).circles.map(finding),
}
