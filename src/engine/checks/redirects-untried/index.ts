import { circlesOf } from '../redirect-cycle/led-round.ts'
import type { PageRule } from '../rule.ts'

export const redirectsUntried: PageRule = {
  meta: {
    name: 'redirects-untried',
    severity: 'warning',
    title: { zh: '转向的条件太多，没有都试过', en: 'Redirects with more conditions than can be tried' },
    docs: {
      why: {
        zh: '检查会试各种顾客、时间和地址，看转向会不会绕成一圈；条件太多或者太费时只试一部分，剩下的没有人知道。',
        en: 'The check tries shoppers, moments and addresses for one who is led in a circle. Of too many, or too costly ones, it tries a part: nobody knows of the others.',
      },
      wrong: "\"when\": \"{{ query.a == '1' && query.b == '1' && … && query.p == '1' }}\"",
      right: '"when": "{{ query.from_old == \'1\' }}"',
    },
  },
  on: 'page',
  onlyWhenSound: true,
  check: (page) =>
    circlesOf(page).isSure
      ? []
      : [
          {
            pointer: '/redirects',
            target: 'key',
            message: {
              zh: '转向的条件太多，没有都试过：可能有顾客被转来转去，打不开页面；少读几个参数，或者少转几次',
              en: 'The redirects have more conditions than can be tried: somebody may be led in a circle. Read fewer parts of the query, or lead to fewer pages',
            },
          },
        ],
}
