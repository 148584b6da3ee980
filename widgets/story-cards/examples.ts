import type { Example } from '../../src/kit/widget.ts'
import type { StoryCardsProps } from './props.schema.ts'

const story = (id: string, title: string, picture: string, summary: string, readCount: number) => ({
  id,
  title,
  themePicUri: `/tc-fostay/media/${picture}`,
  redirectType: 'content' as const,
  jumpParames: { contentid: id },
  contentInfo: { summary, author: '澜途编辑部', readCount },
})

const stories = [
  story('s1', '月牙湾三天慢游', 'bay-2', '第一天看日落，第二天出海，第三天什么也不做。', 23800),
  story('s2', '带孩子看白鲸', 'aquarium-1', '几点的场次人最少，坐哪一排不会湿身。', 8600),
  story('s3', '夜市二十四味', 'night-market-1', '从第一摊吃到最后一摊的正确顺序。', 640),
  story('s4', '第一次滑雪', 'snow-slope-1', '雪具怎么租，教练怎么选，摔跤怎么起来。', 0),
]

export const examples: readonly Example<StoryCardsProps>[] = [
  { name: '一篇', props: { title: '玩法攻略', items: [{ id: 's0', title: '月牙湾三天慢游' }] } },
  { name: '四篇', props: { title: '玩法攻略', subtitle: '住过的人写给要来的人', items: stories, max: 8 } },
  { name: '没有内容', props: { title: '玩法攻略', items: [] } },
  {
    name: '很长的文字',
    props: {
      title: '住过的人写给要来的人的玩法攻略',
      items: stories.map((item) => ({
        ...item,
        title: `${item.title}：一份写给所有人的超详细实用攻略`,
        contentInfo: {
          ...item.contentInfo,
          summary: item.contentInfo.summary.repeat(5),
          author: '住在月牙湾第七年的编辑部同事',
        },
      })),
    },
  },
  {
    name: '很多篇',
    props: {
      title: '玩法攻略',
      items: [...stories, ...stories.map((item) => ({ ...item, id: `${item.id}-2` }))],
      max: 20,
    },
  },
]
