import type { Example } from '../../src/kit/widget.ts'
import type { GuideRowsProps } from './props.schema.ts'

const row = (id: string, title: string, more: object = {}) => ({ id, title, ...more })
const about = (summary: string) => ({ contentInfo: { summary } })
const tag = (name: string) => ({ customFields: { tag: name } })

export const examples: readonly Example<GuideRowsProps>[] = [
  { name: '最少', props: { rows: [row('a', '住')] } },
  {
    name: '营业时间，按小标题分组',
    props: {
      title: '营业时间',
      hasHours: true,
      rows: [
        row('a', '海湾自助餐厅', { subtitle: '06:30-10:30', ...about('粥档和面档在最里面。'), ...tag('餐饮') }),
        row('b', '无边泳池', { subtitle: '07:00-21:00', ...tag('泳池和水疗') }),
        row('c', '灯塔甜品站', { subtitle: '11:00-22:00', ...tag('餐饮') }),
      ],
    },
  },
  {
    name: '可以点的，有图',
    props: {
      title: '目的地',
      rows: [
        row('a', '澜湾岛', { subtitle: '下船就是沙滩', themePicUri: '/tc-fostay/media/lagoon-2', jumpPath: '/combo' }),
      ],
    },
  },
  {
    name: '选一个',
    props: {
      isChoice: true,
      selected: 'b',
      rows: [row('a', '上海', { subtitle: '直飞 2 小时 40 分' }), row('b', '北京')],
    },
  },
  {
    name: '很长的文字',
    props: {
      title: '怎么从很远的地方到一个名字也很长的度假村',
      rows: [
        row('a', '鹿鸣雪山一价全包度假村国际滑雪学校接站大巴换乘中心'.repeat(2), {
          subtitle: '到雪场 32 公里，下雪天约 70 分钟，山路装防滑链'.repeat(2),
          ...about('出站口左手边有雪具寄存，大巴在二号站台，雪板放车底，不另收费。'.repeat(3)),
        }),
      ],
    },
  },
]
