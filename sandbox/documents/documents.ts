export interface DocumentText {
  /** Its file is <name>.pdf. */
  readonly name: string
  readonly title: string
  /** Each begins a page. */
  readonly chapters: readonly {
    readonly title: string
    readonly lines: readonly string[]
  }[]
}

/** The guides that a guest opens at /pdf-preview. `npx tsx sandbox/documents/print.ts` prints them. */
export const documents: readonly DocumentText[] = [
  {
    name: 'resort-guide',
    title: '澜湾岛度假手册',
    chapters: [
      {
        title: '入住和退房',
        lines: [
          '15:00 后办理入住，12:00 前退房。早到可以先寄存行李，泳池和更衣室早上就能用。',
          '请带好全部入住人的有效证件。加床每晚 200 元，婴儿床免费，请提前一天说。',
          '房卡可以开泳池、更衣室和小船长俱乐部的门，丢了到前台补一张，不收钱。',
        ],
      },
      {
        title: '岛上交通',
        lines: [
          '机场到酒店的班车 07:00 到 22:30，整点和半点各一班，凭订单上车。',
          '酒店到水世界的小巴每 15 分钟一班，08:30 到 21:30，招手就停。',
          '环礁水上屋的客人在星屿客运码头换小船，末班 23:30。',
        ],
      },
      {
        title: '每天有什么',
        lines: [
          '日出 6:40 前后，灯塔咖啡六点半开门。树屋乐园 09:00 到 18:30，星屿水世界 09:00 到 21:00。',
          '日落前四十分钟，日落露台有人弹琴，不收门票。海风集市 18:00 到 23:00。',
          '小船长俱乐部每天四场，4 到 12 岁，前一天晚上约。',
        ],
      },
      {
        title: '安全',
        lines: [
          '下海请听从救生员指引，红旗飘起时不下水。出海前二十分钟到码头签到，领救生衣。',
          '医务室在游客中心左侧门，08:00 到 22:00 有护士值班，夜里请打总机 400-560-0560。',
          '走失的孩子和捡到的东西，都先送到游客中心。',
        ],
      },
    ],
  },
  {
    name: 'ski-guide',
    title: '鹿鸣雪山滑雪手册',
    chapters: [
      {
        title: '雪具和雪票',
        lines: [
          '雪票实名，凭身份证过闸机。雪板、雪鞋和头盔在雪具厅领，押身份证，离场退。',
          '雪鞋要比平时紧半码，站直时脚趾碰到鞋尖，蹲下就不碰了。',
        ],
      },
      {
        title: '雪道上的规矩',
        lines: [
          '前面的人先行，从后面超过要留出三米。停下来请停在雪道边，不停在坡下看不见的地方。',
          '摔倒先看后面，再站起来。受伤了把雪板交叉插在身后，巡逻队五分钟内到。',
        ],
      },
    ],
  },
]
