import type { FailureRule } from '../rule.ts'

/** No part of a file is to blame: the message names the rule, and the other rules and files are checked as ever. */
export const checkFailed: FailureRule = {
  meta: {
    name: 'check-failed',
    severity: 'error',
    title: { zh: '检查自己出了错', en: 'The check itself has failed' },
    docs: {
      why: {
        zh: '没有检查完的文件不能发布。这是检查程序的错：请把文件和这条提示交给工程师。其余的规则和文件照常检查。',
        en: 'What was not checked to the end cannot be published. The check is to blame: give the file and this message to an engineer. All else is checked as ever.',
      },
      wrong: '规则「unknown-route」检查这个文件时自己出了错（TypeError: …）',
      right: '（没有这条提示）',
    },
  },
  on: 'failure',
  check: ({ rule, error }) => [
    {
      pointer: '',
      message: {
        zh: `${rule === undefined ? '检查程序' : `规则「${rule}」`}检查这个文件时自己出了错（${String(error)}），请把文件和这条提示交给工程师`,
        en: `${rule === undefined ? 'The check' : `The rule "${rule}"`} has failed on this file (${String(error)}): give the file and this message to an engineer`,
      },
    },
  ],
}
