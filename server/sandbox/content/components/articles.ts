import type { ComponentContent } from '../../../../schemas/domain/page-component.ts'
import { article } from './contents.ts'

/** Strategy articles (YT3_NRQ); the old home divides them among its own codes. */
export const articles: readonly ComponentContent[] = [
  article({
    id: '30001',
    title: '第一次带娃看海，这三天这样排',
    subtitle: '不赶路的亲子行程',
    picture: 'palm-garden-3',
    tag: '亲子',
    author: '澜途编辑部 · 阿潮',
    reads: 28640,
    summary:
      '把最累的水世界放在第二天，第一天只赶潮，第三天留半天给海洋馆。午睡时间照旧，晚饭尽量早吃，孩子大人都不会崩溃。',
  }),
  article({
    id: '30002',
    title: '零基础滑雪：从摔第一跤到滑下蓝道',
    subtitle: '教练写给新手的七句话',
    picture: 'snow-slope-2',
    tag: '雪山',
    author: '鹿鸣雪山教练 · 老郑',
    reads: 19320,
    summary: '怕，是因为不会停。先学会犁式刹车，再谈转弯；租板别贪长，雪服里层要速干。上午十点前的雪最好，最值得早起。',
  }),
  article({
    id: '30003',
    title: '古镇的好时辰，在游客散去以后',
    subtitle: '住一晚才看得到的云栖',
    picture: 'old-town-2',
    tag: '古镇',
    author: '旅行作者 · 林晚',
    reads: 23115,
    summary:
      '晚上八点半，末班船靠岸，灯笼一盏盏灭到只剩河面那几点。第二天六点，石阶上只有洗菜的人和你，那是属于住客的半小时。',
  }),
  article({
    id: '30004',
    title: '潮汐表怎么看：赶海和拍日落的时间表',
    subtitle: '存图备用，全年通用',
    picture: 'bay-1',
    tag: '海岛',
    author: '白沙湾救生站',
    reads: 41208,
    summary: '农历初一、十五前后潮差最大，低潮前一小时下礁最安全。日落前四十分钟到灯塔北侧，礁石会把太阳框在正中。',
  }),
  article({
    id: '30005',
    title: '主厨的渔市早课：认得这八种海鲜就够了',
    subtitle: '点菜不踩雷',
    picture: 'dining-1',
    tag: '美食',
    author: '食光主厨 · 苏禾',
    reads: 12750,
    summary: '看眼、看鳃、按肚子，三秒判断新鲜。清蒸选石斑，炭烤选鱿鱼，煲粥用花蟹；真正好的扇贝，只需要一点蒜。',
  }),
  article({
    id: '30006',
    title: '一泡见山：青岚谷温泉的入汤次序',
    subtitle: '泡对了才解乏',
    picture: 'spa-2',
    tag: '温泉',
    author: '汤守 · 小何',
    reads: 8866,
    summary:
      '先足汤五分钟，再入四十度的外汤，最后才去最烫的石池。每次不超过十五分钟，中间喝一杯温茶，别空腹也别刚吃饱。',
  }),
  article({
    id: '30007',
    title: '三百块逛遍星屿：学生党的一日省钱路线',
    subtitle: '错峰、早场、自带水壶',
    picture: 'water-park-3',
    tag: '省钱',
    author: '澜途编辑部 · 小满',
    reads: 35402,
    summary: '双园通票比分开买省九十八，早场九点前入园先冲大喇叭。午饭错到一点半，下午四点后去造浪池，人最少浪最大。',
  }),
  article({
    id: '30008',
    title: '带爸妈去海边，他们其实更想要这些',
    subtitle: '慢一点，坐得住',
    picture: 'palm-garden-2',
    tag: '长辈',
    author: '旅行作者 · 顾北',
    reads: 16093,
    summary: '房间选低楼层，行程一天一件事，早餐一定要有粥。下午的椰林茶座他们能坐两小时，比任何景点都开心。',
  }),
]
