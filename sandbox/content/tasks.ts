import type { TaskRecord } from './sandbox-content.ts'

/** Browse tasks (A3, A4): /?activityTaskRelationId=... opens the home page with one. */
export const activityTasks: readonly TaskRecord[] = [
  {
    activityTaskId: '70001',
    activityTaskRelationId: '70011',
    taskName: '逛逛限时抢购，攒一点海风积分',
    taskContentNum: 15,
    reward: '20 积分',
    points: 20,
    doneBy: [],
    scenario: '浏览 15 秒',
  },
  {
    activityTaskId: '70002',
    activityTaskRelationId: '70012',
    taskName: '看一眼今天的度假村活动',
    taskContentNum: 5,
    reward: '5 积分',
    points: 5,
    doneBy: [],
    scenario: '浏览 5 秒',
  },
  {
    activityTaskId: '70003',
    activityTaskRelationId: '70013',
    taskName: '读一篇旅行攻略',
    taskContentNum: 10,
    reward: '10 积分',
    points: 10,
    doneBy: ['900003'],
    scenario: '会员 900003 已完成，其他人浏览 10 秒',
  },
]
