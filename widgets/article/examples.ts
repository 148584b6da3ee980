import type { Article } from '../../schemas/domain/article.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { ArticleProps } from './props.schema.ts'

const media = (name: string) => `/tc-fostay/media/${name}`

const told: Article = {
  contentid: 's1',
  title: '月牙湾三天慢游：第一天看日落，第三天什么也不做',
  themePicUri: media('bay-2'),
  author: '林小满',
  publishTime: '2026-11-01 09:00',
  readCount: 23800,
  tags: ['月牙湾', '慢旅行', '看日落'],
  summary: '我在月牙湾住了七年，陪过几百位客人。走得最慢的那些人，后来都又回来了。',
  parts: [
    { kind: 'heading', text: '第一天：只做一件事' },
    {
      kind: 'text',
      text: '下午三点入住，五点半到西边的栈桥。十一月的太阳落得早，六点前后会碰到水面。不用带相机，也不用抢位置，整条栈桥都是前排。',
    },
    { kind: 'picture', text: '六点零三分，栈桥尽头', picture: media('bay-3') },
    { kind: 'text', text: '天黑以后沿着水走回来，大约四十分钟。脚踩在湿沙上，潮水退一步，您进一步。' },
    { kind: 'quote', text: '海不会因为您来得晚，就早一点退潮。' },
    { kind: 'heading', text: '第二天：出海' },
    { kind: 'text', text: '日落帆船要提前一天约。船长姓何，话不多，会在风最好的时候把舵交给孩子。' },
    { kind: 'product', text: '月牙湾日落帆船巡游 60 分钟', picture: media('lagoon-1'), to: '/goods/2301', price: 268 },
    { kind: 'text', text: '回来以后去夜市，从第一摊吃到最后一摊。' },
  ],
}

const slow: Article = { ...told, subtitle: '写给每次旅行都比上班还累的人' }

const minimal: Article = {
  ...told,
  themePicUri: '',
  readCount: 0,
  tags: [],
  summary: '',
  parts: [{ kind: 'text', text: '第一天看日落，第二天出海，第三天什么也不做。' }],
}

export const examples: readonly Example<ArticleProps>[] = [
  { name: '只有文字', props: { article: minimal } },
  { name: '都有', props: { article: slow, endText: '到底啦，去海边走走吧' } },
  { name: '没有正文', props: { article: { ...slow, parts: [] } } },
  {
    name: '很长的文字',
    props: {
      article: {
        ...slow,
        title: slow.title.repeat(3),
        subtitle: slow.subtitle?.repeat(4),
        author: '住在月牙湾第七年还没有看腻日落的编辑部同事',
        summary: slow.summary.repeat(4),
        tags: slow.tags.flatMap((tag) => [tag, `${tag}和一个特别长的标签`]),
        parts: slow.parts.map((part) => ({
          ...part,
          text: part.text.repeat(3),
          ...(part.price && { price: 128888.88 }),
        })),
      },
      buyText: '去看看并预订',
    },
  },
]
